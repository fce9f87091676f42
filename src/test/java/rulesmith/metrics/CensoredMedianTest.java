package rulesmith.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.SeededRandom;

class CensoredMedianTest {

    private static final double NEVER = Double.POSITIVE_INFINITY;

    /** The times 1 to n, which are their own ranks, those above the limit not waited for. */
    private static CensoredMedian ranks(int n, int limit) {
        return CensoredMedian.of(IntStream.rangeClosed(1, n)
                .mapToDouble(i -> i <= limit ? i : NEVER)
                .toArray());
    }

    /** The ranks and coverages of the tables for the sign test's interval, e.g. n = 20: 1 - 2 · 21700 / 2^20. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, 1, 0",
        "2, 1, 2, 0.5",
        "3, 1, 3, 0.75",
        "4, 1, 4, 0.875",
        "5, 1, 5, 0.9375",
        "6, 1, 6, 0.96875",
        "7, 1, 7, 0.984375",
        "8, 1, 8, 0.9921875",
        "9, 2, 8, 0.9609375",
        "10, 2, 9, 0.978515625",
        "12, 3, 10, 0.96142578125",
        "15, 4, 12, 0.96484375",
        "20, 6, 15, 0.958610534667969",
        "25, 8, 18, 0.956714749336242",
        "30, 10, 21, 0.957226054742932",
        "50, 18, 33, 0.967160862435731",
        "100, 40, 61, 0.964799799782295"
    })
    void theIntervalIsThatOfTheOrderStatistics(int n, int low, int high, double coverage) {
        CensoredMedian median = ranks(n, n);
        assertEquals((n + 1) / 2.0, median.median());
        assertEquals(low, median.low());
        assertEquals(high, median.high());
        assertEquals(coverage, median.coverage(), 1e-12);
        assertEquals(n, median.observed());
        assertEquals(0, median.censored());
        assertTrue(median.isKnown());
    }

    @Test
    void coversOftenEnoughFromSixOn() {
        for (int n = 6; n <= 300; n++) {
            CensoredMedian median = ranks(n, n);
            assertTrue(median.coverage() >= 0.95, n + " values");
            // One rank less on either side would not do.
            double one = median.coverage() - 2 * Math.exp(logBinomial(n, (int) median.low()) - n * Math.log(2));
            assertTrue(one < 0.95, n + " values have too wide an interval");
        }
    }

    private static double logBinomial(int n, int k) {
        return IntStream.rangeClosed(1, k)
                .mapToDouble(i -> Math.log((double) (n - k + i) / i))
                .sum();
    }

    @Test
    void theOrderOfTheTimesDoesNotMatterAndTheyStayAsTheyWere() {
        double[] times = {40, NEVER, 10, 30, 20};
        assertEquals(new CensoredMedian(30, 10, NEVER, 0.9375, 4, 1), CensoredMedian.of(times));
        assertEquals(NEVER, times[1]);
        assertEquals(20, times[4]);
    }

    @Test
    void whatWasNotWaitedForIsGreaterThanAllElse() {
        CensoredMedian most = ranks(20, 14);
        assertEquals(10.5, most.median());
        assertEquals(6, most.low());
        assertEquals(NEVER, most.high());
        assertEquals(14, most.observed());
        assertEquals(6, most.censored());
        assertEquals(20, most.count());
        assertEquals(15, ranks(20, 15).high());
    }

    @Test
    void aMiddleBetweenATimeAndNeverIsNever() {
        CensoredMedian half = ranks(20, 10);
        assertEquals(NEVER, half.median());
        assertFalse(half.isKnown());
        assertEquals(6, half.low());
        assertEquals(10.5, ranks(20, 11).median());
        assertTrue(ranks(20, 11).isKnown());
        assertEquals(3, ranks(5, 3).median());
        assertFalse(ranks(5, 2).isKnown());
    }

    @Test
    void nothingIsKnownIfNobodyWaited() {
        CensoredMedian none = ranks(20, 0);
        assertEquals(new CensoredMedian(NEVER, NEVER, NEVER, none.coverage(), 0, 20), none);
        assertEquals(0.9586, none.coverage(), 5e-5);
        assertEquals(new CensoredMedian(NEVER, NEVER, NEVER, 0, 0, 1), ranks(1, 0));
    }

    @Test
    void needsATime() {
        assertThrows(IllegalArgumentException.class, () -> CensoredMedian.of(new double[0]));
    }

    @Property
    void isOrderedAndCounts(@ForAll @Size(min = 1, max = 60) int[] some, @ForAll @IntRange(max = 100) int limit) {
        double[] times = Arrays.stream(some)
                .mapToDouble(time -> Math.floorMod(time, 101))
                .map(time -> time > limit ? NEVER : time)
                .toArray();
        CensoredMedian median = CensoredMedian.of(times);
        assertTrue(median.low() <= median.median() && median.median() <= median.high());
        assertEquals(times.length, median.count());
        assertEquals(Arrays.stream(times).filter(time -> time <= limit).count(), median.observed());
        assertEquals(2 * median.observed() > times.length, median.isKnown());
    }

    /** Waiting times of an exponential distribution, of which a third is not waited for. */
    @Test
    void coversTheTrueMedianAsOftenAsItSays() {
        SeededRandom random = Seed.of(1).generator();
        double truth = Math.log(2);
        double limit = Math.log(3);
        int trials = 20_000;
        int covered = 0;
        for (int i = 0; i < trials; i++) {
            double[] times = new double[20];
            for (int j = 0; j < times.length; j++) {
                double time = -Math.log(1 - random.nextDouble());
                times[j] = time > limit ? NEVER : time;
            }
            CensoredMedian median = CensoredMedian.of(times);
            covered += median.low() <= truth && truth <= median.high() ? 1 : 0;
        }
        double expected = 0.9586;
        assertEquals(expected, (double) covered / trials, 4 * Math.sqrt(expected * (1 - expected) / trials));
    }
}
