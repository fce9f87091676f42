package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;

class SignedRankTest {

    /** Hollander and Wolfe (1973), p. 29 f., depression scale factors, as R's wilcox.test prints it: V = 40, p = 0.01953. */
    @Test
    void givesThePublishedExampleOfNinePatients() {
        double[] first = {1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30};
        double[] second = {0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29};
        double[] differences = new double[9];
        Arrays.setAll(differences, i -> first[i] - second[i]);
        SignedRank test = SignedRank.of(differences);
        assertEquals(40, test.plus());
        assertEquals(5, test.minus());
        assertEquals(0.01953125, test.greater(), 1e-12);
        assertTrue(test.exact());
    }

    /** Darwin's maize, Fisher, The Design of Experiments (1935), in eighths of an inch: rank sums 96 and 24, p = 0.0413. */
    @Test
    void givesDarwinsMaize() {
        double[] eighths = {49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48};
        SignedRank test = SignedRank.of(eighths);
        assertEquals(96, test.plus());
        assertEquals(24, test.minus());
        assertEquals(0.04126, test.twoSided(), 5e-6);
    }

    @Test
    void sharesTheRanksOfEqualSizes() {
        assertArrayEquals(new int[] {7, 2, 7, 4, 10}, SignedRank.doubledRanks(new double[] {3, 1, 3, 2, 5}));
        assertArrayEquals(new int[0], SignedRank.doubledRanks(new double[0]));
    }

    /** With ties and zeros, against every way to give the differences their signs. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 12})
    void agreesWithCountingAllSigns(int n) {
        RandomGenerator random = Seed.of(5).derive(n).generator();
        double[] differences = new double[n + 2];
        for (int i = 0; i < n; i++) {
            differences[i] = (1 + random.nextInt(4)) * (random.nextInt(3) == 0 ? -1 : 1);
        }
        SignedRank test = SignedRank.of(differences);
        assertEquals(n, test.pairs());
        assertEquals(2, test.zeros());
        int[] ranks = SignedRank.doubledRanks(
                Arrays.stream(differences).limit(n).map(Math::abs).toArray());
        int greater = 0;
        int less = 0;
        for (int signs = 0; signs < 1 << n; signs++) {
            int sum = 0;
            for (int i = 0; i < n; i++) {
                sum += (signs >> i & 1) * ranks[i];
            }
            greater += sum >= 2 * test.plus() ? 1 : 0;
            less += sum <= 2 * test.plus() ? 1 : 0;
        }
        assertEquals(greater / Math.pow(2, n), test.greater(), 1e-12);
        assertEquals(Math.min(1, 2 * Math.min(greater, less) / Math.pow(2, n)), test.twoSided(), 1e-12);
    }

    @Test
    void saysNothingAboutNothing() {
        SignedRank test = SignedRank.of(new double[] {0, 0});
        assertEquals(0, test.pairs());
        assertEquals(1, test.twoSided());
        assertEquals(1, SignedRank.of(new double[0]).greater());
    }

    /** Against 20,000 tosses of a coin for each sign. */
    @Test
    void isNormalWithManyPeople() {
        double[] many = new double[201];
        Arrays.setAll(many, i -> 1 + i % 5 - (i % 9 < 4 ? 7 : 0));
        SignedRank test = SignedRank.of(many);
        assertFalse(test.exact());
        int[] ranks = SignedRank.doubledRanks(Arrays.stream(many).map(Math::abs).toArray());
        RandomGenerator random = Seed.of(8).generator();
        int greater = 0;
        for (int i = 0; i < 20_000; i++) {
            int sum = 0;
            for (int rank : ranks) {
                sum += random.nextBoolean() ? rank : 0;
            }
            greater += sum >= 2 * test.plus() ? 1 : 0;
        }
        assertTrue(test.greater() > 0.02 && test.greater() < 0.98, () -> "" + test.greater());
        assertEquals(greater / 20_000.0, test.greater(), 0.01);
    }
}
