package rulesmith.game;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/** How good moves look one ply ahead. One object serves one thread. */
public interface Evaluation {

    int WON = Integer.MAX_VALUE;
    int LOST = -Integer.MAX_VALUE;
    int DRAWN = 0;

    /**
     * Values the board after each legal move for the player who makes it: {@link #WON}, {@link #LOST} or {@link #DRAWN}
     * if the move ends the game, otherwise own pieces minus the opponent's, by weight.
     */
    void rate(Position position, LongArrayList moves, int[] values);

    /**
     * How far the moved piece would be from the nearest piece of the opponent, in king's steps; the same number for all
     * moves of a game in which pieces do not move.
     */
    int distance(Position position, long move);

    /** From which value on a board is worth having, in the units of {@link #rate}: about one piece ahead. */
    default int lead() {
        return 1;
    }

    /** Whether a move that was rated {@link #DRAWN} ends the game, rather than leading to a balanced board. */
    default boolean isDrawn(Position position, long move) {
        position.play(move);
        boolean over = position.outcome().isOver();
        position.undo();
        return over;
    }

    /** For games without anything to weigh: sees only the end of the game. */
    Evaluation OUTCOME_ONLY = new Evaluation() {
        @Override
        public void rate(Position position, LongArrayList moves, int[] values) {
            Outcome win = Outcome.win(position.toMove());
            for (int i = 0; i < moves.size(); i++) {
                position.play(moves.getLong(i));
                Outcome outcome = position.outcome();
                position.undo();
                values[i] = !outcome.isOver() || outcome == Outcome.DRAW ? DRAWN : outcome == win ? WON : LOST;
            }
        }

        @Override
        public int distance(Position position, long move) {
            return 0;
        }
    };
}
