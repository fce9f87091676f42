package rulesmith.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.math3.distribution.TDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StudentTTest {

    /** The column for 95 % of the table in any textbook. */
    @ParameterizedTest
    @CsvSource({
        "1, 12.706",
        "2, 4.303",
        "3, 3.182",
        "4, 2.776",
        "5, 2.571",
        "6, 2.447",
        "7, 2.365",
        "8, 2.306",
        "9, 2.262",
        "10, 2.228",
        "20, 2.086",
        "30, 2.042",
        "40, 2.021",
        "60, 2.000",
        "120, 1.980",
        "2147483647, 1.960"
    })
    void givesTheTextbookTable(int degrees, double expected) {
        assertEquals(expected, StudentT.quantile(degrees), 0.0005);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 17, 200, 201, 202, 300, 1000, 12_345, 1_000_000})
    void isTheQuantileOnEitherSideOfTheTable(int degrees) {
        double tail = 1 - new TDistribution(null, degrees).cumulativeProbability(StudentT.quantile(degrees));
        assertEquals(0.025, tail, 1e-11);
    }

    @Test
    void fallsTowardsTheNormalQuantile() {
        for (int degrees = 1; degrees < 1000; degrees++) {
            assertTrue(StudentT.quantile(degrees) > StudentT.quantile(degrees + 1), "at " + degrees);
        }
        assertTrue(StudentT.quantile(1000) > StudentT.NORMAL);
        assertEquals(StudentT.NORMAL, StudentT.quantile(Integer.MAX_VALUE), 1e-8);
    }
}
