package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.games.ConnectFour;
import rulesmith.games.PGame;

/** Holds the fast search, which turns round half-way, to a slow one that always goes back to the root. */
class BestFirstSolverTest {

    private static final Seed SEED = Seed.of(7);
    private static final double THETA = 0.01;
    private static final double PRECISION = 0.02;

    private final SeenNumbers plain = new SeenNumbers(new ProofNumbers(null));
    private final BestFirstSolver pns = new BestFirstSolver("pns", plain, null, 1);
    private final Playouts playouts = new Playouts(4, THETA, SEED);
    private final SeenNumbers estimated = new SeenNumbers(new ProofNumbers(playouts));
    private final BestFirstSolver mcpns = new BestFirstSolver("mcpns", estimated, playouts, 1);
    private final SeenNumbers probable = new SeenNumbers(new ProofProbabilities(playouts, 0, RootTrace.NONE));
    private final BestFirstSolver ppns = new BestFirstSolver("ppns", probable, playouts, 1);
    private final SeenNumbers claiming = new SeenNumbers(new ProofProbabilities(playouts, PRECISION, RootTrace.NONE));
    private final BestFirstSolver ppnsWithClaims = new BestFirstSolver("ppns", claiming, playouts, 1);

    private int limited;
    private int solved;
    private int claims;

    private void compare(Question question, long nodes) {
        Playouts other = new Playouts(4, THETA, SEED);
        compare(question, nodes, pns, plain, SlowBestFirst.pns(question, nodes));
        compare(question, nodes, mcpns, estimated, SlowBestFirst.mcpns(question, other, nodes));
        compare(question, nodes, ppns, probable, SlowBestFirst.ppns(question, other, 0, nodes));
        compare(question, nodes, ppnsWithClaims, claiming, SlowBestFirst.ppns(question, other, PRECISION, nodes));
    }

    private void compare(Question question, long nodes, Solver solver, SeenNumbers numbers, SlowBestFirst slow) {
        Solution solution = solver.solve(question, Limits.NONE.withNodes(nodes), SearchObserver.NONE);
        String what = question.position().game().id() + " by " + solver.name() + " with " + nodes;
        assertEquals(slow.verdict, solution.verdict(), what);
        assertEquals(slow.iterations, solution.iterations(), what);
        assertEquals(slow.nodes, solution.nodes(), what);
        compare(numbers.tree(), NodeStore.ROOT, slow.root, what);
        limited += solution.verdict() == Verdict.UNKNOWN ? 1 : 0;
        solved += solution.verdict().exact() ? 1 : 0;
        claims += solution.verdict().claimed() ? 1 : 0;
    }

    private static void compare(NodeStore tree, int node, SlowBestFirst.Node slow, String what) {
        assertEquals(slow.first, tree.first(node), what);
        assertEquals(slow.second, tree.second(node), what);
        assertEquals(slow.children == null ? 0 : slow.children.size(), tree.children(node), what);
        for (int i = 0; i < tree.children(node); i++) {
            assertEquals(slow.children.get(i).move, tree.move(tree.firstChild(node) + i), what);
            assertEquals(node, tree.parent(tree.firstChild(node) + i), what);
            compare(tree, tree.firstChild(node) + i, slow.children.get(i), what);
        }
    }

    @Test
    void growsTheSameTreeOnRandomTrees() {
        AndOrTree.Shape[] shapes = {
            new AndOrTree.Shape(6, 3, "SN", "+-"),
            new AndOrTree.Shape(5, 5, "SN", "+--="),
            new AndOrTree.Shape(6, 4, "SNC", "++-="),
            new AndOrTree.Shape(7, 3, "SC", "+-"),
        };
        for (int i = 0; i < 400; i++) {
            RandomGenerator random = SEED.derive(i).generator();
            Position start = AndOrTree.random(shapes[i % 4], random).start();
            Player player = random.nextBoolean() ? Player.SOUTH : Player.NORTH;
            Question question = new Question(start, player, random.nextBoolean());
            compare(question, Long.MAX_VALUE);
            compare(question, 1 + random.nextInt(100));
        }
        assertTrue(limited > 100 && solved > 1000 && claims > 100, limited + ", " + solved + ", " + claims);
    }

    @Test
    void growsTheSameTreeOnPGames() {
        for (int i = 0; i < 20; i++) {
            compare(Question.of(PGame.of(2, 8, i).start()), Long.MAX_VALUE);
            compare(Question.of(PGame.of(4, 5, i).start()), i * 50 + 100);
        }
        assertTrue(limited > 5 && solved > 60 && claims > 10, limited + ", " + solved + ", " + claims);
    }

    @Test
    void growsTheSameTreeOnConnectFour() {
        for (int i = 0; i < 20; i++) {
            RandomGenerator random = SEED.derive(i).generator();
            Position position = ConnectFour.of(4 + i % 2, 4).start();
            for (int ply = 0; ply < 6 && !position.outcome().isOver(); ply++) {
                position.play(position.move(random.nextInt(position.moveCount())));
            }
            compare(Question.of(position), 1500);
        }
        assertTrue(limited > 10 && solved > 3, limited + ", " + solved);
    }

    @Test
    @Tag("slow")
    void growsTheSameLargeTree() {
        for (int i = 0; i < 4; i++) {
            compare(Question.of(ConnectFour.standard().start()), 60_000);
            compare(Question.of(PGame.of(8, 8, i).start()), 60_000);
            compare(Question.of(PGame.of(2, 20, i).start()), 60_000);
        }
    }
}
