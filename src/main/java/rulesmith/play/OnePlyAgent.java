package rulesmith.play;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.random.RandomGenerator;
import rulesmith.game.Evaluation;
import rulesmith.game.Game;
import rulesmith.game.Position;

/**
 * Hot. Looks at the board after each legal move and takes the best one for itself, a random one of the best if there are
 * several. If all boards are worth the same, it goes for the opponent: it takes a move that brings the moved piece
 * nearest to an opponent's piece. That ends games in which few pieces are left far apart; but it also walks into
 * captures, which costs it most games where capturing is mandatory, draughts among them. An agent with random ties does
 * without. For one game and one thread.
 */
public final class OnePlyAgent implements Agent {

    public static final String NAME = "one-ply";
    public static final String RANDOM_TIES = "one-ply-random-ties";

    private final boolean goesForTheOpponent;
    private final Evaluation evaluation;
    private final LongArrayList moves = new LongArrayList(128);
    private int[] values = new int[128];

    public OnePlyAgent(Game game) {
        this(game, true);
    }

    private OnePlyAgent(Game game, boolean goesForTheOpponent) {
        this.goesForTheOpponent = goesForTheOpponent;
        this.evaluation = game.evaluation();
    }

    /** Takes any move if all boards are worth the same. */
    public static OnePlyAgent withRandomTies(Game game) {
        return new OnePlyAgent(game, false);
    }

    @Override
    public String name() {
        return goesForTheOpponent ? NAME : RANDOM_TIES;
    }

    @Override
    public long choose(Position position, RandomGenerator random) {
        position.legalMoves(moves);
        int count = moves.size();
        if (count == 1) {
            return moves.getLong(0);
        }
        if (count > values.length) {
            values = new int[2 * count];
        }
        evaluation.rate(position, moves, values);
        if (goesForTheOpponent && allEqual(count)) {
            for (int i = 0; i < count; i++) {
                values[i] = -evaluation.distance(position, moves.getLong(i));
            }
        }
        return moves.getLong(oneOfTheBest(count, random));
    }

    private boolean allEqual(int count) {
        for (int i = 1; i < count; i++) {
            if (values[i] != values[0]) {
                return false;
            }
        }
        return true;
    }

    private int oneOfTheBest(int count, RandomGenerator random) {
        int best = Integer.MIN_VALUE;
        int ties = 0;
        for (int i = 0; i < count; i++) {
            ties = values[i] > best ? 1 : values[i] == best ? ties + 1 : ties;
            best = Math.max(best, values[i]);
        }
        int skip = random.nextInt(ties);
        for (int i = 0; ; i++) {
            if (values[i] == best && skip-- == 0) {
                return i;
            }
        }
    }
}
