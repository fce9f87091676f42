package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ScnSeriesTest {

    private static final int INFINITE = ScnSearch.INFINITE;

    @Test
    void theLeastIsNothingAndTheGreatestAll() {
        ScnSeries series = ScnSeries.of(2, 4, 10, 6);
        assertArrayEquals(new double[] {0, 0.25, 1, 0.5}, series.velocities());
        assertEquals(0.4375, series.velocity());
        assertEquals(0.625, series.velocity(1, 3));
        assertEquals(4, series.plies());
    }

    @Test
    void infiniteNumbersStretchTheScaleForNoOther() {
        assertArrayEquals(
                new double[] {0, 1, 0.5, 1, 1},
                ScnSeries.of(1, INFINITE, 2, INFINITE, 3).velocities());
        assertArrayEquals(new double[] {1, 1}, ScnSeries.of(INFINITE, INFINITE).velocities());
    }

    @Test
    void whatNeverChangesIsNothing() {
        assertArrayEquals(new double[] {0, 0, 0}, ScnSeries.of(7, 7, 7).velocities());
        assertArrayEquals(new double[] {0, 1, 0}, ScnSeries.of(7, INFINITE, 7).velocities());
        assertArrayEquals(new double[] {0}, ScnSeries.of(0).velocities());
        assertEquals(0, ScnSeries.of().velocity());
    }

    @Test
    void cannotBeChangedFromOutside() {
        ScnSeries series = ScnSeries.of(0, 1);
        series.velocities()[0] = 5;
        assertEquals(0.5, series.velocity());
    }

    @Test
    void refusesNegativeNumbers() {
        assertThrows(IllegalArgumentException.class, () -> ScnSeries.of(1, -1));
    }

    /** Velocities 0, 1/2 and 1: products 0, 1/4, 0 and 0, 1/4, 0; those of the mean 1/2 are 1/4 and 1/4. */
    @Test
    void hasBothKindsOfMotion() {
        ScnSeries series = ScnSeries.of(3, 5, 7);
        assertEquals(new MotionInMind(MotionInMind.Kind.FROM_THE_MEANS, 0.5, 0.5, 0.25, 0.25), series.fromTheMeans());
        assertEquals(
                new MotionInMind(MotionInMind.Kind.OF_THE_PLIES, 0.5, 0.5, 0.25 / 3, 0.25 / 3), series.ofThePlies());
    }
}
