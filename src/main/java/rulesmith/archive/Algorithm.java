package rulesmith.archive;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The ways to evolve. */
public enum Algorithm {
    /** Each parent has one child, which replaces it if it is better: the published experiment. */
    ES("evolution strategy"),
    /** Selection by rank, crossover and mutation. */
    GA("genetic algorithm"),
    /** Several objectives at once: nobody in the front is worse than another in all of them. */
    NSGA2("NSGA-II"),
    /** The best game for each combination of behaviours. */
    MAP_ELITES("MAP-Elites");

    private final String title;

    Algorithm(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

    /** As files and the command line have it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Algorithm parse(String word) {
        return Arrays.stream(values())
                .filter(algorithm -> algorithm.toString().equals(word))
                .findFirst()
                .orElseThrow(() -> new InvalidRunException("algorithm is \"" + word + "\", expected "
                        + Arrays.stream(values()).map(Algorithm::toString).collect(Collectors.joining(" or "))));
    }
}
