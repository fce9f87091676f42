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
import rulesmith.games.PGame;
import rulesmith.gametree.AlphaBetaSolver;
import rulesmith.gametree.DfpnSolver;
import rulesmith.gametree.Limits;
import rulesmith.gametree.Study;
import rulesmith.gametree.Trial;

@Command(
        name = "pgame",
        mixinStandardHelpOptions = true,
        description = {
            "Which solver needs the fewest iterations and nodes on artificial game trees, as published: 200 trees with two"
                    + " moves and 20 plies, and 200 with eight moves and 8 plies; and how often probability-based"
                    + " proof-number search claims what is not so.",
            "",
            "Writes a table, trials, CSV files and plots to results/experiments/pgame. May be interrupted: the same"
                    + " command goes on."
        },
        footer = {"", "Examples:", "  rulesmith experiment pgame --quick", "  rulesmith experiment pgame"})
final class PgameCommand implements Callable<Integer> {

    /** Parameters of the row that stands for PPNS where a finding compares solvers. */
    private static final double THETA = 0.01;

    private static final int PLAYOUTS = 10;
    private static final List<Double> THETAS = List.of(0.1, THETA, 0.001, 0.0001);

    @Mixin
    private StudyOptions options;

    private final Console console;

    PgameCommand(Console console) {
        this.console = console;
    }

    private record Shape(int branching, int depth) {

        String name() {
            return branching + "x" + depth;
        }
    }

    @Override
    public Integer call() throws IOException {
        int trees = options.quick ? 20 : 200;
        List<Shape> shapes =
                options.quick ? List.of(new Shape(2, 12), new Shape(8, 6)) : List.of(new Shape(2, 20), new Shape(8, 8));
        // More than any of the trees takes.
        Limits limits = Limits.NONE.withNodes(5_000_000);
        Limits table = Limits.NONE.withBytes(64 << 20);
        Seed seed = options.seed();
        List<Entrant> entrants = new ArrayList<>(List.of(
                Entrant.of("exact", table, AlphaBetaSolver::new),
                Entrant.of("dfpn", table, DfpnSolver::new),
                Entrant.pns(limits),
                Entrant.mcpns(PLAYOUTS, THETA, seed.derive("mcpns"), limits)));
        THETAS.forEach(theta -> entrants.add(Entrant.ppns(PLAYOUTS, theta, seed.derive("ppns"), limits)));
        StudySession session = new StudySession(
                console,
                options.file(console, "pgame", Map.of("trees", trees, "playouts", PLAYOUTS, "nodes", limits.nodes())),
                options.workers());
        for (Entrant entrant : entrants) {
            for (Shape shape : shapes) {
                for (int i = 1; i <= trees; i++) {
                    // Short enough to be typed as the name of the game.
                    long tree = seed.derive(shape.name()).derive(i).value() >>> 32;
                    Supplier<Position> root = () ->
                            PGame.of(shape.branching(), shape.depth(), tree).start();
                    session.add(new StudySession.Attempt(shape.name(), i, root, entrant));
                }
            }
        }
        Optional<Study> study = session.run();
        return study.isEmpty()
                ? Rulesmith.FAILED
                : options.finish(console, report(study.get(), shapes, trees, !options.quick), "pgame");
    }

    private static StudyReport report(Study study, List<Shape> shapes, int trees, boolean published) {
        List<String> sets = shapes.stream().map(Shape::name).toList();
        List<StudyReport.Row> rows = new ArrayList<>();
        List<String> findings = new ArrayList<>();
        String ppns = Entrant.ppnsName(THETA);
        String fewest = published ? "fewest iterations" : "–";
        String more = published ? "more than PPNS" : "–";
        for (String set : sets) {
            rows.add(new StudyReport.Row(set, study.tally(set, ppns, 2, ppns + " pr=0.001"), fewest));
            rows.add(new StudyReport.Row(set, study.tally(set, ppns, 4, ppns + " pr=0.00001"), fewest));
            rows.add(new StudyReport.Row(set, study.tally(set, ppns), fewest));
            rows.add(new StudyReport.Row(set, study.tally(set, "mcpns"), more));
            rows.add(new StudyReport.Row(set, study.tally(set, "pns"), more));
            rows.add(new StudyReport.Row(set, study.tally(set, "dfpn"), "–"));
            rows.add(new StudyReport.Row(set, study.tally(set, "exact"), "–"));
            List<Trial> mcpns = study.of(set, "mcpns");
            findings.add(StudyReport.fewer(set, ppns, study.of(set, ppns), "mcpns", mcpns));
            findings.add(StudyReport.fewer(set, "mcpns", mcpns, "pns", study.of(set, "pns")));
        }
        String title = trees + " P-game trees of each shape (moves x plies), " + PLAYOUTS
                + " playouts a leaf. The paper says that PPNS takes the fewest iterations, and gives no numbers.";
        return new StudyReport(study, title, sets, rows, THETAS, findings);
    }
}
