package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Optional;
import org.apache.commons.math3.distribution.ChiSquaredDistribution;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;

class OverallTestTest {

    /** Hollander and Wolfe (1973), p. 140 ff.: 22 players, 3 ways to round first base. */
    private static final double[][] BASES = {
        {5.40, 5.50, 5.55}, {5.85, 5.70, 5.75}, {5.20, 5.60, 5.50}, {5.55, 5.50, 5.40}, {5.90, 5.85, 5.70},
        {5.45, 5.55, 5.60}, {5.40, 5.40, 5.35}, {5.45, 5.50, 5.35}, {5.25, 5.15, 5.00}, {5.85, 5.80, 5.70},
        {5.25, 5.20, 5.10}, {5.65, 5.55, 5.45}, {5.60, 5.35, 5.45}, {5.05, 5.00, 4.95}, {5.50, 5.50, 5.40},
        {5.45, 5.55, 5.50}, {5.55, 5.55, 5.35}, {5.45, 5.50, 5.55}, {5.50, 5.45, 5.25}, {5.65, 5.60, 5.40},
        {5.70, 5.65, 5.55}, {6.30, 6.30, 6.25}
    };

    /** As R's friedman.test prints it: 11.143 on 2 degrees, p = 0.003805 by chi-square; ours is exact. */
    @Test
    void givesThePublishedFriedmanExample() {
        OverallTest test = OverallTest.friedman(BASES, Seed.of(1)).orElseThrow();
        assertEquals(11.143, test.statistic(), 5e-4);
        assertEquals(2, test.degrees());
        assertEquals(0.003805, 1 - new ChiSquaredDistribution(null, 2).cumulativeProbability(test.statistic()), 5e-7);
        assertEquals(OverallTest.Method.EXACT, test.method());
        assertEquals(0.003805, test.p(), 0.002);
        assertEquals(test.p(), new Exchanges(ranks(BASES)).sampled(Seed.of(3)), 0.001);
    }

    private static int[][] ranks(double[][] values) {
        return Arrays.stream(values).map(SignedRank::doubledRanks).toArray(int[][]::new);
    }

    /** Conover, Practical Nonparametric Statistics (3rd ed., p. 253 f.): 12 games, 3 sportsmen, Q = 2.8, p = 0.2466. */
    @Test
    void givesThePublishedCochranExample() {
        String[] games = {"111", "111", "010", "110", "000", "111", "111", "110", "001", "010", "111", "111"};
        boolean[][] right = new boolean[games.length][];
        for (int i = 0; i < games.length; i++) {
            right[i] = new boolean[3];
            for (int j = 0; j < 3; j++) {
                right[i][j] = games[i].charAt(j) == '1';
            }
        }
        OverallTest test = OverallTest.cochran(right, Seed.of(1)).orElseThrow();
        assertEquals(2.8, test.statistic(), 1e-12);
        assertEquals(0.2466, 1 - new ChiSquaredDistribution(null, 2).cumulativeProbability(2.8), 5e-5);
        // Five rows tell games apart, each in 3 ways.
        assertEquals(counted(right), test.p(), 1e-12);
    }

    private static double counted(boolean[][] right) {
        int[][] rows = Arrays.stream(right)
                .map(row -> new int[] {row[0] ? 1 : 0, row[1] ? 1 : 0, row[2] ? 1 : 0})
                .filter(row -> row[0] + row[1] + row[2] == 1 || row[0] + row[1] + row[2] == 2)
                .toArray(int[][]::new);
        return counted(rows, new int[][] {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}});
    }

    /** Every combination of these orders of the rows. */
    private static double counted(int[][] rows, int[][] orders) {
        int all = (int) Math.pow(orders.length, rows.length);
        long observed = squares(rows, orders, 0);
        int extreme = 0;
        for (int code = 0; code < all; code++) {
            extreme += squares(rows, orders, code) >= observed ? 1 : 0;
        }
        return (double) extreme / all;
    }

    private static long squares(int[][] rows, int[][] orders, int code) {
        int[] sums = new int[3];
        for (int[] row : rows) {
            int[] order = orders[code % orders.length];
            code /= orders.length;
            for (int j = 0; j < 3; j++) {
                sums[j] += row[order[j]];
            }
        }
        return (long) sums[0] * sums[0] + (long) sums[1] * sums[1] + (long) sums[2] * sums[2];
    }

    @Test
    void agreesWithCountingAllOrders() {
        double[][] few = {{1, 2, 3}, {1, 3, 2}, {2, 2, 3}, {1, 1, 2}, {3, 2, 4}};
        int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        assertEquals(
                counted(ranks(few), orders),
                OverallTest.friedman(few, Seed.of(1)).orElseThrow().p(),
                1e-12);
    }

    @Test
    void manyPeopleNeedNoCounting() {
        double[][] many = new double[101][];
        Arrays.setAll(many, i -> new double[] {i % 2, i % 3, i % 5});
        OverallTest test = OverallTest.friedman(many, Seed.of(1)).orElseThrow();
        assertEquals(OverallTest.Method.CHI_SQUARE, test.method());
        assertEquals(new Exchanges(ranks(many)).sampled(Seed.of(1)), test.p(), 0.02);
    }

    @Test
    void manyGamesAreSampledTheSameForASeed() {
        double[][] games = new double[30][];
        Arrays.setAll(games, i -> {
            double[] row = new double[9];
            Arrays.setAll(row, j -> (i * 7 + j * j) % 11 + (j == 0 ? 2 : 0));
            return row;
        });
        OverallTest test = OverallTest.friedman(games, Seed.of(4)).orElseThrow();
        assertEquals(OverallTest.Method.SAMPLED, test.method());
        assertEquals(Optional.of(test), OverallTest.friedman(games, Seed.of(4)));
        double chi = 1 - new ChiSquaredDistribution(null, 8).cumulativeProbability(test.statistic());
        assertEquals(chi, test.p(), 0.02);
    }

    @Test
    void saysNothingWhereThereIsNothing() {
        assertEquals(Optional.empty(), OverallTest.friedman(new double[0][], Seed.of(1)));
        assertEquals(Optional.empty(), OverallTest.friedman(new double[][] {{3}}, Seed.of(1)));
        OverallTest same = OverallTest.friedman(new double[][] {{3, 3}, {1, 1}}, Seed.of(1))
                .orElseThrow();
        assertEquals(0, same.statistic());
        assertEquals(1, same.p());
        OverallTest one =
                OverallTest.friedman(new double[][] {{3, 4}}, Seed.of(1)).orElseThrow();
        assertEquals(1, one.p(), "one person in one order or the other");
        assertTrue(one.statistic() > 0);
    }
}
