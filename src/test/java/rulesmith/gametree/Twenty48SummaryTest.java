package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;

class Twenty48SummaryTest {

    private static final int INFINITE = Twenty48Search.INFINITE;

    private static Twenty48Summary summary(int plies, int game, int highest, IntList numbers, IntList tiles) {
        return Twenty48Summary.of(
                new Twenty48Series(
                        Twenty48Player.of(plies),
                        Seed.of(1),
                        100 * game,
                        highest,
                        numbers,
                        new DoubleArrayList(new double[numbers.size()]),
                        tiles),
                game);
    }

    private static final Twenty48Summary SMALL =
            summary(2, 1, 16, IntArrayList.of(0, 4, 0, 2, INFINITE, 4), IntArrayList.of(2, 4, 4, 8, 8, 16));

    @Test
    void isWorkedOutByHand() {
        // Normalised: 0 1 0 | 0.5 1 | 1.
        assertEquals(6, SMALL.steps());
        assertEquals(3.5 / 6, SMALL.means().velocity(), 1e-6);
        assertEquals(2.5 / 6, SMALL.means().hardness(), 1e-6);
        assertEquals(3.5 / 6 * 2.5 / 6, SMALL.means().momentum(), 1e-6);
        assertEquals(0.25 / 6, SMALL.ofThePlies().momentum(), 1e-6);
        assertEquals(0.25 / 6, SMALL.ofThePlies().energy(), 1e-6);
        assertEquals(2 / 6.0, SMALL.zeros(), 1e-6);
        assertEquals(1 / 6.0, SMALL.infinite(), 1e-6);
        assertEquals(List.of(0.333333, 0.75, 1.0), SMALL.milestones());
        assertEquals((0.75 - 1 / 3.0 + 0.25) / 2, SMALL.gap(), 1e-6);
        assertEquals(SMALL.gap(), SMALL.gapUpTo(2), 1e-6);
        assertEquals(SMALL.gap(), SMALL.gapUpTo(9), 1e-6);
        assertEquals(0.75 - 1 / 3.0, SMALL.gapUpTo(1), 1e-6);
        assertEquals(0, SMALL.gapUpTo(0));
    }

    @Test
    void hasALineThatSaysAll() {
        assertEquals(
                "2,1,100,6,16,0.583333,0.416667,0.243056,0.283565,0.041667,0.041667,0.333333,0.166667,0.333333,"
                        + "start:0.333333 8:0.750000 16:1.000000",
                SMALL.line());
        assertEquals(SMALL, Twenty48Summary.parse(SMALL.line()));
        assertEquals(Twenty48Summary.COLUMNS.split(",").length, SMALL.line().split(",").length);
        for (int i = 0; i < 20; i++) {
            Twenty48Summary real = Twenty48Summary.of(Twenty48Player.of(2).play(Seed.of(i)), i);
            assertEquals(real, Twenty48Summary.parse(real.line()));
            // From the start, and from 8 on one for each power of two.
            assertTrue(Math.abs(Integer.numberOfTrailingZeros(real.highest())
                            - 1
                            - real.milestones().size())
                    <= 1);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "2,1,100",
                "x,1,100,6,16,0.5,0.5,0.2,0.2,0.1,0.1,0.3,0.1,0.3,start:0.3",
                "2,1,100,6,16,1.5,0.5,0.2,0.2,0.1,0.1,0.3,0.1,0.3,start:0.3",
                "2,1,100,6,16,0.5,0.5,0.2,0.2,0.1,0.1,0.3,0.1,NaN,start:0.3",
                "2,1,100,6,16,0.5,0.5,0.2,0.2,0.1,0.1,0.3,0.1,0.3,",
                "2,1,100,6,16,0.5,0.5,0.2,0.2,0.1,0.1,0.3,0.1,0.3,start:0.3 16:0.3"
            })
    void refusesOtherLines(String line) {
        assertThrows(IllegalArgumentException.class, () -> Twenty48Summary.parse(line));
    }

    @Test
    void severalTogether() {
        IntList numbers = IntArrayList.of(0, 4);
        Twenty48Summary low = summary(2, 2, 8, numbers, IntArrayList.of(4, 8));
        Twenty48Summary lower = summary(2, 3, 4, numbers, IntArrayList.of(4, 4));
        Twenty48Summary deep = summary(3, 1, 32, numbers, IntArrayList.of(4, 8));
        Twenty48Study study = new Twenty48Study(List.of(deep, lower, SMALL, low));
        assertEquals(List.of(SMALL, low, lower, deep), study.games());
        assertEquals(List.of(2, 3), study.depths());
        Twenty48Study two = study.at(2);
        assertEquals(Map.of(4, 1, 8, 1, 16, 1), two.highestTiles());
        assertEquals(List.of(low), two.endedAt(8).games());
        assertEquals(2 / 3.0, two.reached(8).mean(), 1e-12);
        assertEquals(200, two.mean(Twenty48Summary::score).mean(), 1e-9);
        // Two games of two steps, one of six.
        assertEquals(lower, two.typical());
        Twenty48Study four =
                new Twenty48Study(List.of(SMALL, low, lower, summary(2, 4, 8, numbers, IntArrayList.of(4, 8))));
        assertEquals(lower, four.typical());

        List<Twenty48Milestone> milestones = two.milestones(1);
        assertEquals(3, milestones.size());
        assertEquals(2, two.milestones(2).size());
        Twenty48Milestone eight = milestones.get(1);
        assertEquals("8", eight.name());
        assertEquals(2, eight.games());
        assertEquals((0.75 + 1) / 2, eight.velocity().mean(), 1e-6);
        assertEquals((0.25 + 0) / 2, eight.hardness().mean(), 1e-6);
        assertEquals((0.75 * 0.25 + 0) / 2, eight.momentum().mean(), 1e-6);
        assertEquals((2 * 0.25 * 0.75 * 0.75 + 0) / 2, eight.energy().mean(), 1e-6);
        assertEquals((0.416667 + 1) / 2, eight.gap().orElseThrow().mean(), 1e-6);
        PositionClass position = eight.positionClass().orElseThrow();
        assertEquals(PositionClass.of(0.875, 0.7), position);
        assertTrue(position.thrilling());
        assertTrue(milestones.get(0).positionClass().isEmpty());
    }
}
