package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.apache.commons.math3.stat.correlation.PearsonsCorrelation;
import org.apache.commons.math3.stat.descriptive.moment.Kurtosis;
import org.apache.commons.math3.stat.descriptive.moment.Mean;
import org.apache.commons.math3.stat.descriptive.moment.StandardDeviation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import rulesmith.Seed;
import rulesmith.game.RuleSetGame;
import rulesmith.rules.Draughts;

class LearnerTest {

    private static final long DARK_CELLS = new RuleSetGame(Draughts.ruleSet()).usableCells();

    private static Learner random(Wiring wiring) {
        return Learner.random(wiring.places(DARK_CELLS), Seed.of(1));
    }

    private static double[] doubles(float[] numbers) {
        return IntStream.range(0, numbers.length).mapToDouble(i -> numbers[i]).toArray();
    }

    /** To four standard errors. */
    private static void assertMean(double expected, double deviation, double[] values) {
        assertEquals(expected, new Mean().evaluate(values), 4 * deviation / Math.sqrt(values.length));
    }

    @ParameterizedTest
    @EnumSource
    void beginsWithSmallWeightsOfBothSigns(Wiring wiring) {
        Learner learner = random(wiring);
        double[] weights = doubles(learner.weights);
        assertEquals(wiring.places(DARK_CELLS).length, weights.length);
        assertTrue(Arrays.stream(weights).allMatch(w -> Math.abs(w) <= 0.2f));
        assertTrue(Arrays.stream(weights).max().orElseThrow() > 0.199);
        assertTrue(Arrays.stream(weights).min().orElseThrow() < -0.199);
        assertMean(0, 0.4 / Math.sqrt(12), weights);
        assertEquals(0.4 / Math.sqrt(12), new StandardDeviation().evaluate(weights), 0.003);
        for (float deviation : learner.deviations) {
            assertEquals(0.05f, deviation);
        }
    }

    @ParameterizedTest
    @EnumSource
    void onlyWiredPlacesHaveAWeight(Wiring wiring) {
        int[] places = wiring.places(DARK_CELLS);
        Learner child = random(wiring).child(Seed.of(2));
        float[] expected = new float[Network.PARAMETERS];
        for (int i = 0; i < places.length; i++) {
            expected[places[i]] = child.weights[i];
            assertTrue(child.weights[i] != 0);
        }
        assertArrayEquals(expected, child.network().parameters());
    }

    /** With n weights τ = 1 / √(2 √n). */
    @ParameterizedTest
    @CsvSource({"SPARSE, 0.08390", "DENSE, 0.07702"})
    void deviationsChangeByALogNormalFactor(Wiring wiring, double tau) {
        Learner parent = random(wiring);
        int n = parent.weights.length;
        assertEquals(tau, 1 / Math.sqrt(2 * Math.sqrt(n)), 1e-5);
        int children = 20;
        double[] logs = new double[children * n];
        for (int c = 0; c < children; c++) {
            Learner child = parent.child(Seed.of(3).derive(c));
            for (int i = 0; i < n; i++) {
                logs[c * n + i] = Math.log(child.deviations[i] / (double) parent.deviations[i]) / tau;
            }
        }
        assertMean(0, 1, logs);
        assertEquals(1, new StandardDeviation().evaluate(logs), 4 / Math.sqrt(2.0 * logs.length));
        assertEquals(0, new Kurtosis().evaluate(logs), 4 * Math.sqrt(24.0 / logs.length));
    }

    @ParameterizedTest
    @EnumSource
    void weightsChangeByTheChangedDeviation(Wiring wiring) {
        int[] places = wiring.places(DARK_CELLS);
        // Deviations of all sizes, none of which drives a weight to the limit.
        float[] weights = new float[places.length];
        float[] deviations = new float[places.length];
        for (int i = 0; i < places.length; i++) {
            weights[i] = i % 3 - 1;
            deviations[i] = (1 + i % 7) / 50f;
        }
        Learner parent = new Learner(places, weights, deviations);
        Learner child = parent.child(Seed.of(4));
        double[] steps = new double[places.length];
        double[] stale = new double[places.length];
        double[] factors = new double[places.length];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = (child.weights[i] - weights[i]) / child.deviations[i];
            stale[i] = (child.weights[i] - weights[i]) / deviations[i];
            factors[i] = child.deviations[i] / deviations[i];
        }
        assertMean(0, 1, steps);
        double spread = 4 / Math.sqrt(2.0 * steps.length);
        assertEquals(1, new StandardDeviation().evaluate(steps), spread);
        assertEquals(0, new PearsonsCorrelation().correlation(steps, factors), 4 / Math.sqrt(steps.length));
        double[] sizes = Arrays.stream(stale).map(Math::abs).toArray();
        assertTrue(
                new PearsonsCorrelation().correlation(sizes, factors) > 3 / Math.sqrt(steps.length),
                "the step is made with the deviation of the child, not with that of the parent");
    }

    @Test
    void weightsStayWithinTwo() {
        int[] places = Wiring.SPARSE.places(DARK_CELLS);
        float[] weights = new float[places.length];
        float[] deviations = new float[places.length];
        for (int i = 0; i < places.length; i++) {
            weights[i] = i % 2 == 0 ? 1.9f : -1.9f;
            deviations[i] = 1;
        }
        Learner child = new Learner(places, weights, deviations).child(Seed.of(5));
        int atLimit = 0;
        for (int i = 0; i < places.length; i++) {
            assertTrue(Math.abs(child.weights[i]) <= 2);
            atLimit += child.weights[i] == Math.signum(weights[i]) * 2 ? 1 : 0;
        }
        // A step of more than 0.1 deviations outwards: 46 % of them.
        assertEquals(0.46, (double) atLimit / places.length, 0.03);
    }

    @Test
    void sameSeedSameChild() {
        Learner parent = random(Wiring.SPARSE);
        float[] weights = parent.weights.clone();
        float[] deviations = parent.deviations.clone();
        Learner child = parent.child(Seed.of(6));
        assertArrayEquals(weights, parent.weights);
        assertArrayEquals(deviations, parent.deviations);
        Learner again = random(Wiring.SPARSE).child(Seed.of(6));
        assertArrayEquals(child.weights, again.weights);
        assertArrayEquals(child.deviations, again.deviations);
        assertEquals(child.network(), again.network());
        assertFalse(Arrays.equals(child.weights, parent.child(Seed.of(7)).weights));
        assertFalse(Arrays.equals(child.weights, weights));
    }
}
