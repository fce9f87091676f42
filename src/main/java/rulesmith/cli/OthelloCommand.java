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
import picocli.CommandLine.Option;
import rulesmith.Seed;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.games.Othello;
import rulesmith.games.OthelloPosition;
import rulesmith.gametree.Claims;
import rulesmith.gametree.Limits;
import rulesmith.gametree.OthelloSolver;
import rulesmith.gametree.Study;
import rulesmith.gametree.Trial;
import rulesmith.gametree.Verdict;
import rulesmith.play.RandomLines;

@Command(
        name = "othello",
        mixinStandardHelpOptions = true,
        description = {
            "How many positions of Othello after 18, 26 and 32 random moves the solvers decide, as published, 200 of each;"
                    + " how many can be decided exactly; and how often probability-based proof-number search claims what is"
                    + " not so.",
            "",
            "Writes a table, trials, CSV files and plots to results/experiments/othello. May be interrupted: the same"
                    + " command goes on."
        },
        footer = {"", "Examples:", "  rulesmith experiment othello --quick", "  rulesmith experiment othello"})
final class OthelloCommand implements Callable<Integer> {

    private static final double THETA = 0.001;
    private static final int PLAYOUTS = 10;
    private static final List<Double> THETAS = List.of(0.01, THETA);
    private static final long NODES = 100_000;
    /** A node without playouts takes so much less time. */
    private static final int PNS_SHARE = 50;
    /** The precision of the paper's table, 0.00001, by its number. */
    private static final int PRECISION = 4;

    /** Solved, unsolved and out of bounds, by moves, as published: PPNS, PNS, MCPNS. */
    private static final Map<Integer, List<String>> PUBLISHED = Map.of(
            18, List.of("52 + 56, 92 out", "12 + 1, 187 out", "5 + 4, 191 out"),
            26, List.of("63 + 88, 49 out", "19 + 16, 165 out", "10 + 10, 180 out"),
            32, List.of("82 + 91, 27 out", "39 + 39, 122 out", "6 + 37, 157 out"));

    /** Exact searches go from easy to hard, so that a limited time decides as many positions as it can. */
    private static final List<Long> ROUNDS = List.of(20_000_000L, 200_000_000L, 2_000_000_000L, Long.MAX_VALUE);

