package rulesmith.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class PairTestTest {

    private static final double P = 0.3918;
    private static final double Q = 0.3161;

    /** All 105 probabilities and 5 standard deviations of the lecture, for Chinese chess among masters. */
    @ParameterizedTest(name = "{0} pairs")
    @CsvFileSource(resources = "net-scores-of-equals.csv", numLinesToSkip = 1)
    void givesTheTableOfTheLecture(ArgumentsAccessor row) {
        int pairs = row.getInteger(0);
        PairTest test = PairTest.of(pairs, P, Q);
        assertEquals(row.getDouble(1), test.standardDeviation(), 0.005);
        assertEquals(23, row.size());
        for (int s = 0; s <= 20; s++) {
            assertEquals(row.getString(s + 2), String.format(Locale.ROOT, "%.3f", test.within(s)), "s = " + s);
        }
    }

    /**
     * The lecture goes on with the square root of 1.16 n for the standard deviation, and hence with 2.154 times the
     * square root of n as twice that. But 1.16 is the standard deviation of a pair, not its variance, as its own table
     * has it: the score that equals exceed in less than 5 % of matches is 2.322 times the square root of n.
     */
    @Test
    void putsTwoStandardDeviationsAboveWhatTheLectureSays() {
        PairTest one = PairTest.of(1, P, Q);
        assertEquals(1.161, one.standardDeviation(), 0.0005);
        assertEquals(2.322, 2 * one.standardDeviation(), 0.0005);
        PairTest fifty = PairTest.of(50, P, Q);
        assertEquals(0.059, fifty.pValue((int) Math.ceil(2.154 * Math.sqrt(50))), 0.0005);
        assertEquals(0.044, fifty.pValue((int) Math.ceil(2.322 * Math.sqrt(50))), 0.0005);
    }

    @ParameterizedTest
    @CsvSource({"0.3918, 0.3161", "0.5, 0", "0.9, 0.1", "0, 0.4", "0.05, 0.9", "0.34, 0.33"})
    void agreesWithAllCoursesOfFewGames(double p, double q) {
        for (int pairs = 0; pairs <= 5; pairs++) {
            double[] expected = new double[4 * pairs + 1];
            addCourses(expected, 2 * pairs, 0, 1, p, q);
            PairTest test = PairTest.of(pairs, p, q);
            for (int sum = -2 * pairs; sum <= 2 * pairs; sum++) {
                assertEquals(expected[sum + 2 * pairs], test.probability(sum), 1e-13);
            }
        }
    }

    /** Adds the probability of every course of the games still to play, A moving first in every other game. */
    private static void addCourses(double[] bySum, int games, int sum, double probability, double p, double q) {
        if (games == 0) {
            bySum[sum + bySum.length / 2] += probability;
            return;
        }
        boolean first = games % 2 == 0;
        double loss = 1 - p - q;
        addCourses(bySum, games - 1, sum + 1, probability * (first ? p : loss), p, q);
        addCourses(bySum, games - 1, sum, probability * q, p, q);
        addCourses(bySum, games - 1, sum - 1, probability * (first ? loss : p), p, q);
    }

    /** Pr(X = s) is the mean of φ(θ)^n cos(sθ) over the circle, φ being the characteristic function of one pair. */
    @ParameterizedTest
    @CsvSource({"1000", "10000", "100000"})
    void agreesWithTheCharacteristicFunctionForManyPairs(int pairs) {
        PairTest test = PairTest.of(pairs, P, Q);
        double r = 1 - P - Q;
        int points = 4 * pairs + 1;
        for (int sum : new int[] {0, 1, 20, 117, 500}) {
            double mean = 0;
            for (int i = 0; i < points; i++) {
                double angle = 2 * Math.PI * i / points;
                double phi =
                        P * P + Q * Q + r * r + 2 * Q * (P + r) * Math.cos(angle) + 2 * P * r * Math.cos(2 * angle);
                mean += Math.pow(phi, pairs) * Math.cos(2 * Math.PI * ((long) i * sum % points) / points) / points;
            }
            assertEquals(mean, test.probability(sum), 1e-13, "sum " + sum);
        }
    }

    @Test
    void isAccurateFarOutInTheTails() {
        PairTest test = PairTest.of(50, P, Q);
        double bothWon = Math.pow(P * (1 - P - Q), 50);
        assertEquals(1, test.probability(100) / bothWon, 1e-12);
        assertEquals(1, test.pValue(-100) / (2 * bothWon), 1e-12);
    }

    @Test
    void sharesOutOneAmongManyPairs() {
        PairTest test = PairTest.of(100_000, P, Q);
        double sum = 0;
        double squares = 0;
        for (int s = -20_000; s <= 20_000; s++) {
            sum += test.probability(s);
            squares += test.probability(s) * s * s;
        }
        assertEquals(1, sum, 1e-12);
        assertEquals(1, Math.sqrt(squares) / test.standardDeviation(), 1e-12);
    }

    @Test
    void knowsTheScoreBeforeTheFirstPair() {
        PairTest none = PairTest.of(0, P, Q);
        assertEquals(1, none.probability(0));
        assertEquals(0, none.probability(1));
        assertEquals(1, none.within(0));
        assertEquals(1, none.pValue(0));
        assertEquals(0, none.standardDeviation());
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 0", "0, 0"})
    void leavesNothingToChanceWhereEveryPairIsEven(double p, double q) {
        PairTest test = PairTest.of(1000, p, q);
        assertEquals(1, test.probability(0));
        assertEquals(1, test.within(0));
        assertEquals(1, test.pValue(0));
        assertEquals(0, test.pValue(1));
    }

    @Test
    void neverReachesOddScoresWithoutDraws() {
        PairTest test = PairTest.of(3, 0.5, 0);
        assertEquals(0, test.probability(1));
        assertEquals(0, test.probability(-5));
        assertEquals(20 / 64.0, test.probability(0), 1e-15);
        assertEquals(15 / 64.0, test.probability(-2), 1e-15);
        assertEquals(test.pValue(2), test.pValue(1));
    }

    @Test
    void givesImpossibleScoresNoProbability() {
        PairTest test = PairTest.of(10, P, Q);
        for (int sum : new int[] {21, -21, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertEquals(0, test.probability(sum));
            assertEquals(0, test.pValue(sum));
        }
        assertEquals(1, test.within(20));
        assertEquals(1, test.within(Integer.MAX_VALUE));
        assertEquals(0, test.within(-1));
    }

    @Test
    void acceptsSharesThatRoundingPutsAboveOne() {
        assertEquals(1, PairTest.of(10, 0.7, 0.3 + 1e-12).within(20));
    }

    @ParameterizedTest
    @CsvSource({"-1, 0.3, 0.3", "1, -0.1, 0.3", "1, 0.3, -0.1", "1, 0.6, 0.5", "1, NaN, 0.5", "1, 0.5, NaN"})
    void refusesWhatIsNoProbability(int pairs, double p, double q) {
        assertThrows(IllegalArgumentException.class, () -> PairTest.of(pairs, p, q));
    }

    @Property(seed = "1", tries = 300)
    void isASymmetricDistribution(
            @ForAll @IntRange(max = 300) int pairs,
            @ForAll @DoubleRange(max = 1) double p,
            @ForAll @DoubleRange(max = 1) double drawn) {
        PairTest test = PairTest.of(pairs, p, drawn * (1 - p));
        double sum = 0;
        for (int s = -2 * pairs; s <= 2 * pairs; s++) {
            assertTrue(test.probability(s) >= 0);
            assertEquals(test.probability(s), test.probability(-s));
            assertEquals(test.pValue(s), test.pValue(-s));
            sum += test.probability(s);
        }
        assertEquals(1, sum, 1e-13);
        assertEquals(1, test.within(2 * pairs));
        assertEquals(1, test.pValue(0));
    }

    @Property(seed = "2", tries = 300)
    void growsMoreSurprisingWithTheScore(
            @ForAll @IntRange(max = 300) int pairs,
            @ForAll @DoubleRange(max = 1) double p,
            @ForAll @DoubleRange(max = 1) double drawn) {
        PairTest test = PairTest.of(pairs, p, drawn * (1 - p));
        for (int s = 0; s <= 2 * pairs; s++) {
            assertTrue(test.within(s) >= test.within(s - 1));
            assertTrue(test.pValue(s) >= test.pValue(s + 1));
            assertTrue(test.within(s) <= 1 && test.pValue(s) <= 1);
            assertEquals(1, test.within(s) + test.pValue(s + 1), 1e-13);
        }
    }

    /** Whoever moves first, a pair holds one game of either kind. */
    @Property(seed = "3", tries = 100)
    void doesNotCareWhichPlayerIsFavoured(
            @ForAll @IntRange(max = 100) int pairs,
            @ForAll @DoubleRange(max = 1) double p,
            @ForAll @DoubleRange(max = 1) double drawn) {
        double q = drawn * (1 - p);
        PairTest test = PairTest.of(pairs, p, q);
        PairTest mirrored = PairTest.of(pairs, Math.max(0, 1 - p - q), q);
        for (int s = 0; s <= 2 * pairs; s++) {
            assertEquals(test.within(s), mirrored.within(s), 1e-12);
        }
    }
}
