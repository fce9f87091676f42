package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.game.Position;
import rulesmith.games.ConnectFour;
import rulesmith.games.PGame;

class SolverLimitsTest {

    private static final Limits SMALL = Limits.NONE.withBytes(1 << 22);

    /** Far more than any test here has time for. */
    private static final Question HARD = Question.of(ConnectFour.standard().start());

    static Stream<Solver> bestFirst() {
        return Stream.of(
                BestFirstSolver.pns(),
                BestFirstSolver.mcpns(2, 0.01, Seed.of(1)),
                BestFirstSolver.ppns(2, 0.01, 0, Seed.of(1), RootTrace.NONE));
    }

    static Stream<Solver> depthFirst() {
        return Stream.of(new DfpnSolver(), new AlphaBetaSolver());
    }

    static Stream<Solver> all() {
        return Stream.concat(bestFirst(), depthFirst());
    }

    /** So that a test that fails leaves no interrupted thread to the next. */
    @AfterEach
    void clearInterruption() {
        Thread.interrupted();
    }

    private static void expectStop(Solution solution, Limit limit) {
        assertEquals(Verdict.UNKNOWN, solution.verdict());
        assertEquals(limit, solution.stoppedBy());
        assertNull(solution.move());
    }

    @ParameterizedTest
    @MethodSource("all")
    void stopsAtTheNodeLimit(Solver solver) {
        for (int nodes : new int[] {1, 7, 8, 100, 5000}) {
            Solution solution = solver.solve(HARD, SMALL.withNodes(nodes), SearchObserver.NONE);
            expectStop(solution, Limit.NODES);
            // A depth-first search may have looked at the moves of one more position.
            assertTrue(solution.nodes() <= nodes + (solver instanceof BestFirstSolver ? 0 : 7), solution.toString());
            assertTrue(solution.nodes() > nodes - 7, solution.toString());
        }
    }

    @ParameterizedTest
    @MethodSource("bestFirst")
    void stopsWhenMemoryIsFull(Solver solver) {
        int block = 8192 * 40;
        Solution none = solver.solve(HARD, Limits.NONE.withBytes(block - 1), SearchObserver.NONE);
        expectStop(none, Limit.MEMORY);
        assertEquals(1, none.nodes());
        Solution two = solver.solve(HARD, Limits.NONE.withBytes(2 * block), SearchObserver.NONE);
        expectStop(two, Limit.MEMORY);
        assertEquals(2 * block, two.bytes());
        assertTrue(two.nodes() > 2 * 8192 - 16 && two.nodes() <= 2 * 8192, two.toString());
    }

    @ParameterizedTest
    @MethodSource("depthFirst")
    void keepsItsTableWithinTheMemory(Solver solver) {
        for (int bytes : new int[] {100_000, 1 << 20, 3 << 20, 100_000}) {
            Solution solution = solver.solve(HARD, new Limits(1000, bytes, 60), SearchObserver.NONE);
            expectStop(solution, Limit.NODES);
            assertTrue(solution.bytes() <= bytes && 2 * solution.bytes() > bytes, solution.toString());
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void stopsInTime(Solver solver) {
        expectStop(solver.solve(HARD, SMALL.withBytes(1L << 28).withSeconds(1e-9), SearchObserver.NONE), Limit.TIME);
    }

    @ParameterizedTest
    @MethodSource("all")
    void stopsWhenTheObserverSaysSo(Solver solver) {
        List<Long> seen = new ArrayList<>();
        List<String> sights = new ArrayList<>();
        Limits limits = Limits.NONE.withBytes(1L << 28);
        Solution solution = solver.solve(HARD, limits, (nodes, sight) -> {
            seen.add(nodes);
            sights.add(sight.get());
            return seen.size() < 3;
        });
        expectStop(solution, Limit.INTERRUPTION);
        assertEquals(3, seen.size(), "it is not asked again");
        assertTrue(seen.get(0) < seen.get(1) && seen.get(1) < seen.get(2), seen.toString());
        assertTrue(sights.stream().noneMatch(String::isBlank), sights.toString());
    }

    @ParameterizedTest
    @MethodSource("all")
    void stopsWhenTheThreadIsInterrupted(Solver solver) {
        Thread.currentThread().interrupt();
        Solution solution = solver.solve(HARD, Limits.NONE.withBytes(1L << 28), SearchObserver.NONE);
        expectStop(solution, Limit.INTERRUPTION);
        assertTrue(Thread.interrupted(), "the thread still knows");
    }

    /** However much work a step is said to be, the clock is asked. */
    @Test
    void countsALotOfWork() {
        Watch watch = new Watch(Limits.NONE.withSeconds(1e-9), SearchObserver.NONE);
        assertEquals(Limit.TIME, watch.reached(1, 1, 7L * 20 * 20_000_000, () -> ""));
        watch = new Watch(Limits.NONE.withSeconds(1e-9), SearchObserver.NONE);
        assertNull(watch.reached(1, 1, 1, () -> ""), "a quick look is not worth it");
    }

    @ParameterizedTest
    @MethodSource("all")
    void leavesThePositionAsItIs(Solver solver) {
        Position position = ConnectFour.of(5, 4).start();
        for (int column : new int[] {2, 2, 1, 3, 0, 3, 1, 1}) {
            position.play(column);
        }
        String diagram = position.diagram();
        long key = position.key();
        solver.solve(Question.of(position), SMALL, SearchObserver.NONE);
        solver.solve(Question.of(position), SMALL.withNodes(50), SearchObserver.NONE);
        assertEquals(diagram, position.diagram());
        assertEquals(key, position.key());
        assertEquals(8, position.ply());
        position.undo();
        assertEquals(7, position.ply());
    }

    private static Solution untimed(Solution solution) {
        return new Solution(
                solution.verdict(),
                solution.stoppedBy(),
                solution.move(),
                solution.iterations(),
                solution.nodes(),
                solution.visits(),
                solution.bytes(),
                0);
    }

    @ParameterizedTest
    @MethodSource("all")
    void answersTheSameEveryTime(Solver solver) {
        Question one = Question.of(PGame.of(3, 8, 5).start());
        Question other = Question.of(PGame.of(4, 6, 6).start());
        Solution first = untimed(solver.solve(one, SMALL, SearchObserver.NONE));
        assertTrue(first.verdict().exact());
        assertEquals(first, untimed(solver.solve(one, SMALL, SearchObserver.NONE)));
        Solution second = untimed(solver.solve(other, SMALL, SearchObserver.NONE));
        assertNotEquals(first, second);
        solver.solve(HARD, SMALL.withNodes(20_000), SearchObserver.NONE);
        assertEquals(first, untimed(solver.solve(one, SMALL, SearchObserver.NONE)));
        Solver another = all().filter(solverOfAll -> solverOfAll.name().equals(solver.name()))
                .findFirst()
                .orElseThrow();
        assertEquals(second, untimed(another.solve(other, SMALL, SearchObserver.NONE)), "a fresh solver agrees");
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1})
    void refusesLimitsThatAreNone(long none) {
        assertThrows(IllegalArgumentException.class, () -> Limits.NONE.withNodes(none));
        assertThrows(IllegalArgumentException.class, () -> Limits.NONE.withBytes(none));
        assertThrows(IllegalArgumentException.class, () -> Limits.NONE.withSeconds(none));
        assertThrows(IllegalArgumentException.class, () -> Limits.NONE.withSeconds(Double.NaN));
    }
}
