package rulesmith.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import rulesmith.WholeFile;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Objective;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunConfigJson;
import rulesmith.metrics.LocalEvaluator;
import rulesmith.rules.Measurement;

@Command(
        name = "evolved-vs-random",
        mixinStandardHelpOptions = true,
        description = {
            "Are evolved games better than random ones? Makes a run for each seed and measures the games it keeps, as many"
                    + " random rule sets, as many random ones that pass the gates, and what a random search that tried as many"
                    + " rule sets keeps, on games that none of them was chosen by.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  rulesmith experiment evolved-vs-random",
            "  rulesmith experiment evolved-vs-random --algorithm ga --seeds 20 --iterations 300"
        })
final class EvolvedVersusRandomCommand implements Callable<Integer> {

    @Option(names = "--seeds", paramLabel = "N", defaultValue = "10", description = "Default: ${DEFAULT-VALUE}.")
    private int seeds;

    @Option(
            names = "--first-seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The seeds are this one and those that follow. Default: ${DEFAULT-VALUE}.")
    private long firstSeed;

    @Option(names = "--algorithm", paramLabel = "NAME", defaultValue = "es", description = "As in evolve.")
    private String algorithm;

    @Option(names = "--iterations", paramLabel = "N", description = "Default: 100.")
    private Integer iterations;

    @Option(names = "--population", paramLabel = "N", description = "Default: 10.")
    private Integer population;

    @Option(names = "--min-pieces", paramLabel = "N", description = "Least pieces of a player. Default: 4.")
    private Integer minPieces;

    @Option(
            names = "--fresh-games",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Games of each kind on which all are compared. Default: ${DEFAULT-VALUE}.")
    private Integer freshGames;

    @Option(names = "--threads", paramLabel = "N", description = "Default: one a core. Does not change the result.")
    private Integer threads;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Console console;

    EvolvedVersusRandomCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (seeds < 2 || seeds > 100_000) {
            throw new UsageException(
                    "--seeds is " + seeds + ", expected 2 to 100000: one says nothing about the spread");
        }
        RunConfig config = config();
        EvolvedVersusRandom experiment =
                new EvolvedVersusRandom(config, new LocalEvaluator(ScoreCommand.workers(threads), played -> {}));
        try (Progress progress = new Progress(console, "iterations", (long) seeds * config.iterations())) {
            for (int i = 0; i < seeds; i++) {
                experiment.add(firstSeed + i, iteration -> progress.advance(1));
            }
        }
        Path folder =
                console.home().resolve("results").resolve("experiments").resolve("evolved-vs-random-" + algorithm);
        Path csv = folder.resolve("games.csv");
        String setting = RunConfigJson.write(config.withSeed(firstSeed), null, Rulesmith.Version.number());
        WholeFile.write(folder.resolve("config.json"), setting.getBytes(StandardCharsets.UTF_8));
        WholeFile.write(csv, experiment.csv().getBytes(StandardCharsets.UTF_8));
        if (json) {
            console.out().println(Json.of(facts(experiment, config, csv)));
        } else {
            print(experiment, config, csv);
        }
        return Rulesmith.DONE;
    }

    private RunConfig config() {
        Algorithm chosen = Algorithm.parse(algorithm);
        ObjectNode node = RunConfigJson.defaults(chosen);
        put(node, "iterations", iterations);
        put(node, "population", population);
        put(node, "minPieces", minPieces);
        put(node, "freshGames", freshGames);
        return RunConfigJson.read(node);
    }

    private static void put(ObjectNode node, String field, Integer value) {
        if (value != null) {
            node.put(field, value);
        }
    }

    private void print(EvolvedVersusRandom experiment, RunConfig config, Path csv) {
        console.out()
                .println(String.format(
                        Locale.ROOT,
                        "%s, seeds %d to %d, %,d iterations of %,d rule sets; means over the seeds with 95 %% intervals,",
                        config.algorithm().title(),
                        firstSeed,
                        firstSeed + seeds - 1,
                        config.iterations(),
                        config.population()));
        console.out()
                .println(String.format(
                        Locale.ROOT,
                        "each game measured on %,d games of each kind that nobody was chosen by.",
                        config.freshGames()));
        for (String other : EvolvedVersusRandom.OTHERS) {
            console.out().println();
            table(experiment, config, other).forEach(console.out()::println);
            Measurement pairs = experiment.superiority(EvolvedVersusRandom.EVOLVED, other);
            console.out()
                    .println(String.format(
                            Locale.ROOT,
                            "An evolved game has more combined fitness than one of %s in %.0f %% of pairs [%.0f, %.0f].",
                            "the kind \"" + other + "\"",
                            100 * pairs.mean(),
                            100 * pairs.low(),
                            100 * pairs.high()));
        }
        console.out().println();
        console.out().println("All games: " + NewCommand.shown(csv.toAbsolutePath()));
    }

    private static List<String> table(EvolvedVersusRandom experiment, RunConfig config, String other) {
        List<List<String>> rows = new ArrayList<>();
        boolean slots = experiment.hasSlots();
        rows.add(List.of(
                "METRIC",
                "EVOLVED",
                other.toUpperCase(Locale.ROOT),
                "DIFFERENCE",
                slots ? "OF THE BEST TWO FOR IT" : ""));
        for (Objective objective : config.objectives()) {
            String metric = objective.metric();
            rows.add(List.of(
                    metric,
                    MeasuredText.cell(experiment.mean(EvolvedVersusRandom.EVOLVED, metric)),
                    MeasuredText.cell(experiment.mean(other, metric)),
                    signed(experiment.difference(EvolvedVersusRandom.EVOLVED, other, metric)),
                    slots ? signed(experiment.slotDifference(EvolvedVersusRandom.EVOLVED, other, metric)) : ""));
        }
        return TextLayout.table(rows);
    }

    private static String signed(Measurement m) {
        return String.format(Locale.ROOT, "%+.3f [%+.3f, %+.3f]", m.mean(), m.low(), m.high());
    }

    private Map<String, Object> facts(EvolvedVersusRandom experiment, RunConfig config, Path csv) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("algorithm", config.algorithm());
        facts.put("firstSeed", firstSeed);
        facts.put("seeds", seeds);
        facts.put("freshGames", config.freshGames());
        for (String other : EvolvedVersusRandom.OTHERS) {
            Map<String, Object> against = new LinkedHashMap<>();
            for (Objective objective : config.objectives()) {
                Map<String, Object> of = new LinkedHashMap<>();
                of.put("evolved", experiment.mean(EvolvedVersusRandom.EVOLVED, objective.metric()));
                of.put("other", experiment.mean(other, objective.metric()));
                of.put("difference", experiment.difference(EvolvedVersusRandom.EVOLVED, other, objective.metric()));
                if (experiment.hasSlots()) {
                    of.put(
                            "bestTwoDifference",
                            experiment.slotDifference(EvolvedVersusRandom.EVOLVED, other, objective.metric()));
                }
                against.put(objective.metric(), of);
            }
            against.put("superiority", experiment.superiority(EvolvedVersusRandom.EVOLVED, other));
            facts.put(other, against);
        }
        facts.put("file", csv.toString());
        return facts;
    }
}
