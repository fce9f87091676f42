package rulesmith.game;

/** A game of pieces that move on the 64 cells of a board. */
public interface BoardGame extends Game {

    /** Types of pieces are numbered from 1 to at most this. */
    int MOST_TYPES = 6;

    /** The cells on which some piece could ever stand if it had the board to itself, bit 0 for {@code a1}. */
    long usableCells();

    /**
     * What a piece of a type is worth to a player who knows nothing but how it moves: one, plus the mean number of cells it
     * can move to, plus the mean number it can capture on, in hundredths; 0 for a type that is not in play.
     */
    int weight(int type);

    @Override
    BoardPosition start();
}
