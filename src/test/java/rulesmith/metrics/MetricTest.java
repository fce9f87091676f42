package rulesmith.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MetricTest {

    /** Higher is better for duration and dynamism, lower for forced, near zero for advantage; length is neutral. */
    @ParameterizedTest
    @CsvSource({
        "duration, 0, 0",
        "duration, 0.25, 0.25",
        "duration, 1, 1",
        "dynamism, 7.5, 7.5",
        "forced, 0, 1",
        "forced, 0.25, 0.75",
        "forced, 1, 0",
        "advantage, 0, 1",
        "advantage, 0.25, 0.75",
        "advantage, -0.25, 0.75",
        "advantage, 1, 0",
        "advantage, -1, 0",
        "length, 60, 60",
        "captures, 0, 0",
        "refinement-distance, 0, 0.25",
        "refinement-distance, 0.25, 0",
        "iida, 30, 70",
        "velocity, 0.4, 0.4"
    })
    void meritGrowsWithWhatIsLookedFor(String metric, double mean, double merit) {
        assertEquals(merit, Metrics.find(metric).merit(mean));
    }

    @Test
    void aMeritIsFiniteAndNeverNegative() {
        for (Metric metric : Metrics.known()) {
            double most = Math.min(metric.max(), 1000);
            for (int i = 0; i <= 10; i++) {
                double merit = metric.merit(metric.min() + (most - metric.min()) * i / 10);
                assertTrue(merit >= 0 && merit < Double.POSITIVE_INFINITY, metric.name() + " " + merit);
            }
        }
    }
}
