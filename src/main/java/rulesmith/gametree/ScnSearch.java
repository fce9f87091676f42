package rulesmith.gametree;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.game.Evaluation;
import rulesmith.game.Game;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;

/**
 * Hot. Minimax to a fixed depth, and on the same tree the single conspiracy number of both players (Eqs 5-8 of Primanita
 * and others 2021): how many leaves would have to turn out better before the player is sure of a value of at least the
 * threshold. 0 says that the player has it already, infinity that no leaf can help.
 *
 * <p>One full pass gives all three numbers: the sums need every leaf, so there is nothing to cut off. For one game and one
 * thread, and for two players only: a move of chance is a {@link ChanceException}.
 */
public final class ScnSearch {

    /** More than any number of leaves. Sums stop here. */
    public static final int INFINITE = Integer.MAX_VALUE;

    public static final int MOST_DEPTH = 6;

    /**
     * What was found out about a position.
     *
     * @param value the minimax value for South; for North it is the opposite
     * @param south the single conspiracy number with South as MAX
     * @param north the same with North as MAX, on North's values and with the same threshold
     */
    public record Result(int value, int south, int north) {

        public int value(Player player) {
            return player == Player.SOUTH ? value : -value;
        }

        public int scn(Player player) {
            return player == Player.SOUTH ? south : north;
        }
    }

    private final Evaluation evaluation;
    private final int depth;
    private final int threshold;
    /** By plies left. */
    private final LongArrayList[] moves;
    /** By plies left: what the node just left there came to. */
    private final int[] south;

    private final int[] north;
    private int[] ratings = new int[128];

    /**
     * @param depth how many plies to look ahead, 1 to {@link #MOST_DEPTH}
     * @param threshold what is worth having, in the units of the game's evaluation
     */
    public ScnSearch(Game game, int depth, int threshold) {
        if (depth < 1 || depth > MOST_DEPTH) {
            throw new IllegalArgumentException("depth " + depth + ", expected 1 to " + MOST_DEPTH);
        }
        this.evaluation = game.evaluation();
        this.depth = depth;
        this.threshold = threshold;
        this.moves = new LongArrayList[depth + 1];
        for (int left = 1; left <= depth; left++) {
            moves[left] = new LongArrayList(128);
        }
        this.south = new int[depth + 1];
        this.north = new int[depth + 1];
    }

    /** With the threshold that the game itself calls a lead. */
    public static ScnSearch of(Game game, int depth) {
        return new ScnSearch(game, depth, game.evaluation().lead());
    }

    /** Whoever is to move; the position is left as it was. */
    public Result search(Position position) {
        Outcome outcome = position.outcome();
        if (outcome.isOver()) {
            int value = value(outcome);
            return new Result(value, ended(value), ended(-value));
        }
        int value = visit(position, depth);
        return new Result(value, south[depth], north[depth]);
    }

    /** Returns the value for South and leaves the conspiracy numbers in their arrays. */
    private int visit(Position position, int left) {
        Player mover = position.toMove();
        if (mover == Player.CHANCE) {
            throw new ChanceException(position.game());
        }
        boolean southMoves = mover == Player.SOUTH;
        LongArrayList list = moves[left];
        position.legalMoves(list);
        if (left == 1) {
            return rate(position, list, southMoves);
        }
        int best = Evaluation.LOST;
        int least = INFINITE;
        int sum = 0;
        for (int i = 0; i < list.size(); i++) {
            position.play(list.getLong(i));
            Outcome outcome = position.outcome();
            int value;
            int own;
            int other;
            if (outcome.isOver()) {
                value = southMoves ? value(outcome) : -value(outcome);
                own = ended(value);
                other = ended(-value);
            } else {
                int forSouth = visit(position, left - 1);
                value = southMoves ? forSouth : -forSouth;
                own = southMoves ? south[left - 1] : north[left - 1];
                other = southMoves ? north[left - 1] : south[left - 1];
            }
            position.undo();
            best = Math.max(best, value);
            least = Math.min(least, own);
            sum = sum(sum, other);
        }
        return leave(left, southMoves, best, least, sum);
    }

    /** The last ply: all its leaves are valued at once. */
    private int rate(Position position, LongArrayList list, boolean southMoves) {
        if (list.size() > ratings.length) {
            ratings = new int[2 * list.size()];
        }
        evaluation.rate(position, list, ratings);
        int best = Evaluation.LOST;
        int least = INFINITE;
        int sum = 0;
        for (int i = 0; i < list.size(); i++) {
            int value = ratings[i];
            boolean over = value == Evaluation.WON
                    || value == Evaluation.LOST
                    || value == Evaluation.DRAWN && evaluation.isDrawn(position, list.getLong(i));
            best = Math.max(best, value);
            least = Math.min(least, over ? ended(value) : open(value));
            sum = sum(sum, over ? ended(-value) : open(-value));
        }
        return leave(1, southMoves, best, least, sum);
    }

    /** The player to move is MAX of one number (Eq. 7) and MIN of the other (Eq. 8). */
    private int leave(int left, boolean southMoves, int best, int least, int sum) {
        south[left] = southMoves ? least : sum;
        north[left] = southMoves ? sum : least;
        return southMoves ? best : -best;
    }

    /** Eq. 5. */
    private int ended(int value) {
        return value >= threshold ? 0 : INFINITE;
    }

    /** Eq. 6. */
    private int open(int value) {
        return value >= threshold ? 0 : 1;
    }

    private static int sum(int a, int b) {
        return (int) Math.min(INFINITE, (long) a + b);
    }

    /** For South. */
    private static int value(Outcome outcome) {
        return outcome == Outcome.DRAW ? Evaluation.DRAWN : outcome == Outcome.SOUTH ? Evaluation.WON : Evaluation.LOST;
    }
}
