package rulesmith.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.game.Evaluation;
import rulesmith.game.GameContract;
import rulesmith.game.Outcome;
import rulesmith.game.Perft;
import rulesmith.game.Player;
import rulesmith.game.Position;

class ConnectFourTest {

    private static ConnectFourPosition line(ConnectFour game, String columns) {
        ConnectFourPosition position = game.start();
        for (String column : columns.split("")) {
            assertEquals(Outcome.ONGOING, position.outcome());
            position.play(position.parse(column));
        }
        return position;
    }

    @Test
    void keepsTheContract() {
        GameContract.check(ConnectFour.standard(), 50, Seed.of(1));
        for (int columns = 1; columns <= 9; columns++) {
            for (int rows = 1; rows <= 8 && columns * (rows + 1) <= 63; rows++) {
                GameContract.check(ConnectFour.of(columns, rows), 5, Seed.of(columns * 10 + rows));
            }
        }
    }

    @Test
    void saysWhatItIs() {
        assertEquals("connect4", ConnectFour.standard().id());
        assertEquals("Connect Four", ConnectFour.standard().name());
        assertEquals("connect4-5x4", ConnectFour.of(5, 4).id());
        assertEquals("Connect Four 5x4", ConnectFour.of(5, 4).name());
        assertSame(ConnectFour.standard(), ConnectFour.of(7, 6));
        assertEquals(7, ConnectFour.standard().columns());
        assertEquals(6, ConnectFour.standard().rows());
    }

    @ParameterizedTest
    @CsvSource({"0, 4", "10, 4", "4, 0", "4, 9", "8, 7", "9, 7", "-1, -1"})
    void refusesOtherBoards(int columns, int rows) {
        Exception refusal = assertThrows(IllegalArgumentException.class, () -> ConnectFour.of(columns, rows));
        assertEquals(
                "a board of " + columns + "x" + rows + ", expected 1 to 9 columns, 1 to 8 rows"
                        + " and columns times (rows + 1) at most 63",
                refusal.getMessage());
    }

    @Test
    void copiesOnlyItsOwnKind() {
        ConnectFourPosition small = ConnectFour.of(5, 4).start();
        small.copyFrom(line(ConnectFour.of(5, 4), "123"));
        assertEquals(3, small.ply());
        Position large = ConnectFour.of(5, 5).start();
        assertThrows(IllegalArgumentException.class, () -> small.copyFrom(large));
    }

    @Test
    void drawsTheBoard() {
        assertEquals("""
                 · · · · ·
                 · ▼ · · ·
                 · ▲ ▲ · ▼
                 1 2 3 4 5
                """, line(ConnectFour.of(5, 3), "3522").diagram());
    }

    @ParameterizedTest
    @CsvSource({
        "7, 6, 1212121, four in a row, SOUTH",
        "7, 6, 1122334, four in a row, SOUTH",
        "7, 6, 71122335, , ONGOING",
        "7, 6, 71525354, four in a row, NORTH",
        "7, 6, 12233434474, four in a row, SOUTH",
        "7, 6, 76655454414, four in a row, SOUTH",
        "3, 3, 111222333, board full, DRAW",
        "1, 1, 1, board full, DRAW",
        "1, 8, 11111111, board full, DRAW",
        "4, 1, 1234, board full, DRAW",
    })
    void ends(int columns, int rows, String moves, String ending, Outcome outcome) {
        ConnectFourPosition position = line(ConnectFour.of(columns, rows), moves);
        assertEquals(ending == null ? "" : ending, position.ending());
        assertEquals(outcome, position.outcome());
    }

    @Test
    void aFullBoardCanBeWonWithItsLastDisc() {
        // Found by playing at random; the column of the last move is the only one left.
        RandomGenerator random = Seed.of(5).generator();
        for (int tries = 0; tries < 100_000; tries++) {
            ConnectFourPosition position = ConnectFour.of(4, 4).start();
            while (!position.outcome().isOver()) {
                position.play(position.move(random.nextInt(position.moveCount())));
            }
            if (position.ply() == 16 && position.outcome() != Outcome.DRAW) {
                assertEquals("four in a row", position.ending());
                assertEquals(Outcome.NORTH, position.outcome());
                return;
            }
        }
        throw new AssertionError("no such game");
    }

    @Test
    void showsTheDiscsOfBoth() {
        ConnectFourPosition position = line(ConnectFour.standard(), "112");
        assertEquals(1L | 1L << 7, position.discs(Player.SOUTH));
        assertEquals(2L, position.discs(Player.NORTH));
    }

    @Test
    void countsLinesOfPlay() {
        long[] known = {7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234};
        for (int depth = 1; depth <= known.length; depth++) {
            assertEquals(known[depth - 1], Perft.count(ConnectFour.standard().start(), depth));
        }
        assertEquals(known[6], Perft.countByPlaying(ConnectFour.standard().start(), 7));
    }

    @Test
    @Tag("slow")
    void countsLongerLinesOfPlay() {
        assertEquals(39_394_572, Perft.count(ConnectFour.standard().start(), 9));
        assertEquals(39_394_572, Perft.countByPlaying(ConnectFour.standard().start(), 9));
    }

    /** Sequence A212693 of the OEIS. */
    @Test
    void hasAKeyForEachPositionAndNoMore() {
        long[] known = {1, 7, 49, 238, 1_120, 4_263, 16_422, 54_859, 184_275};
        List<LongSet> keys = new ArrayList<>();
        for (int ply = 0; ply < known.length; ply++) {
            keys.add(new LongOpenHashSet());
        }
        collect(ConnectFour.standard().start(), keys);
        for (int ply = 0; ply < known.length; ply++) {
            assertEquals(known[ply], keys.get(ply).size(), "ply " + ply);
        }
    }

