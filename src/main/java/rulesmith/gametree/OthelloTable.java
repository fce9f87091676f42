package rulesmith.gametree;

import java.util.Arrays;

/**
 * Hot. What a search for the winner of an Othello game has found out already. Both boards are kept in full, so an answer is
 * never that of another position. A position has two slots it may be in: the first keeps what took the most work, the
 * second the latest.
 */
final class OthelloTable {

    /** The answers to "more than 0?" and "more than -1?", each as known and true. */
    static final int KNOWN_WIN = 1;

    static final int WIN = 2;
    static final int KNOWN_NOT_LOSS = 4;
    static final int NOT_LOSS = 8;

    static final int NO_CELL = 64;

    private static final int STRIDE = 3;
    private static final int LEAST_BITS = 4;
    private static final int MOST_BITS = 28;

    /** In threes: the discs of the player to move, the others; flags, best cell and work in 4, 7 and 53 bits. */
    private final long[] slots;

    private final int shift;

    OthelloTable(int bits) {
        if (bits < LEAST_BITS || bits > MOST_BITS) {
            throw new IllegalArgumentException(bits + " bits, expected " + LEAST_BITS + " to " + MOST_BITS);
        }
        this.slots = new long[STRIDE << bits];
        this.shift = 65 - bits;
    }

    void clear() {
        Arrays.fill(slots, 0);
    }

    private int bucket(long own, long opponent) {
        long mixed = own * 0x9e3779b97f4a7c15L ^ Long.rotateLeft(opponent * 0xc2b2ae3d27d4eb4fL, 29);
        mixed = (mixed ^ mixed >>> 32) * 0xd6e8feb86659fd93L;
        return (int) (mixed >>> shift) * 2 * STRIDE;
    }

    /** The flags and the best cell of a position, or 0 flags and no cell. */
    int find(long own, long opponent) {
        int at = bucket(own, opponent);
        if (slots[at] == own && slots[at + 1] == opponent) {
            return (int) slots[at + 2] & 0x7ff;
        }
        at += STRIDE;
        if (slots[at] == own && slots[at + 1] == opponent) {
            return (int) slots[at + 2] & 0x7ff;
        }
        return NO_CELL << 4;
    }

    static int cell(int found) {
        return found >>> 4;
    }

    /** 1 if the value is known to be more than this (0 or -1), -1 if it is known not to be, 0 if it is not known. */
    static int answer(int found, int alpha) {
        int bits = alpha == 0 ? found : found >>> 2;
        return (bits & KNOWN_WIN) == 0 ? 0 : (bits & WIN) != 0 ? 1 : -1;
    }

    void put(long own, long opponent, int alpha, boolean more, int cell, long work) {
        int flags = more ? KNOWN_NOT_LOSS | NOT_LOSS : KNOWN_WIN;
        if (alpha == 0 && more) {
            flags |= KNOWN_WIN | WIN;
        } else if (alpha != 0 && !more) {
            flags |= KNOWN_NOT_LOSS;
        }
        int at = bucket(own, opponent);
        boolean first = slots[at] == own && slots[at + 1] == opponent;
        if (!first && slots[at + 2] >>> 11 > work) {
            at += STRIDE;
            first = slots[at] == own && slots[at + 1] == opponent;
        }
        if (first) {
            flags |= (int) slots[at + 2] & 15;
        }
        slots[at] = own;
        slots[at + 1] = opponent;
        slots[at + 2] = flags | (long) cell << 4 | work << 11;
    }
}
