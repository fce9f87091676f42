package rulesmith.metrics;

import java.util.Arrays;
import org.apache.commons.math3.distribution.BinomialDistribution;

/**
 * The median of waiting times of which some were not waited for to the end: all that is known of those is that they exceed
 * a common limit. The interval is that of the order statistics, which needs no assumption about the distribution.
 *
 * @param median infinite if it exceeds the limit
 * @param low the lower end of the interval, infinite if even that exceeds the limit
 * @param high the upper end, infinite if it exceeds the limit
 * @param coverage how sure the interval is, at least 0.95 from six values on; with fewer it is as wide as they are
 * @param observed how many were waited for
 * @param censored how many were not
 */
public record CensoredMedian(double median, double low, double high, double coverage, int observed, int censored) {

    private static final double TAIL = 0.025;

    /** Of one or more times, infinite where they exceed the limit. */
    public static CensoredMedian of(double[] times) {
        int n = times.length;
        if (n == 0) {
            throw new IllegalArgumentException("expected one time or more");
        }
        double[] sorted = times.clone();
        Arrays.sort(sorted);
        // The interval from the k-th least to the k-th greatest misses the median with twice this probability.
        BinomialDistribution below = new BinomialDistribution(null, n, 0.5);
        int k = 1;
        while (k < n / 2 && below.cumulativeProbability(k) <= TAIL) {
            k++;
        }
        double coverage = Math.max(0, 1 - 2 * below.cumulativeProbability(k - 1));
        int observed = (int) Arrays.stream(sorted).filter(Double::isFinite).count();
        return new CensoredMedian(
                (sorted[(n - 1) / 2] + sorted[n / 2]) / 2,
                sorted[k - 1],
                sorted[n - k],
                coverage,
                observed,
                n - observed);
    }

    public int count() {
        return observed + censored;
    }

    /** Whether more than half were waited for. */
    public boolean isKnown() {
        return Double.isFinite(median);
    }
}
