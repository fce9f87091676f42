package rulesmith.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.game.Game;
import rulesmith.game.RuleSetGame;
import rulesmith.metrics.LocalEvaluator;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.metrics.Scores;
import rulesmith.metrics.Settings;
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
        Map<String, Game> subjects = new GameFinder(console).findAll(names);
        Map<String, Scores> scores = measure(console, subjects, settings(), workers(threads));
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
        List<Supplier<Game>> suppliers = new ArrayList<>();
        subjects.values().forEach(game -> suppliers.add(() -> game));
        long total = (long) LocalEvaluator.gamesFor(settings) * subjects.size();
        List<Scores> measured;
        try (Progress progress = new Progress(console, "games", total)) {
            measured = new LocalEvaluator(workers, progress::advance).evaluateGames(suppliers, settings);
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

    private Settings settings() {
        checkGames(games);
        List<String> asked = metrics == null
                ? (format.paper ? Metrics.ENTERTAINMENT : Metrics.ALL)
                        .stream().map(Metric::name).toList()
                : MetricNames.checked(metrics, Set.of());
        if (format.paper
                && !asked.containsAll(
                        Metrics.ENTERTAINMENT.stream().map(Metric::name).toList())) {
            throw new UsageException("--paper compares the four entertainment metrics: leave --metrics away");
        }
        return new Settings(asked, games, seed);
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
        TextLayout.table(rows).forEach(console.out()::println);
        console.out().println();
        for (Metric metric : Metrics.ALL) {
            TextLayout.wrap(metric.name() + ": " + metric.note(), TextLayout.WIDTH)
                    .forEach(console.out()::println);
        }
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
                row.add(Metrics.find(metric).unit());
                rows.add(row);
            }
            endingRows(scores, shown).forEach(rows::add);
            console.out().println();
            TextLayout.table(rows).forEach(console.out()::println);
        }
    }

    private String heading() {
        return "Means of " + games + (games == 1 ? " game" : " games")
                + " of each kind with 95 % confidence intervals, seed " + seed + ".";
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
                                Metrics.find(metric).unit(),
                                String.valueOf(m.mean()),
                                String.valueOf(m.low()),
                                m.high() == Double.MAX_VALUE ? "" : String.valueOf(m.high()),
                                String.valueOf(m.games()),
                                String.valueOf(seed)))));
    }

    private static String quoted(String text) {
        return text.matches("[\\w./ -]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
