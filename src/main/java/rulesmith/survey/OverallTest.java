package rulesmith.survey;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.math3.distribution.ChiSquaredDistribution;
import rulesmith.Seed;

/**
 * Do people think alike of all games? Friedman's test for values that can be ordered, Cochran's Q for yes and no. Both
 * compare the games within each person, so only people who rated all games count.
 *
 * @param statistic Friedman's, corrected for ties, or Cochran's Q; 0 if nobody told any game from another
 * @param p how likely so great a statistic is if all games were alike
 * @param method where p comes from
 */
public record OverallTest(int people, int games, double statistic, double p, Method method) {

    /** How the probability was found. */
    public enum Method {
        EXACT("exact, over all ways to exchange the games within each person"),
        SAMPLED("over 100,000 random exchanges of the games within each person"),
        CHI_SQUARE("from the chi-square distribution");

        private final String words;

        Method(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /** Beyond, the chi-square distribution is good. */
    private static final int FEW = 100;

    /**
     * Friedman's test.
     *
     * @param values a row for each person with a value for each game
     * @return nothing if there is nobody, or no two games
     */
    static Optional<OverallTest> friedman(double[][] values, Seed seed) {
        int[][] ranks = Arrays.stream(values).map(SignedRank::doubledRanks).toArray(int[][]::new);
        return of(ranks, seed);
    }

    /** Cochran's Q. */
    static Optional<OverallTest> cochran(boolean[][] values, Seed seed) {
        int[][] scores = Arrays.stream(values)
                .map(row ->
                        IntStream.range(0, row.length).map(i -> row[i] ? 1 : 0).toArray())
                .toArray(int[][]::new);
        return of(scores, seed);
    }

    /**
     * Both are the same: with the scores x of person i for game j, C of a game and R of a person their sums,
     *
     * <pre>
     *   (k − 1) Σ (C_j − C̄)² / Σ_i Σ_j (x_ij − R_i / k)²
     * </pre>
     */
    private static Optional<OverallTest> of(int[][] scores, Seed seed) {
        int n = scores.length;
        int k = n == 0 ? 0 : scores[0].length;
        if (k < 2) {
            return Optional.empty();
        }
        double within = 0;
        for (int[] row : scores) {
            double mean = IntStream.of(row).average().orElseThrow();
            within +=
                    IntStream.of(row).mapToDouble(x -> (x - mean) * (x - mean)).sum();
        }
        if (within == 0) {
            return Optional.of(new OverallTest(n, k, 0, 1, Method.EXACT));
        }
        double[] sums = new double[k];
        for (int[] row : scores) {
            for (int j = 0; j < k; j++) {
                sums[j] += row[j];
            }
        }
        double mean = Arrays.stream(sums).average().orElseThrow();
        double between =
                Arrays.stream(sums).map(sum -> (sum - mean) * (sum - mean)).sum();
        double statistic = (k - 1) * between / within;
        if (n > FEW) {
            double p = 1 - new ChiSquaredDistribution(null, k - 1.0).cumulativeProbability(statistic);
            return Optional.of(new OverallTest(n, k, statistic, p, Method.CHI_SQUARE));
        }
        Exchanges exchanges = new Exchanges(scores);
        Optional<Double> exact = exchanges.exact();
        return Optional.of(new OverallTest(
                n,
                k,
                statistic,
                exact.orElseGet(() -> exchanges.sampled(seed)),
                exact.isPresent() ? Method.EXACT : Method.SAMPLED));
    }

    /** By Bonferroni, for as many such tests of the same people. */
    public double corrected(int tests) {
        return Math.min(1, tests * p);
    }

    /** Of the chi-square distribution that the statistic has with many people. */
    public int degrees() {
        return games - 1;
    }
}
