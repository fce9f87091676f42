package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;
import rulesmith.rules.Variant;

/** Which games list shows, and in which order. */
class ListedGamesTest {

    private static final String METRICS =
            Metrics.known().stream().map(Metric::name).collect(Collectors.joining(", ")) + ", learnability";

    @TempDir
    private Path home;

    private Shell shell;

    /** Four games: a, b and c were measured, d never was; b and c come from a run of evolution. */
    @BeforeEach
    void fillTheFolder() throws IOException {
        shell = new Shell(home);
        Map<String, String> evolved = Map.of("origin", "evolved", "run", "es-7");
        keep("A", Map.of("origin", "designed"), 1, "duration 0.5", "advantage -0.1", "forced 0.2", "length 40");
        keep("B", with(evolved, "generation", "9"), 2, "duration 0.9", "advantage 0.3", "forced 0.1", "length 50");
        keep("C", with(evolved, "generation", "10"), 3, "duration 0.5", "advantage 0", "learnability 0.7");
        keep("D", Map.of(), 4);
    }

    private static Map<String, String> with(Map<String, String> notes, String label, String note) {
        Map<String, String> more = new TreeMap<>(notes);
        more.put(label, note);
        return more;
    }

    private void keep(String name, Map<String, String> notes, int pieces, String... metrics) throws IOException {
        Map<String, Measurement> measured = new TreeMap<>();
        for (String metric : metrics) {
            String[] words = metric.split(" ");
            double mean = Double.parseDouble(words[1]);
            measured.put(words[0], new Measurement(mean, mean - 0.05, mean + 0.05, 100));
        }
        int[] placed = new int[2 * pieces];
        for (int i = 0; i < pieces - 1; i++) {
            placed[2 * i] = i;
            placed[2 * i + 1] = 1;
        }
        placed[2 * pieces - 2] = Variant.D2;
        placed[2 * pieces - 1] = 1;
        RuleSet ruleSet =
                Variant.of(placed).withName(name).withProvenance(notes).withMetrics(measured);
        new RuleSetFolder(home.resolve("rulesets")).write(ruleSet);
    }

