package rulesmith.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.rules.Conventions;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.Conventions.Straight;

class RunConfigJsonTest {

    private static String problem(String json) {
        String message = assertThrows(InvalidRunException.class, () -> Sample.config(Algorithm.ES, json))
                .getMessage();
        assertEquals(1, message.lines().count(), message);
        return message;
    }

    @Test
    void theDefaultsOfAnEvolutionStrategyAreThoseOfTheStudy() {
        RunConfig config = Sample.config(Algorithm.ES, "{}");
        assertEquals(Algorithm.ES, config.algorithm());
        assertEquals(10, config.population());
        assertEquals(100, config.iterations());
        assertEquals(20, config.games());
        assertEquals(0.3, config.mutation());
        assertEquals(0.6, config.diversity());
        assertEquals(
                List.of(
                        new Objective("duration", 1),
                        new Objective("intelligence", 1),
                        new Objective("dynamism", 1),
                        new Objective("usability", 1)),
                config.objectives());
        assertEquals(Conventions.DEFAULT, config.conventions());
        assertEquals(List.of(), config.starters());
        assertEquals(List.of("duration", "intelligence", "dynamism", "usability"), config.metrics());
    }

    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void everyAlgorithmHasDefaults(Algorithm algorithm) {
        RunConfig config = Sample.config(algorithm, "{}");
        assertEquals(algorithm, config.algorithm());
        assertEquals(config, RunConfigJson.read(RunConfigJson.parse(RunConfigJson.write(config, null, null))));
    }

    @Test
    void mapElitesMeasuresItsBehaviourToo() {
        assertEquals(
                List.of("duration", "intelligence", "branching", "length"),
                Sample.config(Algorithm.MAP_ELITES, "{}").metrics());
        assertEquals(
                List.of("duration", "length"),
                Sample.config(
                                Algorithm.MAP_ELITES,
                                "{'objectives': {'duration': 1}, 'behaviour': ['duration', 'length']}")
                        .metrics());
    }

    private static RunConfig unusual() {
        return new RunConfig(
                Algorithm.MAP_ELITES,
                Long.MIN_VALUE,
                new RunConfig.Budget(7, 0, 3, 0, 11),
                new RunConfig.Aim(
                        List.of(new Objective("forced", 0.1), new Objective("duration", 1e6)),
                        List.of(
                                new Axis("advantage", -1 / 3.0, 1e-7, 2),
                                new Axis("length", 0, 1e9, 100),
                                Axis.of("types-used")),
                        5,
                        Double.MIN_VALUE,
                        1000),
                new RunConfig.Variation(1 / 3.0, 1),
                new RunConfig.Start("draughts \"and\" others", List.of(Sample.genome(1), Sample.genome(2))),
                new Conventions(24, 1, AtLimit.DRAW, Straight.ROOK));
    }

    @Test
    void whatIsWrittenCanBeReadBack() {
        String json = RunConfigJson.write(unusual(), "my-run", "1.2.3");
        assertEquals(unusual(), RunConfigJson.read(RunConfigJson.parse(json)));
        assertEquals(json, RunConfigJson.write(RunConfigJson.read(RunConfigJson.parse(json)), "my-run", "1.2.3"));
        ObjectNode node = RunConfigJson.parse(json);
        assertEquals("rulesmith-run/1", node.get("format").textValue());
        assertEquals("my-run", node.get("name").textValue());
        assertEquals("1.2.3", node.get("version").textValue());
        assertFalse(
                RunConfigJson.parse(RunConfigJson.write(unusual(), null, null)).has("name"));
    }

    @Test
    void everyFieldThatIsReadIsWritten() {
        List<String> defaults = new ArrayList<>();
        RunConfigJson.defaults(Algorithm.ES).fieldNames().forEachRemaining(defaults::add);
        List<String> written = new ArrayList<>();
        RunConfigJson.parse(RunConfigJson.write(unusual(), null, null))
                .fieldNames()
                .forEachRemaining(written::add);
        written.remove("format");
        assertEquals(defaults, written);
    }

