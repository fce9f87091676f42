package rulesmith.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;

class AxisTest {

    private static String problem(String text) {
        return assertThrows(InvalidRunException.class, () -> Axis.parse(text)).getMessage();
    }

    @Test
    void aMetricAloneHasItsUsualRange() {
        assertEquals(new Axis("length", 0, 100, 10), Axis.parse("length"));
        assertEquals(new Axis("advantage", -1, 1, 10), Axis.parse("advantage"));
        assertEquals(new Axis("branching", 0, 40, 10), Axis.parse("branching"));
    }

    @Test
    void binsAndRangesCanBeChosen() {
        assertEquals(new Axis("length", 0, 100, 25), Axis.parse("length:25"));
        assertEquals(new Axis("length", 20, 60.5, 2), Axis.parse("length:20:60.5:2"));
        assertEquals(new Axis("advantage", -0.5, 0.5, 100), Axis.parse("advantage:-0.5:0.5:100"));
    }

    @Test
    void everyMetricCanTellBehavioursApart() {
        for (Metric metric : Metrics.known()) {
            Axis axis = Axis.of(metric.name());
            assertTrue(axis.low() < axis.high() && axis.high() < Double.POSITIVE_INFINITY, axis.toString());
            assertEquals(axis, Axis.parse(metric.name()));
            assertEquals(axis, Axis.parse(axis.toString()));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "length:",
                "length:ten",
                "length:1.5",
                "length:0:100",
                "length:a:100:5",
                "length:0:b:5",
                "length:0:100:5:6"
            })
    void whatCannotBeReadIsRefused(String text) {
        assertEquals(
                "behaviour \"" + text + "\" cannot be read, expected METRIC, METRIC:BINS or METRIC:LOW:HIGH:BINS",
                problem(text));
    }

    @ParameterizedTest
    @CsvSource({"length:5:5:5", "length:6:5:5", "length:NaN:5:5", "length:0:NaN:5", "length:0:Infinity:5"})
    void aRangeMustHaveTwoEnds(String text) {
        assertTrue(problem(text).startsWith("behaviour length goes from "), problem(text));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 101})
    void thereAreTwoToAHundredBins(int bins) {
        assertEquals("behaviour length has " + bins + " bins, expected 2 to 100", problem("length:" + bins));
    }

    @ParameterizedTest
    @ValueSource(strings = {"beauty", "beauty:5", "beauty:0:1:5"})
    void thereMustBeSuchAMetric(String text) {
        assertEquals("there is no metric \"beauty\" to tell behaviours apart", problem(text));
    }

    @Test
    void aMetricMustHaveAName() {
        assertEquals("there is no metric \"\" to tell behaviours apart", problem(""));
        assertEquals("there is no metric \"\" to tell behaviours apart", problem(":5"));
    }
}
