package rulesmith.metrics;

/**
 * Is A stronger than B? A and B play pairs of games with colours swapped; a game counts 1 if A wins it, 0 if it is
 * drawn and -1 if A loses it, so a pair gives X in {2, 1, 0, -1, -2}. If both are equally strong and the first player
 * wins with probability p, draws with q and loses with r = 1 - p - q, then
 *
 * <pre>
 *   Pr(X = ±2) = pr,  Pr(X = ±1) = pq + rq,  Pr(X = 0) = p² + q² + r²
 * </pre>
 *
 * and the net score over n pairs has the n-fold convolution of this as its distribution (T.-s. Hsu, Theory of Computer
 * Games, concluding remarks, "How to know you are successful"). All terms of the convolution are positive, so that the
 * far tails are as accurate, relative to their size, as the centre. What is less likely than {@value #NEGLIGIBLE} is
 * left out, which keeps the distribution some fifty standard deviations wide and the work proportional to n.
 */
public final class PairTest {

    private static final double NEGLIGIBLE = 1e-150;

    /** How far p + q may exceed 1 by rounding. */
    private static final double ROUNDING = 1e-9;

    private final int pairs;
    private final double standardDeviation;

    /** By net score from 0 upwards, as far as it is not negligible: Pr(X = s), Pr(|X| <= s) and Pr(|X| >= s). */
    private final double[] probability;

    private final double[] within;
    private final double[] beyond;

    private PairTest(int pairs, double standardDeviation, double[] distribution) {
        this.pairs = pairs;
        this.standardDeviation = standardDeviation;
        int centre = distribution.length / 2;
        probability = new double[centre + 1];
        within = new double[centre + 1];
        beyond = new double[centre + 1];
        double sum = 0;
        for (int s = 0; s <= centre; s++) {
            probability[s] = distribution[centre + s];
            sum += s == 0 ? probability[s] : 2 * probability[s];
            within[s] = Math.min(1, sum);
        }
        within[centre] = 1;
        sum = 0;
        for (int s = centre; s > 0; s--) {
            sum += 2 * probability[s];
            beyond[s] = Math.min(1, sum);
        }
        beyond[0] = 1;
    }

    /**
     * The test for a number of pairs.
     *
     * @param p how often the first player wins when equals play
     * @param q how often equals draw
     */
    public static PairTest of(int pairs, double p, double q) {
        if (pairs < 0) {
            throw new IllegalArgumentException("pairs: expected 0 or more, got " + pairs);
        }
        if (!(p >= 0 && q >= 0 && p + q <= 1 + ROUNDING)) {
            throw new IllegalArgumentException(
                    "expected p >= 0, q >= 0 and p + q <= 1, got p = %s and q = %s".formatted(p, q));
        }
        double r = Math.max(0, 1 - p - q);
        double two = p * r;
        double one = p * q + r * q;
        double[] pair = trimmed(new double[] {two, one, p * p + q * q + r * r, one, two});
        return new PairTest(pairs, Math.sqrt(pairs * (2 * one + 8 * two)), power(pair, pairs));
    }

    public int pairs() {
        return pairs;
    }

    /** Of the net score over all pairs: the square root of n (2pq + (2q + 8p)(1 - p - q)). */
    public double standardDeviation() {
        return standardDeviation;
    }

    /** How likely equals reach exactly this net score. */
    public double probability(int sum) {
        long s = Math.abs((long) sum);
        return s < probability.length ? probability[(int) s] : 0;
    }

    /** Pr(|X| <= s): how likely the net score of equals is at most s either way. */
    public double within(int s) {
        if (s < 0) {
            return 0;
        }
        return s < within.length ? within[s] : 1;
    }

    /** Pr(|X| >= |sum|): the two-sided p-value of a net score. */
    public double pValue(int sum) {
        long s = Math.abs((long) sum);
        return s < beyond.length ? beyond[(int) s] : 0;
    }

    /** The n-fold convolution of a distribution with itself, by squaring. */
    private static double[] power(double[] distribution, int n) {
        double[] power = {1};
        for (int bit = Integer.highestOneBit(n); bit > 0; bit >>= 1) {
            power = trimmed(convolution(power, power));
            if ((n & bit) != 0) {
                power = trimmed(convolution(power, distribution));
            }
        }
        return power;
    }

    /** Of two symmetric distributions: the lower half is computed, the upper half mirrors it. */
    private static double[] convolution(double[] a, double[] b) {
        double[] sum = new double[a.length + b.length - 1];
        int centre = sum.length / 2;
        for (int i = 0; i < a.length; i++) {
            double factor = a[i];
            int end = Math.min(b.length, centre - i + 1);
            for (int j = 0; j < end; j++) {
                sum[i + j] += factor * b[j];
            }
        }
        for (int i = 0; i < centre; i++) {
            sum[sum.length - 1 - i] = sum[i];
        }
        return sum;
    }

    /** Without negligible ends, and with its rounding errors spread so that it sums to 1. */
    private static double[] trimmed(double[] distribution) {
        int first = 0;
        while (first < distribution.length / 2 && distribution[first] < NEGLIGIBLE) {
            first++;
        }
        double[] trimmed = new double[distribution.length - 2 * first];
        double total = 0;
        for (int i = 0; i < trimmed.length; i++) {
            trimmed[i] = distribution[first + i];
            total += trimmed[i];
        }
        for (int i = 0; i < trimmed.length; i++) {
            trimmed[i] /= total;
        }
        return trimmed;
    }
}
