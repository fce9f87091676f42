package rulesmith.cli;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import rulesmith.archive.Grid;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunState;

/** What is said of a run while it goes on: how fast it is, and the best of each metric so far. */
final class RunProgress implements Supplier<String> {

    private final RunConfig config;
    private final long start = System.nanoTime();
    private int bornBefore;
    private volatile RunState latest;

    RunProgress(RunConfig config) {
        this.config = config;
    }

    /** Whether an iteration has been done, rather than a state found. */
    boolean reached(RunState state) {
        boolean iteration = latest != null;
        if (!iteration) {
            bornBefore = state.born();
        }
        latest = state;
        return iteration;
    }

    @Override
    public String get() {
        RunState state = latest;
        double seconds = (System.nanoTime() - start) / 1e9;
        return String.format(Locale.ROOT, "%,.0f eval/s, best ", (state.born() - bornBefore) / seconds) + best(state);
    }

    private String best(RunState state) {
        String best = config.objectives().stream()
                .map(objective -> {
                    List<Individual> holders = state.best().slots().get(objective.metric());
                    double value = holders.get(0).value(objective.metric());
                    return abbreviated(objective.metric()) + String.format(Locale.ROOT, " %.2f", value);
                })
                .collect(Collectors.joining(" "));
        return switch (config.algorithm()) {
            case MAP_ELITES ->
                best
                        + String.format(
                                Locale.ROOT,
                                ", %.0f %% filled",
                                100 * Grid.of(config).coverage(state.population()));
            default -> best;
        };
    }

    /** A line of progress must fit into a terminal. */
    private static String abbreviated(String metric) {
        return metric.length() <= 5 ? metric : metric.substring(0, 3);
    }
}
