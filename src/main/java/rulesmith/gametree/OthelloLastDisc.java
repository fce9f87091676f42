package rulesmith.gametree;

import rulesmith.rules.Cell;

/**
 * Hot. How many discs turn over when the last empty cell of an Othello board is taken. Every other cell has a disc, so the
 * own discs along a line say all about it: the number is looked up, line by line.
 */
final class OthelloLastDisc {

    private static final long FIRST_FILE = 0x0101010101010101L;
    /** Brings the cells of the first file side by side into the highest byte. */
    private static final long GATHER_FILE = 0x0102040810204080L;
    /** Brings the cells of a diagonal, one a file, into the highest byte. */
    private static final long GATHER_DIAGONAL = FIRST_FILE;

    /** By the place on a line of eight and the own discs on it. */
    private static final byte[] TURNED = new byte[8 << 8];

    private static final long[] RISING = new long[Cell.COUNT];
    private static final long[] FALLING = new long[Cell.COUNT];

    static {
        for (int place = 0; place < 8; place++) {
            for (int discs = 0; discs < 256; discs++) {
                TURNED[place << 8 | discs] = (byte) (run(place, discs, 1) + run(place, discs, -1));
            }
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            for (int other = 0; other < Cell.COUNT; other++) {
                int files = Cell.file(other) - Cell.file(cell);
                int ranks = Cell.rank(other) - Cell.rank(cell);
                RISING[cell] |= files == ranks ? 1L << other : 0;
                FALLING[cell] |= files == -ranks ? 1L << other : 0;
            }
        }
    }

    private OthelloLastDisc() {}

    /** How many discs of the opponent are between a place and the next own disc in a direction; 0 if there is none. */
    private static int run(int place, int discs, int step) {
        int length = 0;
        for (int at = place + step; at >= 0 && at < 8; at += step) {
            if ((discs >> at & 1) != 0) {
                return length;
            }
            length++;
        }
        return 0;
    }

    /** What lies beyond a smaller board is nobody's, which ends no run. */
    static int turned(int cell, long own) {
        int file = cell & 7;
        int rank = cell >>> 3;
        int row = (int) (own >>> (cell & 56)) & 0xff;
        int column = (int) ((own >>> file & FIRST_FILE) * GATHER_FILE >>> 56);
        int rising = (int) ((own & RISING[cell]) * GATHER_DIAGONAL >>> 56);
        int falling = (int) ((own & FALLING[cell]) * GATHER_DIAGONAL >>> 56);
        return TURNED[file << 8 | row]
                + TURNED[rank << 8 | column]
                + TURNED[file << 8 | rising]
                + TURNED[file << 8 | falling];
    }
}
