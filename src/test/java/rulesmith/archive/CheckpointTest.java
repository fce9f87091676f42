package rulesmith.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckpointTest {

    private static final List<Objective> TWO = Sample.objectives("duration", "usability");
    private static final IndividualTable TABLE = new IndividualTable(List.of("duration", "usability"), 20);

    private static Checkpoint checkpoint() {
        List<Individual> population =
                List.of(Sample.valued(3, TWO, 1 / 3.0, 0.1), Sample.dropped(4), Sample.valued(5, TWO, 0, 7));
        HallOfFame best = HallOfFame.empty(TWO).with(population, TWO);
        return new Checkpoint(
                new RunState(7, 42, population, best, Map.of("nobody loses", 3, "ends at once", 1)),
                5_000_000_000L,
                99);
    }

    @Test
    void readsBackExactly() {
        String json = checkpoint().json(TABLE);
        assertEquals(checkpoint(), Checkpoint.parse(json, TABLE));
        assertEquals(json, Checkpoint.parse(json, TABLE).json(TABLE));
    }

    @Test
    void keepsTheOrderOfTheSlots() {
        Checkpoint read = Checkpoint.parse(checkpoint().json(TABLE), TABLE);
        assertEquals(
                List.of("duration", "usability"),
                List.copyOf(read.state().best().slots().keySet()));
    }

    @Test
    void anEmptyHallReadsBack() {
        Checkpoint empty = new Checkpoint(new RunState(0, 0, List.of(), HallOfFame.empty(TWO), Map.of()), 0, 0);
        assertEquals(empty, Checkpoint.parse(empty.json(TABLE), TABLE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "format",
                "generation",
                "born",
                "individualsLength",
                "generationsLength",
                "gates",
                "population",
                "best"
            })
    void aMissingFieldIsRefused(String field) {
        ObjectNode node = RunConfigJson.parse(checkpoint().json(TABLE));
        node.remove(field);
        InvalidRunException e = assertThrows(InvalidRunException.class, () -> Checkpoint.parse(node.toString(), TABLE));
        assertEquals("a field of the checkpoint is missing", e.getMessage());
    }

    @Test
    void anotherFormatIsRefused() {
        String json = checkpoint().json(TABLE).replace("rulesmith-checkpoint/1", "rulesmith-checkpoint/2");
        InvalidRunException e = assertThrows(InvalidRunException.class, () -> Checkpoint.parse(json, TABLE));
        assertEquals("format is \"rulesmith-checkpoint/2\", expected \"rulesmith-checkpoint/1\"", e.getMessage());
    }
}
