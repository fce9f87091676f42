package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DetectableShareTest {

    private static double tail(int count, int n, double share) {
        double sum = 0;
        double term = Math.pow(1 - share, n);
        for (int k = 0; k <= n; k++) {
            sum += k >= count ? term : 0;
            term *= (n - k) / (k + 1.0) * share / (1 - share);
        }
        return sum;
    }

    @ParameterizedTest
    @CsvSource({"10, 1, 9", "10, 3, 9", "20, 1, 15", "20, 3, 16", "60, 5, 40"})
    void isTheShareFoundFourTimesOutOfFive(int people, int comparisons, int needed) {
        DetectableShare found = DetectableShare.of(people, comparisons);
        assertEquals(needed, found.needed());
        assertTrue(tail(needed, people, 0.5) <= 0.05 / comparisons);
        assertTrue(tail(needed - 1, people, 0.5) > 0.05 / comparisons);
        assertEquals(0.8, tail(needed, people, found.share()), 1e-9);
        assertTrue(found.words().contains(needed + " of the " + people), found::words);
    }

    @Test
    void saysWhenThereAreTooFewPeople() {
        DetectableShare four = DetectableShare.of(4, 1);
        assertFalse(four.isPossible());
        assertTrue(four.words().contains("at least 5 people"), four::words);
        assertTrue(DetectableShare.of(5, 1).isPossible());
        assertTrue(DetectableShare.of(5, 3).words().contains("at least 6 people"));
        assertTrue(DetectableShare.of(6, 3).isPossible());
        assertFalse(DetectableShare.of(0, 1).isPossible());
        assertTrue(DetectableShare.of(10, 0).words().contains("no game"));
    }
}
