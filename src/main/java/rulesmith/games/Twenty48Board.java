package rulesmith.games;

/**
 * Hot. Boards of 2048 as single words: four bits a cell hold the exponent of its tile, 0 for none, cell by cell from
 * the left and row by row from the top, lowest bits first. A smaller board is the upper left corner of a 4x4 board.
 * Rows are moved by looking them up, columns by turning the board over its diagonal first.
 *
 * <p>Four bits have no room for 65536, so two tiles of 32768 do not merge.
 */
public final class Twenty48Board {

    public static final int LEFT = 0;
    public static final int RIGHT = 1;
    public static final int UP = 2;
    public static final int DOWN = 3;
    public static final int DIRECTIONS = 4;

    /** Cells in a row of the word, however many of them a game uses. */
    public static final int WIDTH = 4;

    /** The exponent of the highest tile there can be. */
    public static final int TOP = 15;

    private static final int ROWS = 1 << 16;
    private static final long LOW_BITS = 0x1111111111111111L;

    private static final char[] LEFTWARD = new char[ROWS];
    private static final char[] RIGHTWARD = new char[ROWS];
    /** What the merges of a row score; the same to the left as to the right. */
    private static final int[] POINTS = new int[ROWS];

    private static final byte[] HIGHEST = new byte[ROWS];

    static {
        for (int row = 0; row < ROWS; row++) {
            fill(row);
        }
    }

    private Twenty48Board() {}

    private static void fill(int row) {
        int slid = 0;
        int length = 0;
        // The tile that the next one may merge with; 0 after a merge, because a tile merges once in a slide.
        int last = 0;
        for (int i = 0; i < WIDTH; i++) {
            int tile = row >> 4 * i & 15;
            HIGHEST[row] = (byte) Math.max(HIGHEST[row], tile);
            if (tile != 0 && tile == last && tile < TOP) {
                slid += 1 << 4 * (length - 1);
                POINTS[row] += 2 << tile;
                last = 0;
            } else if (tile != 0) {
                slid |= tile << 4 * length++;
                last = tile;
            }
        }
        LEFTWARD[row] = (char) slid;
        RIGHTWARD[mirrored(row)] = (char) mirrored(slid);
    }

    private static int mirrored(int row) {
        return (row & 15) << 12 | (row & 0xf0) << 4 | (row & 0xf00) >> 4 | row >> 12;
    }

    private static long slide(char[] table, long board) {
        return table[(int) board & 0xffff]
                | (long) table[(int) (board >>> 16) & 0xffff] << 16
                | (long) table[(int) (board >>> 32) & 0xffff] << 32
                | (long) table[(int) (board >>> 48)] << 48;
    }

    /** A 4x4 board after a slide; the same board if the slide is not legal. */
    public static long slide(long board, int direction) {
        return switch (direction) {
            case LEFT -> slide(LEFTWARD, board);
            case RIGHT -> slide(RIGHTWARD, board);
            case UP -> transpose(slide(LEFTWARD, transpose(board)));
            case DOWN -> transpose(slide(RIGHTWARD, transpose(board)));
            default -> throw new IllegalArgumentException("direction " + direction + ", expected 0 to 3");
        };
    }

    /**
     * A board of any size after a slide. On a 4x4 board all tiles would go further right or down, by the same number.
     */
    public static long slide(long board, int direction, int size) {
        long slid = slide(board, direction);
        int spare = WIDTH - size;
        return direction == RIGHT ? slid >>> 4 * spare : direction == DOWN ? slid >>> 16 * spare : slid;
    }

    /** What a slide scores: the sum of the tiles it makes. */
    public static int points(long board, int direction) {
        long rows = direction < UP ? board : transpose(board);
        return POINTS[(int) rows & 0xffff]
                + POINTS[(int) (rows >>> 16) & 0xffff]
                + POINTS[(int) (rows >>> 32) & 0xffff]
                + POINTS[(int) (rows >>> 48)];
    }

    /** Whether no slide changes a 4x4 board. */
    public static boolean isStuck(long board) {
        if (slide(LEFTWARD, board) != board || slide(RIGHTWARD, board) != board) {
            return false;
        }
        long turned = transpose(board);
        return slide(LEFTWARD, turned) == turned && slide(RIGHTWARD, turned) == turned;
    }

    /** Turns the board over its diagonal from the upper left: 2x2 blocks are exchanged, then the cells within them. */
    public static long transpose(long board) {
        long swap = (board ^ board >>> 24) & 0x00000000ff00ff00L;
        board ^= swap ^ swap << 24;
        swap = (board ^ board >>> 12) & 0x0000f0f00000f0f0L;
        return board ^ swap ^ swap << 12;
    }

    /** The empty cells among those of the mask: the lowest bit of each is set. */
    public static long empties(long board, long mask) {
        board |= board >>> 2;
        board |= board >>> 1;
        return ~board & LOW_BITS & mask;
    }

    /** The lowest bit of each cell of a board of this size. */
    public static long cells(int size) {
        long row = LOW_BITS & (1 << 4 * size) - 1;
        long cells = 0;
        for (int i = 0; i < size; i++) {
            cells |= row << 16 * i;
        }
        return cells;
    }

    /** The exponent of the highest tile. */
    public static int highest(long board) {
        return Math.max(
                Math.max(HIGHEST[(int) board & 0xffff], HIGHEST[(int) (board >>> 16) & 0xffff]),
                Math.max(HIGHEST[(int) (board >>> 32) & 0xffff], HIGHEST[(int) (board >>> 48)]));
    }

    /** The exponent of the tile on a cell, 0 for none. */
    public static int exponent(long board, int row, int column) {
        return (int) (board >>> shift(row, column)) & 15;
    }

    /** Where the bits of a cell begin; rows are counted from the top. */
    public static int shift(int row, int column) {
        return 16 * row + 4 * column;
    }
}
