package rulesmith.gametree;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

/**
 * A function of one or two means with its 95 % interval: Student's t on pseudo-values (Tukey 1958), around the function
 * itself.
 */
final class Jackknife {

    private Jackknife() {}

    /**
     * A function of the mean of values from 0 to 1.
     *
     * @param greatest the most the function can be; the least is 0
     */
    static Measurement of(double[] values, DoubleUnaryOperator function, double greatest) {
        return of(values, values, (mean, same) -> function.applyAsDouble(within(mean)), greatest);
    }

    /**
     * A function of two means over the same games.
     *
     * @param greatest the most the function can be; the least is 0
     */
    static Measurement of(double[] ones, double[] others, DoubleBinaryOperator function, double greatest) {
        int n = ones.length;
        double one = DoubleStream.of(ones).sum();
        double other = DoubleStream.of(others).sum();
        double whole = Math.max(0, Math.min(greatest, function.applyAsDouble(one / n, other / n)));
        if (n == 1) {
            return new Measurement(whole, 0, greatest, 1);
        }
        double[] pseudo = IntStream.range(0, n)
                .mapToDouble(i -> n * whole
                        - (n - 1) * function.applyAsDouble((one - ones[i]) / (n - 1), (other - others[i]) / (n - 1)))
                .toArray();
        Measurement spread = Estimate.mean(pseudo);
        double half = (spread.high() - spread.low()) / 2;
        return new Measurement(whole, Math.max(0, whole - half), Math.min(greatest, whole + half), n);
    }

    /** Differences of sums may leave the range by rounding. */
    private static double within(double mean) {
        return Math.max(0, Math.min(1, mean));
    }
}
