package rulesmith.games;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.game.Bits;
import rulesmith.game.Evaluation;
import rulesmith.game.Position;

/**
 * Hot. Values moves of Othello by what the board after them lets both players do. The number of discs says little before
 * the last moves, so it is not counted: what counts is how many moves each player has and may come to have, the corners,
 * which never turn over, and the cells that give a corner away.
 */
public final class OthelloEvaluation implements Evaluation {

    private static final int MOVE = 10;
    private static final int CORNER = 80;
    /** For a disc diagonally beside an empty corner. */
    private static final int DIAGONAL = -30;
    /** For a disc on the edge beside an empty corner. */
    private static final int EDGE = -12;
    /** For an empty cell beside a disc of the opponent. */
    private static final int PROSPECT = 3;

    private final long usable;
    private final long corners;
    private final long edges;

    OthelloEvaluation(long usable) {
        this.usable = usable;
        long firstRow = usable & 0xffL;
        long firstFile = usable & 0x0101010101010101L;
        long lastFile = firstFile << Long.bitCount(firstRow) - 1;
        long lastRow = Long.highestOneBit(firstFile) * firstRow;
        this.edges = firstRow | lastRow | firstFile | lastFile;
        this.corners = (firstRow | lastRow) & (firstFile | lastFile);
    }

    @Override
    public void rate(Position position, LongArrayList moves, int[] values) {
        OthelloPosition othello = (OthelloPosition) position;
        long own = othello.discs(othello.toMove());
        long opponent = othello.discs(othello.toMove().opponent());
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.getLong(i);
            if (move == OthelloPosition.PASS) {
                values[i] = value(own, opponent);
            } else {
                long flips = OthelloBoard.flips((int) move, own, opponent);
                values[i] = value(own | flips | 1L << move, opponent & ~flips);
            }
        }
    }

    /** What a board is worth to the owner of the first discs; whose turn it is does not matter. */
    public int value(long own, long opponent) {
        long ownMoves = OthelloBoard.moves(own, opponent, usable);
        long theirMoves = OthelloBoard.moves(opponent, own, usable);
        if ((ownMoves | theirMoves) == 0) {
            int lead = Long.bitCount(own) - Long.bitCount(opponent);
            return lead == 0 ? DRAWN : lead > 0 ? WON : LOST;
        }
        long empty = usable & ~(own | opponent);
        long besideCorner = Bits.around(corners & empty);
        long edge = besideCorner & edges;
        long diagonal = besideCorner & ~edges;
        return MOVE * (Long.bitCount(ownMoves) - Long.bitCount(theirMoves))
                + CORNER * (Long.bitCount(own & corners) - Long.bitCount(opponent & corners))
                + DIAGONAL * (Long.bitCount(own & diagonal) - Long.bitCount(opponent & diagonal))
                + EDGE * (Long.bitCount(own & edge) - Long.bitCount(opponent & edge))
                + PROSPECT * (Long.bitCount(Bits.around(opponent) & empty) - Long.bitCount(Bits.around(own) & empty));
    }

    /** Discs are put, not moved, so no move goes nearer to the opponent than another. */
    @Override
    public int distance(Position position, long move) {
        return 0;
    }

    /**
     * Six moves more than the opponent, or most of a corner. In games between players that look one ply ahead, the one who
     * got a board worth this much won about two times in three, and the one with half of it hardly more often than not.
     */
    @Override
    public int lead() {
        return 6 * MOVE;
    }
}
