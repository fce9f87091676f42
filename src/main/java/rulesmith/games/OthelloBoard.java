package rulesmith.games;

import rulesmith.rules.Cell;
import rulesmith.rules.Vector;

/**
 * Hot. What the rules of Othello say about two sets of discs, as 64-bit words with bit 0 for {@code a1}; the bit tricks
 * live here. A smaller board is the corner at {@code a1} of the large one: since nothing ever stands beyond it, only the
 * search for moves has to be told which cells there are.
 */
public final class OthelloBoard {

    /** Discs on the outer files are never between two others along a row or a diagonal. */
    private static final long INNER_FILES = 0x7e7e7e7e7e7e7e7eL;

    private static final int RAYS = 8;
    /** By cell: the four rays to higher cells, then the four to lower ones. */
    private static final long[] RAY = new long[Cell.COUNT * RAYS];

    static {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int up = 0;
            int down = 4;
            for (Vector step : Vector.STEPS) {
                boolean rises = step.ranks() * 8 + step.files() > 0;
                int ray = cell * RAYS + (rises ? up++ : down++);
                for (int at = Cell.step(cell, step); at >= 0; at = Cell.step(at, step)) {
                    RAY[ray] |= 1L << at;
                }
            }
        }
    }

    private OthelloBoard() {}

    /** The cells on which the owner of the first discs may put one; 0 if the player has to pass or the game is over. */
    public static long moves(long own, long opponent, long usable) {
        long inner = opponent & INNER_FILES;
        long targets = line(own, inner, 1) | line(own, opponent, 8) | line(own, inner, 7) | line(own, inner, 9);
        return targets & usable & ~(own | opponent);
    }

    /** Where a row of opponent's discs that starts beside an own disc ends, both ways along a line; doubling steps. */
    private static long line(long own, long opponent, int shift) {
        long up = opponent & own << shift;
        long down = opponent & own >>> shift;
        up |= opponent & up << shift;
        down |= opponent & down >>> shift;
        long upPairs = opponent & opponent << shift;
        long downPairs = upPairs >>> shift;
        up |= upPairs & up << 2 * shift;
        down |= downPairs & down >>> 2 * shift;
        up |= upPairs & up << 2 * shift;
        down |= downPairs & down >>> 2 * shift;
        return up << shift | down >>> shift;
    }

    /** The opponent's discs that turn over when the owner of the first ones puts a disc on an empty cell. */
    public static long flips(int cell, long own, long opponent) {
        int ray = cell * RAYS;
        return upward(RAY[ray], own, opponent)
                | upward(RAY[ray + 1], own, opponent)
                | upward(RAY[ray + 2], own, opponent)
                | upward(RAY[ray + 3], own, opponent)
                | downward(RAY[ray + 4], own, opponent)
                | downward(RAY[ray + 5], own, opponent)
                | downward(RAY[ray + 6], own, opponent)
                | downward(RAY[ray + 7], own, opponent);
    }

    // The nearest cell of the ray that is not the opponent's closes the row if it is own; then all before it turns
    // over.

    private static long upward(long ray, long own, long opponent) {
        long end = Long.lowestOneBit(ray & ~opponent) & own;
        return end - (-end >>> 63) & ray;
    }

    private static long downward(long ray, long own, long opponent) {
        long end = Long.MIN_VALUE >>> Long.numberOfLeadingZeros(ray & ~opponent) & own & ray;
        return -end << 1 & ray;
    }
}
