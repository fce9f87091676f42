package rulesmith.learning;

import java.util.List;
import java.util.OptionalInt;

/**
 * How one population learned.
 *
 * @param seed all its randomness comes from
 * @param generations in their order, from 0, the untrained networks, on
 * @param champion of the last one
 * @param championGeneration how many generations the champion has behind it; more than are listed if not all are
 */
public record TrainingLog(long seed, List<Generation> generations, Network champion, int championGeneration) {

    /** When all games of so many generations have ended alike, whatever the networks did, there is nothing to learn. */
    static final int ENOUGH = 10;

    public TrainingLog {
        generations = List.copyOf(generations);
        for (int i = 0; i < generations.size(); i++) {
            if (generations.get(i).number() != i) {
                throw new IllegalArgumentException(
                        "generation " + generations.get(i).number() + " at place " + i);
            }
        }
    }

    /** With all generations. */
    public TrainingLog(long seed, List<Generation> generations, Network champion) {
        this(seed, generations, champion, generations.size() - 1);
    }

    public Generation last() {
        return generations.get(generations.size() - 1);
    }

    public boolean learned() {
        return last().learned();
    }

    /** All games within the population, as they went for South. */
    public Tally games() {
        return generations.stream().map(Generation::south).reduce(Tally.NONE, Tally::plus);
    }

    /** Whether every game so far has had the same result, and there were enough of them. */
    public boolean idle() {
        Tally games = games();
        return last().number() >= ENOUGH
                && Math.max(games.wins(), Math.max(games.draws(), games.losses())) == games.games();
    }

    /** Whether there is nothing more to wait for. */
    public boolean isOver(int cap) {
        return learned() || idle() || last().number() >= cap;
    }

    /** The first generation whose champion won at least such a share of its games against the others. */
    public OptionalInt reached(double share) {
        return generations.stream()
                .filter(generation -> generation.number() > 0 && generation.fitness() >= share)
                .mapToInt(Generation::number)
                .findFirst();
    }

    /** At a generation, or at the last one before it. */
    public Generation at(int generation) {
        return generations.get(Math.min(generation, generations.size() - 1));
    }

    /** The first generations, no more than so many; the champion is still the last one. */
    TrainingLog until(int cap) {
        return generations.size() <= cap + 1
                ? this
                : new TrainingLog(seed, generations.subList(0, cap + 1), champion, championGeneration);
    }
}