    @Test
    void copiesDifferInWhatTheyAreAskedFor() {
        assertEquals(9, unusual().withIterations(9).iterations());
        assertEquals(unusual(), unusual().withIterations(9).withIterations(0));
        assertNotEquals(unusual(), unusual().withStarters(List.of()));
        assertEquals(
                unusual(),
                unusual().withStarters(List.of()).withStarters(unusual().starters()));
    }

    @Test
    void whatIsLaidOverCounts() {
        ObjectNode base = RunConfigJson.parse("{\"seed\": 1, \"games\": 2, \"objectives\": {\"duration\": 1},"
                + " \"conventions\": {\"maxPieces\": 8, \"moveLimit\": 50}}");
        ObjectNode patch = RunConfigJson.parse(
                "{\"seed\": 3, \"objectives\": {\"forced\": 1}, \"conventions\": {\"moveLimit\": 60}}");
        assertEquals(
                RunConfigJson.parse("{\"seed\": 3, \"games\": 2, \"objectives\": {\"forced\": 1},"
                        + " \"conventions\": {\"maxPieces\": 8, \"moveLimit\": 60}}"),
                RunConfigJson.over(base, patch));
        assertEquals(1, base.get("seed").intValue(), "the base is as it was");
        assertEquals(50, base.get("conventions").get("moveLimit").intValue());
    }

