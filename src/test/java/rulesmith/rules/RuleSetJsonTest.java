package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleSetJsonTest {

    private static final RuleSet MEASURED = Variant.PLAIN
            .withProvenance(Map.of("origin", "test", "note", "Two\nlines"))
            .withMetrics(Map.of("length", new Measurement(40, 38.5, 41.5, 1000)));

    private static final String JSON = """
            {
              "format": "rulesmith-ruleset/1",
              "name": "Plain",
              "genes": [
                0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 1, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0,
                3, 3, 3, 3, 3, 3,
                0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0,
                0,
                0, 0, 0, 0, 0, 0,
                0
              ],
              "conventions": {
                "maxPieces": 16,
                "moveLimit": 100,
                "atLimit": "majority",
                "straight": "file"
              },
              "provenance": {
                "note": "Two\\nlines",
                "origin": "test"
              },
              "metrics": {
                "length": {"mean": 40.0, "low": 38.5, "high": 41.5, "games": 1000}
              }
            }
            """;

    static List<Path> shipped() throws IOException {
        return new RuleSetFolder(Path.of("rulesets")).files();
    }

    private static String problem(String json) {
        InvalidRuleSetException e = assertThrows(InvalidRuleSetException.class, () -> RuleSetJson.read(json));
        assertEquals(1, e.getMessage().lines().count(), e.getMessage());
        return e.getMessage();
    }

    /** The text with one part of it replaced, which must be there. */
    private static String with(String part, String replacement) {
        assertTrue(JSON.contains(part), part);
        return JSON.replace(part, replacement);
    }

    @Test
    void writesOneFieldALine() {
        assertEquals(JSON, RuleSetJson.write(MEASURED));
    }

    @Test
    void readsWhatItWrote() {
        assertEquals(MEASURED, RuleSetJson.read(JSON));
    }

    @Test
    void leavesMetricsOutWhereNothingWasMeasured() {
        String json = RuleSetJson.write(Variant.PLAIN);
        assertFalse(json.contains("metrics"), json);
        assertTrue(json.endsWith("  \"provenance\": {}\n}\n"), json);
        assertEquals(Variant.PLAIN, RuleSetJson.read(json));
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void shippedFilesAreWrittenAsItWouldWriteThem(Path file) throws IOException {
        String json = Files.readString(file);
        assertEquals(json, RuleSetJson.write(RuleSetJson.read(json)));
    }

    @Test
    void nineRuleSetsAreShipped() throws IOException {
        List<Path> files = shipped();
        assertTrue(files.size() >= 9, files::toString);
    }

    @Property(tries = 300, seed = "1", edgeCases = EdgeCasesMode.NONE)
    void everyRuleSetSurvivesBeingWritten(@ForAll("ruleSets") RuleSet ruleSet) throws IOException {
        String json = RuleSetJson.write(ruleSet);
        assertEquals(ruleSet, RuleSetJson.read(json));
        assertEquals(json, RuleSetJson.write(RuleSetJson.read(json)));
        assertTrue(new ObjectMapper().readTree(json).isObject());
    }

    @Provide
    Arbitrary<RuleSet> ruleSets() {
        return AnyRuleSet.ruleSets();
    }

    @Test
    void theOrderOfFieldsAndTheSpaceBetweenThemDoNotMatter() {
        String reordered = JSON.replace("  \"name\": \"Plain\",\n", "")
                .replace("  \"provenance\"", "  \"name\" : \"Plain\"  ,\r\n\t\"provenance\"");
        assertEquals(MEASURED, RuleSetJson.read(reordered));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                // fields that are missing, unknown or there twice
                "\"format\": \"rulesmith-ruleset/1\", | ~~ | format is missing",
                "\"name\": \"Plain\", | ~~ | name is missing",
                "\"name\": \"Plain\", | \"name\": null, | name is missing",
                "\"straight\": \"file\" | \"unused\": 1 | conventions.unused is not a field of a rule set",
                "\"maxPieces\": 16, | ~~ | conventions.maxPieces is missing",
                "\"moveLimit\": 100, | ~~ | conventions.moveLimit is missing",
                "\"atLimit\": \"majority\", | ~~ | conventions.atLimit is missing",
                "\"mean\": 40.0, | ~~ | metrics.length.mean is missing",
                "\"games\": 1000 | \"game\": 1000 | metrics.length.game is not a field of a rule set",
                "\"name\": | \"title\": \"x\", \"name\": | title is not a field of a rule set",
                "\"name\": | \"a\\nb\": \"x\", \"name\": | a b is not a field of a rule set",
                "\"name\": | \"name\": \"x\", \"name\": | line 3, column 22 is not JSON: Duplicate field 'name'",
                // wrong types
                "\"Plain\" | 3 | name is 3, expected a text",
                "\"Plain\" | [\"x\"] | name is [\"x\"], expected a text",
                "\"rulesmith-ruleset/1\" | 1 | format is 1, expected a text",
                "\"test\" | true | provenance.origin is true, expected a text",
                "\"test\" | null | provenance.origin is missing",
                "0, 1, 0 | 0, \"1\", 0 | genes[11] (gene 12, placement of d2) is \"1\", expected a whole number",
                "0, 1, 0 | 0, 1.0, 0 | genes[11] (gene 12, placement of d2) is 1.0, expected a whole number",
                "0, 1, 0 | 0, null, 0 | genes[11] (gene 12, placement of d2) is null, expected a whole number",
                "0, 1, 0 | 0, 4294967297, 0 | genes[11] (gene 12, placement of d2) is 4294967297, expected a whole number",
                "16 | \"16\" | conventions.maxPieces is \"16\", expected a whole number",
                "100, | 1e2, | conventions.moveLimit is 100.0, expected a whole number",
                "\"majority\" | 1 | conventions.atLimit is 1, expected a text",
                "38.5 | \"x\" | metrics.length.low is \"x\", expected a number",
                "1000 | 1.5 | metrics.length.games is 1.5, expected a whole number",
                "{\"mean\": 40.0, \"low\": 38.5, \"high\": 41.5, \"games\": 1000} | 40 | metrics.length must be an object",
                "{\"mean\": 40.0, \"low\": 38.5, \"high\": 41.5, \"games\": 1000} | null | metrics.length is missing",
                // values that the rules do not allow
                "rulesmith-ruleset/1 | rulesmith-ruleset/2 | format is \"rulesmith-ruleset/2\", expected \"rulesmith-ruleset/1\"",
                "rulesmith-ruleset/1 | x\\ny | format is \"x y\", expected \"rulesmith-ruleset/1\"",
                "\"Plain\" | \"\" | name must be 1 to 80 characters without space at its ends",
                "Plain | a\\tb | name must not contain control characters",
                "0, 1, 0 | 0, 7, 0 | genes[11] (gene 12, placement of d2) is 7, expected 0 to 6",
                "0, 1, 0 | 0, 0, 0 | genes place no piece, expected at least 1",
                "0, 1, 0 | 0, 1 | genes must be 50 numbers, not 49",
                "0, 1, 0 | 0, 1, 0, 0 | genes must be 50 numbers, not 51",
                "16 | 0 | conventions.maxPieces is 0, expected 1 to 24",
                "100, | -1, | conventions.moveLimit is -1, expected a positive number of plies",
                "majority | nobody | conventions.atLimit is \"nobody\", expected majority or draw",
                "majority | MAJORITY | conventions.atLimit is \"MAJORITY\", expected majority or draw",
                "\"file\" | \"\" | conventions.straight is \"\", expected file or rook",
                "38.5 | 40.5 | metrics.length: a measurement must have finite low <= mean <= high and no negative number of games, not 40.5, 40.0, 41.5 and 1000",
                "41.5 | 1e999 | metrics.length: a measurement must have finite low <= mean <= high and no negative number of games, not 38.5, 40.0, Infinity and 1000",
                "1000 | -1 | metrics.length: a measurement must have finite low <= mean <= high and no negative number of games, not 38.5, 40.0, 41.5 and -1",
                // text that is not JSON
                "\"genes\" | genes | line 4, column 3 is not JSON: Unexpected character ('g' (code 103)): was expecting double-quote to start field name",
                "\"Plain\", | \"Plain\" | line 4, column 3 is not JSON: Unexpected character ('\"' (code 34)): was expecting comma to separate Object entries",
                "40.0 | NaN | line 26, column 27 is not JSON: Non-standard token 'NaN'",
                "40.0 | x | line 26, column 24 is not JSON: Unrecognized token 'x'",
            })
    void namesTheFieldThatIsWrong(String part, String replacement, String message) {
        assertEquals(message, problem(with(part, replacement)));
    }

    @ParameterizedTest
    @CsvSource({
        "genes, genes must be an array of 50 numbers",
        "conventions, conventions must be an object",
        "provenance, provenance must be an object",
        "metrics, metrics must be an object",
    })
    void namesTheFieldThatIsNoCollection(String field, String message) {
        String json = JSON.replaceFirst("(?s)\"" + field + "\": [\\[{].*?\\n  []}]", "\"" + field + "\": 5");
        assertEquals(message, problem(json));
    }

    @ParameterizedTest
    @CsvSource({
        "genes, genes is missing",
        "conventions, conventions is missing",
        "provenance, provenance is missing",
    })
    void namesTheCollectionThatIsMissing(String field, String message) {
        String json = JSON.replaceFirst("(?s)  \"" + field + "\": [\\[{].*?\\n  []}],\\n", "");
        assertEquals(message, problem(json));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   \n ", "[]", "3", "\"text\"", "null", "[{}]"})
    void wantsOneObject(String json) {
        assertEquals("the file must hold one JSON object", problem(json));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{ | line 1, column 2 is not JSON: Unexpected end-of-input: expected close marker for Object",
                "hello | line 1, column 1 is not JSON: Unrecognized token 'hello'",
                "{'a': 1} | line 1, column 2 is not JSON: Unexpected character (''' (code 39)): was expecting double-quote to start field name",
                "{} {} | line 1, column 4 is not JSON: Trailing token",
                "{} x | line 1, column 4 is not JSON: Unrecognized token 'x'",
            })
    void saysWhereTheTextIsNotJson(String json, String message) {
        assertEquals(message, problem(json));
    }

    @Test
    void refusesJunkAfterARuleSet() {
        assertTrue(problem(JSON + JSON).endsWith(" is not JSON: Trailing token"), problem(JSON + JSON));
        assertTrue(problem(JSON + "]").contains(" is not JSON: "), problem(JSON + "]"));
    }

    @Test
    void doesNotFallIntoADeepHole() {
        assertEquals(
                "the file is not JSON: Document nesting depth (1001) exceeds the maximum allowed",
                problem("[".repeat(100_000)));
    }

    @Test
    void saysSoBrieflyWhereAFieldHoldsSomethingHuge() {
        String message = problem(with("\"Plain\"", "[" + "1,".repeat(10_000) + "1]"));
        assertTrue(message.startsWith("name is [1,1,1,"), message);
        assertTrue(message.endsWith("…, expected a text"), message);
        assertTrue(message.length() < 100, message);
    }
}
