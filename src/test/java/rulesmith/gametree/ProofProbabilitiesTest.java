package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.game.Player;

/** Numbers are written probability/what is proved (1, -1 or 0 for nothing). */
class ProofProbabilitiesTest {

    /** Below each of South's moves all games end alike, so playouts say 1 - theta or theta whatever they draw. */
    private static final String TREE = "S[N[S[+] S[+]] N[S[-] S[-]]]";

    private final List<Double> trace = new ArrayList<>();

    private BestFirstSolver solver(SeenNumbers[] seen, double theta, double precision) {
        Playouts playouts = new Playouts(3, theta, Seed.of(1));
        seen[0] = new SeenNumbers(
                new ProofProbabilities(playouts, precision, (value, iterations, nodes) -> trace.add(value)));
        return new BestFirstSolver("ppns", seen[0], playouts, 1);
    }

    private static Question question(String tree) {
        return new Question(AndOrTree.parse(tree).start(), Player.SOUTH, false);
    }

    @Test
    void provesStepByStep() {
        String[] numbers = {
            "0.8125/0[0.75/0 0.25/0]",
            "0.671875/0[0.5625/0[0.75/0 0.75/0] 0.25/0]",
            "0.8125/0[0.75/0[1/1[1/1] 0.75/0] 0.25/0]",
            "1/1[1/1[1/1[1/1] 1/1[1/1]] 0.25/0]"
        };
        int[] nodes = {3, 5, 6, 7};
        SeenNumbers[] seen = new SeenNumbers[1];
        BestFirstSolver ppns = solver(seen, 0.25, 0);
        for (int i = 0; i < 4; i++) {
            trace.clear();
            Solution solution = ppns.solve(question(TREE), Limits.NONE.withNodes(nodes[i]), SearchObserver.NONE);
            assertEquals(numbers[i], seen[0].dump());
            assertEquals(i + 1, solution.iterations());
            assertEquals(i == 3 ? Verdict.PROVED : Verdict.UNKNOWN, solution.verdict());
        }
        assertEquals(List.of("", "1", "11", "12"), seen[0].expanded());
        assertEquals(List.of(0.8125, 0.671875, 0.8125), trace, "a proof is no estimate");
    }

    /** Eqs 3 and 4: 1 - 3/4 * 5/8 * 1/2 = 49/64, and 1/4 * 3/8 * 1/2 = 3/64. */
    @ParameterizedTest
    @CsvSource({"true, 49", "false, 3"})
    void multiplies(boolean chooses, double sixtyFourths) {
        NodeStore nodes = family(chooses, 0.25, 0.375, 0.5);
        ProofProbabilities numbers = new ProofProbabilities(null, 0, RootTrace.NONE);
        assertTrue(numbers.update(nodes, NodeStore.ROOT));
        assertEquals(sixtyFourths / 64, nodes.first(NodeStore.ROOT));
        assertEquals(0, numbers.settled(nodes, NodeStore.ROOT));
        assertEquals(chooses ? 3 : 1, numbers.select(nodes, NodeStore.ROOT));
    }

