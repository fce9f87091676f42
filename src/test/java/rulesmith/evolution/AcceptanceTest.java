package rulesmith.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Objective;
import rulesmith.archive.Sample;

class AcceptanceTest {

    private static final List<Objective> FOUR =
            Sample.config(Algorithm.ES, "{}").objectives();

    private static boolean accepts(double[] parent, double[] child) {
        return Acceptance.accepts(Sample.valued(0, FOUR, parent), Sample.valued(1, FOUR, child), FOUR);
    }

    /** Eq. 6 as printed: the sum of 1 - (parent - child) / parent. */
    @ParameterizedTest
    @CsvSource({
        // 1 + 1 + 1 + 1 = 4, which is not greater than 4
        "0.5, 0.5, 0.5, 20, 0.5, 0.5, 0.5, 20, false",
        // 2 + 1 + 1 + 1 = 5
        "0.5, 0.5, 0.5, 20, 1.0, 0.5, 0.5, 20, true",
        // 2 + 0.5 + 0.5 + 1 = 4
        "0.5, 0.5, 0.5, 20, 1.0, 0.25, 0.25, 20, false",
        // 2 + 0.5 + 0.5 + 1.05 = 4.05
        "0.5, 0.5, 0.5, 20, 1.0, 0.25, 0.25, 21, true",
        // 0 + 0 + 0 + 4 = 4, and 4.5
        "0.5, 0.5, 0.5, 20, 0, 0, 0, 80, false",
        "0.5, 0.5, 0.5, 20, 0, 0, 0, 90, true",
        // a parent of 0: as good as 1 for a child of 0, as 2 for any other
        "0, 0.5, 0.5, 20, 0, 0.5, 0.5, 20, false",
        "0, 0.5, 0.5, 20, 0.01, 0.5, 0.5, 20, true",
        "0, 0.5, 0.5, 20, 1.0, 0.25, 0.25, 20, false",
        "0, 0, 0, 0, 0, 0, 0, 0, false",
        "0, 0, 0, 0, 0, 0, 0, 0.1, true",
    })
    void aChildTakesThePlaceIfTheSumIsGreaterThanFour(
            double p1, double p2, double p3, double p4, double c1, double c2, double c3, double c4, boolean accepted) {
        assertEquals(accepted, accepts(new double[] {p1, p2, p3, p4}, new double[] {c1, c2, c3, c4}));
    }

    @Test
    void aZeroIsNoDivisor() {
        assertEquals(1, Acceptance.ratio(0, 0));
        assertEquals(2, Acceptance.ratio(0, 0.001));
        assertEquals(2, Acceptance.ratio(0, 1000));
        assertEquals(0, Acceptance.ratio(3, 0));
        assertEquals(1.5, Acceptance.ratio(2, 3));
    }

    @Test
    void anEqualChildIsNotAcceptedWhateverTheWeights() {
        List<Objective> weighted = List.of(
                new Objective("duration", 0.1),
                new Objective("intelligence", 0.7),
                new Objective("usability", 1 / 3.0));
        for (double value : new double[] {0, 0.1, 1 / 3.0, 7}) {
            assertFalse(Acceptance.accepts(
                    Sample.valued(0, weighted, value, value, value),
                    Sample.valued(1, weighted, value, value, value),
                    weighted));
        }
    }

    @Test
    void everyTermCountsByItsWeight() {
        List<Objective> weighted = List.of(new Objective("duration", 3), new Objective("usability", 1));
        // 3 · 0.5 + 3 = 4.5 and 3 · 0.5 + 2.4 = 3.9; more than 3 + 1 is asked for.
        assertTrue(Acceptance.accepts(Sample.valued(0, weighted, 1, 1), Sample.valued(1, weighted, 0.5, 3), weighted));
        assertFalse(
                Acceptance.accepts(Sample.valued(0, weighted, 1, 1), Sample.valued(1, weighted, 0.5, 2.4), weighted));
    }

    @Test
    void whatIsBetterWhenLowerCountsByItsMerit() {
        List<Objective> forced = Sample.objectives("forced");
        assertTrue(Acceptance.accepts(Sample.valued(0, forced, 0.9), Sample.valued(1, forced, 0.8), forced));
        assertFalse(Acceptance.accepts(Sample.valued(0, forced, 0.8), Sample.valued(1, forced, 0.9), forced));
    }

    @Test
    void aDroppedChildIsNeverAccepted() {
        assertFalse(Acceptance.accepts(Sample.valued(0, FOUR, 0, 0, 0, 0), Sample.dropped(1), FOUR));
        assertFalse(Acceptance.accepts(Sample.valued(0, FOUR, 1, 1, 1, 1), Sample.dropped(1), FOUR));
    }
}