    @Mixin
    private StudyOptions options;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            defaultValue = "30",
            description =
                    "Time for exact searches after 26 moves, in all, on all threads: more time or threads decide more."
                            + " Default: ${DEFAULT-VALUE}.")
    private double minutes;

    private final Console console;

    OthelloCommand(Console console) {
        this.console = console;
    }

    /** @param timed whether exact searches share a limited time */
    private record Stage(int moves, boolean exact, boolean timed) {

        String name() {
            return moves + " moves";
        }

        Position position(Seed seed) {
            return RandomLines.until(Othello.standard(), position -> discs(position) == moves + 4, seed);
        }

        private static int discs(Position position) {
            OthelloPosition othello = (OthelloPosition) position;
            return Long.bitCount(othello.discs(Player.SOUTH) | othello.discs(Player.NORTH));
        }
    }

    @Override
    public Integer call() throws IOException {
        if (!(minutes > 0)) {
            throw new UsageException("--minutes is " + minutes + ", expected more than 0");
        }
        int positions = options.quick ? 5 : 200;
        long nodes = options.quick ? NODES / 50 : NODES;
        List<Stage> stages = options.quick
                ? List.of(new Stage(44, true, true), new Stage(48, true, false))
                : List.of(new Stage(32, true, false), new Stage(26, true, true), new Stage(18, false, false));
        StudySession session = new StudySession(
                console,
                options.file(console, "othello", Map.of("positions", positions, "playouts", PLAYOUTS, "nodes", nodes)),
                options.workers());
        // What may take longest comes last, and what has a time of its own after it.
        int last = ROUNDS.size() - 1;
        stages.stream().filter(stage -> stage.exact() && !stage.timed()).forEach(stage -> {
            for (int round = 0; round < last; round++) {
                addExact(session, stage, round, positions);
            }
        });
        stages.forEach(stage -> addBestFirst(session, stage, positions, nodes));
        stages.stream()
                .filter(stage -> stage.exact() && !stage.timed())
                .forEach(stage -> addExact(session, stage, last, positions));
        stages.stream().filter(stage -> stage.exact() && stage.timed()).forEach(stage -> {
            for (int round = 0; round < last; round++) {
                addExact(session, stage, round, positions);
            }
        });
        Optional<Study> study = session.run();
        return study.isEmpty()
                ? Rulesmith.FAILED
                : options.finish(console, report(study.get(), stages, positions, nodes), "othello");
    }

    private void addExact(StudySession session, Stage stage, int round, int positions) {
        double seconds = minutes * 60 * options.workers().threads();
        Entrant exact = exact(round);
        session.beginRound();
        for (int i = 1; i <= positions; i++) {
            session.add(new StudySession.Attempt(
                    stage.name(),
                    i,
                    position(stage, options.seed(), i),
                    false,
                    exact,
                    (study, attempt) ->
                            undecided(study, attempt) && (!stage.timed() || spent(study, stage) < seconds)));
        }
    }

    private void addBestFirst(StudySession session, Stage stage, int positions, long nodes) {
        Limits limits = Limits.NONE.withNodes(nodes);
        Seed seed = options.seed();
        List<Entrant> entrants = new ArrayList<>(List.of(
                Entrant.pns(Limits.NONE.withNodes(PNS_SHARE * nodes)),
                Entrant.mcpns(PLAYOUTS, THETA, seed.derive("mcpns"), limits)));
        double finest = Claims.precision(Claims.PRECISIONS - 1);
        THETAS.forEach(theta -> entrants.add(Entrant.ppns(PLAYOUTS, theta, finest, seed.derive("ppns"), limits)));
        session.beginRound();
        for (Entrant entrant : entrants) {
            for (int i = 1; i <= positions; i++) {
                session.add(new StudySession.Attempt(stage.name(), i, position(stage, seed, i), entrant));
            }
        }
    }

    private static Supplier<Position> position(Stage stage, Seed seed, int number) {
        Seed own = seed.derive(stage.name()).derive(number);
        return () -> stage.position(own);
    }

    private static Entrant exact(int round) {
        Limits limits = Limits.NONE.withBytes(512L << 20).withNodes(ROUNDS.get(round));
        return Entrant.of("exact " + (round + 1), limits, OthelloSolver::new);
    }

    private static boolean undecided(Study study, StudySession.Attempt attempt) {
        for (int round = 0; round < ROUNDS.size(); round++) {
            Trial trial = study.find(attempt.set(), attempt.number(), "exact " + (round + 1));
            if (trial != null && trial.verdict() != Verdict.UNKNOWN) {
                return false;
            }
        }
        return true;
    }

    private static double spent(Study study, Stage stage) {
        double seconds = 0;
        for (int round = 0; round < ROUNDS.size(); round++) {
            seconds += study.of(stage.name(), "exact " + (round + 1)).stream()
                    .mapToDouble(Trial::seconds)
                    .sum();
        }
        return seconds;
    }

    private static StudyReport report(Study study, List<Stage> stages, int positions, long nodes) {
        List<StudyReport.Row> rows = new ArrayList<>();
        List<String> findings = new ArrayList<>();
        List<String> exact = new ArrayList<>();
        for (int round = 0; round < ROUNDS.size(); round++) {
            exact.add("exact " + (round + 1));
        }
        for (Stage stage : stages) {
            String set = stage.name();
            List<String> published = PUBLISHED.getOrDefault(stage.moves(), List.of("–", "–", "–"));
            for (double theta : THETAS) {
                String ppns = Entrant.ppnsName(theta);
                rows.add(new StudyReport.Row(
                        set,
                        study.tally(set, ppns, PRECISION, ppns + " pr=0.00001"),
                        theta == THETA ? published.get(0) : "–"));
            }
            rows.add(new StudyReport.Row(set, study.tally(set, "pns"), published.get(1)));
            rows.add(new StudyReport.Row(set, study.tally(set, "mcpns"), published.get(2)));
            findings.add(set + ": claims are judged on the " + study.truth(set).size() + " of " + positions
                    + " positions whose truth some solver has proved"
                    + (study.truth(set).size() < positions ? ", the easier ones." : "."));
            if (stage.exact()) {
                findings.add(StudyReport.decided(study, set, positions, "exact", exact));
            }
        }
        String title =
                TextLayout.count(positions, "position") + " of Othello after each number of random moves: can the"
                        + " player to move force a win? Solvers with playouts, " + PLAYOUTS + " a leaf, stop at "
                        + TextLayout.count(nodes, "node") + ", PNS at " + TextLayout.count(PNS_SHARE * nodes, "node")
                        + ".";
        return new StudyReport(study, title, stages.stream().map(Stage::name).toList(), rows, THETAS, findings);
    }
}