    private String order(String... options) {
        List<String> args = new ArrayList<>(List.of("list", "--json"));
        args.addAll(Arrays.asList(options));
        JsonNode rows = shell.json(args.toArray(String[]::new));
        StringBuilder names = new StringBuilder();
        rows.forEach(row -> names.append(row.get("name").textValue()));
        return names.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "name, abcd, dcba",
        "pieces, abcd, dcba",
        "duration, bacd, acbd",
        "advantage, cabd, bacd",
        "forced, bacd, abcd",
        "length, bacd, abcd",
        "learnability, cabd, cabd",
        "drama, abcd, abcd",
    })
    void sortsBestFirstAndWhatWasNotMeasuredLast(String key, String order, String reversed) {
        assertEquals(order, order("--sort", key));
        assertEquals(reversed, order("--sort", key, "--reverse"));
    }

    @Test
    void reversesTheNamesWithoutAKey() {
        assertEquals("dcba", order("--reverse"));
    }

    @ParameterizedTest
    @CsvSource({
        "duration>0.5, b",
        "duration>=0.5, abc",
        "duration=0.5, ac",
        "duration=0.50, ac",
        "duration!=0.5, b",
        "duration<0.9, ac",
        "duration<=9e-1, abc",
        "advantage>=-.1, abc",
        "' duration > 0.5 ', b",
        "learnability>0, c",
        "pieces<3, ab",
        "pieces>=4, d",
        "origin=evolved, bc",
        "origin!=evolved, a",
        "run=es-7, bc",
        "generation>9, c",
        "generation=9, b",
        "generation=9.0, ''",
        "origin>3, ''",
        "name=d, d",
        "name!=d, abc",
        "parents=x, ''",
    })
    void showsWhatMeetsACondition(String condition, String names) {
        assertEquals(names, order("--where", condition));
    }

    @Test
    void allConditionsMustBeMet() {
        assertEquals("c", order("--where", "origin=evolved", "--where", "duration<0.6", "--where", "pieces>1"));
    }

    @Test
    void showsTheMetricsThatAreAskedForOnce() {
        assertEquals(
                """
                NAME  ID          PIECES  TYPES  ORIGIN   LENGTH                   DURATION              ADVANTAGE              TITLE
                c     %s  3       1      evolved  –                        0.500 [0.450, 0.550]  0.000 [-0.050, 0.050]  C
                b     %s  2       1      evolved  50.000 [49.950, 50.050]  0.900 [0.850, 0.950]  0.300 [0.250, 0.350]   B
                """.formatted(id("c"), id("b")),
                shell.out(
                        "list",
                        "--metrics",
                        "length,duration",
                        "--sort",
                        "advantage",
                        "--where",
                        "duration>0",
                        "--where",
                        "run=es-7"));
    }

    private String id(String name) {
        return shell.json("inspect", name, "--json").get("id").textValue();
    }

    @Test
    void stopsAtTheLimitAndSaysSo() {
        List<String> lines = shell.lines("list", "--limit", "2");
        assertEquals(4, lines.size());
        assertEquals("The first 2 of 4 games.", lines.get(3));
        assertEquals(shell.out("list"), shell.out("list", "--limit", "4"));
        assertEquals("ba", order("--sort", "duration", "--limit", "2"));
    }

    @Test
    void jsonHoldsTheMetrics() {
        JsonNode rows = shell.json("list", "--json");
        assertEquals(0.9, rows.at("/1/metrics/duration/mean").doubleValue());
        assertEquals(100, rows.at("/1/metrics/duration/games").intValue());
        assertEquals(0, rows.at("/3/metrics").size());
    }

    @Test
    void saysThatNothingMeetsTheConditions() {
        assertEquals(
                "None of 4 games meets duration>2 and pieces<10.\n",
                shell.out("list", "--where", "duration>2", "--where", "pieces < 10"));
        assertEquals(
                "None of 4 games meets drama>0.\n"
                        + "No game has a stored drama: 'rulesmith score all --save' measures them.\n",
                shell.out("list", "--where", "drama>0"));
        assertEquals("", order("--where", "duration>2"));
    }

    @Test
    void saysHowToMeasureWhatNoGameHas() {
        List<String> lines = shell.lines("list", "--metrics", "drama,duration,captures");
        assertEquals(
                "No game has a stored drama or captures: 'rulesmith score all --save' measures them.",
                lines.get(lines.size() - 1));
    }

    @Test
    void takesTheWordsGamesAndRunsOnly() {
        assertEquals(shell.out("list"), shell.out("list", "games"));
        shell.refuses("rulesmith list: cannot list \"apples\", expected games or runs", "list", "apples");
    }

    @ParameterizedTest
    @ValueSource(strings = {"duration", "", ">0.5", "duration>", "duration==0.5", "duration=>1", "a b>1", "!=1"})
    void refusesWhatIsNoCondition(String text) {
        shell.refuses(
                "rulesmith list: --where is \"" + text + "\", expected a key, one of < <= = >= > != and a value, in"
                        + " quotes: --where 'duration>0.5'",
                "list",
                "--where",
                text);
    }

    @ParameterizedTest
    @CsvSource({
        "duration>much, >, much",
        "pieces=NaN, =, NaN",
        "pieces<0x10, <, 0x10",
        "duration!=1f, !=, 1f",
        "run<es-7, <, es-7",
        "generation>=ten, >=, ten",
    })
    void refusesANumberThatIsNone(String text, String operator, String value) {
        shell.refuses(
                "rulesmith list: --where is \"" + text + "\", expected a number after " + operator + ", not \"" + value
                        + "\"",
                "list",
                "--where",
                text);
    }

    @Test
    void refusesKeysThatNobodyKnows() {
        shell.refuses(
                "rulesmith list: --where is \"beauty>1\" and there is no \"beauty\", expected pieces, name, a note such"
                        + " as origin or run, or a metric: " + METRICS,
                "list",
                "--where",
                "beauty>1");
        shell.refuses(
                "rulesmith list: --where is \"name<d\", expected = or != for a name", "list", "--where", "name<d");
        String expected = ", expected name, pieces or a metric: " + METRICS;
        shell.refuses("rulesmith list: --sort is \"beauty\"" + expected, "list", "--sort", "beauty");
        shell.refuses("rulesmith list: --sort is \"origin\"" + expected, "list", "--sort", "origin");
        shell.refuses(
                "rulesmith list: there is no metric \"beauty\", expected some of " + METRICS,
                "list",
                "--metrics",
                "duration,beauty");
        shell.refuses("rulesmith list: --metrics names no metric", "list", "--metrics", ",");
        shell.refuses("rulesmith list: --limit is 0, expected at least 1", "list", "--limit", "0");
    }

    @Test
    void aFolderWithoutGamesIsNoReasonToForgetMistakes() {
        Shell empty = new Shell(home.resolve("empty"));
        assertTrue(empty.out("list", "--where", "run=es-7").startsWith("There is no rule set in "));
        assertFalse(empty.run("list", "--sort", "beauty").err().isEmpty());
    }
}
