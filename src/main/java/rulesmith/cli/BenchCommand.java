package rulesmith.cli;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.game.Perft;
import rulesmith.game.RuleSetGame;
import rulesmith.games.Chess;
import rulesmith.genome.Genome;
import rulesmith.learning.NoNativeCodeException;
import rulesmith.metrics.GameFacts;
import rulesmith.play.Agent;
import rulesmith.play.Fingerprint;
import rulesmith.play.GameObserver;
import rulesmith.play.OnePlyAgent;
import rulesmith.play.RandomAgent;
import rulesmith.play.Table;
import rulesmith.rules.Conventions;
import rulesmith.rules.RuleSet;

@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = {
            "Measures the engine and the networks on one core and the evaluator on all, and prints a fingerprint of the"
                    + " behaviour.",
            "The fingerprint depends on the rules and the engine only: a change that is meant to make it faster must not"
                    + " change it."
        },
        footer = {"", "Examples:", "  rulesmith bench", "  rulesmith bench --seconds 5 --json"})
final class BenchCommand implements Callable<Integer> {

    /** The rule sets that come with the program; what else is in the folder does not count. */
    static final List<String> SHIPPED = List.of(
            "draughts",
            "chessling",
            "halim-game-1",
            "halim-game-2",
            "halim-game-3",
            "halim-game-4",
            "leapers",
            "nightfall",
            "regicide");

    private static final Seed SEED = Seed.of(1).derive("bench");
    private static final Agent RANDOM = new RandomAgent();
    private static final int FINGERPRINT_GAMES = 200;
    private static final int BATCH = 500;
    private static final int RANDOM_RULE_SETS = 1000;

