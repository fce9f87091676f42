package rulesmith.gametree;

import static rulesmith.games.OthelloBoard.flips;

import rulesmith.games.OthelloBoard;

/**
 * Hot. Plays the last few cells of an Othello game out without remembering anything. All questions are whether the value
 * of a board for the player to move, own discs minus the opponent's at the end, is more than a number.
 */
final class OthelloLastCells {

    /** With more empty cells than this, it pays to look up and sort. */
    static final int MOST = 7;

    /** With more, it pays to find out first which cells are moves. */
    private static final int FEW = 4;

    private static final long[] QUADRANTS = {
        0x000000000f0f0f0fL, 0x00000000f0f0f0f0L, 0x0f0f0f0f00000000L, 0xf0f0f0f000000000L
    };

    private final long usable;
    private final long[] quadrants = new long[4];
    long nodes;

    OthelloLastCells(long usable) {
        this.usable = usable;
        int half = Long.bitCount(usable & 0xff) / 2;
        for (int i = 0; i < 4; i++) {
            quadrants[i] = QUADRANTS[i];
        }
        if (half == 3) {
            long corner = 0x0000000000070707L;
            quadrants[0] = corner;
            quadrants[1] = corner << 3;
            quadrants[2] = corner << 24;
            quadrants[3] = corner << 27;
        }
    }

    /** The empty cells in quadrants with an odd number of them: who starts there often has the last move too. */
    long odd(long empty) {
        long odd = 0;
        for (long quadrant : quadrants) {
            long part = empty & quadrant;
            odd |= part & -(long) (Long.bitCount(part) & 1);
        }
        return odd;
    }

    static int lead(long own, long opponent) {
        return Long.bitCount(own) - Long.bitCount(opponent);
    }

    boolean isMore(long own, long opponent, int alpha) {
        long empty = usable & ~(own | opponent);
        switch (Long.bitCount(empty)) {
            case 0:
                nodes++;
                return lead(own, opponent) > alpha;
            case 1:
                return one(own, opponent, alpha, empty);
            case 2:
                return two(own, opponent, alpha, empty & empty - 1, Long.lowestOneBit(empty), false);
            default:
                return many(own, opponent, alpha, empty);
        }
    }

    private boolean one(long own, long opponent, int alpha, long empty) {
        nodes++;
        int cell = Long.numberOfTrailingZeros(empty);
        int lead = lead(own, opponent);
        int turned = OthelloLastDisc.turned(cell, own);
        if (turned != 0) {
            return lead + 1 + 2 * turned > alpha;
        }
        // The opponent's turn over there can only make it worse.
        if (lead <= alpha) {
            return false;
        }
        turned = OthelloLastDisc.turned(cell, opponent);
        return (turned == 0 ? lead : lead - 1 - 2 * turned) > alpha;
    }

    private boolean two(long own, long opponent, int alpha, long first, long second, boolean passed) {
        nodes++;
        long turned = flips(Long.numberOfTrailingZeros(first), own, opponent);
        boolean moved = turned != 0;
        if (moved && !one(opponent ^ turned, own ^ turned | first, -1 - alpha, second)) {
            return true;
        }
        turned = flips(Long.numberOfTrailingZeros(second), own, opponent);
        if (turned != 0) {
            return !one(opponent ^ turned, own ^ turned | second, -1 - alpha, first);
        }
        if (moved) {
            return false;
        }
        return passed ? lead(own, opponent) > alpha : !two(opponent, own, -1 - alpha, first, second, true);
    }

    private boolean many(long own, long opponent, int alpha, long empty) {
        if (Long.bitCount(empty) <= FEW) {
            return few(own, opponent, alpha, empty, false);
        }
        nodes++;
        long moves = OthelloBoard.moves(own, opponent, usable);
        if (moves == 0) {
            return OthelloBoard.moves(opponent, own, usable) == 0
                    ? lead(own, opponent) > alpha
                    : !many(opponent, own, -1 - alpha, empty);
        }
        long odd = odd(empty);
        return tryAll(own, opponent, alpha, empty, moves & odd) || tryAll(own, opponent, alpha, empty, moves & ~odd);
    }

    private boolean tryAll(long own, long opponent, int alpha, long empty, long moves) {
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long turned = flips(cell, own, opponent);
            if (!many(opponent ^ turned, own ^ turned | 1L << cell, -1 - alpha, empty ^ 1L << cell)) {
                return true;
            }
        }
        return false;
    }

    /** Three or four empty cells: tries each, those of odd quadrants first. */
    private boolean few(long own, long opponent, int alpha, long empty, boolean passed) {
        nodes++;
        long odd = odd(empty);
        boolean moved = false;
        boolean three = Long.bitCount(empty) == 3;
        long rest = odd == 0 ? empty : odd;
        long later = odd == 0 ? 0 : empty & ~odd;
        while (rest != 0) {
            long disc = rest & -rest;
            rest ^= disc;
            if (rest == 0) {
                rest = later;
                later = 0;
            }
            long turned = flips(Long.numberOfTrailingZeros(disc), own, opponent);
            if (turned != 0) {
                moved = true;
                long left = empty ^ disc;
                long mine = own ^ turned | disc;
                long theirs = opponent ^ turned;
                boolean refuted = three
                        ? two(theirs, mine, -1 - alpha, left & left - 1, left & -left, false)
                        : few(theirs, mine, -1 - alpha, left, false);
                if (!refuted) {
                    return true;
                }
            }
        }
        if (moved) {
            return false;
        }
        return passed ? lead(own, opponent) > alpha : !few(opponent, own, -1 - alpha, empty, true);
    }
}
