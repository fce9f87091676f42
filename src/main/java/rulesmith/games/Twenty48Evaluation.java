package rulesmith.games;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.game.Evaluation;
import rulesmith.game.Position;

/**
 * Hot. Values slides of 2048 by {@link Twenty48Weights} as the board is before chance answers. Chance is taken for an
 * opponent: what it places is worth the negative to it.
 */
final class Twenty48Evaluation implements Evaluation {

    /** An endless game counts as well begun from where the usual goal would be next. */
    private static final int USUAL_GOAL = 2048;

    private final Twenty48 game;
    private final Twenty48Weights weights;

    Twenty48Evaluation(Twenty48 game) {
        this.game = game;
        this.weights = Twenty48Weights.standard(game.size());
    }

    @Override
    public void rate(Position position, LongArrayList moves, int[] values) {
        Twenty48Position twenty48 = (Twenty48Position) position;
        for (int i = 0; i < moves.size(); i++) {
            long after = twenty48.after(moves.getLong(i));
            if (twenty48.isChance()) {
                values[i] = game.isStuck(after) ? WON : -weights.value(after);
            } else {
                values[i] = game.isGoal(after) ? WON : weights.value(after);
            }
        }
    }

    @Override
    public int distance(Position position, long move) {
        return 0;
    }

    /** The last tile before the goal stands in the corner. */
    @Override
    public int lead() {
        return Twenty48Weights.CORNER * ((game.goal() == 0 ? USUAL_GOAL : game.goal()) / 2);
    }
}
