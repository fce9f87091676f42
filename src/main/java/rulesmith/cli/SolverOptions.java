package rulesmith.cli;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.gametree.Limits;
import rulesmith.gametree.Sampling;
import rulesmith.gametree.Solver;
import rulesmith.gametree.Solvers;

/** Which solver, and how far it may go. */
final class SolverOptions {

    private static final int MOST_PLAYOUTS = 1_000;
    private static final double MOST_SECONDS = 1e9;
    private static final double USUAL_SECONDS = 60;
    private static final int USUAL_MEGABYTES = 512;

    @Option(
            names = "--solver",
            paramLabel = "NAME",
            description =
                    "pns, mcpns or ppns: best first, by proof numbers, Monte-Carlo proof numbers or probabilities;"
                            + " they keep the whole tree. dfpn: depth first by proof numbers. exact: alpha-beta, ever deeper."
                            + " Default: dfpn.")
    private String solver = Solvers.DFPN;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description = "For mcpns and ppns: random games from each new position, 1 to 1000. Default: 10.")
    private Integer playouts;

    @Option(
            names = "--theta",
            paramLabel = "X",
            description = "For mcpns and ppns: how far from 0 and 1 the rate of playouts is kept that all end alike,"
                    + " between 0 and 0.5. Default: 0.001.")
    private Double theta;

    @Option(
            names = "--pr",
            paramLabel = "X",
            description = "For ppns: claim an answer as soon as its probability is so near to 0 or 1, below 0.5. It may"
                    + " be wrong. Default: 0, only proofs count.")
    private Double precision;

    @Option(names = "--seed", paramLabel = "N", description = "For mcpns and ppns: same seed, same search. Default: 1.")
    private Long seed;

    @Option(names = "--nodes", paramLabel = "N", description = "Stop after so many positions. Default: no limit.")
    private Long nodes;

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description = "For the tree, or for the table of dfpn and exact, which may fill up. Default: 512.")
    private Integer memory;

    @Option(names = "--time", paramLabel = "SECONDS", description = "Stop after so long. Default: 60.")
    private Double time;

    /**
     * The same as values.
     *
     * @param solver its name
     */
    record Plan(String solver, Sampling sampling, Limits limits) {

        Solver solver(Game game) {
            return Solvers.named(solver, game, sampling);
        }

        /** The solver with what it goes by. */
        String text() {
            return !Solvers.samples(solver)
                    ? solver
                    : solver + ", " + TextLayout.count(sampling.playouts(), "playout") + ", theta "
                            + number(sampling.theta())
                            + (Solvers.claims(solver) ? ", pr " + number(sampling.precision()) : "") + ", seed "
                            + sampling.seed().value();
        }

        /** For programs: nothing that the solver does not use. */
        Map<String, Object> facts() {
            Map<String, Object> facts = new LinkedHashMap<>();
            facts.put("solver", solver);
            boolean samples = Solvers.samples(solver);
            facts.put("playouts", samples ? sampling.playouts() : null);
            facts.put("theta", samples ? sampling.theta() : null);
            facts.put("pr", Solvers.claims(solver) ? sampling.precision() : null);
            facts.put("seed", samples ? sampling.seed().value() : null);
            facts.put("nodeLimit", limits.nodes() == Long.MAX_VALUE ? null : limits.nodes());
            facts.put("memoryLimit", limits.bytes());
            facts.put("timeLimit", limits.seconds());
            return facts;
        }
    }

    Plan plan() {
        if (!Solvers.NAMES.contains(solver)) {
            throw new UsageException(
                    "there is no solver \"" + solver + "\", expected one of " + String.join(", ", Solvers.NAMES));
        }
        if (!Solvers.samples(solver)) {
            unused("--playouts", playouts, "mcpns and ppns");
            unused("--theta", theta, "mcpns and ppns");
            unused("--seed", seed, "mcpns and ppns");
        }
        if (!Solvers.claims(solver)) {
            unused("--pr", precision, "ppns");
        }
        return new Plan(solver, sampling(), limits());
    }

    private void unused(String option, Object value, String users) {
        if (value != null) {
            throw new UsageException(option + " is for " + users + ", not for " + solver);
        }
    }

    private Sampling sampling() {
        Sampling usual = Sampling.DEFAULT;
        int games = playouts == null ? usual.playouts() : playouts;
        double apart = theta == null ? usual.theta() : theta;
        double near = precision == null ? usual.precision() : precision;
        check(games >= 1 && games <= MOST_PLAYOUTS, "--playouts", games, "1 to " + MOST_PLAYOUTS);
        check(
                apart >= Sampling.LEAST_THETA && apart < 0.5,
                "--theta",
                number(apart),
                "a number from " + number(Sampling.LEAST_THETA) + " to below 0.5");
        check(near >= 0 && near < 0.5, "--pr", number(near), "a number from 0 to below 0.5");
        return new Sampling(games, apart, near, seed == null ? usual.seed() : Seed.of(seed));
    }

    private Limits limits() {
        long most = nodes == null ? Long.MAX_VALUE : nodes;
        double seconds = time == null ? USUAL_SECONDS : time;
        check(most >= 1, "--nodes", most, "1 or more");
        check(seconds > 0 && seconds <= MOST_SECONDS, "--time", number(seconds), "a number of seconds above 0");
        return new Limits(most, (long) megabytes() << 20, seconds);
    }

    /** The rest of what Java has is for everything else. */
    private int megabytes() {
        int most = (int) Math.min(
                Integer.MAX_VALUE, Math.max(1, (Runtime.getRuntime().maxMemory() >> 20) / 4 * 3));
        if (memory == null) {
            return Math.min(USUAL_MEGABYTES, most);
        }
        check(memory >= 1, "--memory", memory, "1 or more");
        check(memory <= most, "--memory", memory, "at most " + most + "; RULESMITH_JAVA=-Xmx8g, say, allows for more");
        return memory;
    }

    private static void check(boolean good, String option, Object value, String expected) {
        if (!good) {
            throw new UsageException(option + " is " + value + ", expected " + expected);
        }
    }

    /** Without the zeros that say nothing: 0.001, 60. */
    static String number(double value) {
        if (!Double.isFinite(value)) {
            return String.valueOf(value);
        }
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }
}
