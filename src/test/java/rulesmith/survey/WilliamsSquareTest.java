package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WilliamsSquareTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void eachThingStandsInEachPlaceAndAfterEachOtherEquallyOften(int things) {
        List<List<Integer>> rows = WilliamsSquare.of(things);
        assertEquals(things % 2 == 0 ? things : 2 * things, rows.size());
        Map<String, Integer> places = new HashMap<>();
        Map<String, Integer> neighbours = new HashMap<>();
        for (List<Integer> row : rows) {
            assertEquals(things, new HashSet<>(row).size(), row::toString);
            for (int place = 0; place < things; place++) {
                places.merge(row.get(place) + " in " + place, 1, Integer::sum);
                if (place > 0) {
                    neighbours.merge(row.get(place - 1) + " before " + row.get(place), 1, Integer::sum);
                }
            }
        }
        assertEquals(things * things, places.size());
        assertEquals(1, new HashSet<>(places.values()).size(), places::toString);
        assertEquals(things * (things - 1), neighbours.size());
        assertEquals(1, new HashSet<>(neighbours.values()).size(), neighbours::toString);
    }

    @Test
    void oneThingHasOneOrder() {
        assertEquals(List.of(List.of(0)), WilliamsSquare.of(1));
    }

    @Test
    void nothingHasNone() {
        assertTrue(assertThrows(IllegalArgumentException.class, () -> WilliamsSquare.of(0))
                .getMessage()
                .contains("0 things"));
    }
}
