package rulesmith.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckpointTest {

    private static final List<Objective> TWO = Sample.objectives("duration", "usability");
    private static final RunConfig CONFIG =
            Sample.config(Algorithm.ES, "{'objectives': {'duration': 1, 'usability': 1}}");

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
        String json = checkpoint().json(CONFIG);
        assertEquals(checkpoint(), Checkpoint.parse(json, CONFIG));
        assertEquals(json, Checkpoint.parse(json, CONFIG).json(CONFIG));
    }

    @Test
    void keepsTheOrderOfTheSlots() {
        Checkpoint read = Checkpoint.parse(checkpoint().json(CONFIG), CONFIG);
        assertEquals(
                List.of("duration", "usability"),
                List.copyOf(read.state().best().slots().keySet()));
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
        ObjectNode node = RunConfigJson.parse(checkpoint().json(CONFIG));
        node.remove(field);
        InvalidRunException e =
                assertThrows(InvalidRunException.class, () -> Checkpoint.parse(node.toString(), CONFIG));
        String first = field.equals("best") ? "duration" : field;
        assertTrue(e.getMessage().startsWith(first + " is null, expected "), e.getMessage());
    }

    @Test
    void anotherFormatIsRefused() {
        String json = checkpoint().json(CONFIG).replace("rulesmith-checkpoint/1", "rulesmith-checkpoint/2");
        InvalidRunException e = assertThrows(InvalidRunException.class, () -> Checkpoint.parse(json, CONFIG));
        assertEquals("format is \"rulesmith-checkpoint/2\", expected \"rulesmith-checkpoint/1\"", e.getMessage());
    }

    @Test
    void anotherConfigurationIsRefusedButMoreIterationsAreNot() {
        String json = checkpoint().json(CONFIG);
        assertEquals(checkpoint(), Checkpoint.parse(json, CONFIG.withIterations(12_345)));
        InvalidRunException e =
                assertThrows(InvalidRunException.class, () -> Checkpoint.parse(json, CONFIG.withSeed(2)));
        assertEquals("belongs to another configuration: config.json was changed", e.getMessage());
    }
}
