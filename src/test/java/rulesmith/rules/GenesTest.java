package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GenesTest {

    @Test
    void theGroupsFollowOneAnotherWithoutGaps() {
        int next = 0;
        for (Genes.Group group : Genes.GROUPS) {
            assertEquals(next, group.first(), group.title());
            next += group.size();
        }
        assertEquals(Genes.COUNT, next);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0  | gene 1, placement of a1",
                "8  | gene 9, placement of a2",
                "23 | gene 24, placement of h3",
                "24 | gene 25, movement of type 1",
                "35 | gene 36, step size of type 6",
                "36 | gene 37, capture of type 1",
                "42 | gene 43, piece of honor",
                "48 | gene 49, conversion of type 6",
                "49 | gene 50, mandatory capture",
            })
    void namesAGene(int index, String name) {
        assertEquals(name, Genes.name(index));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 50})
    void thereIsNoOtherGene(int index) {
        assertThrows(IndexOutOfBoundsException.class, () -> Genes.group(index));
    }
}