    private static NodeStore family(boolean chooses, double... values) {
        NodeStore nodes = new NodeStore();
        int first = nodes.add(values.length);
        nodes.setChildren(NodeStore.ROOT, first, values.length, chooses);
        for (int i = 0; i < values.length; i++) {
            nodes.clearNode(first + i, i, NodeStore.ROOT);
            nodes.set(first + i, values[i], 0);
        }
        return nodes;
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void roundingIsNoProof(boolean chooses) {
        double[] values = new double[20];
        java.util.Arrays.fill(values, chooses ? 0.999 : 1e-20);
        NodeStore nodes = family(chooses, values);
        List<Double> roots = new ArrayList<>();
        ProofProbabilities exact = new ProofProbabilities(null, 0, (value, iterations, count) -> roots.add(value));
        exact.update(nodes, NodeStore.ROOT);
        assertEquals(chooses ? 1.0 : 0.0, nodes.first(NodeStore.ROOT));
        assertEquals(0, exact.settled(nodes, NodeStore.ROOT));
        assertEquals(0, exact.claimed(nodes, 1));
        assertEquals(List.of(chooses ? 1.0 : 0.0), roots);
        ProofProbabilities precise = new ProofProbabilities(null, 1e-9, RootTrace.NONE);
        assertEquals(chooses ? 1 : -1, precise.claimed(nodes, 1));
        // It goes on with the first, for nothing tells them apart, and with another once that one is settled.
        assertEquals(1, exact.select(nodes, NodeStore.ROOT));
        exact.end(nodes, 1, !chooses);
        exact.update(nodes, NodeStore.ROOT);
        assertEquals(0, exact.settled(nodes, NodeStore.ROOT));
        assertEquals(2, exact.select(nodes, NodeStore.ROOT));
    }

    /** Forty moves that look won, each with one hidden refutation: the probability of the root rounds to 1. */
    @Test
    void searchesOnThoughTheProbabilityIsOne() {
        SeenNumbers[] seen = new SeenNumbers[1];
        String tree =
                "S[" + ("S[N[" + "S[+] ".repeat(60) + "S[N[-]]]] ").repeat(40).strip() + "]";
        Solution exact = solver(seen, 1e-3, 0).solve(question(tree), Limits.NONE, SearchObserver.NONE);
        assertTrue(trace.contains(1.0), "the trap is set");
        assertTrue(trace.indexOf(1.0) < trace.size() - 1);
        assertEquals(Verdict.DISPROVED, exact.verdict());
        Solution claim = solver(seen, 1e-3, 1e-3).solve(question(tree), Limits.NONE, SearchObserver.NONE);
        assertEquals(Verdict.CLAIMED_WON, claim.verdict());
    }

    /** The same upside down: North's moves look lost, the last answer to each wins. */
    @Test
    void searchesOnThoughTheProbabilityIsNought() {
        String tree =
                "N[" + ("N[S[" + "N[-] ".repeat(60) + "N[S[+]]]] ").repeat(130).strip() + "]";
        SeenNumbers[] seen = new SeenNumbers[1];
        Solution exact = solver(seen, 1e-3, 0).solve(question(tree), Limits.NONE, SearchObserver.NONE);
        assertTrue(trace.contains(0.0), "the trap is set");
        assertTrue(trace.indexOf(0.0) < trace.size() - 1);
        assertEquals(Verdict.PROVED, exact.verdict());
        Solution claim = solver(seen, 1e-3, 1e-3).solve(question(tree), Limits.NONE, SearchObserver.NONE);
        assertEquals(Verdict.CLAIMED_NOT_WON, claim.verdict());
    }

    /** After the first iteration the root has 0.8125. */
    @ParameterizedTest
    @CsvSource({"0.1875, CLAIMED_WON, 1", "0.25, CLAIMED_WON, 1", "0.18, PROVED, 4", "0, PROVED, 4"})
    void claimsWithinThePrecision(double precision, Verdict verdict, int iterations) {
        Solution solution =
                solver(new SeenNumbers[1], 0.25, precision).solve(question(TREE), Limits.NONE, SearchObserver.NONE);
        assertEquals(verdict, solution.verdict());
        assertEquals(iterations, solution.iterations());
        assertEquals(verdict == Verdict.PROVED ? "1" : null, solution.move());
    }

    /** Eq. 2. */
    @ParameterizedTest
    @CsvSource({"S[+ +], SOUTH, 0.9", "S[+ +], NORTH, 0.1", "S[- =], SOUTH, 0.1", "N[= =], NORTH, 0.1"})
    void keepsRatesFromCertainty(String tree, Player player, double rate) {
        Playouts playouts = new Playouts(7, 0.1, Seed.of(3));
        Question question = new Question(AndOrTree.parse(tree).start(), player, false);
        playouts.begin(question.position());
        assertEquals(rate, playouts.winningRate(question.position(), question), 1e-15);
    }

    @Test
    void ratesByRandomGames() {
        Question question = question("S[+ N[- + C[+ -]]]");
        Playouts playouts = new Playouts(40_000, 0.1, Seed.of(3));
        playouts.begin(question.position());
        double rate = playouts.winningRate(question.position(), question);
        // 1/2 + 1/2 * (1/3 + 1/3 * 1/2); four standard errors are 0.0087.
        assertEquals(0.75, rate, 0.0087);
        assertEquals(rate * 40_000, Math.rint(rate * 40_000), 1e-6);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -0.1, 0.6, 1e-17, Double.NaN})
    void refusesAThetaThatIsNone(double theta) {
        assertThrows(IllegalArgumentException.class, () -> BestFirstSolver.mcpns(1, theta, Seed.of(1)));
        assertThrows(
                IllegalArgumentException.class, () -> BestFirstSolver.ppns(1, theta, 0, Seed.of(1), RootTrace.NONE));
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 0.5, Double.NaN})
    void refusesAPrecisionThatIsNone(double precision) {
        assertThrows(
                IllegalArgumentException.class,
                () -> BestFirstSolver.ppns(1, 0.01, precision, Seed.of(1), RootTrace.NONE));
    }

    @Test
    void refusesToEstimateWithoutGames() {
        assertThrows(IllegalArgumentException.class, () -> BestFirstSolver.mcpns(0, 0.01, Seed.of(1)));
    }
}
