package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.game.Player;

/** Trees followed by hand: numbers are written proof/disproof, those of the children in brackets. */
class ProofNumbersTest {

    private static final Player SOUTH = Player.SOUTH;

    private final SeenNumbers plain = new SeenNumbers(new ProofNumbers(null));
    private final BestFirstSolver pns = new BestFirstSolver("pns", plain, null, 1);
    private final Playouts playouts = new Playouts(3, 0.25, Seed.of(1));
    private final SeenNumbers estimated = new SeenNumbers(new ProofNumbers(playouts));
    private final BestFirstSolver mcpns = new BestFirstSolver("mcpns", estimated, playouts, 1);

    private static Solution solve(BestFirstSolver solver, String tree, Player player, long nodes) {
        Question question = new Question(AndOrTree.parse(tree).start(), player, false);
        return solver.solve(question, Limits.NONE.withNodes(nodes), SearchObserver.NONE);
    }

    private void expect(String tree, long nodes, long iterations, String numbers) {
        Solution solution = solve(pns, tree, SOUTH, nodes);
        assertEquals(numbers, plain.dump(), "with " + nodes + " nodes");
        assertEquals(iterations, solution.iterations());
        assertEquals(nodes, solution.nodes());
    }

    @Test
    void provesStepByStep() {
        String tree = "S[N[S[+ -] S[- -]] N[S[- +]]]";
        expect(tree, 1, 0, "1/1");
        expect(tree, 3, 1, "1/2[1/1 1/1]");
        expect(tree, 5, 2, "1/2[2/1[1/1 1/1] 1/1]");
        expect(tree, 6, 3, "1/2[2/1[1/1 1/1] 1/1[1/1]]");
        expect(tree, 8, 4, "0/oo[2/1[1/1 1/1] 0/oo[0/oo[oo/0 0/oo]]]");
        Solution solution = solve(pns, tree, SOUTH, 1000);
        assertEquals(Verdict.PROVED, solution.verdict());
        assertEquals("2", solution.move());
        assertEquals(List.of("", "1", "2", "21"), plain.expanded());
    }

    @Test
    void disprovesStepByStep() {
        String tree = "N[S[- S[- -]] S[+ -] S[= -]]";
        expect(tree, 4, 1, "3/1[1/1 1/1 1/1]");
        expect(tree, 6, 2, "3/1[1/1[oo/0 1/1] 1/1 1/1]");
        expect(tree, 8, 3, "oo/0[oo/0[oo/0 oo/0[oo/0 oo/0]] 1/1 1/1]");
        Solution solution = solve(pns, tree, SOUTH, 1000);
        assertEquals(Verdict.DISPROVED, solution.verdict());
        assertNull(solution.move());
        assertEquals(List.of("", "1", "12"), plain.expanded());
    }

    /** South at the root needs all three answers to its first move but only two to its second, and so on. */
    @Test
    void goesWhereTheLeastIsToProve() {
        String tree = "S[N[S[+] S[+] S[+]] N[S[-] S[+]] N[S[+ =] S[= +]]]";
        expect(tree, 4, 1, "1/3[1/1 1/1 1/1]");
        expect(tree, 7, 2, "1/3[3/1[1/1 1/1 1/1] 1/1 1/1]");
        expect(tree, 9, 3, "1/3[3/1[1/1 1/1 1/1] 2/1[1/1 1/1] 1/1]");
        expect(tree, 11, 4, "2/3[3/1[1/1 1/1 1/1] 2/1[1/1 1/1] 2/1[1/1 1/1]]");
        expect(tree, 12, 5, "2/2[3/1[1/1 1/1 1/1] oo/0[oo/0[oo/0] 1/1] 2/1[1/1 1/1]]");
        expect(tree, 14, 6, "1/2[3/1[1/1 1/1 1/1] oo/0[oo/0[oo/0] 1/1] 1/1[0/oo[0/oo oo/0] 1/1]]");
        assertEquals(Verdict.PROVED, solve(pns, tree, SOUTH, 16).verdict());
        assertEquals(List.of("", "1", "2", "3", "21", "31", "32"), plain.expanded());
        assertEquals("3", solve(pns, tree, SOUTH, 16).move());
    }

    @Test
    void asksForNorthAsWell() {
        assertEquals(
                Verdict.PROVED,
                solve(pns, "S[N[+ -] N[- =]]", Player.NORTH, 100).verdict());
        assertEquals("oo", plain.dump().substring(2, 4));
        assertEquals(
                Verdict.DISPROVED,
                solve(pns, "S[N[+ =] N[- =]]", Player.NORTH, 100).verdict());
    }

    @Test
    void knowsAGameThatIsOver() {
        Solution won = solve(pns, "+", SOUTH, 1);
        assertEquals(Verdict.PROVED, won.verdict());
        assertNull(won.move());
        assertEquals(0, won.iterations());
        assertEquals(Verdict.DISPROVED, solve(pns, "=", SOUTH, 1).verdict());
        assertEquals(Verdict.DISPROVED, solve(pns, "-", SOUTH, 1).verdict());
    }

    /** Below each of South's moves all games end alike, so playouts say 1 - theta or theta whatever they draw. */
    @Test
    void countsPlayoutsForMonteCarlo() {
        String tree = "S[N[S[+] S[+]] N[S[-] S[-]]]";
        String[] numbers = {
            "0.25/1[0.25/0.75 0.75/0.25]",
            "0.5/1[0.5/0.75[0.25/0.75 0.25/0.75] 0.75/0.25]",
            "0.25/1[0.25/0.75[0/oo[0/oo] 0.25/0.75] 0.75/0.25]",
            "0/oo[0/oo[0/oo[0/oo] 0/oo[0/oo]] 0.75/0.25]"
        };
        int[] nodes = {3, 5, 6, 7};
        for (int i = 0; i < 4; i++) {
            Solution solution = solve(mcpns, tree, SOUTH, nodes[i]);
            assertEquals(numbers[i], estimated.dump());
            assertEquals(i + 1, solution.iterations());
            assertEquals(i == 3 ? Verdict.PROVED : Verdict.UNKNOWN, solution.verdict());
        }
        assertEquals(List.of("", "1", "11", "12"), estimated.expanded());
    }
}
