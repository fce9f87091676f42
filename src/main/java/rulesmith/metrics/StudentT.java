package rulesmith.metrics;

import org.apache.commons.math3.distribution.TDistribution;

/** The 97.5 % quantiles of Student's t distribution, from a table because each takes long to find. */
final class StudentT {

    /** Of the standard normal distribution. */
    static final double NORMAL = 1.959963984540054;

    private static final int TABULATED = 200;
    private static final double[] TABLE = new double[TABULATED + 1];

    static {
        for (int degrees = 1; degrees <= TABULATED; degrees++) {
            TABLE[degrees] = new TDistribution(null, degrees, 1e-13).inverseCumulativeProbability(0.975);
        }
    }

    private StudentT() {}

    static double quantile(int degrees) {
        return degrees <= TABULATED ? TABLE[degrees] : expansion(degrees);
    }

    /** Abramowitz and Stegun 26.7.5, good to ten digits beyond the table. */
    private static double expansion(double degrees) {
        double z = NORMAL;
        double z2 = z * z;
        double g1 = (z2 + 1) * z / 4;
        double g2 = ((5 * z2 + 16) * z2 + 3) * z / 96;
        double g3 = (((3 * z2 + 19) * z2 + 17) * z2 - 15) * z / 384;
        double g4 = ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) * z / 92160;
        return z + (g1 + (g2 + (g3 + g4 / degrees) / degrees) / degrees) / degrees;
    }
}
