package rulesmith.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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
            "  rulesmith score --explain"
        })
final class ScoreCommand implements Callable<Integer> {

    private static final int COLUMNS = 3;

    @Parameters(arity = "0..*", paramLabel = "GAME", description = "A RULESET, chess, or all.")
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
            description = "Which metrics, separated by commas. Default: all.")
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
            explain();
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
        Map<String, Game> subjects = new GameFinder(console).findAll(names);
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
        if (format.json) {
            console.out().println(Json.of(facts(scores)));
        } else if (format.csv) {
            csv(scores);
        } else if (format.paper) {
            console.out().println(heading());
            console.out().println();
            PaperTable.lines(scores).forEach(console.out()::println);
        } else {
            table(scores);
        }
        return Rulesmith.DONE;
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

    private void explain() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("METRIC", "UNIT", "RANGE", "BETTER", "GAMES"));
        for (Metric metric : Metrics.ALL) {
            String max = Double.isInfinite(metric.max()) ? "…" : number(metric.max());
            rows.add(List.of(
                    metric.name(),
                    metric.unit(),
                    number(metric.min()) + " to " + max,
                    metric.direction().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                    metric.source() == Metric.Source.RANDOM ? "random" : "one ply v random"));
        }
        rows.add(List.of(
                Learnability.METRIC, LearnabilityMetric.UNIT, "1 to …", "neutral", "between networks, if named"));
        TextLayout.table(rows).forEach(console.out()::println);
        console.out().println();
        for (Metric metric : Metrics.ALL) {
            TextLayout.wrap(metric.name() + ": " + metric.note(), TextLayout.WIDTH)
                    .forEach(console.out()::println);
        }
        TextLayout.wrap(Learnability.METRIC + ": " + LearnabilityMetric.NOTE, TextLayout.WIDTH)
                .forEach(console.out()::println);
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
    }

    private void table(Map<String, Scores> scores) {
        console.out().println(heading());
        List<String> all = List.copyOf(scores.keySet());
        for (int first = 0; first < all.size(); first += COLUMNS) {
            List<String> shown = all.subList(first, Math.min(first + COLUMNS, all.size()));
            List<List<String>> rows = new ArrayList<>();
            List<String> head = new ArrayList<>(List.of("METRIC"));
            shown.forEach(name -> head.add(shortened(name)));
            head.add("UNIT");
            rows.add(head);
            for (String metric : scores.get(shown.get(0)).metrics().keySet()) {
                List<String> row = new ArrayList<>(List.of(metric));
                shown.forEach(name ->
                        row.add(MeasuredText.cell(scores.get(name).metrics().get(metric))));
                row.add(unit(metric));
                rows.add(row);
            }
            endingRows(scores, shown).forEach(rows::add);
            console.out().println();
            TextLayout.table(rows).forEach(console.out()::println);
        }
    }

    private static String unit(String metric) {
        return metric.equals(Learnability.METRIC)
                ? LearnabilityMetric.UNIT
                : Metrics.find(metric).unit();
    }

    private String heading() {
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
        if (learned) {
            sentences.add("Learnability is the median over " + TextLayout.count(learnSeeds, "seed")
                    + ", its 95 % interval takes six or more; ∞ is not within " + LearnOptions.CAP + " generations.");
        }
        return String.join(" ", sentences);
    }

    private static List<List<String>> endingRows(Map<String, Scores> scores, List<String> shown) {
        List<String> endings = shown.stream()
                .flatMap(name -> scores.get(name).endings().keySet().stream())
                .distinct()
                .sorted()
                .toList();
        List<List<String>> rows = new ArrayList<>();
        for (String ending : endings) {
            List<String> row = new ArrayList<>(List.of("ended: " + ending));
            for (String name : shown) {
                row.add(String.valueOf(scores.get(name).endings().getOrDefault(ending, 0)));
            }
            row.add("games");
            rows.add(row);
        }
        return rows;
    }

    private static String shortened(String name) {
        return name.length() <= 24 ? name : name.substring(0, 23) + "…";
    }

    private Map<String, Object> facts(Map<String, Scores> scores) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("games", games);
        facts.put("seed", seed);
        facts.put("agent", agent);
        Map<String, Object> byName = new LinkedHashMap<>();
        scores.forEach((name, score) -> byName.put(name, facts(score)));
        facts.put("scores", byName);
        return facts;
    }

    private static Map<String, Object> facts(Scores score) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("game", score.game());
        facts.put("metrics", MeasuredText.facts(score.metrics()));
        facts.put("endings", score.endings());
        return facts;
    }

    private void csv(Map<String, Scores> scores) {
        console.out().println("game,id,metric,unit,mean,low,high,games,seed");
        scores.forEach((name, score) -> score.metrics()
                .forEach((metric, m) -> console.out()
                        .println(String.join(
                                ",",
                                quoted(name),
                                score.game(),
                                metric,
                                unit(metric),
                                bounded(m.mean()),
                                bounded(m.low()),
                                bounded(m.high()),
                                String.valueOf(m.games()),
                                String.valueOf(seed)))));
    }

    private static String bounded(double value) {
        return value == Double.MAX_VALUE ? "" : String.valueOf(value);
    }

    private static String quoted(String text) {
        return text.matches("[\\w./ -]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
