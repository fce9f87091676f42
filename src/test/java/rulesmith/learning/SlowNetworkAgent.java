package rulesmith.learning;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.game.BoardGame;
import rulesmith.game.BoardPosition;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.rules.Cell;

/** The slow, readable twin of {@link NetworkAgent}: each move is played on a copy, and its board is looked at anew. */
final class SlowNetworkAgent {

    private final Network network;
    private final float[] worth = new float[BoardGame.MOST_TYPES + 1];

    SlowNetworkAgent(Network network, BoardGame game) {
        this.network = network;
        float heaviest = 0;
        for (int type = 1; type < worth.length; type++) {
            worth[type] = game.weight(type);
            heaviest = Math.max(heaviest, worth[type]);
        }
        for (int type = 1; type < worth.length; type++) {
            worth[type] /= heaviest;
        }
    }

    /** What the player to move thinks of each legal move: infinite for won and lost games, 0 for drawn ones. */
    double[] values(BoardPosition position) {
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        return moves.longStream().mapToDouble(move -> value(position, move)).toArray();
    }

    private double value(BoardPosition position, long move) {
        Player self = position.toMove();
        BoardPosition after = position.copy();
        after.play(move);
        if (after.outcome() == Outcome.DRAW) {
            return 0;
        }
        if (after.outcome().isOver()) {
            return after.outcome() == Outcome.win(self) ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        }
        return network.value(inputs(after, self));
    }

    /** The number of the first best value. */
    static int best(double[] values) {
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            best = values[i] > values[best] ? i : best;
        }
        return best;
    }

    /** The 64 cells as a player sees them, a1 of South being h8 of North. */
    float[] inputs(BoardPosition position, Player self) {
        float[] inputs = new float[Cell.COUNT];
        for (int file = 0; file < 8; file++) {
            for (int rank = 0; rank < 8; rank++) {
                int piece = position.pieceAt(Cell.of(file, rank));
                if (piece != 0) {
                    boolean own = piece > 0 == (self == Player.SOUTH);
                    int cell = self == Player.SOUTH ? Cell.of(file, rank) : Cell.of(7 - file, 7 - rank);
                    inputs[cell] = own ? worth[Math.abs(piece)] : -worth[Math.abs(piece)];
                }
            }
        }
        return inputs;
    }
}
