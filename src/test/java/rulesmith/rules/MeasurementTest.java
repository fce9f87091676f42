package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeasurementTest {

    @Test
    void theMeanMayLieOnTheEdgeOfItsInterval() {
        assertDoesNotThrow(() -> new Measurement(1, 1, 1, 1));
        assertDoesNotThrow(() -> new Measurement(0, 0, 1, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "1.0, 2.0, 3.0, 1",
        "4.0, 2.0, 3.0, 1",
        "NaN, 2.0, 3.0, 1",
        "2.0, NaN, 3.0, 1",
        "2.0, 1.0, NaN, 1",
        "2.0, -Infinity, 3.0, 1",
        "2.0, 1.0, Infinity, 1",
        "Infinity, Infinity, Infinity, 1",
        "2.0, 1.0, 3.0, -1",
    })
    void refusesWhatCannotHaveBeenMeasured(double mean, double low, double high, int games) {
        InvalidRuleSetException e =
                assertThrows(InvalidRuleSetException.class, () -> new Measurement(mean, low, high, games));
        assertEquals(
                "a measurement must have finite low <= mean <= high and no negative number of games, not " + low + ", "
                        + mean + ", " + high + " and " + games,
                e.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 2, 3, true", "2, 3, 0, 1, true", "0, 1, 1, 2, false", "0, 3, 1, 2, false", "1, 2, 0, 3, false"})
    void intervalsAreApartIfTheyShareNothing(
            double low, double high, double otherLow, double otherHigh, boolean apart) {
        Measurement one = new Measurement(low, low, high, 10);
        Measurement other = new Measurement(otherHigh, otherLow, otherHigh, 10);
        assertEquals(apart, one.isApartFrom(other));
    }
}
