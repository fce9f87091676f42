package rulesmith.game;

import rulesmith.rules.Cell;
import rulesmith.rules.Vector;

/** Hot. Sets of cells as 64-bit words, bit 0 for {@code a1}; every bit trick of the engine lives here. */
public final class Bits {

    /** Directions 0 to 7 are {@link Vector#STEPS}, 8 to 15 {@link Vector#LEAPS}. */
    static final int DIRECTIONS = 16;

    /** Moving every cell by a vector is a rotation of the word ... */
    static final int[] SHIFT = new int[DIRECTIONS];
    /** ... of which only those cells are kept that did not leave the board on the way. */
    static final long[] LANDING = new long[DIRECTIONS];

    static {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            Vector vector = vector(direction);
            SHIFT[direction] = vector.ranks() * 8 + vector.files();
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                int target = Cell.step(cell, vector);
                if (target >= 0) {
                    LANDING[direction] |= 1L << target;
                }
            }
        }
    }

    private Bits() {}

    static Vector vector(int direction) {
        return direction < 8 ? Vector.STEPS.get(direction) : Vector.LEAPS.get(direction - 8);
    }

    static int direction(Vector vector) {
        int step = Vector.STEPS.indexOf(vector);
        return step >= 0 ? step : 8 + Vector.LEAPS.indexOf(vector);
    }

    /** The cells one step away in a direction. */
    static long step(long cells, int direction) {
        return Long.rotateLeft(cells, SHIFT[direction]) & LANDING[direction];
    }

    /** The cells and their neighbours. */
    public static long around(long cells) {
        cells |= step(cells, 2) | step(cells, 6);
        return cells | cells << 8 | cells >>> 8;
    }

    /** The number of the k-th cell of a set, counting from 0. */
    public static int select(long cells, int k) {
        for (; k > 0; k--) {
            cells &= cells - 1;
        }
        return Long.numberOfTrailingZeros(cells);
    }
}
