package rulesmith.gametree;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.DoubleStream;
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
                jackknife(branching, plies, Refinement::ratio),
                jackknife(branching, plies, (b, d) -> d / b));
    }

    /**
     * The mean number of moves in the opening, the middle and the end of games, by these names, each over the games that
     * are long enough to have such plies.
     *
     * @param choices for each game the number of legal moves at each ply
     */
    public static Map<String, Measurement> branchingByStage(List<int[]> choices) {
        Map<String, Measurement> stages = new LinkedHashMap<>();
        for (int i = 0; i < Stages.THIRDS.size(); i++) {
            int stage = i;
            double[] means = choices.stream()
                    .filter(game -> Stages.cuts(game.length)[stage] < Stages.cuts(game.length)[stage + 1])
                    .mapToDouble(
                            game -> mean(game, Stages.cuts(game.length)[stage], Stages.cuts(game.length)[stage + 1]))
                    .toArray();
            if (means.length > 0) {
                stages.put(Stages.THIRDS.get(stage), Estimate.mean(means, 1, Double.POSITIVE_INFINITY));
            }
        }
        return stages;
    }

    private static double mean(int[] choices, int first, int end) {
        return Arrays.stream(choices, first, end).average().orElseThrow();
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

    /** A function of two means over the same games. */
    private static Measurement jackknife(double[] branching, double[] plies, DoubleBinaryOperator of) {
        int n = plies.length;
        double b = DoubleStream.of(branching).sum();
        double d = DoubleStream.of(plies).sum();
        double whole = of.applyAsDouble(b / n, d / n);
        if (n == 1) {
            return new Measurement(whole, 0, Double.MAX_VALUE, 1);
        }
        double[] pseudo = IntStream.range(0, n)
                .mapToDouble(i ->
                        n * whole - (n - 1) * of.applyAsDouble((b - branching[i]) / (n - 1), (d - plies[i]) / (n - 1)))
                .toArray();
        Measurement spread = Estimate.mean(pseudo);
        double half = (spread.high() - spread.low()) / 2;
        return new Measurement(whole, Math.max(0, whole - half), whole + half, n);
    }
}
