package rulesmith.learning;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.random.RandomGenerator;
import rulesmith.game.BoardGame;
import rulesmith.game.BoardPosition;
import rulesmith.game.MoveTrace;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.play.Agent;
import rulesmith.rules.Cell;

/**
 * Hot. Takes the move after which its network likes the board best, the first of them if there are several. A won game is
 * better than any board and a lost one worse. It never draws random numbers: in the same position it does the same. For
 * one game and one thread.
 *
 * <p>The network sees the board from its own side: its pieces as positive numbers, those of the opponent as negative ones,
 * by weight, the heaviest 1; for North the board is turned around.
 */
public final class NetworkAgent implements Agent {

    private final String name;
    private final Kernel kernel;
    private final float[] worth;
    private final LongArrayList moves = new LongArrayList(128);
    private final MoveTrace trace = new MoveTrace();

    /** The board before the move as the network sees it, and what a move changes. */
    private final float[] board = new float[Cell.COUNT];

    private final int[] cells = new int[Cell.COUNT];
    private final float[] changes = new float[Cell.COUNT];

    public NetworkAgent(String name, Network network, BoardGame game) {
        this(name, network, worth(game));
    }

    NetworkAgent(String name, Network network, float[] worth) {
        this.name = name;
        this.kernel = new Kernel(network.rows());
        this.worth = worth;
    }

    /** What a piece of each type is as an input, 0 to 1. */
    static float[] worth(BoardGame game) {
        float[] worth = new float[BoardGame.MOST_TYPES + 1];
        float heaviest = 1;
        for (int type = 1; type < worth.length; type++) {
            worth[type] = game.weight(type);
            heaviest = Math.max(heaviest, worth[type]);
        }
        for (int type = 1; type < worth.length; type++) {
            worth[type] /= heaviest;
        }
        return worth;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean varies() {
        return false;
    }

    @Override
    public long choose(Position position, RandomGenerator random) {
        BoardPosition current = (BoardPosition) position;
        current.legalMoves(moves);
        if (moves.size() == 1) {
            return moves.getLong(0);
        }
        boolean south = current.toMove() == Player.SOUTH;
        Outcome win = Outcome.win(current.toMove());
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            board[seen(cell, south)] = input(current, cell, south);
        }
        kernel.look(board);
        float best = Float.NEGATIVE_INFINITY;
        long choice = moves.getLong(0);
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.getLong(i);
            float value = value(current, move, south, win);
            if (value > best) {
                best = value;
                choice = move;
            }
        }
        return choice;
    }

    private float value(BoardPosition position, long move, boolean south, Outcome win) {
        position.trace(move, trace);
        position.play(move);
        Outcome outcome = position.outcome();
        float value;
        if (outcome.isOver()) {
            value = outcome == win ? Float.POSITIVE_INFINITY : outcome == Outcome.DRAW ? 0 : Float.NEGATIVE_INFINITY;
        } else {
            value = kernel.after(change(position, south), cells, changes);
        }
        position.undo();
        return value;
    }

    /** Collects what the traced move, now played, has changed. */
    private int change(BoardPosition position, boolean south) {
        long seen = 0;
        for (int i = 0; i < trace.hops(); i++) {
            seen |= 1L << trace.from(i) | 1L << trace.to(i);
        }
        for (int i = 0; i < trace.removals(); i++) {
            seen |= 1L << trace.removed(i);
        }
        int count = 0;
        for (; seen != 0; seen &= seen - 1) {
            int cell = Long.numberOfTrailingZeros(seen);
            int place = seen(cell, south);
            float change = input(position, cell, south) - board[place];
            if (change != 0) {
                cells[count] = place;
                changes[count++] = change;
            }
        }
        return count;
    }

    private static int seen(int cell, boolean south) {
        return south ? cell : Cell.COUNT - 1 - cell;
    }

    private float input(BoardPosition position, int cell, boolean south) {
        int piece = position.pieceAt(cell);
        float worthOfPiece = worth[Math.abs(piece)];
        return piece > 0 == south ? worthOfPiece : -worthOfPiece;
    }
}
