package rulesmith.cli;

import java.util.function.IntFunction;
import java.util.function.Supplier;
import rulesmith.Seed;
import rulesmith.gametree.BestFirstSolver;
import rulesmith.gametree.Claims;
import rulesmith.gametree.Limits;
import rulesmith.gametree.Solver;

/**
 * A solver in a study.
 *
 * @param name what its trials are called
 * @param limits of each trial
 * @param make a new one for a position, given its number: playouts of different positions have nothing in common
 * @param again whether it does for other positions too, being the same for all
 */
record Entrant(String name, Limits limits, IntFunction<Contender> make, boolean again) {

    /** A solver and what it would have claimed on its last trial; nothing for those that never claim. */
    record Contender(Solver solver, Claims claims) {}

    static Entrant of(String name, Limits limits, Supplier<Solver> solver) {
        return new Entrant(name, limits, number -> new Contender(solver.get(), new Claims()), true);
    }

    static Entrant pns(Limits limits) {
        return of("pns", limits, BestFirstSolver::pns);
    }

    static Entrant mcpns(int playouts, double theta, Seed seed, Limits limits) {
        return new Entrant(
                "mcpns",
                limits,
                number -> new Contender(BestFirstSolver.mcpns(playouts, theta, seed.derive(number)), new Claims()),
                false);
    }

    /** What it would have claimed with each coarser precision is noted as it goes. */
    static Entrant ppns(int playouts, double theta, double precision, Seed seed, Limits limits) {
        return new Entrant(
                ppnsName(theta),
                limits,
                number -> {
                    Claims claims = new Claims();
                    return new Contender(
                            BestFirstSolver.ppns(playouts, theta, precision, seed.derive(number), claims), claims);
                },
                false);
    }

    /** Without a precision: it goes on until it has a proof. */
    static Entrant ppns(int playouts, double theta, Seed seed, Limits limits) {
        return ppns(playouts, theta, 0, seed, limits);
    }

    static String ppnsName(double theta) {
        return "ppns θ=" + SolverOptions.number(theta);
    }
}
