package rulesmith.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import rulesmith.Seed;
import rulesmith.archive.Algorithm;
import rulesmith.archive.InvalidRunException;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunConfigJson;
import rulesmith.archive.RunFolder;
import rulesmith.learning.Learnability;
import rulesmith.play.Workers;

@Command(
        name = "evolve",
        mixinStandardHelpOptions = true,
        description = {
            "Evolves rule sets and keeps the best games in rulesets/, the run in populations/ and a report in results/.",
            "Without options it is the published experiment: an evolution strategy of 10 parents with one child each, 100"
                    + " iterations, 30 %% mutation, 20 games of each kind for each rule set.",
            ""
        },
        footer = {
            "",
            "A configuration file holds any of the fields of config.json in the folder of a run; options come first.",
            "",
            "Examples:",
            "  rulesmith evolve",
            "  rulesmith evolve --seed 7 --iterations 1000 --name long",
            "  rulesmith evolve --algorithm nsga2 --objectives duration,intelligence,drama --population 50",
            "  rulesmith evolve --algorithm map-elites --behaviour branching,length:5,step-over:3 --iterations 2000",
            "  rulesmith evolve --initial rulesets --config run.json --dry-run"
        })
final class EvolveCommand implements Callable<Integer> {

    @Option(
            names = "--algorithm",
            paramLabel = "NAME",
            description =
                    "es (evolution strategy), ga (genetic algorithm), nsga2 (several objectives), map-elites (the best"
                            + " game for each behaviour). Default: es.")
    private String algorithm;

    @Option(names = "--seed", paramLabel = "N", description = "Same seed, same games. Chosen and printed if not given.")
    private Long seed;

    @Option(names = "--name", paramLabel = "NAME", description = "Name of the run. Default: algorithm and seed.")
    private String name;

    @Option(
            names = "--population",
            paramLabel = "N",
            description = "Parents, and children born in each iteration. Default: 10.")
    private Integer population;

    @Option(names = "--iterations", paramLabel = "N", description = "How often children are born. Default: 100.")
    private Integer iterations;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games of each kind (random play, one ply against random) for each rule set. Default: 20.")
    private Integer games;

    @Option(
            names = "--objectives",
            paramLabel = "METRIC[=WEIGHT]",
            split = ",",
            description =
                    "What to make good. Default: duration,intelligence,dynamism,usability, each with weight 1;"
                            + " map-elites: duration,intelligence. 'rulesmith score --explain' lists all metrics; one without a better direction is made large.")
    private List<String> objectives;

    @Option(names = "--mutation", paramLabel = "P", description = "Probability that a gene changes. Default: 0.3.")
    private Double mutation;

    @Option(
            names = "--crossover",
            paramLabel = "P",
            description = "Probability that a child has two parents; es has none. Default: 0.5.")
    private Double crossover;

    @Option(
            names = "--gates",
            paramLabel = "N",
            description =
                    "Random games that decide whether a rule set is worth measuring, 5 or more; 0 plays none. Default: 10.")
    private Integer gates;

    @Option(
            names = "--min-pieces",
            paramLabel = "N",
            description = "Drop rule sets with fewer pieces a player at the gates. Default: 4.")
    private Integer minPieces;

    @Option(
            names = "--fresh-games",
            paramLabel = "N",
            description = "New games of each kind on which the kept games are measured in the end. Default: 10000.")
    private Integer freshGames;

    @Option(
            names = "--diversity",
            paramLabel = "X",
            description = "From which difference on two games count as different. Default: 0.6.")
    private Double diversity;

    @Option(names = "--keep", paramLabel = "N", description = "Games kept by nsga2 and map-elites. Default: 8.")
    private Integer keep;

    @Option(
            names = "--behaviour",
            paramLabel = "METRIC[:[LOW:HIGH:]BINS]",
            split = ",",
            description = "Two or three metrics by which map-elites tells games apart. Default: branching,length.")
    private List<String> behaviour;

    @Option(names = "--max-pieces", paramLabel = "N", description = "Most pieces of a player, 1 to 24. Default: 16.")
    private Integer maxPieces;

    @Option(names = "--move-limit", paramLabel = "N", description = "Plies after which a game is over. Default: 100.")
    private Integer moveLimit;

    @Option(names = "--at-limit", paramLabel = "WHO", description = "Who wins then: majority, draw. Default: majority.")
    private String atLimit;

    @Option(names = "--straight", paramLabel = "HOW", description = "Movement 5: file, rook. Default: file.")
    private String straight;

    @Option(
            names = "--initial",
            paramLabel = "WHAT",
            description =
                    "The first population: random, rulesets (the games in rulesets/), or run:NAME (the last population"
                            + " of a run). Random rule sets fill up what is missing. Default: random.")
    private String initial;

    @Option(names = "--config", paramLabel = "FILE", description = "A configuration file.")
    private Path config;

    @Mixin
    private RunOptions options;

    @Option(names = "--dry-run", description = "Print the configuration and what it will cost, and stop.")
    private boolean dryRun;

    private final Console console;

    EvolveCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Workers workers = ScoreCommand.workers(options.threads);
        options.learners();
        Path populations = console.home().resolve("populations");
        RunConfig run = withStarters(configuration(), populations);
        if (name != null) {
            RunFolder.checkName(name);
        }
        if (dryRun) {
            new RunCost(console, workers).print(run, options.json);
            if (options.learners() > 0) {
                console.err()
                        .println("To learn " + TextLayout.count(options.learners(), "game")
                                + " in the end takes some minutes for each, which is not in this.");
            }
            return Rulesmith.DONE;
        }
        return new RunSession(console, created(populations, run), run, options, workers).go();
    }

    private RunFolder created(Path populations, RunConfig run) throws IOException {
        String version = Rulesmith.Version.number();
        if (name != null) {
            return RunFolder.create(populations, name, run, version);
        }
        while (true) {
            String free = RunFolder.freeName(populations, run.algorithm() + "-" + run.seed());
            try {
                return RunFolder.create(populations, free, run, version);
            } catch (FileAlreadyExistsException | InvalidRunException e) {
                // Another process was faster; there are more names.
                if (!Files.exists(populations.resolve(free))) {
                    throw e;
                }
            }
        }
    }

    /** Defaults, then the file, then the options. */
    private RunConfig configuration() throws IOException {
        ObjectNode file = RunConfigJson.object();
        if (config != null) {
            if (Files.isDirectory(config)) {
                throw new UsageException(config + ": is a folder, expected a file");
            }
            try {
                file = RunConfigJson.parse(Files.readString(config));
                // On its own first, so that what is wrong with it is said of it.
                RunConfigJson.read(whole(file));
            } catch (InvalidRunException e) {
                throw e.in(config.toString());
            } catch (CharacterCodingException e) {
                throw new UsageException(config + ": is not text in UTF-8");
            }
        }
        ObjectNode merged = RunConfigJson.over(file, chosen());
        if (!merged.has("seed")) {
            merged.put("seed", Seed.fresh().value());
        }
        RunConfig run = RunConfigJson.read(whole(merged));
        refuseIdle(run.algorithm());
        return run;
    }

    /** With the defaults beneath; that of the pieces gives way to a small board. */
    private static ObjectNode whole(ObjectNode chosen) {
        ObjectNode whole = RunConfigJson.over(RunConfigJson.defaults(algorithmOf(chosen)), chosen);
        int most = whole.path("conventions").path("maxPieces").asInt();
        if (!chosen.has("minPieces") && most > 0) {
            whole.put("minPieces", Math.min(whole.get("minPieces").intValue(), most));
        }
        return whole;
    }

    /** Options that would do nothing are a mistake of whoever gave them. */
    private void refuseIdle(Algorithm chosen) {
        if (behaviour != null && chosen != Algorithm.MAP_ELITES) {
            throw new UsageException("--behaviour is for map-elites, not for " + chosen);
        }
        if (keep != null && (chosen == Algorithm.ES || chosen == Algorithm.GA)) {
            throw new UsageException("--keep is for nsga2 and map-elites; " + chosen + " keeps two games a metric");
        }
        if (crossover != null && chosen == Algorithm.ES) {
            throw new UsageException("--crossover is not for es, whose children have one parent");
        }
    }

    private static Algorithm algorithmOf(ObjectNode node) {
        return node.has("algorithm") ? Algorithm.parse(node.get("algorithm").asText()) : Algorithm.ES;
    }

    private ObjectNode chosen() {
        ObjectNode node = RunConfigJson.object();
        put(node, "algorithm", algorithm);
        put(node, "seed", seed);
        put(node, "population", population);
        put(node, "iterations", iterations);
        put(node, "games", games);
        put(node, "mutation", mutation);
        put(node, "crossover", crossover);
        put(node, "gates", gates);
        put(node, "minPieces", minPieces);
        put(node, "freshGames", freshGames);
        put(node, "diversity", diversity);
        put(node, "keep", keep);
        put(node, "initial", initial);
        if (initial != null) {
            // Those of the file were for its own choice.
            node.putArray("starters");
        }
        if (objectives != null) {
            ObjectNode weights = node.putObject("objectives");
            objectives.forEach(objective -> weigh(objective, weights));
        }
        if (behaviour != null) {
            var axes = node.putArray("behaviour");
            behaviour.forEach(axes::add);
        }
        ObjectNode conventions = RunConfigJson.object();
        put(conventions, "maxPieces", maxPieces);
        put(conventions, "moveLimit", moveLimit);
        put(conventions, "atLimit", atLimit);
        put(conventions, "straight", straight);
        if (!conventions.isEmpty()) {
            node.set("conventions", conventions);
        }
        return node;
    }

    private static void put(ObjectNode node, String field, Object value) {
        if (value != null) {
            node.set(field, RunConfigJson.value(value));
        }
    }

    private static void weigh(String objective, ObjectNode weights) {
        String[] parts = objective.split("=", 2);
        if (parts[0].equals(Learnability.METRIC)) {
            throw new UsageException(
                    "learnability takes minutes a game and is no objective; --learnability best:N measures"
                            + " it in the end");
        }
        if (weights.has(parts[0])) {
            throw new UsageException("--objectives names " + parts[0] + " twice");
        }
        try {
            weights.put(parts[0], parts.length == 1 ? 1 : Double.parseDouble(parts[1]));
        } catch (NumberFormatException e) {
            throw new UsageException("the weight of " + parts[0] + " is \"" + parts[1] + "\", expected a number");
        }
    }

    /** What the first population begins with is part of the configuration: the run must not depend on files that change. */
    private RunConfig withStarters(RunConfig run, Path populations) throws IOException {
        if (!run.starters().isEmpty()) {
            return run;
        }
        return run.withStarters(new Starters(console, populations).of(run));
    }
}
