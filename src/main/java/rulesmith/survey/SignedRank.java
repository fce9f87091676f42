package rulesmith.survey;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.apache.commons.math3.special.Erf;

/**
 * Wilcoxon's signed rank test of paired differences. Zeros are dropped, equal sizes share the mean of their ranks. Up to
 * {@value #MOST_EXACT} differences the distribution of the rank sum, given these ranks, is found exactly by convolution;
 * beyond, it is taken for normal, with the variance these ranks have and a continuity correction.
 *
 * <p>The test of commons-math3 is not used: it keeps zeros, its exact distribution is the one without ties, and its normal
 * approximation does not correct for them; on a scale of seven steps most differences are tied or zero.
 *
 * @param pairs how many differences are not zero
 * @param zeros how many are
 * @param plus the sum of the ranks of the positive ones
 * @param minus of the negative ones
 * @param greater the probability of so great a sum of positive ranks or a greater one; 1 without differences
 * @param twoSided twice the lesser of the probabilities of both directions
 */
public record SignedRank(
        int pairs, int zeros, double plus, double minus, double greater, double twoSided, boolean exact) {

    private static final int MOST_EXACT = 200;

    public static SignedRank of(double[] differences) {
        double[] kept = DoubleStream.of(differences)
                .filter(difference -> difference != 0)
                .toArray();
        int[] doubled = doubledRanks(DoubleStream.of(kept).map(Math::abs).toArray());
        long plus = IntStream.range(0, kept.length)
                .filter(i -> kept[i] > 0)
                .mapToLong(i -> doubled[i])
                .sum();
        long all = IntStream.of(doubled).asLongStream().sum();
        boolean exact = kept.length <= MOST_EXACT;
        double greater = exact ? exactly(doubled, plus) : normally(doubled, plus);
        double less = exact ? exactly(doubled, all - plus) : normally(doubled, all - plus);
        return new SignedRank(
                kept.length,
                differences.length - kept.length,
                plus / 2.0,
                (all - plus) / 2.0,
                greater,
                Math.min(1, 2 * Math.min(greater, less)),
                exact);
    }

    /** Twice the ranks from the least value up, which are whole numbers also where equal values share theirs. */
    static int[] doubledRanks(double[] values) {
        Integer[] order = IntStream.range(0, values.length).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparingDouble(i -> values[i]));
        int[] ranks = new int[values.length];
        int from = 0;
        while (from < order.length) {
            int to = from + 1;
            while (to < order.length && values[order[to]] == values[order[from]]) {
                to++;
            }
            for (int i = from; i < to; i++) {
                ranks[order[i]] = from + 1 + to;
            }
            from = to;
        }
        return ranks;
    }

    /** The probability of a sum of at least this if each rank is positive or negative by the toss of a coin. */
    private static double exactly(int[] ranks, long sum) {
        double[] distribution = new double[IntStream.of(ranks).sum() + 1];
        distribution[0] = 1;
        int reached = 0;
        for (int rank : ranks) {
            reached += rank;
            for (int s = reached; s >= 0; s--) {
                distribution[s] = (distribution[s] + (s >= rank ? distribution[s - rank] : 0)) / 2;
            }
        }
        double probability = 0;
        for (int s = distribution.length - 1; s >= sum; s--) {
            probability += distribution[s];
        }
        return Math.min(1, probability);
    }

    private static double normally(int[] ranks, long sum) {
        double mean = IntStream.of(ranks).asLongStream().sum() / 2.0;
        double variance = IntStream.of(ranks).asDoubleStream().map(r -> r * r).sum() / 4;
        // Half a rank, in doubled ranks.
        double z = (sum - mean - 1) / Math.sqrt(variance);
        return Math.min(1, Erf.erfc(z / Math.sqrt(2)) / 2);
    }
}
