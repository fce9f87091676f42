package rulesmith.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.rules.Measurement;

class EstimateTest {

    /** Student (1908), the additional hours of sleep; the interval as R's t.test prints it. */
    @Test
    void givesStudentsOwnExample() {
        double[] hours = {1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4};
        Measurement estimate = Estimate.mean(hours);
        assertEquals(1.58, estimate.mean(), 1e-12);
        assertEquals(0.7001142, estimate.low(), 5e-8);
        assertEquals(2.4598858, estimate.high(), 5e-8);
        assertEquals(10, estimate.games());
    }

    /** Newcombe (1998), Two-sided confidence intervals for the single proportion, table I, method 3. */
    @ParameterizedTest
    @CsvSource({
        "81, 263, 0.2553, 0.3662",
        "15, 148, 0.0624, 0.1605",
        "0, 20, 0.0000, 0.1611",
        "1, 29, 0.0061, 0.1718",
        "29, 29, 0.8830, 1.0000"
    })
    void givesPublishedWilsonIntervals(int hits, int n, double low, double high) {
        Measurement share = Estimate.share(hits, n);
        assertEquals((double) hits / n, share.mean());
        assertEquals(low, share.low(), 0.00005);
        assertEquals(high, share.high(), 0.00005);
        assertEquals(n, share.games());
    }

    @Test
    void cutsTheIntervalToTheRange() {
        assertEquals(new Measurement(0.5, 0, 1, 2), Estimate.mean(new double[] {0, 1}, 0, 1));
        Measurement loose = Estimate.mean(new double[] {0, 1}, -100, 100);
        assertEquals(0.5 - 12.7062 / 2, loose.low(), 1e-4);
        assertEquals(0.5 + 12.7062 / 2, loose.high(), 1e-4);
    }

