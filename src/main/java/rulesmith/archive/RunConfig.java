package rulesmith.archive;

import java.util.List;
import java.util.stream.Stream;
import rulesmith.Seed;
import rulesmith.genome.Genome;
import rulesmith.metrics.Settings;
import rulesmith.rules.Conventions;

/**
 * All that decides the result of a run. The number of threads is not part of it.
 *
 * @param seed what all randomness of the run comes from
 * @param conventions of all its rule sets
 */
public record RunConfig(
        Algorithm algorithm,
        long seed,
        Budget budget,
        Aim aim,
        Variation variation,
        Start start,
        Conventions conventions) {

    /**
     * How much is done.
     *
     * @param population how many parents there are, and how many children are born in an iteration
     * @param games how many games of each kind a rule set is measured on
     * @param gateGames how many random games decide whether a rule set is worth measuring; with 0 only its pieces do
     * @param freshGames how many new games of each kind the best are measured on in the end
     */
    public record Budget(int population, int iterations, int games, int gateGames, int freshGames) {

        public Budget {
            within("population", population, 2, 100_000);
            within("iterations", iterations, 0, 10_000_000);
            within("games", games, 1, 1_000_000);
            // Fewer than 5 cannot tell a game that one side always wins from one it happened to win.
            if (gateGames != 0 && (gateGames < 5 || gateGames > 1_000_000)) {
                throw new InvalidRunException("gates is " + gateGames + ", expected 0 or 5 to 1000000");
            }
            within("freshGames", freshGames, 2, 1_000_000);
            if ((long) population * Math.max(iterations, games) > Integer.MAX_VALUE) {
                throw new InvalidRunException("a population of " + population + " is too large for " + iterations
                        + " iterations or " + games + " games each");
            }
        }
    }

    /**
     * What is looked for.
     *
     * @param objectives what is to be made good
     * @param behaviour what MAP-Elites tells games apart by
     * @param minPieces the least pieces a player must have; a rule set with fewer is dropped at the gates
     * @param diversity from which difference on two games count as different
     * @param keep how many games of a front or grid are kept as rule sets
     */
    public record Aim(List<Objective> objectives, List<Axis> behaviour, int minPieces, double diversity, int keep) {

        public Aim {
            objectives = List.copyOf(objectives);
            behaviour = List.copyOf(behaviour);
            if (!(diversity > 0 && diversity <= 1)) {
                throw new InvalidRunException(
                        "diversity is " + diversity + ", expected a number above 0 and at most 1");
            }
            within("keep", keep, 1, 1000);
            if (objectives.isEmpty()) {
                throw new InvalidRunException("objectives name no metric");
            }
            if (objectives.stream().map(Objective::metric).distinct().count() < objectives.size()) {
                throw new InvalidRunException("objectives name a metric twice");
            }
            if (behaviour.size() < 2 || behaviour.size() > 3) {
                throw new InvalidRunException("behaviour names " + behaviour.size() + " metrics, expected 2 or 3");
            }
            if (behaviour.stream().map(Axis::metric).distinct().count() < behaviour.size()) {
                throw new InvalidRunException("behaviour names a metric twice");
            }
        }
    }

    /**
     * How children differ from their parents.
     *
     * @param mutation the probability that a gene of a child changes
     * @param crossover the probability that a child has two parents; an evolution strategy has none of that
     */
    public record Variation(double mutation, double crossover) {

        public Variation {
            share("mutation", mutation);
            share("crossover", crossover);
        }
    }

    /**
     * What the run begins with.
     *
     * @param initial in a word where the first genomes come from
     * @param starters the first genomes; if they are too few, random ones join them
     */
    public record Start(String initial, List<Genome> starters) {

        public Start {
            starters = List.copyOf(starters);
        }
    }

    public RunConfig {
        within("minPieces", aim.minPieces, 1, conventions.maxPieces());
    }

    private static void within(String field, int value, int least, int most) {
        if (value < least || value > most) {
            throw new InvalidRunException(field + " is " + value + ", expected " + least + " to " + most);
        }
    }

    private static void share(String field, double value) {
        if (!(value >= 0 && value <= 1)) {
            throw new InvalidRunException(field + " is " + value + ", expected a number from 0 to 1");
        }
    }

    /** The same run with other random numbers. */
    public RunConfig withSeed(long other) {
        return new RunConfig(algorithm, other, budget, aim, variation, start, conventions);
    }

    /** The same run with more iterations or fewer. */
    public RunConfig withIterations(int other) {
        return with(new Budget(population(), other, games(), gateGames(), freshGames()));
    }

    /** The same run with another number of games in the end. */
    public RunConfig withFreshGames(int other) {
        return with(new Budget(population(), iterations(), games(), gateGames(), other));
    }

    private RunConfig with(Budget other) {
        return new RunConfig(algorithm, seed, other, aim, variation, start, conventions);
    }

    /** The same run with other first genomes. */
    public RunConfig withStarters(List<Genome> others) {
        return new RunConfig(algorithm, seed, budget, aim, variation, new Start(initial(), others), conventions);
    }

    public int population() {
        return budget.population;
    }

    public int iterations() {
        return budget.iterations;
    }

    public int games() {
        return budget.games;
    }

    public int gateGames() {
        return budget.gateGames;
    }

    public int freshGames() {
        return budget.freshGames;
    }

    public List<Objective> objectives() {
        return aim.objectives;
    }

    public List<Axis> behaviour() {
        return aim.behaviour;
    }

    public int minPieces() {
        return aim.minPieces;
    }

    public double diversity() {
        return aim.diversity;
    }

    public int keep() {
        return aim.keep;
    }

    public double mutation() {
        return variation.mutation;
    }

    public double crossover() {
        return variation.crossover;
    }

    public String initial() {
        return start.initial;
    }

    public List<Genome> starters() {
        return start.starters;
    }

    /** What is measured of each individual: the objectives, and for MAP-Elites the behaviour. */
    public List<String> metrics() {
        Stream<String> axes =
                algorithm == Algorithm.MAP_ELITES ? behaviour().stream().map(Axis::metric) : Stream.empty();
        return Stream.concat(objectives().stream().map(Objective::metric), axes)
                .distinct()
                .toList();
    }

    /** How an individual is measured, at each look on other games. */
    public Settings settings(int look) {
        return new Settings(
                metrics(), games(), Seed.of(seed).derive("games").derive(look).value());
    }
}
