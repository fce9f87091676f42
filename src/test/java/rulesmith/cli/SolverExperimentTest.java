package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolverExperimentTest {

    @TempDir
    private Path home;

    private Path folder(String experiment) {
        return home.resolve("results").resolve("experiments").resolve(experiment + "-quick");
    }

    /** All that a trial says but how long it took. */
    private List<String> trials(String experiment) throws IOException {
        return Files.readAllLines(folder(experiment).resolve("trials.csv")).stream()
                .map(line -> line.replaceAll(",\\d+\\.\\d{3},", ",,"))
                .toList();
    }

    private static JsonNode row(JsonNode json, String positions, String solver) {
        for (JsonNode row : json.get("rows")) {
            if (row.get("positions").textValue().equals(positions)
                    && row.at("/result/solver").textValue().equals(solver)) {
                return row.get("result");
            }
        }
        throw new AssertionError("no row for " + solver + " on " + positions + " in " + json);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pgame", "connect4", "othello", "2048-small"})
    void quickOnesWriteTableTrialsAndPlots(String experiment) throws IOException {
        Shell.Answer answer = new Shell(home).run("experiment", experiment, "--quick");
        assertEquals(0, answer.exit(), answer::err);
        String out = answer.out();
        Path folder = folder(experiment);
        String table = Files.readString(folder.resolve("table.txt"));
        assertTrue(out.startsWith(table), out);
        assertTrue(table.contains("PAPER"), table);
        List<String> trials = trials(experiment);
        assertEquals("set,number,solver,verdict,limit,iterations,nodes,seconds,claims", trials.get(0));
        assertTrue(trials.size() > 40, () -> trials.size() + " lines");
        try (var files = Files.list(folder)) {
            List<String> names =
                    files.map(file -> file.getFileName().toString()).sorted().toList();
            assertTrue(names.stream().anyMatch(name -> name.endsWith(".png")), names::toString);
            assertTrue(names.stream().anyMatch(name -> name.endsWith(".svg")), names::toString);
            assertTrue(names.containsAll(List.of("claims.csv", "solvers.csv", "settings.json")), names::toString);
        }
    }

    @Test
    void theOrderOnTreesIsThePublishedOne() {
        JsonNode json = new Shell(home).json("experiment", "pgame", "--quick", "--json");
        for (String shape : List.of("2x12", "8x6")) {
            double ppns = row(json, shape, "ppns θ=0.01").at("/nodes/mean").doubleValue();
            double mcpns = row(json, shape, "mcpns").at("/nodes/mean").doubleValue();
            double pns = row(json, shape, "pns").at("/nodes/mean").doubleValue();
            assertTrue(ppns < mcpns && mcpns < pns, shape + ": " + ppns + ", " + mcpns + ", " + pns);
            for (String solver : List.of("ppns θ=0.01", "mcpns", "pns", "dfpn", "exact")) {
                JsonNode result = row(json, shape, solver);
                assertEquals(
                        row(json, shape, "exact").get("proved"), result.get("proved"), solver + " proves what is so");
                assertEquals(0, result.get("unknown").intValue());
            }
        }
    }

    @Test
    void inSmall2048OnlyKindChanceLetsThePlayerWin() {
        JsonNode json = new Shell(home).json("experiment", "2048-small", "--quick", "--json");
        for (String goal : List.of("16", "32")) {
            assertEquals(
                    6, row(json, goal + " with best tiles", "pns").get("proved").intValue());
            assertEquals(
                    6,
                    row(json, goal + " with any tiles", "pns").get("disproved").intValue());
        }
        String findings = json.get("findings").toString();
        assertTrue(findings.contains("12 of 12"), findings);
        assertTrue(findings.contains("0.9626") && findings.contains("0.0829"), findings);
    }

    @Test
    void whatWasDoneIsNotDoneAgainAndThreadsDoNotMatter() throws IOException {
        Shell shell = new Shell(home);
        shell.out("experiment", "pgame", "--quick", "--threads", "1");
        List<String> whole = trials("pgame");
        Path file = folder("pgame").resolve("trials.csv");
        List<String> lines = Files.readAllLines(file);
        // As if it had been stopped after a third, with a trial that only this file knows of.
        String marked = lines.get(1).replaceFirst(",\\d+\\.\\d{3},", ",77.000,");
        assertNotEquals(lines.get(1), marked);
        lines.set(1, marked);
        Files.write(file, lines.subList(0, lines.size() / 3));
        shell.out("experiment", "pgame", "--quick", "--threads", "2");
        assertEquals(whole, trials("pgame"));
        assertEquals(marked, Files.readAllLines(file).get(1), "the first trial is the one of the file");
    }

    @Test
    void trialsOfOtherSettingsAreNotMixedIn() throws IOException {
        Shell shell = new Shell(home);
        shell.out("experiment", "2048-small", "--quick");
        Path file = folder("2048-small").resolve("trials.csv");
        Path settings = folder("2048-small").resolve("settings.json");
        Files.writeString(file, Files.readString(file).replaceAll(",\\d+\\.\\d{3},", ",77.000,"));
        Files.writeString(settings, Files.readString(settings).replace("\"repetitions\" : 2", "\"repetitions\" : 3"));
        Shell.Answer answer = shell.run("experiment", "2048-small", "--quick");
        assertEquals(0, answer.exit());
        assertEquals(
                file + " was made with other settings: it is kept as trials-1.csv, and the experiment begins again",
                answer.err().strip());
        assertFalse(Files.readString(file).contains("77.000"));
        assertTrue(Files.readString(file.resolveSibling("trials-1.csv")).contains("77.000"), "nothing is lost");
    }

    @Test
    void inOthelloEveryPositionIsDecidedOnce() throws IOException {
        Shell shell = new Shell(home);
        JsonNode one = shell.json("experiment", "othello", "--quick", "--threads", "1", "--json");
        String findings = one.get("findings").toString();
        assertTrue(findings.contains("44 moves, exact: 5 of 5 decided exactly"), findings);
        assertTrue(findings.contains("48 moves, exact: 5 of 5 decided exactly"), findings);
        List<String> trials = trials("othello");
        Files.delete(folder("othello").resolve("trials.csv"));
        shell.run("experiment", "othello", "--quick", "--threads", "2");
        assertEquals(trials, trials("othello"));
        for (JsonNode row : one.get("rows")) {
            JsonNode nodes = row.at("/result/nodes/mean");
            assertTrue(nodes.isMissingNode() || nodes.doubleValue() < 1e9, row::toString);
        }
    }

    @Test
    void anotherSeedHasAFolderOfItsOwn() {
        Shell shell = new Shell(home);
        JsonNode json = shell.json("experiment", "2048-small", "--quick", "--seed", "7", "--json");
        assertTrue(json.get("folder").textValue().endsWith("2048-small-quick-seed7"), json::toString);
    }

    @Test
    void aDamagedFileIsRefusedAndLeftAsItIs() throws IOException {
        Shell shell = new Shell(home);
        shell.out("experiment", "2048-small", "--quick");
        Path file = folder("2048-small").resolve("trials.csv");
        String damaged = Files.readString(file).replaceFirst("proved", "perhaps");
        Files.writeString(file, damaged);
        shell.refuses(
                "rulesmith experiment 2048-small: " + file
                        + ", line 2: \"perhaps\" is not a verdict; delete the file to begin the experiment again",
                "experiment",
                "2048-small",
                "--quick");
        assertEquals(damaged, Files.readString(file));
    }

    @Test
    void wrongNumbersAreRefused() {
        Shell shell = new Shell(home);
        shell.refuses(
                "rulesmith experiment othello: --minutes is -1.0, expected more than 0",
                "experiment",
                "othello",
                "--minutes",
                "-1");
        shell.refuses(
                "rulesmith experiment pgame: --threads is 0, expected 1 to 1024",
                "experiment",
                "pgame",
                "--threads",
                "0");
    }
}