    @Test
    void theLookDecidesTheGames() {
        RunConfig config = Sample.config(Algorithm.ES, "{}");
        assertEquals(config.settings(1), config.settings(1));
        assertNotEquals(config.settings(0).seed(), config.settings(1).seed());
        assertEquals(20, config.settings(0).games());
        assertEquals(config.metrics(), config.settings(0).metrics());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "algorithm | 'magic' | algorithm is \"magic\", expected es or ga or nsga2 or map-elites",
                "algorithm | 1 | algorithm is 1, expected a text",
                "seed | 'x' | seed is \"x\", expected a whole number",
                "seed | 1.5 | seed is 1.5, expected a whole number",
                "seed | 1e3 | seed is 1000.0, expected a whole number",
                "seed | 9223372036854775808 | seed is 9223372036854775808, expected a whole number",
                "population | 'x' | population is \"x\", expected a whole number",
                "population | 2.5 | population is 2.5, expected a whole number",
                "population | 1 | population is 1, expected 2 to 100000",
                "population | 100001 | population is 100001, expected 2 to 100000",
                "population | 99999999999 | population is 99999999999, expected a whole number",
                "iterations | true | iterations is true, expected a whole number",
                "iterations | -1 | iterations is -1, expected 0 to 10000000",
                "iterations | 10000001 | iterations is 10000001, expected 0 to 10000000",
                "games | [] | games is [], expected a whole number",
                "games | 0 | games is 0, expected 1 to 1000000",
                "games | 1000001 | games is 1000001, expected 1 to 1000000",
                "objectives | [] | objectives is [], expected an object of metrics with their weights",
                "objectives | {} | objectives name no metric",
                "objectives | {'duration': 'x'} | duration is \"x\", expected a number",
                "objectives | {'duration': 0} | the weight of duration is 0.0, expected a positive number up to 1000000",
                "objectives | {'duration': -1} | the weight of duration is -1.0, expected a positive number up to 1000000",
                "mutation | 'x' | mutation is \"x\", expected a number",
                "mutation | -0.1 | mutation is -0.1, expected a number from 0 to 1",
                "mutation | 1.1 | mutation is 1.1, expected a number from 0 to 1",
                "crossover | 'x' | crossover is \"x\", expected a number",
                "crossover | 2 | crossover is 2.0, expected a number from 0 to 1",
                "gates | 'x' | gates is \"x\", expected a whole number",
                "gates | -1 | gates is -1, expected 0 or 5 to 1000000",
                "gates | 4 | gates is 4, expected 0 or 5 to 1000000",
                "minPieces | 'x' | minPieces is \"x\", expected a whole number",
                "minPieces | 0 | minPieces is 0, expected 1 to 16",
                "minPieces | 25 | minPieces is 25, expected 1 to 16",
                "freshGames | 'x' | freshGames is \"x\", expected a whole number",
                "freshGames | 0 | freshGames is 0, expected 2 to 1000000",
                "diversity | 'x' | diversity is \"x\", expected a number",
                "diversity | 0 | diversity is 0.0, expected a number above 0 and at most 1",
                "diversity | 1.5 | diversity is 1.5, expected a number above 0 and at most 1",
                "keep | 'x' | keep is \"x\", expected a whole number",
                "keep | 0 | keep is 0, expected 1 to 1000",
                "keep | 1001 | keep is 1001, expected 1 to 1000",
                "behaviour | 'length' | behaviour is \"length\", expected an array of texts",
                "behaviour | [1, 2] | behaviour holds 1, expected texts only",
                "behaviour | ['length'] | behaviour names 1 metrics, expected 2 or 3",
                "behaviour | ['length', 'forced', 'drama', 'coverage'] | behaviour names 4 metrics, expected 2 or 3",
                "behaviour | ['length', 'length:5'] | behaviour names a metric twice",
                "behaviour | ['length', 'beauty'] | there is no metric \"beauty\" to tell behaviours apart",
                "conventions | [] | conventions is [], expected an object",
                "initial | 1 | initial is 1, expected a text",
                "starters | 'x' | starters is \"x\", expected an array of texts",
                "starters | [5] | starters holds 5, expected texts only",
                "starters | ['12'] | starters: genes are \"12\", expected 50 digits from 0 to 6",
                "speed | 1 | speed is not a field of a run's configuration, expected some of algorithm, seed, population,"
                        + " iterations, games, objectives, mutation, crossover, gates, minPieces, freshGames, diversity,"
                        + " keep, behaviour, conventions, initial, starters",
            })
    void aProblemIsOneSentenceThatNamesTheField(String field, String value, String message) {
        assertEquals(message, problem("{'" + field + "': " + value + "}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'maxPieces': 'x' | maxPieces is \"x\", expected a whole number",
                "'maxPieces': 25 | conventions.maxPieces is 25, expected 1 to 24",
                "'moveLimit': 0 | conventions.moveLimit is 0, expected a positive number of plies",
                "'moveLimit': 1.5 | moveLimit is 1.5, expected a whole number",
                "'atLimit': 'coin' | atLimit is \"coin\", expected majority or draw",
                "'straight': 5 | straight is 5, expected a text",
                "'straight': 'ROOK' | straight is \"ROOK\", expected file or rook",
                "'speed': 5 | conventions.speed is not a convention, expected some of maxPieces, moveLimit, atLimit, straight",
            })
    void aProblemWithAConventionNamesIt(String convention, String message) {
        assertEquals(message, problem("{'conventions': {" + convention + "}}"));
    }

    @Test
    void anUnknownObjectiveIsAnsweredWithTheKnownOnes() {
        String message = problem("{'objectives': {'beauty': 1}}");
        assertTrue(message.startsWith("there is no metric \"beauty\", expected some of duration, "), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"seed", "objectives", "starters", "conventions"})
    void aMissingFieldIsNamed(String field) {
        ObjectNode without = RunConfigJson.defaults(Algorithm.GA);
        without.remove(field);
        InvalidRunException e = assertThrows(InvalidRunException.class, () -> RunConfigJson.read(without));
        assertEquals(field + " is missing", e.getMessage());
        assertEquals(field + " is missing", problem("{'" + field + "': null}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[] | the file must hold one JSON object",
                "`` | the file must hold one JSON object",
                "null | the file must hold one JSON object",
                "{'seed': 1, 'seed': 2} | line 1 is not JSON: Duplicate field 'seed'",
            })
    void whatIsNoObjectIsRefused(String json, String message) {
        assertEquals(message, problem(json));
    }

    @Test
    void whatIsNoJsonIsRefusedWithItsLine() {
        assertTrue(problem("{\n'seed': oops\n}").startsWith("line 2 is not JSON: "));
        assertTrue(problem("{} {}").startsWith("line 1 is not JSON: "));
        assertTrue(problem("{'seed': 1").contains("is not JSON: "));
    }

    @Test
    void objectivesNameAMetricOnce() {
        RunConfig config = unusual();
        List<Objective> twice = List.of(new Objective("duration", 1), new Objective("duration", 2));
        InvalidRunException e =
                assertThrows(InvalidRunException.class, () -> new RunConfig.Aim(twice, config.behaviour(), 1, 0.6, 1));
        assertEquals("objectives name a metric twice", e.getMessage());
    }
}
