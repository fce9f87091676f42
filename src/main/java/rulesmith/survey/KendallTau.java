package rulesmith.survey;

import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.rules.Measurement;

/**
 * Kendall's tau-b: do two values of some games go up and down together? 1 if always, −1 if always against each other. The
 * test is over the orders in which one of the values could be given to the games.
 *
 * @param tau with its interval (Fieller, Hartley and Pearson 1957); with fewer than five games that is all from −1 to 1
 * @param p how likely so great a tau, of either sign, is by chance
 * @param least the least p that any values with these ties could have
 * @param exact whether all orders were tried, or 100,000 random ones
 */
public record KendallTau(Measurement tau, double p, double least, boolean exact) {

    private static final int MOST_EXACT = 9;
    private static final int SAMPLES = 100_000;
    private static final double ALPHA = 0.05;
    private static final double NORMAL = 1.959963984540054;

    /** The interval needs more games than this. */
    private static final int FEW = 4;

    /** Of values of the same games. Nothing with fewer than two, or where one of the values is the same for all. */
    static Optional<KendallTau> of(double[] x, double[] y, Seed seed) {
        int n = x.length;
        int[][] a = signs(x);
        int[][] b = signs(y);
        double scale = Math.sqrt((double) untied(a) * untied(b));
        if (n < 2 || scale == 0) {
            return Optional.empty();
        }
        int[] order = IntStream.range(0, n).toArray();
        int observed = score(a, b, order);
        Tally tally = new Tally(a, b, Math.abs(observed));
        if (n <= MOST_EXACT) {
            tally.permute(order, 0);
        } else {
            RandomGenerator random = seed.generator();
            tally.count(order);
            for (int i = 0; i < SAMPLES; i++) {
                Exchanges.shuffle(order, random);
                tally.count(order);
            }
        }
        double tau = Math.max(-1, Math.min(1, observed / scale));
        return Optional.of(new KendallTau(
                interval(tau, n),
                (double) tally.extreme / tally.all,
                n <= MOST_EXACT ? (double) tally.most / tally.all : 0,
                n <= MOST_EXACT));
    }

    /** Whether not even a perfect order of so few games could be told from chance. */
    public boolean isTooFew() {
        return least > ALPHA;
    }

    public int games() {
        return tau.games();
    }

    private static Measurement interval(double tau, int n) {
        if (n <= FEW) {
            return new Measurement(tau, -1, 1, n);
        }
        // A perfect order is taken for one that is half a pair short of it: its own interval would have no width.
        double most = 1 - 1.0 / (n * (n - 1) / 2.0);
        double centre = atanh(Math.max(-most, Math.min(most, tau)));
        double half = NORMAL * Math.sqrt(0.437 / (n - 4));
        return new Measurement(
                tau, Math.min(tau, Math.tanh(centre - half)), Math.max(tau, Math.tanh(centre + half)), n);
    }

    private static double atanh(double value) {
        return Math.log((1 + value) / (1 - value)) / 2;
    }

    private static int[][] signs(double[] values) {
        int n = values.length;
        int[][] signs = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                signs[i][j] = Double.compare(values[i], values[j]);
            }
        }
        return signs;
    }

    private static int untied(int[][] signs) {
        int untied = 0;
        for (int i = 0; i < signs.length; i++) {
            for (int j = 0; j < i; j++) {
                untied += signs[i][j] == 0 ? 0 : 1;
            }
        }
        return untied;
    }

    private static int score(int[][] a, int[][] b, int[] order) {
        int score = 0;
        for (int i = 0; i < order.length; i++) {
            for (int j = 0; j < i; j++) {
                score += a[i][j] * b[order[i]][order[j]];
            }
        }
        return score;
    }

    /** How many orders were counted, how many of them are as extreme as the observed one, and as the most extreme. */
    private static final class Tally {

        private final int[][] a;
        private final int[][] b;
        private final int observed;
        private int all;
        private int extreme;
        private int most;
        private int greatest = -1;

        Tally(int[][] a, int[][] b, int observed) {
            this.a = a;
            this.b = b;
            this.observed = observed;
        }

        void count(int[] order) {
            int size = Math.abs(score(a, b, order));
            all++;
            extreme += size >= observed ? 1 : 0;
            most = size > greatest ? 1 : size == greatest ? most + 1 : most;
            greatest = Math.max(greatest, size);
        }

        void permute(int[] order, int from) {
            if (from >= order.length - 1) {
                count(order);
                return;
            }
            for (int i = from; i < order.length; i++) {
                swap(order, from, i);
                permute(order, from + 1);
                swap(order, from, i);
            }
        }

        private static void swap(int[] order, int i, int j) {
            int value = order[i];
            order[i] = order[j];
            order[j] = value;
        }
    }
}