    /** Deeplearning4j takes several seconds to reach its speed. */
    private static final double NETWORK_TIMES = 4;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "1",
            description = "Time for each measurement, after as much for warming up. Default: ${DEFAULT-VALUE}.")
    private double seconds;

    @Option(
            names = "--rule-sets",
            paramLabel = "N",
            defaultValue = "2000",
            description = "Random rule sets for the evaluator. Default: ${DEFAULT-VALUE}.")
    private int ruleSets;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Console console;
    private double lastElapsed;

    BenchCommand(Console console) {
        this.console = console;
    }

    private record PlayoutSpeed(String game, double playouts, double plies, double length, double bytes) {}

    private record PerftSpeed(String game, int depth, long count, double bulk, double playing) {}

    @Override
    public Integer call() throws IOException {
        if (!(seconds > 0 && seconds <= 600)) {
            throw new UsageException("--seconds is " + seconds + ", expected more than 0 and at most 600");
        }
        if (ruleSets < 1 || ruleSets > 100_000) {
            throw new UsageException("--rule-sets is " + ruleSets + ", expected 1 to 100000");
        }
        List<RuleSetGame> games = games();
        progress("fingerprint");
        String fingerprint = fingerprint(games);
        List<PlayoutSpeed> playouts = new ArrayList<>();
        for (RuleSetGame game : games) {
            progress("playouts of " + game.name());
            playouts.add(playouts(game, game.name(), RANDOM, new Fingerprint()));
        }
        double mean =
                playouts.stream().mapToDouble(PlayoutSpeed::plies).average().orElseThrow();
        progress("chess");
        Chess chess = Chess.limited(Conventions.DEFAULT.moveLimit());
        List<PlayoutSpeed> others = new ArrayList<>();
        others.add(playouts(chess, chess.name(), RANDOM, new Fingerprint()));
        progress("one ply against random");
        RuleSetGame draughts = games.get(0);
        others.add(playouts(
                draughts, draughts.name() + ", one ply v random", new OnePlyAgent(draughts), new GameFacts(true)));
        progress("perft");
        List<PerftSpeed> perfts = List.of(perft(games.get(0), 8), perft(games.get(1), 5));
        progress("compiling");
        double compile = compile();
        progress("the evaluator");
        EvaluatorBench evaluator = EvaluatorBench.run(ruleSets);
        progress("networks");
        NetworkBench networks = networks();
        progress("");
        if (json) {
            Map<String, Object> answer = new LinkedHashMap<>();
            answer.put("playouts", playouts);
            answer.put("meanPliesPerSecond", mean);
            answer.put("others", others);
            answer.put("perft", perfts);
            answer.put("compileMicroseconds", compile);
            answer.put("evaluator", evaluator);
            answer.put("networks", networks);
            answer.put("fingerprint", fingerprint);
            console.out().println(Json.of(answer));
        } else {
            print(playouts, mean, others, perfts);
            evaluator.lines().forEach(console.out()::println);
            console.out().println();
            if (networks != null) {
                networks.lines().forEach(console.out()::println);
                console.out().println();
            }
            console.out().println("compiling a rule set  " + one(compile) + " µs");
            console.out().println("fingerprint           " + fingerprint);
        }
        return Rulesmith.DONE;
    }

    /** Null where there is nothing to compare with. */
    private NetworkBench networks() {
        try {
            return NetworkBench.run(NETWORK_TIMES * seconds);
        } catch (NoNativeCodeException e) {
            console.err().println("networks are left out: " + e.getMessage());
            return null;
        }
    }

    private List<RuleSetGame> games() throws IOException {
        List<RuleSetGame> games = new ArrayList<>();
        for (String name : SHIPPED) {
            games.add(new RuleSetGame(new RuleSetFinder(console).find(name)));
        }
        return games;
    }

    private void progress(String what) {
        if (console.live()) {
            console.err().print("\r\u001b[Kmeasuring: " + what + (what.isEmpty() ? "\r\u001b[K" : " …"));
            console.err().flush();
        }
    }

    /** A hash of random games and perft counts of the rule sets. */
    static String fingerprint(List<RuleSetGame> games) {
        long fingerprint = 0;
        for (RuleSetGame game : games) {
            Fingerprint played = new Fingerprint();
            play(new Table(game), RANDOM, FINGERPRINT_GAMES, played);
            fingerprint = 31 * fingerprint + played.value();
            fingerprint = 31 * fingerprint + Perft.count(game.start(), 3);
        }
        return String.format("%016x", fingerprint);
    }

    private static void play(Table table, Agent agent, int games, GameObserver observer) {
        for (int i = 0; i < games; i++) {
            table.play(agent, RANDOM, SEED, i, observer);
        }
    }

    /** The agent against the random one, with somebody watching. */
    private PlayoutSpeed playouts(Game game, String title, Agent agent, GameObserver observer) {
        Table table = new Table(game);
        Fingerprint counted = new Fingerprint();
        play(table, agent, BATCH, counted);
        double length = (double) counted.plies() / BATCH;
        LongSupplier batch = () -> {
            play(table, agent, BATCH, observer);
            return BATCH;
        };
        rate(batch);
        long bytes = allocated();
        double rate = rate(batch);
        double perGame = (allocated() - bytes) / (rate * lastElapsed);
        return new PlayoutSpeed(title, rate, rate * length, length, perGame);
    }

    private PerftSpeed perft(RuleSetGame game, int depth) {
        LongSupplier bulk = () -> Perft.count(game.start(), depth);
        LongSupplier playing = () -> Perft.countByPlaying(game.start(), depth);
        rate(bulk);
        double bulkRate = rate(bulk);
        rate(playing);
        return new PerftSpeed(game.name(), depth, bulk.getAsLong(), bulkRate, rate(playing));
    }

    /** Microseconds to compile a rule set, over random ones. */
    private double compile() {
        List<RuleSet> ruleSets = new ArrayList<>();
        for (int i = 0; i < RANDOM_RULE_SETS; i++) {
            Genome genome = Genome.random(Seed.of(1).derive("compile").derive(i), Conventions.DEFAULT);
            ruleSets.add(genome.ruleSet("Random", Conventions.DEFAULT));
        }
        LongSupplier all = () -> {
            long work = 0;
            for (RuleSet ruleSet : ruleSets) {
                work += new RuleSetGame(ruleSet).start().moveCount() >= 0 ? 1 : 0;
            }
            return work;
        };
        rate(all);
        return 1e6 / rate(all);
    }

    /** Units of work a second: what the task says it did, repeated for the time given. */
    private double rate(LongSupplier task) {
        long start = System.nanoTime();
        long work = 0;
        do {
            work += task.getAsLong();
            lastElapsed = (System.nanoTime() - start) / 1e9;
        } while (lastElapsed < seconds);
        return work / lastElapsed;
    }

    private static long allocated() {
        return ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
                ? threads.getCurrentThreadAllocatedBytes()
                : 0;
    }

    private void print(List<PlayoutSpeed> playouts, double mean, List<PlayoutSpeed> others, List<PerftSpeed> perfts) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("RANDOM PLAYOUTS", "PLAYOUTS/S", "PLIES/S", "PLIES A GAME", "BYTES A GAME"));
        playouts.forEach(speed -> rows.add(row(speed)));
        rows.add(List.of("mean", "", whole(mean), "", ""));
        others.forEach(speed -> rows.add(row(speed)));
        TextLayout.table(rows).forEach(console.out()::println);
        console.out().println();
        rows.clear();
        rows.add(List.of("PERFT", "DEPTH", "COUNT", "BULK-COUNTED/S", "PLAYED/S"));
        for (PerftSpeed p : perfts) {
            rows.add(List.of(
                    p.game(), String.valueOf(p.depth()), whole(p.count()), whole(p.bulk()), whole(p.playing())));
        }
        TextLayout.table(rows).forEach(console.out()::println);
        console.out().println();
    }

    private static List<String> row(PlayoutSpeed p) {
        return List.of(p.game(), whole(p.playouts()), whole(p.plies()), one(p.length()), one(p.bytes()));
    }

    private static String whole(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }

    private static String one(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
