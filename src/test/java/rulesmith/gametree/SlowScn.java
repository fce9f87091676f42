package rulesmith.gametree;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.stream.LongStream;
import rulesmith.game.Evaluation;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;

/** The definitions of minimax and of the single conspiracy number, one player at a time, word for word. */
record SlowScn(Evaluation evaluation, Player max, int threshold) {

    /** Infinite if no leaf can help. */
    double scn(Position position, int depth) {
        if (position.outcome().isOver()) {
            return ended(position.outcome()) >= threshold ? 0 : Double.POSITIVE_INFINITY;
        }
        double[] children = moves(position)
                .mapToDouble(move -> child(position, move, depth))
                .toArray();
        double least = Double.POSITIVE_INFINITY;
        double sum = 0;
        for (double child : children) {
            least = Math.min(least, child);
            sum += child;
        }
        return position.toMove() == max ? least : sum;
    }

    private double child(Position parent, long move, int depth) {
        Position after = after(parent, move);
        if (depth > 1 || after.outcome().isOver()) {
            return scn(after, depth - 1);
        }
        return board(parent, move) >= threshold ? 0 : 1;
    }

    int value(Position position, int depth) {
        if (position.outcome().isOver()) {
            return ended(position.outcome());
        }
        var children = moves(position).mapToInt(move -> {
            Position after = after(position, move);
            return depth > 1 || after.outcome().isOver() ? value(after, depth - 1) : board(position, move);
        });
        return (position.toMove() == max ? children.max() : children.min()).orElseThrow();
    }

    private int ended(Outcome outcome) {
        return outcome == Outcome.DRAW
                ? Evaluation.DRAWN
                : outcome == Outcome.win(max) ? Evaluation.WON : Evaluation.LOST;
    }

    private int board(Position parent, long move) {
        int[] value = new int[1];
        evaluation.rate(parent, LongArrayList.of(move), value);
        return parent.toMove() == max ? value[0] : -value[0];
    }

    private static LongStream moves(Position position) {
        return LongStream.range(0, position.moveCount()).map(i -> position.move((int) i));
    }

    private static Position after(Position position, long move) {
        Position after = position.copy();
        after.play(move);
        return after;
    }
}
