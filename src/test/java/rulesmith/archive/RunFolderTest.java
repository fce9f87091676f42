package rulesmith.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunFolderTest {

    private static final RunConfig CONFIG =
            Sample.config(Algorithm.ES, "{'objectives': {'duration': 1, 'usability': 2}, 'iterations': 5}");

    @TempDir
    private Path home;

    private Path populations;

    @BeforeEach
    void place() {
        populations = home.resolve("populations");
    }

    private RunFolder create(String name) throws IOException {
        return RunFolder.create(populations, name, CONFIG, "1.0");
    }

    private static String problem(Executable action) {
        return assertThrows(InvalidRunException.class, action).getMessage();
    }

    private static List<String> entries(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aNewRunHasItsConfigurationAndNothingElse() throws IOException {
        RunFolder run = create("first");
        assertEquals(List.of("first"), entries(populations));
        assertEquals(List.of("config.json"), entries(run.path()));
        assertEquals("first", run.name());
        assertEquals(CONFIG, run.config());
        assertEquals("1.0", run.version());
        assertEquals(Optional.empty(), run.state(CONFIG));
    }

    @Test
    void aNameIsGivenOnce() throws IOException {
        create("first");
        assertEquals(
                "there is a run \"first\" already; 'rulesmith resume first' continues it",
                problem(() -> RunFolder.create(populations, "first", CONFIG.withIterations(9), "2.0")));
        assertEquals(CONFIG, RunFolder.find(populations, "first").config());
        assertEquals("first-2", RunFolder.freeName(populations, "first"));
        create("first-2");
        assertEquals("first-3", RunFolder.freeName(populations, "first"));
        assertEquals("second", RunFolder.freeName(populations, "second"));
    }

    @Test
    void whatElseIsInTheWayIsLeftAsItIs() throws IOException {
        Files.createDirectories(populations);
        Files.writeString(populations.resolve("notes"), "mine");
        assertThrows(InvalidRunException.class, () -> create("notes"));
        assertEquals("mine", Files.readString(populations.resolve("notes")));
        assertEquals(List.of("notes"), entries(populations));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "..", ".hidden", "-x", "a/b", "a\\b", "a b", "../x", "ü", "a\n", "con:"})
    void aNameThatIsNoPlainFolderNameIsRefused(String name) {
        assertTrue(problem(() -> create(name)).startsWith("a run cannot be called \""));
        assertFalse(Files.exists(populations));
    }

    @Test
    void aNameHasUpTo64Characters() throws IOException {
        create("x".repeat(64));
        assertThrows(InvalidRunException.class, () -> create("x".repeat(65)));
    }

    @Test
    void runsAreListedByNameAndLeftoversAreNot() throws IOException {
        assertEquals(List.of(), RunFolder.all(populations));
        create("b");
        create("a");
        Path leftover = Files.createDirectories(populations.resolve(".c.123.tmp"));
        Files.writeString(leftover.resolve("config.json"), "{}");
        Files.createDirectories(populations.resolve("empty"));
        Files.writeString(populations.resolve("README.md"), "");
        assertEquals(
                List.of("a", "b"),
                RunFolder.all(populations).stream().map(RunFolder::name).toList());
    }

    @Test
    void whoAsksForAnUnknownRunIsToldTheKnownOnes() throws IOException {
        assertEquals("there is no run \"x\" in " + populations, problem(() -> RunFolder.find(populations, "x")));
        create("b");
        create("a");
        assertEquals(
                "there is no run \"x\" in " + populations + "; there are a, b",
                problem(() -> RunFolder.find(populations, "x")));
        assertEquals("a", RunFolder.find(populations, "a").name());
    }

    @Test
    void aProblemNamesTheFile() throws IOException {
        RunFolder run = create("a");
        Files.writeString(run.path().resolve("checkpoint.json"), "[]");
        assertEquals(
                run.path().resolve("checkpoint.json") + ": the file must hold one JSON object",
                problem(() -> run.state(CONFIG)));
        Files.writeString(run.path().resolve("config.json"), "{}");
        assertEquals(run.path().resolve("config.json") + ": algorithm is missing", problem(run::config));
    }

    @Test
    void oneAtATimeMayWork() throws IOException {
        RunFolder run = create("a");
        try (RunFolder.Lock lock = run.lock()) {
            assertEquals(run, lock.folder());
            assertEquals("another process is working on run \"a\"", problem(run::lock));
            assertEquals(
                    "another process is working on run \"a\"",
                    problem(() -> RunFolder.find(populations, "a").lock()));
            create("b").lock().close();
        }
        run.lock().close();
        run.lock().close();
    }

    @Test
    void extendingKeepsTheNumberOfIterationsAndWhoBeganTheRun() throws IOException {
        RunFolder run = create("a");
        try (RunFolder.Lock lock = run.lock()) {
            lock.extend(CONFIG.withIterations(50));
        }
        assertEquals(CONFIG.withIterations(50), run.config());
        assertEquals("1.0", run.version());
    }

    private static Individual born(int number, Integer... parents) {
        return new Individual(
                number,
                number / 2,
                List.of(parents),
                Sample.genome(number),
                "",
                Sample.valued(number, CONFIG.objectives(), 0.1 * number, number).metrics(),
                1);
    }

    /** Seven individuals: 0 and 1 began, 2 is of 0, 3 of 1, 4 of 2 and 3, 5 of 1, 6 of 4. */
    private static final List<Individual> FAMILY =
            List.of(born(0), born(1), born(2, 0), born(3, 1), born(4, 2, 3), born(5, 1), born(6, 4));

    private static void write(RunFolder run) throws IOException {
        IndividualTable table = IndividualTable.of(CONFIG);
        try (RunWriter writer = new RunWriter(run, CONFIG, "generation,born")) {
            writer.append(
                    FAMILY.stream()
                            .map(one -> table.row(one, one.number() == 4 ? "2" : "", ""))
                            .toList(),
                    "0,7");
            writer.append(List.of(), "1,7");
            HallOfFame best = HallOfFame.empty(CONFIG.objectives()).with(FAMILY, CONFIG.objectives());
            writer.commit(new RunState(1, 7, FAMILY.subList(5, 7), best, Map.of()));
        }
    }

    @Test
    void theGenerationsAreReadBack() throws IOException {
        RunFolder run = create("a");
        write(run);
        assertEquals(
                List.of(Map.of("generation", "0", "born", "7"), Map.of("generation", "1", "born", "7")),
                run.generations(400));
        assertEquals(1, run.state(CONFIG).orElseThrow().generation());
    }

    @Test
    void ofManyGenerationsSomeAreReadEvenlySpread() throws IOException {
        RunFolder run = create("a");
        try (RunWriter writer = new RunWriter(run, CONFIG, "generation")) {
            for (int i = 0; i <= 100; i++) {
                writer.append(List.of(), String.valueOf(i));
            }
            HallOfFame best = HallOfFame.empty(CONFIG.objectives()).with(FAMILY, CONFIG.objectives());
            writer.commit(new RunState(100, 7, FAMILY, best, Map.of()));
        }
        List<String> read =
                run.generations(5).stream().map(row -> row.get("generation")).toList();
        assertEquals(List.of("0", "25", "50", "75", "100"), read);
        assertEquals(101, run.generations(101).size());
    }

    @Test
    void whatComesAfterTheCheckpointIsNotRead() throws IOException {
        RunFolder run = create("a");
        write(run);
        for (String table : List.of("generations.csv", "individuals.csv")) {
            Files.writeString(run.path().resolve(table), "2,7\nhalf a", StandardOpenOption.APPEND);
        }
        assertEquals(2, run.generations(400).size());
        assertEquals(
                List.of(FAMILY.get(1), FAMILY.get(5)),
                run.lineages(CONFIG, List.of(5)).get(5));
    }

    @Test
    void aTableThatIsTooShortIsSaidToHaveChanged() throws IOException {
        RunFolder run = create("a");
        write(run);
        Path table = run.path().resolve("generations.csv");
        Files.writeString(table, "generation,born\n");
        InvalidRunException e = assertThrows(InvalidRunException.class, () -> run.generations(400));
        assertEquals(table + ": is shorter than the checkpoint says: it was changed", e.getMessage());
    }

    @Test
    void aLineageGoesBackToTheBeginningByFirstParents() throws IOException {
        RunFolder run = create("a");
        write(run);
        Map<Integer, List<Individual>> lineages = run.lineages(CONFIG, List.of(6, 5, 1));
        assertEquals(3, lineages.size());
        assertEquals(List.of(FAMILY.get(0), FAMILY.get(2), FAMILY.get(4), FAMILY.get(6)), lineages.get(6));
        assertEquals(List.of(FAMILY.get(1), FAMILY.get(5)), lineages.get(5));
        assertEquals(List.of(FAMILY.get(1)), lineages.get(1));
        assertEquals(Map.of(), run.lineages(CONFIG, List.of()));
    }
}
