package rulesmith.gametree;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.HashMap;
import java.util.Map;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;

/**
 * With which probability South wins a game against chance alone if it plays best, exactly: by looking at every position
 * there is. For small games.
 */
public final class BestChance {

    private final Map<Long, Double> known = new HashMap<>();

    /** The position is left as it was. */
    public double of(Position position) {
        if (position.outcome().isOver()) {
            return position.outcome() == Outcome.SOUTH ? 1 : 0;
        }
        Double before = known.get(position.key());
        if (before != null) {
            return before;
        }
        boolean chance = position.toMove() == Player.CHANCE;
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        double value = 0;
        for (int i = 0; i < moves.size(); i++) {
            double probability = chance ? position.probability(moves.getLong(i)) : 1;
            position.play(moves.getLong(i));
            double child = of(position);
            position.undo();
            value = chance ? value + probability * child : Math.max(value, child);
        }
        known.put(position.key(), value);
        return value;
    }
}
