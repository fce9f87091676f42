package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExperimentCommandTest {

    @TempDir
    Path home;

    private static final List<String> KINDS = List.of("random", "random through the gates", "random search");

    private String[] small(String algorithm, String... more) {
        List<String> args = new ArrayList<>(List.of(
                "experiment",
                "evolved-vs-random",
                "--algorithm",
                algorithm,
                "--seeds",
                "2",
                "--iterations",
                "6",
                "--population",
                "6",
                "--fresh-games",
                "20"));
        args.addAll(List.of(more));
        return args.toArray(String[]::new);
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "ga", "nsga2", "map-elites"})
    void comparesWithEachKindOnAnyNumberOfThreads(String algorithm) throws IOException {
        Shell shell = new Shell(home);
        JsonNode json = shell.json(small(algorithm, "--json", "--threads", "1"));
        Path csv = Path.of(json.get("file").textValue());
        String rows = Files.readString(csv);
        assertEquals(json, shell.json(small(algorithm, "--json", "--threads", "2")));
        assertEquals(rows, Files.readString(csv));
        for (String kind : KINDS) {
            JsonNode other = json.get(kind);
            double share = other.get("superiority").get("mean").doubleValue();
            assertTrue(share >= 0 && share <= 1, other.toString());
            for (String metric : List.of("duration", "intelligence")) {
                JsonNode of = other.get(metric);
                assertEquals(
                        of.get("evolved").get("mean").doubleValue()
                                - of.get("other").get("mean").doubleValue(),
                        of.get("difference").get("mean").doubleValue(),
                        1e-9);
                assertTrue(of.get("difference").get("low").doubleValue()
                        <= of.get("difference").get("high").doubleValue());
                assertEquals(algorithm.equals("es") || algorithm.equals("ga"), of.has("bestTwoDifference"));
            }
            assertTrue(rows.contains("," + kind + ","), kind);
        }
        assertTrue(Files.readString(csv.resolveSibling("config.json")).contains("\"algorithm\" : \"" + algorithm));
    }

    @Test
    void printsATableForEachKind() {
        String out = new Shell(home).out(small("es"));
        KINDS.forEach(kind -> assertTrue(out.contains(kind.toUpperCase(Locale.ROOT)), out));
        assertTrue(out.contains("95 % intervals"), out);
    }

    @Test
    void refusesWhatMakesNoSenseAndWritesNothing() {
        Shell shell = new Shell(home);
        shell.refuses(
                "rulesmith experiment: name an experiment: evolved-vs-random, learnability, pgame, connect4, othello, 2048-small, 2048-scn",
                "experiment");
        String name = "rulesmith experiment evolved-vs-random: ";
        shell.refuses(
                name + "--seeds is 1, expected 2 to 100000: one says nothing about the spread",
                "experiment",
                "evolved-vs-random",
                "--seeds",
                "1");
        shell.refuses(
                name + "algorithm is \"x\", expected es or ga or nsga2 or map-elites",
                "experiment",
                "evolved-vs-random",
                "--algorithm",
                "x");
        assertFalse(Files.exists(home.resolve("results")));
    }
}
