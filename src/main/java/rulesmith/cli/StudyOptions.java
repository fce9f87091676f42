package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Option;
import rulesmith.Seed;
import rulesmith.gametree.Trial;
import rulesmith.play.Workers;

/** What all experiments with solvers ask. */
final class StudyOptions {

    @Option(names = "--quick", description = "Fewer and easier positions, to see how it works in a few seconds.")
    boolean quick;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Decides positions and playouts. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "Default: one a core. Does not change the result.")
    private Integer threads;

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    Seed seed() {
        return Seed.of(seed);
    }

    Workers workers() {
        return ScoreCommand.workers(threads);
    }

    /** Each setting has a folder of its own; the usual one has the plain name. */
    Path folder(Console console, String experiment) {
        return console.home()
                .resolve("results")
                .resolve("experiments")
                .resolve(experiment + (quick ? "-quick" : "") + (seed == 1 ? "" : "-seed" + seed));
    }

    /** For {@code settings.json}. */
    Map<String, Object> settings(String experiment) throws IOException {
        Map<String, Object> settings = new LinkedHashMap<>();
        settings.put("experiment", experiment);
        settings.put("quick", quick);
        settings.put("seed", seed);
        settings.put("version", Rulesmith.Version.number());
        return settings;
    }

    /** @param parameters what else decides the trials */
    ResumableTable file(Console console, String experiment, Map<String, Object> parameters) throws IOException {
        Map<String, Object> settings = new LinkedHashMap<>(settings(experiment));
        settings.putAll(new TreeMap<>(parameters));
        return new ResumableTable(folder(console, experiment), "trials", Trial.COLUMNS, settings);
    }

    /** Writes and prints what came out. */
    int finish(Console console, StudyReport report, String experiment) throws IOException {
        Path folder = folder(console, experiment);
        report.write(console, folder);
        if (json) {
            console.out().println(Json.of(report.facts(folder)));
        } else {
            report.lines().forEach(console.out()::println);
            console.out().println();
            console.out().println("Table, trials and plots: " + NewCommand.shown(folder.toAbsolutePath()));
        }
        return Rulesmith.DONE;
    }
}
