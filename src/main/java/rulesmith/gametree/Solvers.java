package rulesmith.gametree;

import java.util.List;
import rulesmith.game.Game;
import rulesmith.games.Othello;

/** The solvers by the names people type: the one place that makes them. */
public final class Solvers {

    public static final String PNS = "pns";
    public static final String MCPNS = "mcpns";
    public static final String PPNS = "ppns";
    public static final String DFPN = "dfpn";
    public static final String EXACT = "exact";

    public static final List<String> NAMES = List.of(PNS, MCPNS, PPNS, DFPN, EXACT);

    private Solvers() {}

    /** A new solver, for positions of this game only: some games have one of their own that is faster. */
    public static Solver named(String name, Game game, Sampling sampling) {
        return switch (name) {
            case PNS -> BestFirstSolver.pns();
            case MCPNS -> BestFirstSolver.mcpns(sampling.playouts(), sampling.theta(), sampling.seed());
            case PPNS ->
                BestFirstSolver.ppns(
                        sampling.playouts(), sampling.theta(), sampling.precision(), sampling.seed(), RootTrace.NONE);
            case DFPN -> new DfpnSolver();
            case EXACT -> game instanceof Othello ? new OthelloSolver() : new AlphaBetaSolver();
            default ->
                throw new IllegalArgumentException(
                        "there is no solver \"" + name + "\", expected one of " + String.join(", ", NAMES));
        };
    }

    /** Whether it plays random games, so that playouts, theta and seed mean something to it. */
    public static boolean samples(String name) {
        return name.equals(MCPNS) || name.equals(PPNS);
    }

    /** Whether it may be told to claim what it has not proved. */
    public static boolean claims(String name) {
        return name.equals(PPNS);
    }
}
