package rulesmith.metrics;

import it.unimi.dsi.fastutil.longs.Long2LongMap;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
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

    /** So that a {@code long} counts all relabellings. */
    private static final int MOST_SUBJECTS = 60;

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
        // Twice the sums of ranks are whole numbers, so that equal ones are recognised.
        long[] sums = Arrays.stream(ranks)
                .mapToLong(rank -> Math.round(2 * rank * all.get(0).length))
                .toArray();
        return new Superiority(measured, pValue(sums, ones.size()));
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

    /** Counts the ways to choose so many subjects by what they sum up to, one subject after the other. */
    private static double pValue(long[] ranks, int size) {
        Long2LongOpenHashMap[] ways = new Long2LongOpenHashMap[size + 1];
        Arrays.setAll(ways, i -> new Long2LongOpenHashMap());
        ways[0].put(0, 1);
        for (long rank : ranks) {
            for (int chosen = size; chosen > 0; chosen--) {
                Long2LongOpenHashMap more = ways[chosen];
                ways[chosen - 1].forEach((sum, count) -> more.addTo(sum + rank, count));
            }
        }
        long observed = Arrays.stream(ranks, 0, size).sum();
        long asMuch = 0;
        long all = 0;
        for (Long2LongMap.Entry entry : ways[size].long2LongEntrySet()) {
            all += entry.getLongValue();
            asMuch += entry.getLongKey() >= observed ? entry.getLongValue() : 0;
        }
        return (double) asMuch / all;
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    private static double variance(double[] values) {
        double mean = mean(values);
        return Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum() / (values.length - 1);
    }
}
