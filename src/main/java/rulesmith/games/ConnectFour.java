package rulesmith.games;

import rulesmith.game.Evaluation;
import rulesmith.game.Game;

/**
 * Connect Four: discs drop to the lowest empty cell of a column, and four in a row of one player, in any direction, win.
 * Smaller and larger boards have the same rules, so that solvers can be tried on games of every depth.
 *
 * <p>A board is a 64-bit word with a column after the other, the lowest row first, and one bit above each column that is
 * never set: so no shift leads from one column into a cell of the next.
 */
public final class ConnectFour implements Game {

    static final int LENGTH = 4;
    static final int MOST_COLUMNS = 9;
    static final int MOST_ROWS = 8;
    /** One less than a word has, so that the sum of two boards of a position is never negative. */
    static final int MOST_BITS = 63;

    private static final ConnectFour STANDARD = new ConnectFour(7, 6);

    private final int columns;
    private final int rows;
    /** The distance of a cell to its neighbour in the next column, in bits. */
    final int stride;
    /** The lowest row. */
    final long bottom;
    /** All cells. */
    final long board;

    /** By bit. */
    final byte[] columnOf = new byte[MOST_BITS];

    private ConnectFour(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        this.stride = rows + 1;
        long lowest = 0;
        for (int column = 0; column < columns; column++) {
            lowest |= 1L << column * stride;
            for (int row = 0; row < stride; row++) {
                columnOf[column * stride + row] = (byte) column;
            }
        }
        this.bottom = lowest;
        this.board = lowest * ((1L << rows) - 1);
    }

    /** Seven columns, six rows. */
    public static ConnectFour standard() {
        return STANDARD;
    }

    public static ConnectFour of(int columns, int rows) {
        if (columns < 1 || columns > MOST_COLUMNS || rows < 1 || rows > MOST_ROWS || columns * (rows + 1) > MOST_BITS) {
            throw new IllegalArgumentException("a board of " + columns + "x" + rows + ", expected 1 to " + MOST_COLUMNS
                    + " columns, 1 to " + MOST_ROWS + " rows and columns times (rows + 1) at most " + MOST_BITS);
        }
        return columns == STANDARD.columns && rows == STANDARD.rows ? STANDARD : new ConnectFour(columns, rows);
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    @Override
    public String id() {
        return this == STANDARD ? "connect4" : "connect4-" + columns + "x" + rows;
    }

    @Override
    public String name() {
        return this == STANDARD ? "Connect Four" : "Connect Four " + columns + "x" + rows;
    }

    @Override
    public ConnectFourPosition start() {
        return new ConnectFourPosition(this);
    }

    @Override
    public Evaluation evaluation() {
        return new ConnectFourEvaluation(this);
    }

    /** The bit of a cell; column and row count from 0. */
    long cell(int column, int row) {
        return 1L << column * stride + row;
    }

    /** The cells of a column. */
    long column(int column) {
        return (1L << rows) - 1 << column * stride;
    }

    /** Where the next discs can come to lie. */
    long playable(long taken) {
        return taken + bottom & board;
    }

    /** Whether some discs make four in a row. */
    boolean hasFour(long discs) {
        long rising = discs & discs >>> stride + 1;
        long level = discs & discs >>> stride;
        long falling = discs & discs >>> stride - 1;
        long upright = discs & discs >>> 1;
        return (rising & rising >>> 2 * (stride + 1)
                        | level & level >>> 2 * stride
                        | falling & falling >>> 2 * (stride - 1)
                        | upright & upright >>> 2)
                != 0;
    }

    /** The empty cells that would make four in a row of some discs, whether or not a disc can get there now. */
    long threats(long discs, long taken) {
        long upright = discs << 1 & discs << 2 & discs << 3;
        return (upright | gaps(discs, stride + 1) | gaps(discs, stride) | gaps(discs, stride - 1)) & board & ~taken;
    }

    private static long gaps(long discs, int step) {
        long below = discs << step & discs << 2 * step;
        long above = discs >>> step & discs >>> 2 * step;
        return below & (discs << 3 * step | discs >>> step) | above & (discs << step | discs >>> 3 * step);
    }
}
