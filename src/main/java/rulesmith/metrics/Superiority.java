package rulesmith.metrics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.distribution.TDistribution;
import rulesmith.rules.Measurement;

/**
 * How often a value of one kind of subject exceeds one of another, equals counting half, when each subject has several
 * values. Subjects are what differs, so they are what is counted: the interval comes from the spread of their mean ranks
 * (Welch's), and the test relabels whole subjects in every possible way. Infinite values are allowed: only the order
 * matters.
 *
 * @param share of pairs in which the one kind exceeds the other, with its 95 % interval
 * @param pValue one-sided: the share of relabellings that make the one kind exceed the other as much or more
 */
public record Superiority(Measurement share, double pValue) {

    private static final int MOST_SUBJECTS = 20;
    private static final double ROUNDING = 1e-9;

    /** Each array has the values of one subject. */
    public static Superiority of(List<double[]> ones, List<double[]> others) {
        int subjects = ones.size() + others.size();
        if (ones.size() < 2 || others.size() < 2 || subjects > MOST_SUBJECTS) {
            throw new IllegalArgumentException("expected two subjects or more of each kind and at most " + MOST_SUBJECTS
                    + " in all, got " + ones.size() + " and " + others.size());
        }
        List<double[]> all = new ArrayList<>(ones);
        all.addAll(others);
        double[] ranks = meanRanks(all);
        long values = all.stream().mapToInt(v -> v.length).sum();
        double[] first = Arrays.copyOf(ranks, ones.size());
        double[] second = Arrays.copyOfRange(ranks, ones.size(), subjects);
        double difference = mean(first) - mean(second);
        double a = variance(first) / first.length;
        double b = variance(second) / second.length;
        // Without any spread nothing is known about it.
        double half = Double.POSITIVE_INFINITY;
        if (a + b > 0) {
            double degrees = (a + b) * (a + b) / (a * a / (first.length - 1) + b * b / (second.length - 1));
            half = new TDistribution(null, degrees).inverseCumulativeProbability(0.975) * Math.sqrt(a + b);
        }
        // The mean ranks differ by the share of pairs minus a half, times the number of values.
        double share = Math.max(0, Math.min(1, 0.5 + difference / values));
        Measurement measured = new Measurement(
                share, Math.max(0, share - half / values), Math.min(1, share + half / values), subjects);
        return new Superiority(measured, pValue(ranks, ones.size(), difference));
    }

    /** The mean rank of the values of each subject among all values; equals share theirs. */
    private static double[] meanRanks(List<double[]> subjects) {
        int[] sizes = subjects.stream().mapToInt(values -> values.length).toArray();
        if (Arrays.stream(sizes).anyMatch(size -> size != sizes[0] || size == 0)) {
            throw new IllegalArgumentException("subjects with different numbers of values");
        }
        double[] values = subjects.stream().flatMapToDouble(Arrays::stream).toArray();
        Integer[] order = IntStream.range(0, values.length).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparingDouble(i -> values[i]));
        double[] sums = new double[subjects.size()];
        for (int i = 0; i < order.length; ) {
            int end = i;
            while (end < order.length && values[order[end]] == values[order[i]]) {
                end++;
            }
            double rank = (i + 1 + end) / 2.0;
            for (; i < end; i++) {
                sums[order[i] / sizes[0]] += rank / sizes[0];
            }
        }
        return sums;
    }

    private static double pValue(double[] ranks, int size, double observed) {
        double total = Arrays.stream(ranks).sum();
        int asMuch = 0;
        int ways = 0;
        for (int chosen = 0; chosen < 1 << ranks.length; chosen++) {
            if (Integer.bitCount(chosen) == size) {
                double sum = 0;
                for (int i = 0; i < ranks.length; i++) {
                    sum += (chosen >> i & 1) * ranks[i];
                }
                ways++;
                asMuch += sum / size - (total - sum) / (ranks.length - size) >= observed - ROUNDING ? 1 : 0;
            }
        }
        return (double) asMuch / ways;
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    private static double variance(double[] values) {
        double mean = mean(values);
        return Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum() / (values.length - 1);
    }
}
