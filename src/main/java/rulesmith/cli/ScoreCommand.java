package rulesmith.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.game.BoardGame;
import rulesmith.game.Game;
import rulesmith.game.RuleSetGame;
import rulesmith.learning.Learnability;
import rulesmith.metrics.LocalEvaluator;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.metrics.Scores;
import rulesmith.metrics.Settings;
import rulesmith.play.Agent;
import rulesmith.play.OnePlyAgent;
import rulesmith.play.Workers;

@Command(
        name = "score",
        mixinStandardHelpOptions = true,
        description = "Measures games by self-play: duration, intelligence, dynamism, usability and more, each with its"
                + " 95 %% confidence interval.",
        footer = {
            "",
            "Examples:",
            "  rulesmith score draughts",
            "  rulesmith score draughts chess --games 100 --paper",
            "  rulesmith score all --metrics duration,intelligence --csv > scores.csv",
            "  rulesmith score draughts --metrics learnability",
            "  rulesmith score draughts --metrics refinement,velocity,energy",
            "  rulesmith score --explain"
        })
final class ScoreCommand implements Callable<Integer> {

    @Parameters(
            arity = "0..*",
            paramLabel = "GAME",
            description = "A RULESET, a built-in game for two, or all: chess and every rule set.")
    private List<String> names = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "20",
            description = "Games of each kind: random play, and one ply against random. Default: ${DEFAULT-VALUE}.")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Same seed, same scores. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--metrics",
            paramLabel = "NAME",
            split = ",",
            description =
                    "Which metrics, separated by commas. Default: all but those that --explain marks as measured if"
                            + " named.")
    private List<String> metrics;

    @Option(
            names = "--agent",
            paramLabel = "AGENT",
            defaultValue = OnePlyAgent.NAME,
            description = "Who plays against the random agent: " + Agents.NAMES + ". Default: ${DEFAULT-VALUE}.")
    private String agent;

    @Option(
            names = "--learn-seeds",
            paramLabel = "N",
            description =
                    "Seeds for the metric learnability, which takes minutes and is measured only when it is named."
                            + " Default: 5.")
    private int learnSeeds = LearnOptions.SEEDS;

    @Option(names = "--threads", paramLabel = "N", description = "Default: one a core. Does not change the scores.")
    private Integer threads;

    @ArgGroup
    private Format format = new Format();

    @Option(names = "--save", description = "Keep the scores in the files of rulesets/, where inspect shows them.")
    private boolean save;

    @Option(names = "--explain", description = "Say what each metric means, and stop.")
    private boolean explain;

    /** At most one. */
    static final class Format {
        @Option(names = "--json", description = "Print JSON.")
        private boolean json;

        @Option(names = "--csv", description = "Print CSV, a row for each game and metric.")
        private boolean csv;

        @Option(
                names = "--paper",
                description = "Print the entertainment metrics beside the figures published for the same games.")
        private boolean paper;
    }

    private final Console console;

    ScoreCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (explain) {
            ScoreText.explanation().forEach(console.out()::println);
            return Rulesmith.DONE;
        }
        if (names.isEmpty()) {
            throw new UsageException("name at least one game, or all");
        }
        if (save && !agent.equals(OnePlyAgent.NAME)) {
            throw new UsageException("--save keeps what " + OnePlyAgent.NAME + " finds: leave --agent away");
        }
        LearnOptions.checkSeeds("--learn-seeds", learnSeeds);
        List<String> asked = asked();
        Map<String, Game> subjects = new GameFinder(console).findAllForTwo(names);
        Map<String, Scores> scores = measure(console, subjects, settings(asked), skilled(subjects), workers(threads));
        if (asked.contains(Learnability.METRIC)) {
            Optional<Map<String, Scores>> learned = learnability().measure(subjects, scores, asked);
            if (learned.isEmpty()) {
                return Rulesmith.FAILED;
            }
            scores = learned.get();
        }
        if (save) {
            keep(subjects, scores);
        }
        print(scores, heading(subjects));
        return Rulesmith.DONE;
    }

    private void print(Map<String, Scores> scores, String heading) {
        ScoreText text = new ScoreText(scores);
        if (format.json) {
            Map<String, Object> facts = new LinkedHashMap<>();
            facts.put("games", games);
            facts.put("seed", seed);
            facts.put("agent", agent);
            facts.put("scores", text.facts());
            console.out().println(Json.of(facts));
        } else if (format.csv) {
            text.csv(seed).forEach(console.out()::println);
        } else if (format.paper) {
            console.out().println(heading);
            console.out().println();
            PaperTable.lines(scores).forEach(console.out()::println);
        } else {
            console.out().println(heading);
            text.table().forEach(console.out()::println);
        }
    }

    /** The scores of games by the same names; the user sees how far it is. */
    static Map<String, Scores> measure(
            Console console, Map<String, Game> subjects, Settings settings, Workers workers) {
        return measure(console, subjects, settings, OnePlyAgent::new, workers);
    }

    private static Map<String, Scores> measure(
            Console console,
            Map<String, Game> subjects,
            Settings settings,
            Function<Game, Agent> skilled,
            Workers workers) {
        List<Supplier<Game>> suppliers = new ArrayList<>();
        subjects.values().forEach(game -> suppliers.add(() -> game));
        long total = (long) LocalEvaluator.gamesFor(settings) * subjects.size();
        List<Scores> measured;
        try (Progress progress = new Progress(console, "games", total)) {
            measured = new LocalEvaluator(workers, progress::advance, skilled).evaluateGames(suppliers, settings);
        }
        Map<String, Scores> scores = new LinkedHashMap<>();
        int next = 0;
        for (String name : subjects.keySet()) {
            scores.put(name, measured.get(next++));
        }
        return scores;
    }

    private void keep(Map<String, Game> subjects, Map<String, Scores> scores) throws IOException {
        for (Map.Entry<String, Game> subject : subjects.entrySet()) {
            String name = subject.getKey();
            boolean kept = subject.getValue() instanceof RuleSetGame game
                    && RuleSetFinder.folder(console)
                            .keep(
                                    name,
                                    game.ruleSet().withMetrics(scores.get(name).metrics()));
            if (!kept) {
                console.err().println("not saved: " + name + " is not the name of a file in rulesets/");
            }
        }
    }

    static Workers workers(Integer threads) {
        if (threads == null) {
            return Workers.all();
        }
        if (threads < 1 || threads > 1024) {
            throw new UsageException("--threads is " + threads + ", expected 1 to 1024");
        }
        return new Workers(threads);
    }

    static void checkGames(int games) {
        if (games < 1 || games > 1_000_000) {
            throw new UsageException("--games is " + games + ", expected 1 to 1000000");
        }
    }

    /** The agent for each game, found before any is played. */
    private Function<Game, Agent> skilled(Map<String, Game> subjects) throws IOException {
        Agents agents = new Agents(console);
        Map<String, Function<Game, Agent>> byGame = new HashMap<>();
        for (Game game : subjects.values()) {
            byGame.put(game.id(), agents.named(agent, game));
        }
        return game -> byGame.get(game.id()).apply(game);
    }

    private LearnabilityMetric learnability() {
        return new LearnabilityMetric(console, learnSeeds, workers(threads));
    }

    private List<String> asked() {
        List<String> asked = metrics == null
                ? (format.paper ? Metrics.ENTERTAINMENT : Metrics.ALL)
                        .stream().map(Metric::name).toList()
                : MetricNames.checked(metrics, Set.of(Learnability.METRIC));
        if (format.paper
                && !asked.containsAll(
                        Metrics.ENTERTAINMENT.stream().map(Metric::name).toList())) {
            throw new UsageException("--paper compares the four entertainment metrics: leave --metrics away");
        }
        return asked;
    }

    private Settings settings(List<String> asked) {
        checkGames(games);
        List<String> played =
                asked.stream().filter(name -> !name.equals(Learnability.METRIC)).toList();
        return new Settings(played, games, seed);
    }

    private static boolean needsPieces(String name) {
        Metric metric = Metrics.find(name);
        return metric != null && metric.tracksPieces();
    }

    private String heading(Map<String, Game> subjects) {
        boolean learned = metrics != null && metrics.contains(Learnability.METRIC);
        boolean played = metrics == null || metrics.stream().anyMatch(name -> !name.equals(Learnability.METRIC));
        List<String> sentences = new ArrayList<>();
        if (played) {
            sentences.add("Means of " + games + (games == 1 ? " game" : " games")
                    + " of each kind with 95 % confidence intervals, seed " + seed + ".");
        }
        if (!agent.equals(OnePlyAgent.NAME)) {
            sentences.add("Against the random agent plays " + agent + ".");
        }
        List<String> pieceless = subjects.keySet().stream()
                .filter(name -> !(subjects.get(name) instanceof BoardGame))
                .toList();
        if (!pieceless.isEmpty() && asked().stream().anyMatch(ScoreCommand::needsPieces)) {
            sentences.add("No pieces move in " + String.join(", ", pieceless)
                    + ": what is measured on moving pieces has no value there.");
        }
        if (learned) {
            sentences.add("Learnability is the median over " + TextLayout.count(learnSeeds, "seed")
                    + ", its 95 % interval takes six or more; ∞ is not within " + LearnOptions.CAP + " generations.");
        }
        return String.join(" ", sentences);
    }
}
