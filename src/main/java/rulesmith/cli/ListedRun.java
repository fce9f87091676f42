package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rulesmith.archive.InvalidRunException;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunFolder;
import rulesmith.archive.RunState;
import rulesmith.rules.Measurement;

/**
 * A run, as list shows it. Its metrics are those of the best individual for each objective, as evolution saw them.
 *
 * @param state null if the run has no checkpoint yet
 */
record ListedRun(String name, RunConfig config, RunState state, String standing) implements Listed {

    /** The runs of the folder; those that cannot be read are left out with a word about them. */
    static List<ListedRun> all(Console console) throws IOException {
        Path populations = console.home().resolve("populations");
        List<ListedRun> runs = new ArrayList<>();
        for (RunFolder folder : RunFolder.all(populations)) {
            try {
                RunConfig config = folder.config();
                Optional<RunState> state = folder.state(config);
                runs.add(new ListedRun(folder.name(), config, state.orElse(null), folder.standing(config, state)));
            } catch (InvalidRunException e) {
                console.err().println("left out: " + e.getMessage());
            } catch (IOException e) {
                console.err().println("left out: " + folder.path() + ": cannot be read");
            }
        }
        return runs;
    }

    static List<String> heading(Set<String> metrics) {
        List<String> cells = new ArrayList<>(List.of("NAME", "ALGORITHM", "SEED", "STATE", "ITERATIONS", "RULE SETS"));
        metrics.forEach(metric -> cells.add("BEST " + metric.toUpperCase(Locale.ROOT)));
        return cells;
    }

    @Override
    public List<String> cells(Set<String> metrics) {
        List<String> cells = new ArrayList<>(List.of(
                name,
                config.algorithm().toString(),
                String.valueOf(config.seed()),
                standing,
                done() + " of " + config.iterations(),
                String.valueOf(state == null ? 0 : state.born())));
        metrics.forEach(metric -> cells.add(
                metrics().containsKey(metric) ? MeasuredText.cell(metrics().get(metric)) : "–"));
        return cells;
    }

    private int done() {
        return state == null ? 0 : state.generation();
    }

    @Override
    public Integer pieces() {
        return null;
    }

    @Override
    public Map<String, Measurement> metrics() {
        Map<String, Measurement> best = new LinkedHashMap<>();
        if (state != null) {
            state.best().slots().forEach((metric, holders) -> {
                if (!holders.isEmpty()) {
                    best.put(metric, holders.get(0).metrics().get(metric));
                }
            });
        }
        return best;
    }

    @Override
    public Map<String, String> notes() {
        return Map.of(
                "algorithm", config.algorithm().toString(), "seed", String.valueOf(config.seed()), "state", standing);
    }

    @Override
    public Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("name", name);
        facts.put("algorithm", config.algorithm());
        facts.put("seed", config.seed());
        facts.put("state", standing);
        facts.put("done", done());
        facts.put("iterations", config.iterations());
        facts.put("born", state == null ? 0 : state.born());
        facts.put("best", MeasuredText.facts(metrics()));
        return facts;
    }
}
