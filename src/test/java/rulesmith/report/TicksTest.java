package rulesmith.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TicksTest {

    private static final Ticks ANY = new Ticks(0);

    @ParameterizedTest
    @CsvSource({"0.11, 0.2", "0.2, 0.2", "0.21, 0.5", "0.6, 1", "1, 1", "7, 10", "300, 500", "1e-12, 1e-12"})
    void stepsAreOneTwoOrFiveTimesAPowerOfTen(double wanted, double step) {
        assertEquals(step, ANY.getCeilingTickUnit(wanted).getSize());
    }

    @ParameterizedTest
    @CsvSource({"1, 2", "2, 5", "5, 10", "0.1, 0.2", "0.5, 1"})
    void theNextStepIsLarger(double step, double larger) {
        assertEquals(larger, ANY.getLargerTickUnit(ANY.getCeilingTickUnit(step)).getSize());
    }

    @Test
    void countedThingsHaveNoPartsOfThem() {
        assertEquals(1, new Ticks(1).getCeilingTickUnit(0.2).getSize());
    }

    @ParameterizedTest
    @CsvSource({
        "0.1, 0.30000000000000004, 0.3",
        "0.1, 5.551115123125783E-17, 0",
        "0.2, 1, 1",
        "0.5, 1, 1",
        "0.5, 1.5, 1.5",
        "50, 1200, 1200",
        "0.01, -0.07, -0.07",
        "1e10, 3e10, 3E+10"
    })
    void labelsSayWhatTheStepMeans(double step, double value, String label) {
        assertEquals(label, ANY.getCeilingTickUnit(step).valueToString(value));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0.123456, 0.123", "-0.5, -0.5", "12345.6, 12346", "1234567, 1234567", "0.00012345, 0.000123"})
    void briefNumbersKeepThreeDigits(double value, String brief) {
        assertEquals(brief, Ticks.brief(value));
    }
}
