package rulesmith.playtest;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunFolder;
import rulesmith.archive.RunState;
import rulesmith.rules.Measurement;

/**
 * The runs there are.
 *
 * @param metrics those that some run has made good
 * @param leftOut a sentence for each run that cannot be read
 */
public record RunsView(List<Line> runs, List<MetricView> metrics, List<String> leftOut) {

    /**
     * A run among others.
     *
     * @param title of its algorithm
     * @param standing running, finished or stopped
     * @param best what was measured of the best individual for each objective
     */
    public record Line(
            String name,
            String algorithm,
            String title,
            String seed,
            String standing,
            int done,
            int iterations,
            int born,
            Map<String, MetricView.Value> best) {

        static Line of(RunFolder run, RunConfig config, Optional<RunState> state) throws IOException {
            Map<String, Measurement> best = new LinkedHashMap<>();
            state.ifPresent(reached -> reached.best().slots().forEach((metric, holders) -> {
                if (!holders.isEmpty()) {
                    best.put(metric, holders.get(0).metrics().get(metric));
                }
            }));
            return new Line(
                    run.name(),
                    config.algorithm().toString(),
                    config.algorithm().title(),
                    String.valueOf(config.seed()),
                    run.standing(config, state),
                    state.map(RunState::generation).orElse(0),
                    config.iterations(),
                    state.map(RunState::born).orElse(0),
                    GalleryView.values(best));
        }
    }
}
