package rulesmith.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import rulesmith.Seed;
import rulesmith.game.Position;
import rulesmith.games.ConnectFour;
import rulesmith.gametree.AlphaBetaSolver;
import rulesmith.gametree.DfpnSolver;
import rulesmith.gametree.Limits;
import rulesmith.gametree.Study;
import rulesmith.play.RandomLines;

@Command(
        name = "connect4",
        mixinStandardHelpOptions = true,
        description = {
            "How many of 200 positions of Connect Four after 12 random plies the solvers decide, as published; which of them"
                    + " are won; and how often probability-based proof-number search claims what is not so.",
            "",
            "Writes a table, trials, CSV files and plots to results/experiments/connect4. May be interrupted: the same"
                    + " command goes on."
        },
        footer = {"", "Examples:", "  rulesmith experiment connect4 --quick", "  rulesmith experiment connect4"})
final class ConnectFourCommand implements Callable<Integer> {

    private static final String SET = "connect4";
    private static final double THETA = 0.001;
    private static final int PLAYOUTS = 10;
    private static final List<Double> THETAS = List.of(0.1, 0.01, THETA, 0.0001);
    /** What the paper's program had in memory is not known; half a million nodes are 20 MB of ours. */
    private static final long NODES = 500_000;

    @Mixin
    private StudyOptions options;

    private final Console console;

    ConnectFourCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        int positions = options.quick ? 10 : 200;
        int plies = options.quick ? 14 : 12;
        long nodes = options.quick ? NODES / 50 : NODES;
        Limits limits = Limits.NONE.withNodes(nodes);
        Limits table = Limits.NONE.withBytes(options.quick ? 32 << 20 : 128 << 20);
        Seed seed = options.seed();
        List<Entrant> entrants = new ArrayList<>(List.of(
                Entrant.of("exact", table, AlphaBetaSolver::new),
                Entrant.of("dfpn", table, DfpnSolver::new),
                Entrant.pns(limits),
                Entrant.mcpns(PLAYOUTS, THETA, seed.derive("mcpns"), limits)));
        THETAS.forEach(theta -> entrants.add(Entrant.ppns(PLAYOUTS, theta, seed.derive("ppns"), limits)));
        StudySession session = new StudySession(
                console,
                options.file(
                        console,
                        SET,
                        Map.of("positions", positions, "plies", plies, "playouts", PLAYOUTS, "nodes", nodes)),
                options.workers());
        for (Entrant entrant : entrants) {
            for (int i = 1; i <= positions; i++) {
                Seed own = seed.derive(SET).derive(i);
                Supplier<Position> position = () -> RandomLines.after(ConnectFour.standard(), plies, own);
                session.add(new StudySession.Attempt(SET, i, position, entrant));
            }
        }
        Optional<Study> study = session.run();
        return study.isEmpty()
                ? Rulesmith.FAILED
                : options.finish(console, report(study.get(), positions, plies, nodes), SET);
    }

    private static StudyReport report(Study study, int positions, int plies, long nodes) {
        List<StudyReport.Row> rows = new ArrayList<>();
        for (String solver : List.of("exact", "dfpn", "pns", "mcpns")) {
            rows.add(new StudyReport.Row(SET, study.tally(SET, solver), "–"));
        }
        for (double theta : THETAS) {
            String ppns = Entrant.ppnsName(theta);
            rows.add(new StudyReport.Row(SET, study.tally(SET, ppns), "–"));
            rows.add(new StudyReport.Row(
                    SET,
                    study.tally(SET, ppns, 2, ppns + " pr=0.001"),
                    theta == THETA && plies == 12 ? "135 of 200 concluded" : "–"));
        }
        String title = TextLayout.count(positions, "position") + " of Connect Four after " + plies
                + " random plies: can the player to move force a win? The best-first solvers stop at "
                + TextLayout.count(nodes, "node") + ", " + PLAYOUTS + " playouts a leaf.";
        List<String> findings = List.of(
                StudyReport.decided(study, SET, positions, "exact", List.of("exact")),
                StudyReport.decided(study, SET, positions, "dfpn", List.of("dfpn")));
        return new StudyReport(study, title, List.of(SET), rows, THETAS, findings);
    }
}