    /** Down to the last disc, and also from ply to ply. */
    @Test
    void hasAKeyForEachPositionOfASmallBoard() {
        List<LongSet> keys = new ArrayList<>();
        for (int ply = 0; ply <= 16; ply++) {
            keys.add(new LongOpenHashSet());
        }
        collect(ConnectFour.of(4, 4).start(), keys);
        LongSet all = new LongOpenHashSet();
        keys.forEach(all::addAll);
        assertEquals(161_029, keys.stream().mapToInt(LongSet::size).sum());
        assertEquals(161_029, all.size());
    }

    private static void collect(Position position, List<LongSet> keys) {
        assertNotEquals(0, position.key());
        assertEquals(position.hash(), position.key());
        if (!keys.get(position.ply()).add(position.key()) || position.ply() + 1 == keys.size()) {
            return;
        }
        for (int i = 0; i < position.moveCount(); i++) {
            position.play(position.move(i));
            collect(position, keys);
            position.undo();
        }
    }

    @ParameterizedTest
    @CsvSource({"7, 6", "5, 4", "4, 5", "6, 7", "9, 6", "7, 8", "4, 4", "8, 3", "9, 2", "9, 1", "3, 8", "1, 5", "6, 6"})
    void agreesWithTheSlowTwin(int columns, int rows) {
        ConnectFour game = ConnectFour.of(columns, rows);
        RandomGenerator random = Seed.of(columns * 10 + rows).derive("twin").generator();
        TreeMap<String, Integer> endings = new TreeMap<>();
        for (int i = 0; i < 60; i++) {
            ConnectFourPosition position = game.start();
            SlowConnectFour twin = SlowConnectFour.start(columns, rows);
            compare(twin, position);
            while (!twin.moves().isEmpty()) {
                int move = twin.moves().get(random.nextInt(twin.moves().size()));
                position.play(move);
                twin = twin.play(move);
                compare(twin, position);
            }
            endings.merge(position.ending(), 1, Integer::sum);
        }
        assertEquals(columns >= 4 || rows >= 4, endings.containsKey("four in a row") || columns * rows < 10);
    }

    private static void compare(SlowConnectFour twin, ConnectFourPosition position) {
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        assertEquals(
                twin.moves(), moves.longStream().mapToObj(move -> (int) move).toList());
        assertEquals(twin.ending(), position.ending());
        long south = position.discs(Player.SOUTH);
        long north = position.discs(Player.NORTH);
        int columns = position.game().columns();
        int rows = position.game().rows();
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < rows; row++) {
                int bit = column * (rows + 1) + row;
                char owner = (south >>> bit & 1) != 0 ? 's' : (north >>> bit & 1) != 0 ? 'n' : 0;
                assertEquals(twin.at(column, row), owner);
            }
        }
        assertEquals(position.ply(), Long.bitCount(south) + Long.bitCount(north));
    }

    /** A four needs room: the slow twin, which remembers nothing, can play these out. */
    @ParameterizedTest
    @CsvSource({"2, 4, 0", "4, 2, 0", "3, 3, 0", "2, 5, 0"})
    void tinyBoardsAreWorthWhatTheTwinSays(int columns, int rows, int expected) {
        assertEquals(expected, SlowConnectFour.start(columns, rows).solve());
        assertEquals(expected, solve(ConnectFour.of(columns, rows).start()));
    }

    @Test
    void endgamesAreWorthWhatTheTwinSays() {
        RandomGenerator random = Seed.of(9).generator();
        int[] results = new int[3];
        for (int i = 0; i < 150; i++) {
            ConnectFourPosition position = ConnectFour.of(5, 4).start();
            SlowConnectFour twin = SlowConnectFour.start(5, 4);
            while (!position.outcome().isOver() && position.ply() < 15) {
                int move = (int) position.move(random.nextInt(position.moveCount()));
                position.play(move);
                twin = twin.play(move);
            }
            int result = solve(position);
            assertEquals(twin.solve(), result, position::diagram);
            results[result + 1]++;
        }
        assertTrue(results[0] > 10 && results[1] > 10 && results[2] > 10);
    }

    @Test
    void fourByFourIsADraw() {
        assertEquals(0, solve(ConnectFour.of(4, 4).start()));
    }

    /** As found by a search that tries the columns from left to right. */
    @ParameterizedTest
    @CsvSource({"5, 4, 0", "4, 5, 0", "6, 4, -1"})
    @Tag("slow")
    void smallBoardsAreWorthWhatAnotherSearchFound(int columns, int rows, int expected) {
        assertEquals(expected, solve(ConnectFour.of(columns, rows).start()));
    }

    private static int solve(Position position) {
        return solve(position, position.game().evaluation(), new Long2IntOpenHashMap());
    }

    /** 1 if the player to move wins with best play; relies on keys, and on the evaluation to be done sooner. */
    private static int solve(Position position, Evaluation evaluation, Long2IntOpenHashMap known) {
        if (position.outcome().isOver()) {
            return position.outcome() == Outcome.DRAW ? 0 : -1;
        }
        long key = position.key();
        if (known.containsKey(key)) {
            return known.get(key);
        }
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        int[] values = new int[moves.size()];
        evaluation.rate(position, moves, values);
        int best = -1;
        for (int i = 0; i < values.length && best < 1; i++) {
            int next = 0;
            for (int k = 1; k < values.length; k++) {
                next = values[k] > values[next] ? k : next;
            }
            values[next] = Integer.MIN_VALUE;
            position.play(moves.getLong(next));
            best = Math.max(best, -solve(position, evaluation, known));
            position.undo();
        }
        known.put(key, best);
        return best;
    }
}
