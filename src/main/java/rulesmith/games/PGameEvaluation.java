package rulesmith.games;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.game.Evaluation;
import rulesmith.game.Position;

/** Hot. Values moves of a P-game by the sum they lead to. */
final class PGameEvaluation implements Evaluation {

    /** The mean worth of a move. */
    private static final int LEAD = PGame.WORTHS / 2;

    private final PGame game;

    PGameEvaluation(PGame game) {
        this.game = game;
    }

    @Override
    public void rate(Position position, LongArrayList moves, int[] values) {
        PGamePosition current = (PGamePosition) position;
        long path = current.hash();
        int own = (current.ply() & 1) == 0 ? current.sum() : -current.sum();
        boolean last = current.ply() + 1 == game.depth();
        for (int i = 0; i < moves.size(); i++) {
            int sum = own + PGame.worth(PGame.longer(path, moves.getLong(i)));
            values[i] = !last ? sum : sum > 0 ? WON : sum < 0 ? LOST : DRAWN;
        }
    }

    @Override
    public int distance(Position position, long move) {
        return 0;
    }

    @Override
    public int lead() {
        return LEAD;
    }
}
