package rulesmith.metrics;

import java.util.stream.DoubleStream;
import rulesmith.rules.Measurement;

/**
 * Means with their 95 % confidence intervals; always finite. Without any value the mean is the middle of the range and
 * says nothing.
 */
public final class Estimate {

    /** How far values may leave their range by rounding, for bounds up to 1, and as a share of greater ones. */
    private static final double ROUNDING = 1e-9;

    /** Ranges such as 0 to 1 and -1 to 1, which values of real games fill. */
    private static final double NARROW = 2;

    private Estimate() {}

    /**
     * The mean of one or more values of any size, with Student's t interval. A single value says nothing about the
     * spread: its interval is all finite numbers.
     */
    public static Measurement mean(double[] values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("expected one or more values, or a range for their mean");
        }
        return mean(values, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /**
     * The mean of values from min to max, with Student's t interval cut to this range; fewer than two values give the
     * whole range. Equal values give an interval of no width: for yes and no, {@link #share} knows better.
     *
     * @param least the least value, or minus infinity: then an interval without end ends at the least finite number
     * @param greatest likewise
     */
    public static Measurement mean(double[] values, double least, double greatest) {
        if (!(least <= greatest) || least == Double.POSITIVE_INFINITY || greatest == Double.NEGATIVE_INFINITY) {
            throw new IllegalArgumentException("expected a range, got %s to %s".formatted(least, greatest));
        }
        double min = Math.max(-Double.MAX_VALUE, least);
        double max = Math.min(Double.MAX_VALUE, greatest);
        int n = values.length;
        if (n == 0) {
            return new Measurement(min / 2 + max / 2, min, max, 0);
        }
        double mean = clamp(average(values, min, max), min, max);
        if (n == 1) {
            return new Measurement(mean, min, max, 1);
        }
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        double half = StudentT.quantile(n - 1) * Math.sqrt(squares / (n - 1.0) / n);
        return new Measurement(mean, Math.max(min, mean - half), Math.min(max, mean + half), n);
    }

    /**
     * As {@link #mean(double[], double, double)}, but if all values are the same, others may still come: their share is
     * bounded as that of something never seen, and they may lie anywhere in the range. For narrow ranges only.
     */
    public static Measurement bounded(double[] values, double least, double greatest) {
        Measurement m = mean(values, least, greatest);
        if (m.low() < m.high()) {
            return m;
        }
        double unseen = share(0, values.length).high();
        double low = m.mean() - unseen * (m.mean() - least);
        double high = m.mean() + unseen * (greatest - m.mean());
        return new Measurement(m.mean(), low, high, values.length);
    }

    /** The mean of a metric over games. */
    public static Measurement of(Metric metric, double[] values) {
        if (metric.isShare()) {
            return share((int) Math.round(DoubleStream.of(values).sum()), values.length);
        }
        return metric.max() - metric.min() <= NARROW
                ? bounded(values, metric.min(), metric.max())
                : mean(values, metric.min(), metric.max());
    }

    /**
     * The mean of two measurements of the same thing on different games. The half widths of intervals of independent means
     * add as squares, each by its share of the games.
     */
    public static Measurement pooled(Measurement a, Measurement b) {
        int games = a.games() + b.games();
        if (games == 0) {
            return a;
        }
        double shareOfA = (double) a.games() / games;
        double shareOfB = 1 - shareOfA;
        double mean = shareOfA * a.mean() + shareOfB * b.mean();
        double below = Math.hypot(shareOfA * (a.mean() - a.low()), shareOfB * (b.mean() - b.low()));
        double above = Math.hypot(shareOfA * (a.high() - a.mean()), shareOfB * (b.high() - b.mean()));
        return new Measurement(
                mean, clamp(mean - below, -Double.MAX_VALUE, mean), clamp(mean + above, mean, Double.MAX_VALUE), games);
    }

    /** How often something happened, with Wilson's score interval; of nothing, one half between 0 and 1. */
    public static Measurement share(int hits, int n) {
        if (hits < 0 || hits > n) {
            throw new IllegalArgumentException("expected 0 <= hits <= n, got %d of %d".formatted(hits, n));
        }
        return n == 0 ? wilson(0.5, 0, 0) : wilson((double) hits / n, n, n);
    }

    /**
     * Wilson's score interval: the shares from which the observed one is at most 1.96 standard deviations away.
     *
     * @param weight as many yes-or-no observations as the share is worth
     */
    static Measurement wilson(double share, double weight, int n) {
        double z = StudentT.NORMAL;
        double total = weight + z * z;
        double centre = (weight * share + z * z / 2) / total;
        double half = z * Math.sqrt(weight * share * (1 - share) + z * z / 4) / total;
        return new Measurement(share, clamp(centre - half, 0, share), clamp(centre + half, share, 1), n);
    }

    /** Summed as distances from the first value, so that equal values average to themselves. */
    private static double average(double[] values, double min, double max) {
        double pivot = values[0];
        double lowest = pivot;
        double highest = pivot;
        double distances = 0;
        for (double value : values) {
            lowest = Math.min(lowest, value);
            highest = Math.max(highest, value);
            distances += value - pivot;
        }
        // Math.min and Math.max pass NaN on, and with NaN the comparisons are false.
        if (!(lowest >= min - slack(min) && highest <= max + slack(max))
                || Double.isInfinite(lowest)
                || Double.isInfinite(highest)) {
            throw new IllegalArgumentException(
                    "expected values from %s to %s, got %s to %s".formatted(min, max, lowest, highest));
        }
        double mean = pivot + distances / values.length;
        if (!Double.isFinite(mean)) {
            mean = 0;
            for (double value : values) {
                mean += value / values.length;
            }
        }
        return clamp(mean, lowest, highest);
    }

    private static double slack(double bound) {
        return ROUNDING * Math.max(1, Math.abs(bound));
    }

    private static double clamp(double value, double min, double max) {
        return Math.max(min, Math.min(max, value));
    }
}
