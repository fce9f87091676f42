package rulesmith.gametree;

import rulesmith.games.Twenty48Board;
import rulesmith.games.Twenty48Weights;

/**
 * Hot. Expectimax search for 2048 on 4x4 cells, played until nothing moves, and the single conspiracy number of the
 * root in the same tree. Every slide and every tile chance could place is looked at; nothing is left out or drawn at
 * random. One object serves one thread.
 *
 * <p>Plies count slides and tiles alike: 1 is South's slide alone, 2 the slide and the tile that follows, 3 the next
 * slide. The boards after the last ply are worth what the weights say. A board on which South is stuck is worth
 * nothing; Primanita, Khalid and Iida weigh it like any other, which {@link #weighingStuckBoards} does too. Then a
 * search that ends with a tile plays no better than one that ends with the slide before, since all that the tile can do
 * is end the game.
 *
 * <p>The conspiracy number says how many of the last boards would have to get better for South to have a board worth
 * the threshold whatever chance does: a last board counts 0 if it is worth the threshold, else 1, and one that is stuck
 * 0 or {@link #INFINITE}. South takes the least of the slides; chance, taken for an opponent, the sum over all tiles.
 */
public final class Twenty48Search {

    public static final int FEWEST_PLIES = 1;
    public static final int MOST_PLIES = 8;

    /** The conspiracy number of a root from which some tile of chance cannot be answered. */
    public static final int INFINITE = ScnSearch.INFINITE;

    /** Where no slide is legal. */
    public static final int NONE = -1;

    private static final double TWO = 0.9;
    private static final double FOUR = 0.1;
    private static final long ALL = Twenty48Board.cells(Twenty48Board.WIDTH);

    private final Twenty48Weights weights;
    private final int plies;
    private final boolean weighsStuckBoards;
    /** By place of a cell in the word of four bits. */
    private final int[] cellWeights = new int[Twenty48Board.WIDTH * Twenty48Board.WIDTH];

    private long threshold;
    private int direction;
    private double value;
    /** Of the node searched last; the value is what the methods return. */
    private int conspirators;

    private Twenty48Search(Twenty48Weights weights, int plies, boolean weighsStuckBoards) {
        if (plies < FEWEST_PLIES || plies > MOST_PLIES) {
            throw new IllegalArgumentException(plies + " plies, expected " + FEWEST_PLIES + " to " + MOST_PLIES);
        }
        if (weights.size() != Twenty48Board.WIDTH) {
            throw new IllegalArgumentException("weights for size " + weights.size() + ", expected 4");
        }
        this.weights = weights;
        this.plies = plies;
        this.weighsStuckBoards = weighsStuckBoards;
        for (int i = 0; i < cellWeights.length; i++) {
            cellWeights[i] = weights.weight(i / Twenty48Board.WIDTH, i % Twenty48Board.WIDTH);
        }
    }

    /** A stuck board is worth nothing. */
    public static Twenty48Search of(Twenty48Weights weights, int plies) {
        return new Twenty48Search(weights, plies, false);
    }

    /** A stuck board is worth what the weights say. */
    public static Twenty48Search weighingStuckBoards(Twenty48Weights weights, int plies) {
        return new Twenty48Search(weights, plies, true);
    }

    /** Searches a board with South to move; the other methods then speak of it. */
    public void look(long board, long worthHaving) {
        threshold = worthHaving;
        value = south(board, plies);
    }

    /**
     * The slide with the highest value, the first of several in the order of the directions; {@link #NONE} if stuck.
     */
    public int direction() {
        return direction;
    }

    public double value() {
        return value;
    }

    /** The single conspiracy number of the root. */
    public int conspirators() {
        return conspirators;
    }

    // Values are not negative, so a stuck board is one on which the best is still below 0.
    private double south(long board, int left) {
        double best = -1;
        int bestDirection = NONE;
        int fewest = INFINITE;
        for (int i = 0; i < Twenty48Board.DIRECTIONS; i++) {
            long slid = Twenty48Board.slide(board, i);
            if (slid != board) {
                double slidValue = left == 1 ? last(slid) : left == 2 ? lastTile(slid) : chance(slid, left - 1);
                fewest = Math.min(fewest, conspirators);
                if (slidValue > best) {
                    best = slidValue;
                    bestDirection = i;
                }
            }
        }
        // Only the root asks for it, and is the last to set it.
        direction = bestDirection;
        if (bestDirection == NONE) {
            return stuck(board);
        }
        conspirators = fewest;
        return best;
    }

    private double chance(long board, int left) {
        double sum = 0;
        int conspiring = 0;
        long empties = Twenty48Board.empties(board, ALL);
        for (long rest = empties; rest != 0; rest &= rest - 1) {
            long two = rest & -rest;
            sum += TWO * south(board | two, left - 1);
            conspiring = plus(conspiring, conspirators);
            sum += FOUR * south(board | two << 1, left - 1);
            conspiring = plus(conspiring, conspirators);
        }
        conspirators = conspiring;
        return sum / Long.bitCount(empties);
    }

    /**
     * Chance has the last ply. A tile adds itself times the weight of its cell, so no board need be valued after it.
     */
    private double lastTile(long board) {
        int worth = weights.value(board);
        long missing = threshold - worth;
        long empties = Twenty48Board.empties(board, ALL);
        int count = Long.bitCount(empties);
        if (count == 1) {
            return fillingTile(board, empties);
        }
        int sum = 0;
        int conspiring = 0;
        for (long rest = empties; rest != 0; rest &= rest - 1) {
            int weight = cellWeights[Long.numberOfTrailingZeros(rest) >> 2];
            sum += weight;
            conspiring += (2L * weight < missing ? 1 : 0) + (4L * weight < missing ? 1 : 0);
        }
        conspirators = conspiring;
        return worth + (2 * TWO + 4 * FOUR) * sum / count;
    }

    /** Only the tile that fills the board can leave South stuck. */
    private double fillingTile(long board, long cell) {
        double two = TWO * lastOrStuck(board | cell);
        int conspiring = conspirators;
        double four = FOUR * lastOrStuck(board | cell << 1);
        conspirators = plus(conspiring, conspirators);
        return two + four;
    }

    private double lastOrStuck(long board) {
        return Twenty48Board.isStuck(board) ? stuck(board) : last(board);
    }

    private double stuck(long board) {
        int worth = weighsStuckBoards ? weights.value(board) : 0;
        conspirators = worth >= threshold ? 0 : INFINITE;
        return worth;
    }

    private double last(long board) {
        int worth = weights.value(board);
        conspirators = worth >= threshold ? 0 : 1;
        return worth;
    }

    private static int plus(int a, int b) {
        return a > INFINITE - b ? INFINITE : a + b;
    }
}
