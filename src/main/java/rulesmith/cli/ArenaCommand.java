package rulesmith.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.game.Outcome;
import rulesmith.metrics.EloDifference;
import rulesmith.metrics.Estimate;
import rulesmith.metrics.PairTest;
import rulesmith.play.Agent;
import rulesmith.play.GameRecord;
import rulesmith.play.Match;
import rulesmith.rules.Measurement;

@Command(
        name = "arena",
        mixinStandardHelpOptions = true,
        description =
                "Lets two agents play a match with colours swapped, and says whether the difference means anything.",
        footer = {
            "",
            "Agents: random; one-ply, which takes the best board one ply ahead and goes for the opponent if all are"
                    + " worth the same; one-ply-random-ties, which then takes any; champion, the best network that 'rulesmith"
                    + " learn' has bred for the game; champion:FILE, one from a file.",
            "",
            "Examples:",
            "  rulesmith arena one-ply random --game chessling --games 200",
            "  rulesmith arena champion random --game draughts",
            "  rulesmith arena one-ply one-ply --game chess --games 100 --records games.txt"
        })
final class ArenaCommand implements Callable<Integer> {

    private static final double MEANINGFUL = 0.05;

    @Parameters(index = "0", paramLabel = "AGENT", description = "The first agent, A.")
    private String agentA;

    @Parameters(index = "1", paramLabel = "AGENT", description = "The second agent, B.")
    private String agentB;

    @Option(
            names = "--game",
            required = true,
            paramLabel = "GAME",
            description = "A RULESET or a built-in game for two.")
    private String game;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games, an even number: half with A first, half with B. Default: ${DEFAULT-VALUE}.")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Same seed, same match. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "Default: one a core. Does not change the games.")
    private Integer threads;

    @Option(names = "--records", paramLabel = "FILE", description = "Save the records of all games.")
    private Path records;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Console console;

    ArenaCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (games < 2 || games > 1_000_000 || games % 2 != 0) {
            throw new UsageException("--games is " + games + ", expected an even number from 2 to 1000000");
        }
        if (records != null) {
            UserFile.check(records);
        }
        Game rules = new GameFinder(console).findForTwo(game);
        Agents agents = new Agents(console);
        Function<Game, Agent> a = agents.named(agentA, rules);
        Function<Game, Agent> b = agents.named(agentB, rules);
        boolean varied = a.apply(rules).varies() || b.apply(rules).varies();
        // Two who never vary play one pair of games over and over.
        int count = varied ? games : 2;
        Match match = new Match(rules, a, b);
        List<GameRecord> played;
        try (Progress progress = new Progress(console, "games", count)) {
            played = match.play(
                    count / 2, Seed.of(seed), records != null, ScoreCommand.workers(threads), progress::advance);
        }
        report(rules, played, varied);
        if (records != null) {
            String text = played.stream().map(GameRecord::text).collect(Collectors.joining("\n"));
            UserFile.write(records, text.getBytes(StandardCharsets.UTF_8));
        }
        return Rulesmith.DONE;
    }

    private void report(Game rules, List<GameRecord> played, boolean varied) {
        int[] pairs = Match.pairScores(played);
        int wins = 0;
        int losses = 0;
        int firstWins = 0;
        int draws = 0;
        // By pairs: A moves first in one game of each, B in the other, so single games are not alike.
        double[] first = new double[pairs.length];
        for (int i = 0; i < played.size(); i++) {
            int south = Match.score(played.get(i));
            first[i / 2] += south / 2.0;
            firstWins += south > 0 ? 1 : 0;
            draws += played.get(i).outcome() == Outcome.DRAW ? 1 : 0;
            int forA = i % 2 == 0 ? south : -south;
            wins += forA > 0 ? 1 : 0;
            losses += forA < 0 ? 1 : 0;
        }
        int net = Arrays.stream(pairs).sum();
        double p = (double) firstWins / played.size();
        double q = (double) draws / played.size();
        double pValue = PairTest.of(pairs.length, p, q).pValue(net);
        EloDifference elo = EloDifference.ofPairs(pairs);
        Measurement advantage = Estimate.bounded(first, -1, 1);
        Measurement drawRate = Estimate.share(draws, played.size());
        if (json) {
            Map<String, Object> facts = new LinkedHashMap<>();
            facts.put("game", rules.id());
            facts.put("a", agentA);
            facts.put("b", agentB);
            facts.put("games", played.size());
            facts.put("seed", seed);
            facts.put("wins", wins);
            facts.put("draws", draws);
            facts.put("losses", losses);
            facts.put("firstPlayerAdvantage", advantage);
            facts.put("drawRate", drawRate);
            facts.put("elo", finite(elo.elo()));
            facts.put("eloLow", finite(elo.low()));
            facts.put("eloHigh", finite(elo.high()));
            facts.put("netPairScore", net);
            facts.put("firstPlayerWins", p);
            facts.put("pValue", varied ? pValue : null);
            facts.put("varied", varied);
            console.out().println(Json.of(facts));
            return;
        }
        if (!varied) {
            console.out()
                    .println(agentA + " (A) against " + agentB + " (B) in " + rules.name() + ": " + wins + " won, "
                            + draws + " drawn, " + losses + " lost for A.");
            TextLayout.wrap(
                            "Both always do the same in the same position, so these two games, one with each colour, are all"
                                    + " there are between them, and no test says more than they do.",
                            TextLayout.WIDTH)
                    .forEach(console.out()::println);
            return;
        }
        console.out()
                .println(agentA + " (A) against " + agentB + " (B) in " + rules.name() + ": " + played.size()
                        + " games, " + pairs.length + " pairs with colours swapped, seed " + seed);
        List<List<String>> rows = List.of(
                List.of("result for A", wins + " won, " + draws + " drawn, " + losses + " lost"),
                List.of("first-player advantage", MeasuredText.cell(advantage) + "  (wins minus losses, a game)"),
                List.of("draw rate", MeasuredText.cell(drawRate)),
                List.of("Elo difference", elo(elo.elo()) + " [" + elo(elo.low()) + ", " + elo(elo.high()) + "]"),
                List.of(
                        "exact pair test",
                        format("net score %+d over %d pairs, p %s", net, pairs.length, probability(pValue))),
                List.of(
                        "",
                        format(
                                "for a first player who wins %.3f and draws %.3f of the games, as in this match",
                                p, q)));
        TextLayout.table(rows).forEach(console.out()::println);
        console.out().println(verdict(pValue, net));
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }

    private static Double finite(double value) {
        return Double.isInfinite(value) ? null : value;
    }

    private static String elo(double value) {
        return Double.isInfinite(value) ? (value > 0 ? "+∞" : "-∞") : format("%+.0f", value);
    }

    private static String probability(double p) {
        return p < 0.0001 ? "< 0.0001" : format("= %.4f", p);
    }

    private String verdict(double pValue, int net) {
        if (agentA.equals(agentB)) {
            return "A and B are the same agent: any difference is chance.";
        }
        if (pValue > MEANINGFUL) {
            return "The difference may be chance: equal agents differ as much or more in " + Math.round(pValue * 100)
                    + " % of such matches.";
        }
        return "The difference means something: " + (net > 0 ? agentA + " (A)" : agentB + " (B)")
                + " is stronger; equal agents would differ so much in less than 5 % of such matches.";
    }
}
