package rulesmith.game;

/** A game of pieces that move on the 64 cells of a board. */
public interface BoardGame extends Game {

    /** The cells on which some piece could ever stand if it had the board to itself, bit 0 for {@code a1}. */
    long usableCells();

    @Override
    BoardPosition start();
}
