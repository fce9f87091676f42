package rulesmith.gametree;

import java.util.List;
import java.util.stream.IntStream;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

/**
 * Game refinement: √B / D, with B the mean number of moves to choose from and D the mean length in plies. Games that have
 * lasted for centuries lie between 0.07 and 0.08: lower ones drag on, higher ones are over before they are understood.
 *
 * <p>B is the mean over games of each game's mean, as the metric {@code branching} has it. The intervals of the ratios are
 * jackknife intervals over games (Tukey 1958): Student's t on pseudo-values, around the ratio of the means.
 *
 * @param branching B
 * @param length D
 * @param ratio √B / D
 * @param iida D / B, the measure of Iida, Takeshita and Yoshimura 2003; low is better
 */
public record Refinement(Measurement branching, Measurement length, Measurement ratio, Measurement iida) {

    public static final double ZONE_LOW = 0.07;
    public static final double ZONE_HIGH = 0.08;

    /** A game whose figures are published. */
    public record Reference(String name, double branching, double length) {

        public double ratio() {
            return Refinement.ratio(branching, length);
        }
    }

    public static final List<Reference> REFERENCES =
            List.of(new Reference("chess", 35, 80), new Reference("shogi", 80, 115), new Reference("Go", 250, 208));

    /**
     * @param branching the mean number of legal moves in each game
     * @param lengths the plies of each game, at least 1
     */
    public static Refinement of(double[] branching, int[] lengths) {
        if (branching.length != lengths.length || lengths.length == 0) {
            throw new IllegalArgumentException("expected one or more games, got " + branching.length
                    + " branching factors and " + lengths.length + " lengths");
        }
        for (int i = 0; i < lengths.length; i++) {
            if (lengths[i] < 1 || !(branching[i] >= 1)) {
                throw new IllegalArgumentException("a game of " + lengths[i] + " plies with " + branching[i]
                        + " moves each, expected 1 or more of both");
            }
        }
        double[] plies = IntStream.of(lengths).asDoubleStream().toArray();
        return new Refinement(
                Estimate.mean(branching, 1, Double.POSITIVE_INFINITY),
                Estimate.mean(plies, 1, Double.POSITIVE_INFINITY),
                Jackknife.of(branching, plies, Refinement::ratio, Double.MAX_VALUE),
                Jackknife.of(branching, plies, (b, d) -> d / b, Double.MAX_VALUE));
    }

    public static double ratio(double branching, double length) {
        return Math.sqrt(branching) / length;
    }

    /** How far a ratio is from the zone; 0 inside it. */
    public static double distance(double ratio) {
        return Math.max(0, Math.max(ZONE_LOW - ratio, ratio - ZONE_HIGH));
    }

    public double distance() {
        return distance(ratio.mean());
    }
}
