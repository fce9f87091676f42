package rulesmith.games;

import rulesmith.game.Game;
import rulesmith.game.Player;
import rulesmith.rules.Cell;

/**
 * Othello, Black being South, on a board of 8 × 8 cells or a smaller one. A player without a move passes; the game is over
 * when neither can move, and more discs win.
 *
 * <p>The game's own books number the rows from the top, this program from the bottom. The names of the cells are those of
 * the books, so their games can be read as they stand: Black starts on d5 and e4 and may open on d3, c4, f5 or e6. Only
 * diagrams show the board upside down.
 */
public final class Othello implements Game {

    private static final int LARGEST = 8;
    private static final Othello STANDARD = new Othello(LARGEST);

    private final int size;
    private final long usableCells;

    private Othello(int size) {
        this.size = size;
        long row = (1L << size) - 1;
        long cells = 0;
        for (int rank = 0; rank < size; rank++) {
            cells |= row << 8 * rank;
        }
        this.usableCells = cells;
    }

    /** The game on 8 × 8 cells. */
    public static Othello standard() {
        return STANDARD;
    }

    /** The game on a square board of 4, 6 or 8 cells a side. */
    public static Othello of(int size) {
        if (size != 4 && size != 6 && size != LARGEST) {
            throw new IllegalArgumentException("size " + size + ", expected 4, 6 or 8");
        }
        return size == LARGEST ? STANDARD : new Othello(size);
    }

    @Override
    public String id() {
        return size == LARGEST ? "othello" : "othello-" + size;
    }

    @Override
    public String name() {
        return size == LARGEST ? "Othello" : "Othello " + size + "x" + size;
    }

    /** How many cells a side of the board has. */
    public int size() {
        return size;
    }

    /** The cells of the board, bit 0 for {@code a1}, eight bits a row whatever the size. */
    public long usableCells() {
        return usableCells;
    }

    @Override
    public OthelloPosition start() {
        int low = size / 2 - 1;
        int high = size / 2;
        long south = 1L << Cell.of(low, high) | 1L << Cell.of(high, low);
        long north = 1L << Cell.of(low, low) | 1L << Cell.of(high, high);
        return position(south, north, Player.SOUTH);
    }

    /** A game that starts from any discs on the board, at ply 0. */
    public OthelloPosition position(long south, long north, Player toMove) {
        if ((south & north) != 0 || ((south | north) & ~usableCells) != 0) {
            throw new IllegalArgumentException("two discs on a cell, or one beside the board");
        }
        return new OthelloPosition(this, south, north, toMove);
    }

    @Override
    public OthelloEvaluation evaluation() {
        return new OthelloEvaluation(usableCells);
    }
}
