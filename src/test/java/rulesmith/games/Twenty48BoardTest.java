package rulesmith.games;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.SeededRandom;

class Twenty48BoardTest {

    private static final String[] WORDS = {"left", "right", "up", "down"};

    /** Any tiles up to 32768, not only those a game can bring; low ones are likelier, so that many are equal. */
    private static Twenty48Position anyBoard(Twenty48 game, SeededRandom random) {
        int[] tiles = new int[game.size() * game.size()];
        int kinds = 2 + random.nextInt(15);
        for (int i = 0; i < tiles.length; i++) {
            int exponent = random.nextInt(kinds);
            tiles[i] = exponent == 0 ? 0 : 1 << exponent;
        }
        tiles[random.nextInt(tiles.length)] = 2;
        return game.position(tiles);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void movesLikeItsSlowTwin(int size) {
        SeededRandom random = Seed.of(size).generator();
        Twenty48 game = Twenty48.of(size, Twenty48.ENDLESS);
        for (int i = 0; i < 3000; i++) {
            Twenty48Position position = anyBoard(game, random);
            SlowTwenty48 slow = SlowTwenty48.of(position);
            boolean stuck = true;
            for (int direction = 0; direction < Twenty48Board.DIRECTIONS; direction++) {
                SlowTwenty48 expected = slow.slide(WORDS[direction]);
                long slid = Twenty48Board.slide(position.board(), direction, size);
                assertArrayEquals(expected.tiles, SlowTwenty48.of(new Twenty48Position(game, slid)).tiles);
                assertEquals(expected.points, Twenty48Board.points(position.board(), direction));
                stuck &= slid == position.board();
                assertEquals(slid == position.board(), Arrays.deepEquals(expected.tiles, slow.tiles));
            }
            assertEquals(stuck, position.outcome().isOver());
            assertEquals(stuck, game.isStuck(position.board()));
            assertEquals(slow.highest(), position.highest());
            assertEquals(slow.empties(), Long.bitCount(Twenty48Board.empties(position.board(), game.cells)));
            Twenty48Weights weights = Twenty48Weights.standard(size);
            assertEquals(slow.value(weights), weights.value(position.board()));
        }
    }

    @Test
    void knowsWhenAFullSizeBoardIsStuck() {
        SeededRandom random = Seed.of(9).generator();
        Twenty48 game = Twenty48.of(4, Twenty48.ENDLESS);
        int stuck = 0;
        for (int i = 0; i < 3000; i++) {
            int[] tiles = random.ints(16, 1, 12).map(exponent -> 1 << exponent).toArray();
            long board = game.position(tiles).board();
            assertEquals(game.isStuck(board), Twenty48Board.isStuck(board));
            stuck += Twenty48Board.isStuck(board) ? 1 : 0;
        }
        assertEquals(true, stuck > 100 && stuck < 2900, stuck + " boards were stuck");
    }

    @Test
    void turnsOverTheDiagonal() {
        assertEquals(0xfb73_ea62_d951_c840L, Twenty48Board.transpose(0xfedc_ba98_7654_3210L));
    }

    @ParameterizedTest
    @CsvSource({
        "2 2 2 2, 4 4 0 0, 8",
        "2 2 2 0, 4 2 0 0, 4",
        "4 2 2 0, 4 4 0 0, 4",
        "0 2 0 2, 4 0 0 0, 4",
        "2 4 2 4, 2 4 2 4, 0",
        "1024 1024 2048 0, 2048 2048 0 0, 2048",
        "32768 32768 2 2, 32768 32768 4 0, 4",
    })
    void mergesEachTileOnce(String before, String after, int points) {
        long row = row(before);
        assertEquals(row(after), Twenty48Board.slide(row, Twenty48Board.LEFT));
        assertEquals(points, Twenty48Board.points(row, Twenty48Board.LEFT));
        assertEquals(points, Twenty48Board.points(row, Twenty48Board.RIGHT));
    }

    private static long row(String tiles) {
        int[] board = new int[16];
        String[] words = tiles.split(" ");
        for (int i = 0; i < words.length; i++) {
            board[i] = Integer.parseInt(words[i]);
        }
        return Twenty48.standard().position(board).board();
    }

    @Test
    void weighsAlongASnake() {
        Twenty48Weights three = Twenty48Weights.standard(3);
        int[][] expected = {{32768, 16384, 8192}, {1024, 2048, 4096}, {512, 256, 128}};
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                assertEquals(expected[row][column], three.weight(row, column));
            }
        }
        assertEquals(3, three.size());
        assertEquals(1, Twenty48Weights.standard(4).weight(3, 0));
    }

    @Test
    void theBestBoardIsWorthLessThanAWin() {
        assertEquals(32768 * 65535, Twenty48Weights.standard(4).value(-1L));
    }

    @Test
    void takesOnlyWeightsThatCannotOverflow() {
        assertEquals(
                2 * 3 + 4 * 5,
                Twenty48Weights.of(new int[][] {{3, 0}, {0, 5}})
                        .value(Twenty48.of(2, 8).position(2, 0, 0, 4).board()));
        int[][][] wrong = {
            {{1}}, {{1, 2}, {3}}, {{1, 2}, {3, -1}}, {{40000, 0}, {0, 30000}}, {{1, 2}, {3, 1 << 30}}, new int[5][5]
        };
        for (int[][] weights : wrong) {
            assertThrows(IllegalArgumentException.class, () -> Twenty48Weights.of(weights));
        }
    }

    @Test
    void hasFourDirections() {
        assertThrows(IllegalArgumentException.class, () -> Twenty48Board.slide(1, 4));
    }
}
