package rulesmith.games;

import rulesmith.rules.Cell;
import rulesmith.rules.Vector;

/** Hot. Which cells a chess piece attacks, as 64-bit words with bit 0 for {@code a1}; the bit tricks live here. */
final class ChessAttacks {

    static final long FILE_A = 0x0101010101010101L;
    static final long FILE_H = FILE_A << 7;

    static final long[] KNIGHT = new long[Cell.COUNT];
    static final long[] KING = new long[Cell.COUNT];
    /** By cell for South's pawns, then by cell for North's. */
    static final long[] PAWN = new long[2 * Cell.COUNT];

    /** Along a rank, a file and the two diagonals; {@link Vector#STEPS} has the opposite way four places on. */
    private static final int LINES = 4;

    static final int FILE = 0;
    static final int RISING = 1;
    static final int FALLING = 3;

    /** By cell and line, in pairs: the cells of the line below the cell, and those above it, by number. */
    private static final long[] HALVES = new long[Cell.COUNT * LINES * 2];
    /** By two cells: the cells strictly between them, if a line joins them. */
    private static final long[] BETWEEN = new long[Cell.COUNT * Cell.COUNT];
    /** By two cells: the whole line that joins them, without the first, if there is one. */
    private static final long[] THROUGH = new long[Cell.COUNT * Cell.COUNT];

    static {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            for (int i = 0; i < 8; i++) {
                Vector step = Vector.STEPS.get(i);
                KING[cell] |= bit(Cell.step(cell, step));
                KNIGHT[cell] |= bit(Cell.step(cell, Vector.LEAPS.get(i)));
                if (step.files() != 0 && step.ranks() != 0) {
                    PAWN[(step.ranks() > 0 ? 0 : Cell.COUNT) + cell] |= bit(Cell.step(cell, step));
                }
                long passed = 0;
                for (int at = Cell.step(cell, step); at >= 0; at = Cell.step(at, step)) {
                    BETWEEN[cell * Cell.COUNT + at] = passed;
                    passed |= bit(at);
                }
                HALVES[(cell * LINES + i % LINES) * 2 + (Long.compareUnsigned(passed, bit(cell)) > 0 ? 1 : 0)] |=
                        passed;
            }
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            for (int line = 0; line < LINES; line++) {
                long cells = line(cell, line);
                for (long rest = cells; rest != 0; rest &= rest - 1) {
                    THROUGH[cell * Cell.COUNT + Long.numberOfTrailingZeros(rest)] = cells;
                }
            }
        }
    }

    private ChessAttacks() {}

    private static long bit(int cell) {
        return cell < 0 ? 0 : 1L << cell;
    }

    /** All other cells of one line through a cell. */
    static long line(int cell, int line) {
        int i = (cell * LINES + line) * 2;
        return HALVES[i] | HALVES[i + 1];
    }

    /** All other cells of the lines on which a queen would look at a cell. */
    static long lines(int cell) {
        return straightLines(cell) | diagonalLines(cell);
    }

    static long straightLines(int cell) {
        return line(cell, FILE) | line(cell, 2);
    }

    static long diagonalLines(int cell) {
        return line(cell, RISING) | line(cell, FALLING);
    }

    static long rook(int cell, long occupied) {
        return slide(cell * LINES * 2, occupied) | slide(cell * LINES * 2 + 4, occupied);
    }

    static long bishop(int cell, long occupied) {
        return slide(cell * LINES * 2 + 2, occupied) | slide(cell * LINES * 2 + 6, occupied);
    }

    /**
     * From the nearest occupied cell below to the nearest one above. As numbers, twice the bit above minus the bit below
     * is exactly the run of bits from one to the other; without a bit above the subtraction runs on to the end of the
     * word, and without one below it starts at bit 0.
     */
    private static long slide(int i, long occupied) {
        long below = HALVES[i];
        long above = HALVES[i + 1];
        long last = Long.MIN_VALUE >>> Long.numberOfLeadingZeros(below & occupied | 1);
        long first = above & occupied;
        return (below | above) & (2 * (first & -first) - last);
    }

    static long between(int one, int other) {
        return BETWEEN[one * Cell.COUNT + other];
    }

    static long through(int one, int other) {
        return THROUGH[one * Cell.COUNT + other];
    }

    /** Where the pawns attack whose rows advance by a rotation of 8 or -8. */
    static long pawns(long pawns, int forward) {
        return Long.rotateLeft(pawns & ~FILE_A, forward - 1) | Long.rotateLeft(pawns & ~FILE_H, forward + 1);
    }

    static long knights(long knights) {
        long one = (knights & ~FILE_H) << 1 | (knights & ~FILE_A) >>> 1;
        long two = (knights & ~(FILE_H | FILE_H >>> 1)) << 2 | (knights & ~(FILE_A | FILE_A << 1)) >>> 2;
        return one << 16 | one >>> 16 | two << 8 | two >>> 8;
    }
}
