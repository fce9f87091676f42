package rulesmith.games;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.game.Evaluation;
import rulesmith.game.Position;

/**
 * Hot. Values moves of Gobang by the lines of five that are still open to one player, without playing the moves: the
 * position knows what all its lines are worth, and a stone changes only those through its cell.
 */
final class GobangEvaluation implements Evaluation {

    /** Off for a move after which the opponent wins at once; more than all lines together can be worth. */
    static final int BLUNDER = 1_000_000;
    /** A row of three with room on both sides: in three lines of five with three stones, in two with two and with one. */
    static final int OPEN_THREE = 3 * GobangLine.WORTH[3] + 2 * GobangLine.WORTH[2] + 2 * GobangLine.WORTH[1];

    private final Gobang game;

    GobangEvaluation(Gobang game) {
        this.game = game;
    }

    @Override
    public void rate(Position position, LongArrayList moves, int[] values) {
        GobangPosition current = (GobangPosition) position;
        int[] gains = GobangLine.gains((current.ply() & 1) == 0);
        int balance = current.balance();
        int dangers = current.dangers();
        boolean last = current.ply() + 1 == game.cells();
        for (int i = 0; i < moves.size(); i++) {
            int gain = current.gain((int) moves.getLong(i), gains);
            if (gain >= GobangLine.FIVE) {
                values[i] = WON;
            } else if (last) {
                values[i] = DRAWN;
            } else {
                int value = balance + gain % GobangLine.STOPPED;
                values[i] = gain / GobangLine.STOPPED < dangers ? value - BLUNDER : value;
            }
        }
    }

    @Override
    public int distance(Position position, long move) {
        return 0;
    }

    @Override
    public int lead() {
        return OPEN_THREE;
    }
}
