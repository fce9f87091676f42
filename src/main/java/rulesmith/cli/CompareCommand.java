package rulesmith.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.game.Game;
import rulesmith.game.RuleSetGame;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.metrics.Scores;
import rulesmith.metrics.Settings;

@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = "Shows two to four games side by side: boards, rules, genes and metrics with 95 %% intervals.",
        footer = {
            "",
            "Metrics that are stored with a rule set are shown as they are; games without any are measured now.",
            "",
            "Examples:",
            "  rulesmith compare draughts leapers",
            "  rulesmith compare chessling regicide nightfall --games 1000",
            "  rulesmith compare chessling chess --json"
        })
final class CompareCommand implements Callable<Integer> {

    private static final int MOST = 4;
    private static final int DEFAULT_GAMES = 100;

    @Parameters(
            arity = "0..*",
            paramLabel = "GAME",
            description = "Two to four: a RULESET, or a built-in game for two.")
    private List<String> names = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Measure all now, with so many games of each kind: random play, and one ply against random."
                    + " Default: " + DEFAULT_GAMES + ", for games without stored metrics only.")
    private Integer games;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "For what is measured now: same seed, same metrics. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "Default: one a core. Does not change the metrics.")
    private Integer threads;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Console console;

    CompareCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (names.size() < 2 || names.size() > MOST) {
            throw new UsageException("got " + names.size() + (names.size() == 1 ? " game" : " games")
                    + " to compare, expected 2 to " + MOST);
        }
        LinkedHashSet<String> once = new LinkedHashSet<>();
        for (String name : names) {
            if (!once.add(name)) {
                throw new UsageException("\"" + name + "\" is named twice, expected different games");
            }
        }
        if (games != null) {
            ScoreCommand.checkGames(games);
        }
        Settings settings = new Settings(
                Metrics.ALL.stream().map(Metric::name).toList(), games == null ? DEFAULT_GAMES : games, seed);
        List<ComparedGame> compared = compared(settings);
        List<ComparedGame> ruled =
                compared.stream().filter(game -> game.ruleSet() != null).toList();
        if (json) {
            console.out().println(Json.of(facts(compared, ruled, settings)));
        } else {
            show(compared, ruled, settings);
        }
        return Rulesmith.DONE;
    }

    private List<ComparedGame> compared(Settings settings) throws IOException {
        Map<String, Game> found = new LinkedHashMap<>();
        for (String name : names) {
            found.put(name, new GameFinder(console).findForTwo(name));
        }
        Map<String, Game> unmeasured = new LinkedHashMap<>(found);
        if (games == null) {
            unmeasured.values().removeIf(CompareCommand::isMeasured);
        }
        Map<String, Scores> scores = unmeasured.isEmpty()
                ? Map.of()
                : ScoreCommand.measure(console, unmeasured, settings, ScoreCommand.workers(threads));
        List<ComparedGame> compared = new ArrayList<>();
        found.forEach((name, game) -> compared.add(
                scores.containsKey(name)
                        ? new ComparedGame(name, game, scores.get(name).metrics(), false)
                        : new ComparedGame(
                                name, game, ((RuleSetGame) game).ruleSet().metrics(), true)));
        return compared;
    }

    private static boolean isMeasured(Game game) {
        return game instanceof RuleSetGame ruled && !ruled.ruleSet().metrics().isEmpty();
    }

    private void show(List<ComparedGame> compared, List<ComparedGame> ruled, Settings settings) {
        List<List<String>> titles = new ArrayList<>();
        compared.forEach(game ->
                titles.add(List.of(game.label(), game.game().id(), game.game().name())));
        print(TextLayout.table(titles));
        if (ruled.size() < compared.size()) {
            console.out().println();
            List<String> others = compared.stream()
                    .filter(game -> game.ruleSet() == null)
                    .map(game -> game.game().name())
                    .toList();
            console.out()
                    .println(String.join(" and ", others)
                            + (others.size() == 1 ? " is not made of genes: only " : " are not made of genes: only ")
                            + (ruled.size() < 2 ? "" : others.size() == 1 ? "its " : "their ")
                            + "metrics are compared.");
        }
        if (ruled.size() > 1) {
            RulesComparison rules = new RulesComparison(ruled);
            heading("Set-up");
            console.out().println(console.board(String.join("\n", rules.boards())));
            heading("Rules");
            print(rules.rules());
            heading("Genes");
            print(rules.genes());
        }
        heading("Metrics");
        print(new MetricsComparison(compared).lines(settings));
    }

    private void heading(String title) {
        console.out().println();
        console.out().println(console.bold(title));
    }

    private void print(List<String> lines) {
        lines.forEach(console.out()::println);
    }

    private Map<String, Object> facts(List<ComparedGame> compared, List<ComparedGame> ruled, Settings settings) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("games", compared.stream().map(game -> facts(game, settings)).toList());
        facts.put("differingGenes", ruled.size() < 2 ? List.of() : new RulesComparison(ruled).geneFacts());
        facts.put("apartFromFirst", new MetricsComparison(compared).apart());
        return facts;
    }

    private static Map<String, Object> facts(ComparedGame game, Settings settings) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("game", game.asked());
        if (game.ruleSet() != null) {
            facts.putAll(RuleSetFacts.of(game.ruleSet()));
        } else {
            facts.put("id", game.game().id());
            facts.put("name", game.game().name());
        }
        facts.put("metrics", MeasuredText.facts(game.metrics()));
        facts.put("measured", game.stored() ? "stored" : "now");
        if (!game.stored()) {
            facts.put("seed", settings.seed());
        }
        return facts;
    }
}
