package rulesmith.gametree;

import rulesmith.Seed;

/**
 * What solvers that estimate go by; the others do without.
 *
 * @param playouts random games from each new position
 * @param theta how far from 0 and 1 a winning rate is kept that says never or always
 * @param precision how near to 0 or 1 a probability may come until it is claimed; 0 for never
 */
public record Sampling(int playouts, double theta, double precision, Seed seed) {

    /** A few playouts, and no claims: all that is said is proved. */
    public static final Sampling DEFAULT = new Sampling(10, 0.001, 0, Seed.of(1));

    /** Less would be lost when it is taken from 1, and an estimate would pass for a proof. */
    public static final double LEAST_THETA = 1e-12;

    public Sampling {
        if (playouts < 1) {
            throw new IllegalArgumentException(playouts + " playouts, expected 1 or more");
        }
        if (!(theta >= LEAST_THETA && theta < 0.5)) {
            throw new IllegalArgumentException(
                    "theta " + theta + ", expected a number from " + LEAST_THETA + " to below 0.5");
        }
        if (!(precision >= 0 && precision < 0.5)) {
            throw new IllegalArgumentException("precision " + precision + ", expected a number from 0 to below 0.5");
        }
    }
}
