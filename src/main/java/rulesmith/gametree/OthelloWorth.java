package rulesmith.gametree;

import rulesmith.game.Bits;
import rulesmith.games.OthelloBoard;

/**
 * Hot. Guesses who will win an Othello game in which half the cells or more are taken, to sort moves by. The weights are
 * those that best tell won positions after random moves from others, by least squares, rounded to what fits 10, 13 and 16
 * empty cells alike. They are right six times in seven there.
 */
final class OthelloWorth {

    /** More than any guess: the game is over. */
    private static final int DECIDED = 100_000;

    private static final int MOST = 1_000_000;

    private static final int MOVE = 7;
    private static final int STABLE = 6;
    private static final int CORNER = 12;
    private static final int EDGE = -3;
    /** For a disc one step from the edge. */
    private static final int RING = -2;
    /** For a disc on the edge beside an empty corner, and for one diagonally beside it. */
    private static final int BESIDE_CORNER = -10;

    private static final int DIAGONAL_TO_CORNER = -7;

    private final long usable;
    private final long edges;
    private final long ring;
    private final long corners;
    private final OthelloStability stability;

    OthelloWorth(long usable, OthelloStability stability) {
        this.usable = usable;
        this.stability = stability;
        long firstRow = usable & 0xffL;
        long firstFile = usable & 0x0101010101010101L;
        long lastFile = firstFile << Long.bitCount(firstRow) - 1;
        long lastRow = Long.highestOneBit(firstFile) * firstRow;
        this.edges = firstRow | lastRow | firstFile | lastFile;
        this.ring = usable & Bits.around(edges) & ~edges;
        this.corners = (firstRow | lastRow) & (firstFile | lastFile);
    }

    /** How many moves a player has, those to a corner counted twice. */
    int mobility(long own, long opponent) {
        long moves = OthelloBoard.moves(own, opponent, usable);
        return Long.bitCount(moves) + Long.bitCount(moves & corners);
    }

    /** What a position is worth to the player to move after looking some plies ahead. */
    int value(long own, long opponent, int plies) {
        return search(own, opponent, plies, -MOST, MOST);
    }

    private int search(long own, long opponent, int plies, int alpha, int beta) {
        long moves = OthelloBoard.moves(own, opponent, usable);
        if (moves == 0 || plies == 0) {
            long theirMoves = OthelloBoard.moves(opponent, own, usable);
            if ((moves | theirMoves) == 0) {
                return DECIDED * Integer.signum(OthelloLastCells.lead(own, opponent));
            }
            if (plies > 0) {
                return -search(opponent, own, plies, -beta, -alpha);
            }
            return guess(own, opponent, Long.bitCount(moves) - Long.bitCount(theirMoves));
        }
        int best = -MOST;
        for (long rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long turned = OthelloBoard.flips(cell, own, opponent);
            long mine = own ^ turned | 1L << cell;
            best = Math.max(best, -search(opponent ^ turned, mine, plies - 1, -beta, -Math.max(alpha, best)));
        }
        return best;
    }

    private int guess(long own, long opponent, int moreMoves) {
        long besideCorner = Bits.around(corners & ~(own | opponent)) & ~corners;
        int moreStable = stable(own, opponent) - stable(opponent, own);
        return MOVE * moreMoves
                + STABLE * moreStable
                + CORNER * more(own, opponent, corners)
                + EDGE * more(own, opponent, edges)
                + RING * more(own, opponent, ring)
                + BESIDE_CORNER * more(own, opponent, besideCorner & edges)
                + DIAGONAL_TO_CORNER * more(own, opponent, besideCorner & ~edges);
    }

    /** Without a corner there are hardly ever any. */
    private int stable(long own, long opponent) {
        return (own & corners) == 0 ? 0 : Long.bitCount(stability.stable(own, opponent));
    }

    private static int more(long own, long opponent, long cells) {
        return Long.bitCount(own & cells) - Long.bitCount(opponent & cells);
    }
}
