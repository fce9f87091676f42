package rulesmith.games;

import java.util.ArrayList;
import java.util.List;
import rulesmith.game.Evaluation;
import rulesmith.game.Game;

/**
 * 2048, Gabriele Cirulli's sliding game for one, on a board of 2x2 to 4x4. South slides all tiles in one direction, and
 * equal tiles that meet merge, each once in a slide; then chance places a 2 or, one time in ten, a 4 on any empty cell.
 * Chance begins with two tiles on the empty board.
 *
 * <p>South wins as soon as the goal is on the board and loses when no slide changes the board. A game without a goal
 * can only be lost; its score tells how well it went.
 */
public final class Twenty48 implements Game {

    public static final int SMALLEST = 2;
    public static final int LARGEST = 4;

    /** The goal of a game that goes on until nothing moves. */
    public static final int ENDLESS = 0;

    private static final int LOWEST_GOAL = 8;
    private static final int HIGHEST_GOAL = 1 << Twenty48Board.TOP;
    private static final Twenty48 STANDARD = new Twenty48(4, 2048);

    private final int size;
    private final int goal;
    final long cells;

    private Twenty48(int size, int goal) {
        this.size = size;
        this.goal = goal;
        this.cells = Twenty48Board.cells(size);
    }

    /** 4x4 cells, to be played until there is a tile of 2048. */
    public static Twenty48 standard() {
        return STANDARD;
    }

    /** The goal is a tile from 8 to 32768, or {@link #ENDLESS}; a small board may have no room to reach it. */
    public static Twenty48 of(int size, int goal) {
        if (size < SMALLEST || size > LARGEST) {
            throw new IllegalArgumentException("size " + size + ", expected " + SMALLEST + " to " + LARGEST);
        }
        boolean tile = goal >= LOWEST_GOAL && goal <= HIGHEST_GOAL && Integer.bitCount(goal) == 1;
        if (!tile && goal != ENDLESS) {
            throw new IllegalArgumentException("goal " + goal + ", expected a power of two from " + LOWEST_GOAL + " to "
                    + HIGHEST_GOAL + ", or 0 for none");
        }
        return new Twenty48(size, goal);
    }

    private boolean isStandard() {
        return size == STANDARD.size && goal == STANDARD.goal;
    }

    @Override
    public String id() {
        return isStandard() ? "2048" : "2048-" + dimensions() + "-" + (goal == ENDLESS ? "endless" : goal);
    }

    @Override
    public String name() {
        return isStandard() ? "2048" : "2048 " + dimensions() + (goal == ENDLESS ? " endless" : " to " + goal);
    }

    private String dimensions() {
        return size + "x" + size;
    }

    /** Rows, and cells in a row. */
    public int size() {
        return size;
    }

    /** The tile to reach, or {@link #ENDLESS}. */
    public int goal() {
        return goal;
    }

    boolean isGoal(long board) {
        return goal != ENDLESS && 1 << Twenty48Board.highest(board) >= goal;
    }

    boolean isStuck(long board) {
        if (Twenty48Board.empties(board, cells) != 0) {
            return false;
        }
        for (int direction = 0; direction < Twenty48Board.DIRECTIONS; direction++) {
            if (Twenty48Board.slide(board, direction, size) != board) {
                return false;
            }
        }
        return true;
    }

    /** The empty board, chance to move. */
    @Override
    public Twenty48Position start() {
        return new Twenty48Position(this, 0);
    }

    /** A game that starts with these tiles, row by row from the top, 0 for none, at ply 0 with South to move. */
    public Twenty48Position position(int... tiles) {
        if (tiles.length != size * size) {
            throw new IllegalArgumentException(tiles.length + " tiles, expected " + size * size);
        }
        long board = 0;
        for (int i = 0; i < tiles.length; i++) {
            int tile = tiles[i];
            if (tile != 0 && (tile < 2 || tile > HIGHEST_GOAL || Integer.bitCount(tile) != 1)) {
                throw new IllegalArgumentException(
                        "tile " + tile + ", expected a power of two from 2 to " + HIGHEST_GOAL + ", or 0 for none");
            }
            long exponent = tile == 0 ? 0 : Integer.numberOfTrailingZeros(tile);
            board |= exponent << Twenty48Board.shift(i / size, i % size);
        }
        if (board == 0) {
            throw new IllegalArgumentException("no tile, expected one at least");
        }
        return new Twenty48Position(this, board);
    }

    /** Every placement of two tiles of 2, South to move. */
    public List<Twenty48Position> openings() {
        List<Twenty48Position> openings = new ArrayList<>();
        for (int first = 0; first < size * size; first++) {
            for (int second = first + 1; second < size * size; second++) {
                int[] tiles = new int[size * size];
                tiles[first] = 2;
                tiles[second] = 2;
                openings.add(position(tiles));
            }
        }
        return List.copyOf(openings);
    }

    @Override
    public Evaluation evaluation() {
        return new Twenty48Evaluation(this);
    }
}
