package rulesmith.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import rulesmith.Seed;
import rulesmith.game.Position;
import rulesmith.games.Twenty48;
import rulesmith.gametree.BestChance;
import rulesmith.gametree.Limits;
import rulesmith.gametree.Study;
import rulesmith.gametree.Tally;
import rulesmith.gametree.Trial;

@Command(
        name = "2048-small",
        mixinStandardHelpOptions = true,
        description = {
            "Can one always reach 16 or 32 in 2048 on a board of 2 by 2? Lets the solvers answer for the six openings, as"
                    + " published, once with chance as an opponent and once with chance as a friend: the paper's"
                    + " results fit neither fully, and this shows why.",
            "",
            "Writes a table, trials, CSV files and plots to results/experiments/2048-small."
        },
        footer = {"", "Examples:", "  rulesmith experiment 2048-small"})
final class Small2048Command implements Callable<Integer> {

    private static final int SIZE = 2;
    private static final int OPENINGS = 6;
    private static final int PLAYOUTS = 60;
    private static final double THETA = 0.01;
    /** The precision of the paper, 0.0001, by its number. */
    private static final int PRECISION = 3;

    /** Of each opening, with other playouts each time. */
    private static final int REPETITIONS = 50;

    private static final String HOSTILE = "any tiles";
    private static final String KIND = "best tiles";

    /** Iterations and nodes of Table 3, by goal: PPNS, MCPNS, PNS. */
    private static final Map<Integer, List<String>> PUBLISHED = Map.of(
            16, List.of("2 it., 7.5 nodes", "4 it., 12.33 nodes", "6 it., 15.67 nodes"),
            32, List.of("2 it., 8.67 nodes", "4.67 it., 15.67 nodes", "11 it., 32.33 nodes"));

    @Mixin
    private StudyOptions options;

    private final Console console;

    Small2048Command(Console console) {
        this.console = console;
    }

    private record Goal(int tile, boolean kind) {

        String name() {
            return tile + " with " + (kind ? KIND : HOSTILE);
        }
    }

    @Override
    public Integer call() throws IOException {
        List<Goal> goals = List.of(new Goal(16, true), new Goal(32, true), new Goal(16, false), new Goal(32, false));
        int repetitions = options.quick ? 2 : REPETITIONS;
        Seed seed = options.seed();
        Limits limits = Limits.NONE.withNodes(options.quick ? 100_000 : 10_000_000);
        List<Entrant> entrants = List.of(
                Entrant.ppns(PLAYOUTS, THETA, seed.derive("ppns"), limits),
                Entrant.mcpns(PLAYOUTS, THETA, seed.derive("mcpns"), limits),
                Entrant.pns(limits));
        StudySession session = new StudySession(
                console,
                options.file(
                        console,
                        "2048-small",
                        Map.of("playouts", PLAYOUTS, "theta", THETA, "repetitions", repetitions)),
                options.workers());
        for (Goal goal : goals) {
            List<? extends Position> openings = Twenty48.of(SIZE, goal.tile()).openings();
            for (int i = 0; i < repetitions * openings.size(); i++) {
                Position opening = openings.get(i % openings.size());
                for (Entrant entrant : entrants) {
                    // A solver without playouts would only do the same again.
                    if (i < openings.size() || !entrant.again()) {
                        session.add(new StudySession.Attempt(
                                goal.name(), i + 1, opening::copy, goal.kind(), entrant, (study, attempt) -> true));
                    }
                }
            }
        }
        Optional<Study> study = session.run();
        return study.isEmpty() ? Rulesmith.FAILED : options.finish(console, report(study.get(), goals), "2048-small");
    }

    private static StudyReport report(Study study, List<Goal> goals) {
        List<StudyReport.Row> rows = new ArrayList<>();
        List<String> findings = new ArrayList<>();
        String ppns = Entrant.ppnsName(THETA);
        int won = 0;
        int notForced = 0;
        for (Goal goal : goals) {
            String set = goal.name();
            List<String> published = PUBLISHED.get(goal.tile());
            String stopping = ppns + " pr=0.0001";
            List<Trial> stopped = study.of(set, ppns, PRECISION, stopping);
            Tally claims = study.tally(set, ppns, PRECISION, stopping).repeated(stopped, OPENINGS);
            Tally probable = study.tally(set, ppns).repeated(study.of(set, ppns), OPENINGS);
            Tally sampled = study.tally(set, "mcpns").repeated(study.of(set, "mcpns"), OPENINGS);
            Tally plain = study.tally(set, "pns").repeated(study.of(set, "pns"), OPENINGS);
            rows.add(new StudyReport.Row(set, claims, published.get(0)));
            rows.add(new StudyReport.Row(set, probable, "–"));
            rows.add(new StudyReport.Row(set, sampled, published.get(1)));
            rows.add(new StudyReport.Row(set, plain, published.get(2)));
            won += goal.kind() ? plain.proved() : 0;
            notForced += goal.kind() ? 0 : plain.disproved();
            findings.add(order(set + ", PPNS claiming with pr=0.0001 as in the paper", claims, sampled, plain));
            findings.add(order(set + ", PPNS proving", probable, sampled, plain));
        }
        int asked = 2 * OPENINGS;
        findings.add("Of six openings with two goals, " + won + " of " + asked
                + " are proved wins if the tiles come that one would like; the paper has "
                + asked + ". If any tiles may come, " + notForced + " of " + asked + " are proved not to be wins"
                + (notForced == asked ? ": the published wins cannot be forced." : "."));
        for (int tile : List.of(16, 32)) {
            double chance =
                    new BestChance().of(Twenty48.of(SIZE, tile).openings().get(0));
            findings.add(String.format(
                    Locale.ROOT, "The best player reaches %d with probability %.4f, exactly.", tile, chance));
        }
        String title = "The six openings of 2048 on a board of 2 by 2. Solvers with playouts, " + PLAYOUTS
                + " a leaf, try each opening several times with other playouts, and the intervals are over these"
                + " repetitions of all six. Any tiles: chance replies are AND nodes. Best tiles: they are OR nodes.";
        return new StudyReport(study, title, goals.stream().map(Goal::name).toList(), rows, List.of(), findings);
    }

    private static String order(String set, Tally ppns, Tally mcpns, Tally pns) {
        boolean iterations = ppns.iterations().mean() < mcpns.iterations().mean()
                && mcpns.iterations().mean() < pns.iterations().mean();
        boolean nodes = ppns.nodes().mean() < mcpns.nodes().mean()
                && mcpns.nodes().mean() < pns.nodes().mean();
        return set + ": PPNS < MCPNS < PNS, the published order, holds "
                + (iterations && nodes
                        ? "for iterations and nodes."
                        : iterations
                                ? "for iterations, not for nodes."
                                : nodes ? "for nodes, not for iterations." : "neither for iterations nor for nodes.");
    }
}