    @Test
    void givesTheWholeRangeForFewerThanTwoValues() {
        assertEquals(new Measurement(3, -1, 7, 1), Estimate.mean(new double[] {3}, -1, 7));
        assertEquals(new Measurement(3, -1, 7, 0), Estimate.mean(new double[0], -1, 7));
        assertEquals(new Measurement(0.5, 0, 1, 0), Estimate.share(0, 0));
        assertEquals(new Measurement(3, -Double.MAX_VALUE, Double.MAX_VALUE, 1), Estimate.mean(new double[] {3}));
        assertThrows(IllegalArgumentException.class, () -> Estimate.mean(new double[0]));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, -1 / 3.0, 1e300, Double.MIN_VALUE, Double.MAX_VALUE})
    void givesEqualValuesAnIntervalOfNoWidth(double value) {
        double[] values = new double[7];
        Arrays.fill(values, value);
        assertEquals(new Measurement(value, value, value, 7), Estimate.mean(values));
    }

    @Test
    void staysFiniteForTheLargestValues() {
        double max = Double.MAX_VALUE;
        assertEquals(new Measurement(0, -max, max, 2), Estimate.mean(new double[] {-max, max}));
        assertEquals(max, Estimate.mean(new double[] {-max, max, max, max}).high());
    }

    @Test
    void forgivesRoundingButNotValuesOutsideTheRange() {
        assertEquals(1, Estimate.mean(new double[] {1, Math.nextUp(1.0)}, 0, 1).high());
        assertEquals(1, Estimate.mean(new double[] {Math.nextUp(1.0)}, 0, 1).mean());
        assertThrows(IllegalArgumentException.class, () -> Estimate.mean(new double[] {0.5, 1.001}, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> Estimate.mean(new double[] {-0.001}, 0, 1));
    }

    @Test
    void needsNoUpperBound() {
        double infinity = Double.POSITIVE_INFINITY;
        assertEquals(new Measurement(80, 0, Double.MAX_VALUE, 1), Estimate.mean(new double[] {80}, 0, infinity));
        Measurement plies = Estimate.mean(new double[] {10, 90}, 0, infinity);
        assertEquals(0, plies.low());
        assertEquals(50 + 40 * 12.7062, plies.high(), 0.01);
        assertThrows(IllegalArgumentException.class, () -> Estimate.mean(new double[] {-0.001, 3}, 0, infinity));
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void refusesWhatIsNotFinite(double value) {
        assertThrows(IllegalArgumentException.class, () -> Estimate.mean(new double[] {0, value}));
        assertThrows(IllegalArgumentException.class, () -> Estimate.mean(new double[] {value, 0}));
        assertThrows(IllegalArgumentException.class, () -> Estimate.mean(new double[] {value}, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new Measurement(value, 0, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> new Measurement(0, -value, value, 1));
    }

    @Test
    void refusesWhatContradictsItself() {
        assertThrows(IllegalArgumentException.class, () -> Estimate.share(3, 2));
        assertThrows(IllegalArgumentException.class, () -> Estimate.share(-1, 2));
        assertThrows(IllegalArgumentException.class, () -> Estimate.share(0, -1));
        double infinity = Double.POSITIVE_INFINITY;
        assertThrows(IllegalArgumentException.class, () -> Estimate.mean(new double[] {1}, 2, 1));
        assertThrows(IllegalArgumentException.class, () -> Estimate.mean(new double[] {1}, Double.NaN, 1));
        assertThrows(IllegalArgumentException.class, () -> Estimate.mean(new double[] {1}, 1, Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> Estimate.mean(new double[0], infinity, infinity));
        assertThrows(IllegalArgumentException.class, () -> Estimate.mean(new double[0], -infinity, -infinity));
        assertThrows(IllegalArgumentException.class, () -> new Measurement(0.5, 0.6, 0.7, 3));
        assertThrows(IllegalArgumentException.class, () -> new Measurement(0.5, 0.3, 0.4, 3));
        assertThrows(IllegalArgumentException.class, () -> new Measurement(0.5, 0, 1, -1));
    }

    /** That low <= mean <= high, all finite, the constructor checks. */
    @Property(seed = "11", tries = 2000)
    void holdsForAnyFiniteValues(@ForAll("finite") double[] values) {
        Measurement estimate = Estimate.mean(values);
        assertEquals(values.length, estimate.games());
        assertTrue(estimate.mean() >= Arrays.stream(values).min().orElseThrow());
        assertTrue(estimate.mean() <= Arrays.stream(values).max().orElseThrow());
    }

    /** Every bit pattern of a finite number, so of all sizes down to the smallest. */
    @Provide
    Arbitrary<double[]> finite() {
        return Arbitraries.longs()
                .map(Double::longBitsToDouble)
                .filter(Double::isFinite)
                .array(double[].class)
                .ofMinSize(1)
                .ofMaxSize(20);
    }

    @Property(seed = "12", tries = 1000)
    void staysWithinTheRange(@ForAll @Size(max = 50) List<@DoubleRange(max = 1) Double> values) {
        Measurement estimate =
                Estimate.mean(values.stream().mapToDouble(Double::doubleValue).toArray(), 0, 1);
        assertTrue(estimate.low() >= 0 && estimate.high() <= 1);
    }

    @Property(seed = "13", tries = 2000)
    void keepsSharesBetweenNoneAndAll(@ForAll @IntRange(min = 1) int n, @ForAll @DoubleRange(max = 1) double part) {
        int hits = (int) (part * n);
        Measurement share = Estimate.share(hits, n);
        Measurement misses = Estimate.share(n - hits, n);
        assertTrue(share.low() >= 0 && share.high() <= 1);
        assertTrue(share.low() < share.high());
        assertEquals(share.low(), 1 - misses.high(), 1e-12);
        assertEquals(share.high(), 1 - misses.low(), 1e-12);
    }

    @Property(seed = "14", tries = 500)
    void narrowsWithMoreOfTheSame(
            @ForAll @IntRange(min = 1, max = 1000) int n, @ForAll @IntRange(max = 1000) int part) {
        int hits = part % (n + 1);
        Measurement once = Estimate.share(hits, n);
        Measurement twice = Estimate.share(2 * hits, 2 * n);
        assertTrue(twice.high() - twice.low() < once.high() - once.low());
    }

    @Property(seed = "15", tries = 500)
    void poolingGivesTheMeanOfAllGames(
            @ForAll @Size(min = 2, max = 30) List<@DoubleRange(max = 1) Double> first,
            @ForAll @Size(min = 2, max = 30) List<@DoubleRange(max = 1) Double> second) {
        Measurement a = Estimate.mean(array(first), 0, 1);
        Measurement b = Estimate.mean(array(second), 0, 1);
        Measurement pooled = Estimate.pooled(a, b);
        double sum = DoubleStream.concat(Arrays.stream(array(first)), Arrays.stream(array(second)))
                .sum();
        assertEquals(first.size() + second.size(), pooled.games());
        assertEquals(sum / pooled.games(), pooled.mean(), 1e-12);
        assertTrue(pooled.low() >= -1e-12 && pooled.high() <= 1 + 1e-12, "stays in the range: " + pooled);
        assertEquals(pooled.mean(), Estimate.pooled(b, a).mean(), 1e-12);
        assertTrue(pooled.high() - pooled.low() <= Math.max(a.high() - a.low(), b.high() - b.low()) + 1e-12);
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }

    @Test
    void poolingEquallyGoodMeasurementsNarrowsTheIntervalAsFourTimesTheGamesHalveIt() {
        Measurement pooled = Estimate.pooled(new Measurement(3, 1, 5, 20), new Measurement(4, 2, 6, 20));
        assertEquals(3.5, pooled.mean());
        assertEquals(3.5 - Math.sqrt(2), pooled.low(), 1e-12);
        assertEquals(3.5 + Math.sqrt(2), pooled.high(), 1e-12);
        Measurement again = Estimate.pooled(pooled, pooled);
        assertEquals(new Measurement(3.5, again.low(), again.high(), 80), again);
        assertEquals(1, again.mean() - again.low(), 1e-12);
    }

    @Test
    void eachMeasurementCountsByItsGames() {
        Measurement pooled = Estimate.pooled(new Measurement(0, -1, 3, 30), new Measurement(4, 0, 5, 10));
        assertEquals(1, pooled.mean());
        assertEquals(1 - Math.hypot(0.75 * 1, 0.25 * 4), pooled.low(), 1e-12);
        assertEquals(1 + Math.hypot(0.75 * 3, 0.25 * 1), pooled.high(), 1e-12);
        assertEquals(40, pooled.games());
    }

    @Test
    void poolingWithNoGamesChangesNothing() {
        Measurement known = new Measurement(0.3, 0.2, 0.5, 20);
        Measurement nothing = Estimate.share(0, 0);
        assertSame(known.mean(), Estimate.pooled(known, nothing));
        assertSame(known.mean(), Estimate.pooled(nothing, known));
        assertEquals(nothing, Estimate.pooled(nothing, nothing));
    }

    private static void assertSame(double mean, Measurement pooled) {
        assertEquals(mean, pooled.mean());
        assertEquals(0.2, pooled.low(), 1e-12);
        assertEquals(0.5, pooled.high(), 1e-12);
        assertEquals(20, pooled.games());
    }
}
