package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SignTestTest {

    /** By counting: 1 + 10 of 2^10, 1 + 8 + … of 2^n. */
    @ParameterizedTest
    @CsvSource({"9, 1, 0, 0.0107421875", "8, 1, 1, 0.01953125", "5, 0, 7, 0.03125", "0, 5, 0, 1", "0, 0, 3, 1"})
    void countsTheOutcomesThatAreAsOneSided(int more, int less, int equal, double p) {
        assertEquals(p, new SignTest(more, less, equal).oneSided(), 1e-12);
    }

    @Test
    void looksBothWays() {
        assertEquals(2 * 0.0107421875, new SignTest(9, 1, 0).twoSided(), 1e-12);
        assertEquals(2 * 0.0107421875, new SignTest(1, 9, 4).twoSided(), 1e-12);
        assertEquals(1, new SignTest(3, 3, 0).twoSided());
        assertEquals(1, new SignTest(0, 0, 0).twoSided());
    }

    @Test
    void takesDifferencesBySign() {
        assertEquals(new SignTest(2, 1, 2), SignTest.of(new int[] {3, 1, 0, -2, 0}));
        assertEquals(5, SignTest.of(new int[] {3, 1, 0, -2, 0}).people());
        assertThrows(IllegalArgumentException.class, () -> new SignTest(-1, 0, 0));
    }

    /** Every sequence of answers by name. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 8, 13})
    void agreesWithCountingAllAnswers(int n) {
        for (int more = 0; more <= n; more++) {
            int extreme = 0;
            for (int answers = 0; answers < 1 << n; answers++) {
                extreme += Integer.bitCount(answers) >= more ? 1 : 0;
            }
            assertEquals((double) extreme / (1 << n), new SignTest(more, n - more, 0).oneSided(), 1e-12);
        }
    }

    @Test
    void keepsSmallTailsExact() {
        assertEquals(Math.pow(0.5, 60), new SignTest(60, 0, 0).oneSided(), 1e-28);
    }
}
