package rulesmith.archive;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GridTest {

    private static final Axis LENGTH = new Axis("length", 0, 100, 4);
    private static final Axis ADVANTAGE = new Axis("advantage", -1, 1, 3);
    private static final Axis FORCED = new Axis("forced", 0, 1, 5);
    private static final Grid GRID = new Grid(
            List.of(LENGTH, ADVANTAGE, FORCED), List.of(new Objective("duration", 3), new Objective("usability", 1)));

    private static Individual at(int number, double length, double advantage, double forced, double duration) {
        return Sample.individual(
                number,
                Sample.genome(number),
                "length",
                length,
                "advantage",
                advantage,
                "forced",
                forced,
                "duration",
                duration,
                "usability",
                2);
    }

    @Test
    void everyCellHasItsBins() {
        assertEquals(60, GRID.cells());
        for (int cell = 0; cell < 60; cell++) {
            int[] bins = GRID.bins(cell);
            Individual middle = at(0, 25 * (bins[0] + 0.5), -1 + 2 * (bins[1] + 0.5) / 3, (bins[2] + 0.5) / 5, 0);
            assertEquals(cell, GRID.cell(middle));
        }
        assertArrayEquals(new int[] {1, 0, 0}, GRID.bins(1), "the first axis varies fastest");
    }

    @Test
    void aBinHasItsLowerEdgeAndTheLastOneBoth() {
        assertEquals(0, LENGTH.bin(0));
        assertEquals(0, LENGTH.bin(Math.nextDown(25.0)));
        assertEquals(1, LENGTH.bin(25));
        assertEquals(3, LENGTH.bin(75));
        assertEquals(3, LENGTH.bin(100));
        assertEquals("25–50", LENGTH.label(1));
        assertEquals("-0.333–0.333", ADVANTAGE.label(1));
    }

    @Test
    void whatLiesOutsideCountsForTheOutermostBin() {
        assertEquals(0, LENGTH.bin(-5));
        assertEquals(0, LENGTH.bin(-Double.MAX_VALUE));
        assertEquals(3, LENGTH.bin(1e9));
        assertEquals(3, LENGTH.bin(Double.MAX_VALUE));
    }

    @Test
    void qualityIsTheWeightedMeanOfTheMerits() {
        assertEquals((3 * 0.5 + 2) / 4, GRID.quality(at(0, 0, 0, 0, 0.5)), 1e-12);
    }

    @Test
    void theBestOfACellIsItsEliteAndOfEqualsTheFirst() {
        Individual good = at(0, 10, 0, 0, 0.5);
        Individual better = at(1, 20, 0, 0, 0.6);
        Individual asGood = at(2, 15, 0, 0, 0.6);
        Individual elsewhere = at(3, 90, 0, 0, 0.1);
        assertEquals(
                Map.of(GRID.cell(good), better, GRID.cell(elsewhere), elsewhere),
                GRID.elites(List.of(good, better, Sample.dropped(9), asGood, elsewhere)));
    }

    @Test
    void coverageAndTheQualityOfAllAreOfTheElites() {
        List<Individual> elites = List.of(at(0, 10, 0, 0, 0.5), at(1, 90, 0, 0, 1));
        assertEquals(2 / 60.0, GRID.coverage(elites));
        assertEquals((3 * 0.5 + 2) / 4 + (3 + 2) / 4.0, GRID.qdScore(elites), 1e-12);
        assertEquals(0, GRID.qdScore(List.of()));
    }
}
