package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class HolmTest {

    /**
     * The example of the Wikipedia article on the method: of 0.01, 0.04, 0.03 and 0.005 the first and the last are rejected
     * at 0.05, the others not.
     */
    @Test
    void correctsThePublishedExample() {
        assertArrayEquals(
                new double[] {0.03, 0.06, 0.06, 0.02}, Holm.corrected(new double[] {0.01, 0.04, 0.03, 0.005}), 1e-12);
    }

    @Test
    void neverExceedsOneAndNeverOvertakes() {
        assertArrayEquals(new double[] {1, 1, 0.3}, Holm.corrected(new double[] {0.9, 0.5, 0.1}), 1e-12);
        assertArrayEquals(new double[] {0.2, 0.2}, Holm.corrected(new double[] {0.1, 0.1}), 1e-12);
        assertArrayEquals(new double[] {0.04}, Holm.corrected(new double[] {0.04}), 0);
        assertArrayEquals(new double[0], Holm.corrected(new double[0]), 0);
    }
}
