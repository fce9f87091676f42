package rulesmith.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunWriterTest {

    private static final RunConfig CONFIG = Sample.config(Algorithm.GA, "{'objectives': {'duration': 1}}");
    private static final String HEADER = "generation,born";

    @TempDir
    private Path home;

    private RunFolder run;
    private Path individuals;
    private Path generations;
    private Path checkpoint;

    @BeforeEach
    void begin() throws IOException {
        run = RunFolder.create(home, "run", CONFIG, "1.0");
        individuals = run.path().resolve("individuals.csv");
        generations = run.path().resolve("generations.csv");
        checkpoint = run.path().resolve("checkpoint.json");
    }

    private RunWriter open() throws IOException {
        return new RunWriter(run, CONFIG, HEADER);
    }

    private static RunState state(int generation) {
        List<Individual> population = List.of(Sample.valued(generation, CONFIG.objectives(), 0.5));
        return new RunState(
                generation,
                generation + 1,
                population,
                HallOfFame.empty(CONFIG.objectives()).with(population, CONFIG.objectives()),
                Map.of());
    }

    private static List<String> rows(int generation) {
        return List.of("row of " + generation + " a", "row of " + generation + " b – ü");
    }

    private void keep(int generation) throws IOException {
        try (RunWriter writer = open()) {
            writer.append(rows(generation), "generation " + generation);
            writer.commit(state(generation));
        }
    }

    private void assertKept(int... kept) throws IOException {
        StringBuilder rows = new StringBuilder(IndividualTable.of(CONFIG).header() + "\n");
        StringBuilder lines = new StringBuilder(HEADER + "\n");
        for (int generation : kept) {
            rows(generation).forEach(row -> rows.append(row).append('\n'));
            lines.append("generation ").append(generation).append('\n');
        }
        assertEquals(rows.toString(), Files.readString(individuals));
        assertEquals(lines.toString(), Files.readString(generations));
        assertEquals(Optional.of(state(kept[kept.length - 1])), run.state(CONFIG));
    }

    @Test
    void aRunWithoutCheckpointBeginsWithHeaders() throws IOException {
        Files.writeString(individuals, "left from a run that was stopped before its first checkpoint");
        try (RunWriter writer = open()) {
            assertEquals(Optional.empty(), writer.state());
            writer.append(rows(0), "generation 0");
            writer.commit(state(0));
        }
        assertKept(0);
    }

    @Test
    void goesOnWhereTheCheckpointIs() throws IOException {
        keep(0);
        try (RunWriter writer = open()) {
            assertEquals(Optional.of(state(0)), writer.state());
        }
        keep(1);
        assertKept(0, 1);
    }

    @Test
    void severalGenerationsMayShareACheckpoint() throws IOException {
        try (RunWriter writer = open()) {
            for (int generation = 0; generation < 3; generation++) {
                writer.append(rows(generation), "generation " + generation);
            }
            assertEquals("", Files.readString(individuals), "nothing is written before it is asked for");
            writer.commit(state(2));
        }
        assertKept(0, 1, 2);
    }

    @Test
    void whatComesAfterTheCheckpointIsCutOff() throws IOException {
        keep(0);
        Files.writeString(individuals, "a row that was written\nand half a r", StandardOpenOption.APPEND);
        Files.writeString(generations, "hal", StandardOpenOption.APPEND);
        open().close();
        assertKept(0);
        Files.writeString(individuals, "again\n", StandardOpenOption.APPEND);
        keep(1);
        assertKept(0, 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"individuals.csv", "generations.csv"})
    void aTableThatLostRowsIsRefused(String table) throws IOException {
        keep(0);
        Path file = run.path().resolve(table);
        long size = Files.size(file);
        byte[] kept = Files.readAllBytes(checkpoint);
        Files.writeString(file, "short");
        InvalidRunException e = assertThrows(InvalidRunException.class, this::open);
        assertEquals(file + " has 5 bytes, but the checkpoint knows of " + size + ": it was changed", e.getMessage());
        assertEquals("short", Files.readString(file));
        assertEquals(new String(kept), Files.readString(checkpoint));
    }

    @Test
    void nothingIsLostWhenTheTablesCannotBeWritten() throws IOException {
        keep(0);
        RunWriter writer = open();
        writer.append(rows(1), "generation 1");
        writer.close();
        assertThrows(IOException.class, () -> writer.commit(state(1)));
        assertKept(0);
        keep(1);
        assertKept(0, 1);
    }

    @Test
    void nothingIsLostWhenTheCheckpointCannotBeWritten() throws IOException {
        keep(0);
        Path aside = run.path().resolve("aside");
        try (RunWriter writer = open()) {
            writer.append(rows(1), "generation 1");
            Files.move(checkpoint, aside);
            Files.createDirectory(checkpoint);
            assertThrows(IOException.class, () -> writer.commit(state(1)));
            Files.delete(checkpoint);
            Files.move(aside, checkpoint);
        }
        keep(1);
        assertKept(0, 1);
    }

    @Test
    void aFailedCommitCanBeTriedAgain() throws IOException {
        keep(0);
        Path aside = run.path().resolve("aside");
        try (RunWriter writer = open()) {
            writer.append(rows(1), "generation 1");
            Files.move(checkpoint, aside);
            Files.createDirectory(checkpoint);
            assertThrows(IOException.class, () -> writer.commit(state(1)));
            Files.delete(checkpoint);
            writer.commit(state(1));
        }
        assertKept(0, 1);
    }
}
