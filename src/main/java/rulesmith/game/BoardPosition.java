package rulesmith.game;

/** A position of pieces that move on the 64 cells of a board. */
public interface BoardPosition extends Position {

    @Override
    BoardGame game();

    /** The type of the piece on a cell: positive for South, negative for North, 0 for none. */
    int pieceAt(int cell);

    /** Writes down what a legal move would do: captures first, then the hops; the position stays as it is. */
    void trace(long move, MoveTrace into);

    @Override
    BoardPosition copy();
}
