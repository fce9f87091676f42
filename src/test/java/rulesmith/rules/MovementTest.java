package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import rulesmith.rules.Conventions.Straight;

class MovementTest {

    private static final Conventions ROOK = Conventions.DEFAULT.withStraight(Straight.ROOK);

    private static Set<Vector> vectors(String text) {
        return Set.of(text.split(" ")).stream()
                .map(pair -> pair.split(","))
                .map(pair -> new Vector(Integer.parseInt(pair[0]), Integer.parseInt(pair[1])))
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | -1,1 1,1",
                "2 | -1,1 1,1 -1,-1 1,-1",
                "3 | -1,1 0,1 1,1 -1,0 1,0 -1,-1 0,-1 1,-1",
                "4 | -1,2 1,2 -2,1 2,1 -2,-1 2,-1 -1,-2 1,-2",
                "5 | 0,1 0,-1",
                "6 | 0,1",
            })
    void everyGeneHasItsVectors(int gene, String expected) {
        List<Vector> vectors = Movement.ofGene(gene).vectors(Conventions.DEFAULT);
        assertEquals(vectors(expected), new HashSet<>(vectors));
        assertEquals(new HashSet<>(vectors).size(), vectors.size(), "no vector twice");
    }

    @Test
    void theRookConventionAddsTheRow() {
        assertEquals(vectors("0,1 0,-1 1,0 -1,0"), new HashSet<>(Movement.STRAIGHT.vectors(ROOK)));
    }

    @ParameterizedTest
    @EnumSource(names = "STRAIGHT", mode = EnumSource.Mode.EXCLUDE)
    void theRookConventionChangesNoOtherMovement(Movement movement) {
        assertEquals(movement.vectors(Conventions.DEFAULT), movement.vectors(ROOK));
    }

    @ParameterizedTest
    @EnumSource
    void aForwardMoverNeverLeavesTheLastRowAndTheOthersCan(Movement movement) {
        boolean leaves = movement.vectors(Conventions.DEFAULT).stream().anyMatch(vector -> vector.ranks() < 0);
        assertEquals(!leaves, movement.forwardOnly());
    }

    @ParameterizedTest
    @EnumSource
    void isFoundByItsGene(Movement movement) {
        assertSame(movement, Movement.ofGene(movement.gene()));
    }
}
