package rulesmith.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.Evaluation;
import rulesmith.game.Game;

/**
 * Gobang, freestyle: the players put stones on empty cells, and five or more in a row, in any direction, win.
 *
 * <p>All there is to know about a position is how many stones each player has in every line of five cells: a line with
 * stones of both is dead, and one with five of one player ends the game. Longer rows contain a line of five.
 */
public final class Gobang implements Game {

    static final int LENGTH = 5;
    static final int LEAST_SIZE = LENGTH;
    static final int MOST_SIZE = 19;

    private static final Gobang STANDARD = new Gobang(15);

    private final int size;
    /** By cell: the numbers of the lines of five through it. */
    final short[][] linesThrough;

    final int lineCount;
    /** By cell and player: the random numbers whose sums modulo 2 are the hashes (Zobrist's method). */
    final long[] keys;

    private Gobang(int size) {
        this.size = size;
        List<List<Short>> through = new ArrayList<>();
        for (int cell = 0; cell < cells(); cell++) {
            through.add(new ArrayList<>());
        }
        int count = 0;
        for (int cell = 0; cell < cells(); cell++) {
            for (int[] step : new int[][] {{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
                int lastColumn = cell % size + (LENGTH - 1) * step[0];
                int lastRow = cell / size + (LENGTH - 1) * step[1];
                if (lastColumn >= 0 && lastColumn < size && lastRow < size) {
                    for (int i = 0; i < LENGTH; i++) {
                        through.get(cell + i * (step[0] + step[1] * size)).add((short) count);
                    }
                    count++;
                }
            }
        }
        this.lineCount = count;
        this.linesThrough = new short[cells()][];
        Arrays.setAll(linesThrough, cell -> shorts(through.get(cell)));
        SeededRandom random = Seed.of(1).derive("gobang").generator();
        this.keys = new long[2 * cells()];
        Arrays.setAll(keys, i -> random.nextLong());
    }

    private static short[] shorts(List<Short> numbers) {
        short[] array = new short[numbers.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = numbers.get(i);
        }
        return array;
    }

    /** On 15 by 15 cells. */
    public static Gobang standard() {
        return STANDARD;
    }

    public static Gobang of(int size) {
        if (size < LEAST_SIZE || size > MOST_SIZE) {
            throw new IllegalArgumentException(
                    "a board of size " + size + ", expected " + LEAST_SIZE + " to " + MOST_SIZE);
        }
        return size == STANDARD.size ? STANDARD : new Gobang(size);
    }

    public int size() {
        return size;
    }

    int cells() {
        return size * size;
    }

    @Override
    public String id() {
        return this == STANDARD ? "gobang" : "gobang-" + size;
    }

    @Override
    public String name() {
        return this == STANDARD ? "Gobang" : "Gobang " + size + "x" + size;
    }

    @Override
    public GobangPosition start() {
        return new GobangPosition(this);
    }

    @Override
    public Evaluation evaluation() {
        return new GobangEvaluation(this);
    }
}
