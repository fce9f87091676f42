package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.games.Twenty48;
import rulesmith.games.Twenty48Board;
import rulesmith.games.Twenty48Position;
import rulesmith.games.Twenty48Weights;

class Twenty48SearchTest {

    private static final Twenty48 GAME = Twenty48.of(4, Twenty48.ENDLESS);
    private static final Twenty48Weights WEIGHTS = Twenty48Weights.standard(4);
    /** The upper left cell alone counts, so values are easy to follow. */
    private static final Twenty48Weights CORNER_ONLY =
            Twenty48Weights.of(new int[][] {{1, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}});

    /**
     * A crowded board: at most three empty cells; on half of the boards most tiles differ, so many are near the end.
     */
    private static Twenty48Position crowded(SeededRandom random) {
        int[] tiles = new int[16];
        int kinds = random.nextInt(2) == 0 ? 4 : 12;
        for (int i = 0; i < 16; i++) {
            tiles[i] = 2 << random.nextInt(kinds);
        }
        int empties = random.nextInt(4);
        for (int i = 0; i < empties; i++) {
            tiles[random.nextInt(16)] = 0;
        }
        return GAME.position(tiles);
    }

    private static Twenty48Search search(int plies, boolean weighsStuckBoards) {
        return weighsStuckBoards
                ? Twenty48Search.weighingStuckBoards(WEIGHTS, plies)
                : Twenty48Search.of(WEIGHTS, plies);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 300, true",
        "2, 300, true",
        "2, 300, false",
        "3, 150, true",
        "3, 150, false",
        "4, 60, true",
        "4, 60, false",
        "5, 8, false"
    })
    void findsWhatItsSlowTwinFinds(int plies, int boards, boolean weighsStuckBoards) {
        SeededRandom random = Seed.of(plies).generator();
        Twenty48Search search = search(plies, weighsStuckBoards);
        Set<String> kinds = new TreeSet<>();
        for (int i = 0; i < boards; i++) {
            Twenty48Position position = crowded(random);
            // Around what the board is worth now, so that some of the last boards reach it and some do not.
            long threshold = (long) (WEIGHTS.value(position.board()) * (0.7 + 0.6 * random.nextDouble()));
            search.look(position.board(), threshold);
            SlowTwenty48Search slow = SlowTwenty48Search.look(position, WEIGHTS, plies, threshold, weighsStuckBoards);
            assertEquals(slow.value(), search.value(), 1e-9 * slow.value(), position::diagram);
            double conspirators =
                    search.conspirators() == Twenty48Search.INFINITE ? Double.POSITIVE_INFINITY : search.conspirators();
            assertEquals(slow.conspirators(), conspirators, position::diagram);
            kinds.add(conspirators == 0 ? "none" : conspirators < Double.POSITIVE_INFINITY ? "some" : "infinite");
            if (position.outcome().isOver()) {
                assertEquals(Twenty48Search.NONE, search.direction());
            } else {
                assertTheBest(position, search.direction(), slow.value(), plies, threshold, weighsStuckBoards);
            }
        }
        assertTrue(boards < 50 || kinds.size() == 3, () -> "only " + kinds);
    }

    private static void assertTheBest(
            Twenty48Position position, int direction, double value, int plies, long threshold, boolean weighsStuck) {
        Twenty48Position after = position.copy();
        after.play(after.parse(new String[] {"left", "right", "up", "down"}[direction]));
        double reached = SlowTwenty48Search.look(after, WEIGHTS, plies - 1, threshold, weighsStuck)
                .value();
        assertEquals(value, reached, 1e-9 * value, position::diagram);
    }

    @Test
    void onePlyIsTheBestSlide() {
        Twenty48Search search = Twenty48Search.of(CORNER_ONLY, 1);
        search.look(
                GAME.position(4, 0, 0, 0, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0).board(), 8);
        assertEquals(Twenty48Board.UP, search.direction());
        assertEquals(8, search.value());
        assertEquals(0, search.conspirators());
        search.look(
                GAME.position(4, 0, 0, 0, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0).board(), 9);
        assertEquals(1, search.conspirators());
    }

    /**
     * Two slides are legal. Left brings 8 into the corner and empties d4: there a 2 leaves South stuck, but a 4 can
     * merge with d3. Up brings 4 into the corner and empties a1: there neither tile hurts, because a2 and b2 can merge.
     */
    private static final long FORK = GAME.position(0, 8, 16, 32, 4, 2, 8, 4, 8, 16, 32, 64, 16, 32, 64, 128)
            .board();

    @ParameterizedTest
    @CsvSource({
        // Left has 8 after both tiles, up has 4 after both.
        "true, 4, 0, 0, 8",
        "true, 8, 0, 0, 8",
        // Left is one board short and one lost, up two boards short.
        "true, 9, 2, 0, 8",
        // Left is lost nine times in ten: 0.1 * 8 is less than 4.
        "false, 4, 0, 2, 4",
        "false, 5, 2, 2, 4",
    })
    void countsWhatFallsShortOnAForkedBoard(
            boolean weighsStuckBoards, long threshold, int conspirators, int direction, double value) {
        Twenty48Search search = weighsStuckBoards
                ? Twenty48Search.weighingStuckBoards(CORNER_ONLY, 2)
                : Twenty48Search.of(CORNER_ONLY, 2);
        search.look(FORK, threshold);
        assertEquals(conspirators, search.conspirators());
        assertEquals(direction, search.direction());
        assertEquals(value, search.value(), 1e-12);
    }

    @Test
    void aStuckRootIsOutOfReachUnlessItIsWorthEnough() {
        long stuck =
                GAME.position(8, 2, 8, 2, 2, 8, 2, 8, 8, 2, 8, 2, 2, 8, 2, 8).board();
        Twenty48Search search = Twenty48Search.weighingStuckBoards(CORNER_ONLY, 3);
        search.look(stuck, 8);
        assertEquals(0, search.conspirators());
        assertEquals(8, search.value());
        search.look(stuck, 9);
        assertEquals(Twenty48Search.INFINITE, search.conspirators());
        search = Twenty48Search.of(CORNER_ONLY, 3);
        search.look(stuck, 8);
        assertEquals(Twenty48Search.INFINITE, search.conspirators());
        assertEquals(0, search.value());
        assertEquals(Twenty48Search.NONE, search.direction());
    }

    /** Nothing comes near the threshold: each of the two tiles on each of the 14 empty cells is one board short. */
    @Test
    void chanceAddsUpAllItsTiles() {
        long open =
                GAME.position(2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0).board();
        Twenty48Search search = Twenty48Search.of(CORNER_ONLY, 2);
        search.look(open, 1000);
        assertEquals(28, search.conspirators());
        // A slide more takes the least of what is below each tile, which is one board.
        search = Twenty48Search.of(CORNER_ONLY, 3);
        search.look(open, 1000);
        assertEquals(28, search.conspirators());
    }

    @ParameterizedTest
    @CsvSource({"0", "9"})
    void refusesOtherDepths(int plies) {
        assertThrows(IllegalArgumentException.class, () -> Twenty48Search.of(WEIGHTS, plies));
    }

    @Test
    void refusesOtherSizes() {
        Twenty48Weights small = Twenty48Weights.standard(3);
        assertThrows(IllegalArgumentException.class, () -> Twenty48Search.of(small, 2));
    }
}
