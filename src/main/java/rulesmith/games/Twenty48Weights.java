package rulesmith.games;

import java.util.Arrays;

/**
 * Hot. How good a board of 2048 looks: the sum of all tiles, each times the weight of its cell. This form is that of
 * Primanita, Khalid and Iida, who do not print their weights.
 *
 * <p>Ours halve from cell to cell along a snake that begins in the upper left corner, runs through the first row to the
 * right, and comes back through the next. So a high tile is worth most in the corner, and next to it on the snake the
 * one it will merge with.
 */
public final class Twenty48Weights {

    /** The weight of the corner, whatever the size. With it no board is worth more than an {@code int} can hold. */
    public static final int CORNER = 1 << 15;

    private static final Twenty48Weights[] SNAKES = {snake(2), snake(3), snake(4)};

    private final int[][] weights;
    /** By row of the board and its four cells: what the row is worth. */
    private final int[][] rows;

    private Twenty48Weights(int[][] weights) {
        this.weights = weights;
        this.rows = new int[Twenty48Board.WIDTH][1];
        for (int i = 0; i < weights.length; i++) {
            rows[i] = worths(weights[i]);
        }
    }

    /** The weights by row, from the top, and column. No weight is negative, and they add up to 65535 at most. */
    public static Twenty48Weights of(int[][] weights) {
        int sum = 0;
        for (int[] row : weights) {
            if (row.length != weights.length) {
                throw new IllegalArgumentException(
                        row.length + " weights in a row, expected " + weights.length + ", as there are rows");
            }
            for (int weight : row) {
                if (weight < 0 || weight >= 1 << 16) {
                    throw new IllegalArgumentException("weight " + weight + ", expected 0 to 65535");
                }
                sum += weight;
            }
        }
        if (weights.length < Twenty48.SMALLEST || weights.length > Twenty48.LARGEST || sum >= 1 << 16) {
            throw new IllegalArgumentException(
                    weights.length + " rows of weights with sum " + sum + ", expected 2 to 4 rows and at most 65535");
        }
        return new Twenty48Weights(Arrays.stream(weights).map(int[]::clone).toArray(int[][]::new));
    }

    /** The weights all evaluations use unless told otherwise. */
    public static Twenty48Weights standard(int size) {
        return SNAKES[size - Twenty48.SMALLEST];
    }

    private static Twenty48Weights snake(int size) {
        int[][] weights = new int[size][size];
        for (int i = 0; i < size * size; i++) {
            int row = i / size;
            weights[row][row % 2 == 0 ? i % size : size - 1 - i % size] = CORNER >> i;
        }
        return of(weights);
    }

    private static int[] worths(int[] weights) {
        int[] worths = new int[1 << 4 * weights.length];
        for (int row = 0; row < worths.length; row++) {
            for (int i = 0; i < weights.length; i++) {
                int exponent = row >> 4 * i & 15;
                worths[row] += exponent == 0 ? 0 : weights[i] << exponent;
            }
        }
        return worths;
    }

    /** What a board is worth, from 0 to {@code Integer.MAX_VALUE - 1}. */
    public int value(long board) {
        return rows[0][(int) board & 0xffff]
                + rows[1][(int) (board >>> 16) & 0xffff]
                + rows[2][(int) (board >>> 32) & 0xffff]
                + rows[3][(int) (board >>> 48)];
    }

    /** Rows are counted from the top. */
    public int weight(int row, int column) {
        return weights[row][column];
    }

    public int size() {
        return weights.length;
    }
}
