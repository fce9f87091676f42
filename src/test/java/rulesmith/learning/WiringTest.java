package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.game.RuleSetGame;
import rulesmith.rules.Cell;
import rulesmith.rules.Draughts;

class WiringTest {

    private static final int NEURONS = 91;
    private static final int ABOVE = 91 * 40 + 40 + 40 * 10 + 10 + 10 + 1;
    private static final long ALL_CELLS = -1L;
    private static final long DARK_CELLS = new RuleSetGame(Draughts.ruleSet()).usableCells();

    private static int links(Wiring wiring, long cells) {
        int links = 0;
        for (int neuron = 0; neuron < NEURONS; neuron++) {
            links += Long.bitCount(wiring.field(neuron) & cells);
        }
        return links;
    }

    @Test
    void theSubBoardsAreAllSquaresOfSideThreeToEight() {
        Map<Integer, Integer> bySide = new TreeMap<>();
        Set<Long> seen = new HashSet<>();
        for (int neuron = 0; neuron < NEURONS; neuron++) {
            long field = Wiring.SPARSE.field(neuron);
            int side = (int) Math.round(Math.sqrt(Long.bitCount(field)));
            int corner = Long.numberOfTrailingZeros(field);
            long square = 0;
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                int files = Cell.file(cell) - Cell.file(corner);
                int ranks = Cell.rank(cell) - Cell.rank(corner);
                square |= files >= 0 && files < side && ranks >= 0 && ranks < side ? 1L << cell : 0;
            }
            assertEquals(square, field, "neuron " + neuron);
            assertEquals(side * side, Long.bitCount(field), "neuron " + neuron);
            bySide.merge(side, 1, Integer::sum);
            assertTrue(seen.add(field), "neuron " + neuron + " sees what another one sees");
        }
        assertEquals(Map.of(3, 36, 4, 25, 5, 16, 6, 9, 7, 4, 8, 1), bySide);
    }

    @Test
    void onTheDarkCellsOfDraughtsThereAreTheWeightsOfThePaper() {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            boolean dark = (Cell.file(cell) + Cell.rank(cell)) % 2 == 0;
            assertEquals(dark, (DARK_CELLS >>> cell & 1) != 0, Cell.name(cell));
        }
        assertEquals(854, links(Wiring.SPARSE, DARK_CELLS));
        assertEquals(854 + 91 + ABOVE, Wiring.SPARSE.places(DARK_CELLS).length);
        assertEquals(5_046, Wiring.SPARSE.places(DARK_CELLS).length);
    }

    @Test
    void onAllCellsThereAreMore() {
        assertEquals(36 * 9 + 25 * 16 + 16 * 25 + 9 * 36 + 4 * 49 + 64, links(Wiring.SPARSE, ALL_CELLS));
        assertEquals(5_900, Wiring.SPARSE.places(ALL_CELLS).length);
        assertEquals(10_016, Wiring.DENSE.places(ALL_CELLS).length);
        assertEquals(Network.PARAMETERS, Wiring.DENSE.places(ALL_CELLS).length);
        assertEquals(32 * 91 + 91 + ABOVE, Wiring.DENSE.places(DARK_CELLS).length);
    }

    @ParameterizedTest
    @EnumSource
    void thePlacesAreTheLinksOfSeenCellsAndEverythingAbove(Wiring wiring) {
        for (long cells : new long[] {ALL_CELLS, DARK_CELLS, 1L << 63, 0}) {
            Set<Integer> expected = new HashSet<>();
            for (int neuron = 0; neuron < NEURONS; neuron++) {
                for (int cell = 0; cell < Cell.COUNT; cell++) {
                    if ((wiring.field(neuron) & cells & 1L << cell) != 0) {
                        expected.add(Network.link(1, cell, neuron));
                    }
                }
                expected.add(Network.bias(1, neuron));
            }
            for (int place = Network.offset(2); place < Network.PARAMETERS; place++) {
                expected.add(place);
            }
            int[] places = wiring.places(cells);
            Set<Integer> found = new HashSet<>();
            for (int i = 0; i < places.length; i++) {
                assertTrue(i == 0 || places[i - 1] < places[i], "place " + i);
                found.add(places[i]);
            }
            assertEquals(expected, found);
        }
    }

    @ParameterizedTest
    @EnumSource
    void namesAreRead(Wiring wiring) {
        assertEquals(wiring, Wiring.parse(wiring.toString()));
    }

    @Test
    void namesAreWrittenInLowerCase() {
        assertEquals("sparse", Wiring.SPARSE.toString());
        assertEquals("dense", Wiring.DENSE.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Sparse", "SPARSE", " dense", "dense ", "full"})
    void otherNamesAreRefused(String name) {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> Wiring.parse(name));
        assertEquals("there is no wiring \"" + name + "\", expected sparse or dense", e.getMessage());
    }
}
