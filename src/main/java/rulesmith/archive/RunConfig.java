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
 * @param population how many parents there are, and how many children are born in an iteration
 * @param games how many games of each kind a rule set is measured on
 * @param objectives what is to be made good
 * @param mutation the probability that a gene of a child changes
 * @param crossover the probability that a child has two parents; an evolution strategy has none of that
 * @param gateGames how many random games decide whether a rule set is worth measuring; with 0 only its pieces do
 * @param minPieces the least pieces a player must have; a rule set with fewer is dropped at the gates
 * @param freshGames how many new games of each kind the best are measured on in the end
 * @param diversity from which difference on two games count as different
 * @param keep how many games of a front or grid are kept as rule sets
 * @param behaviour what MAP-Elites tells games apart by
 * @param initial in a word where the first genomes come from
 * @param starters the first genomes; if they are too few, random ones join them
 */
public record RunConfig(
        Algorithm algorithm,
        long seed,
        int population,
        int iterations,
        int games,
        List<Objective> objectives,
        double mutation,
        double crossover,
        int gateGames,
        int minPieces,
        int freshGames,
        double diversity,
        int keep,
        List<Axis> behaviour,
        Conventions conventions,
        String initial,
        List<Genome> starters) {

    public static final int MOST_ITERATIONS = 10_000_000;

    public RunConfig {
        objectives = List.copyOf(objectives);
        behaviour = List.copyOf(behaviour);
        starters = List.copyOf(starters);
        within("population", population, 2, 100_000);
        within("iterations", iterations, 0, MOST_ITERATIONS);
        within("games", games, 1, 1_000_000);
        share("mutation", mutation);
        share("crossover", crossover);
        // Fewer than 5 cannot tell a game that one side always wins from one it happened to win.
        if (gateGames != 0 && (gateGames < 5 || gateGames > 1_000_000)) {
            throw new InvalidRunException("gates is " + gateGames + ", expected 0 or 5 to 1000000");
        }
        within("minPieces", minPieces, 1, conventions.maxPieces());
        within("freshGames", freshGames, 2, 1_000_000);
        if ((long) population * Math.max(iterations, games) > Integer.MAX_VALUE) {
            throw new InvalidRunException("a population of " + population + " is too large for " + iterations
                    + " iterations or " + games + " games each");
        }
        if (!(diversity > 0 && diversity <= 1)) {
            throw new InvalidRunException("diversity is " + diversity + ", expected a number above 0 and at most 1");
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

    /** The same run with more iterations or fewer. */
    public RunConfig withIterations(int other) {
        return new RunConfig(
                algorithm,
                seed,
                population,
                other,
                games,
                objectives,
                mutation,
                crossover,
                gateGames,
                minPieces,
                freshGames,
                diversity,
                keep,
                behaviour,
                conventions,
                initial,
                starters);
    }

    /** The same run with another number of games in the end. */
    public RunConfig withFreshGames(int other) {
        return new RunConfig(
                algorithm,
                seed,
                population,
                iterations,
                games,
                objectives,
                mutation,
                crossover,
                gateGames,
                minPieces,
                other,
                diversity,
                keep,
                behaviour,
                conventions,
                initial,
                starters);
    }

    /** The same run with other random numbers. */
    public RunConfig withSeed(long other) {
        return new RunConfig(
                algorithm,
                other,
                population,
                iterations,
                games,
                objectives,
                mutation,
                crossover,
                gateGames,
                minPieces,
                freshGames,
                diversity,
                keep,
                behaviour,
                conventions,
                initial,
                starters);
    }

    /** The same run with other first genomes. */
    public RunConfig withStarters(List<Genome> others) {
        return new RunConfig(
                algorithm,
                seed,
                population,
                iterations,
                games,
                objectives,
                mutation,
                crossover,
                gateGames,
                minPieces,
                freshGames,
                diversity,
                keep,
                behaviour,
                conventions,
                initial,
                others);
    }

    /** What is measured of each individual: the objectives, and for MAP-Elites the behaviour. */
    public List<String> metrics() {
        Stream<String> axes =
                algorithm == Algorithm.MAP_ELITES ? behaviour.stream().map(Axis::metric) : Stream.empty();
        return Stream.concat(objectives.stream().map(Objective::metric), axes)
                .distinct()
                .toList();
    }

    /** How an individual is measured, at each look on other games. */
    public Settings settings(int look) {
        return new Settings(
                metrics(), games, Seed.of(seed).derive("games").derive(look).value());
    }
}
