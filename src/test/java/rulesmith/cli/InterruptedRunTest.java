package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ctrl-C. */
class InterruptedRunTest {

    @TempDir
    private Path place;

    private static final List<String> EVOLVE = List.of(
            "evolve",
            "--seed",
            "5",
            "--name",
            "run",
            "--games",
            "3",
            "--gates",
            "5",
            "--fresh-games",
            "20",
            "--no-report",
            "--iterations");

    private static String[] evolve(String iterations) {
        List<String> command = new ArrayList<>(EVOLVE);
        command.add(iterations);
        return command.toArray(String[]::new);
    }

    /** Where tests run in the background the signal is ignored, and processes inherit that, unless somebody undoes it. */
    static List<String> listening() throws Exception {
        List<String> command = List.of("env", "--default-signal=INT");
        List<String> attempt = new ArrayList<>(command);
        attempt.add("true");
        return new ProcessBuilder(attempt).start().waitFor() == 0 ? command : List.of();
    }

    private static JsonNode checkpoint(Program program) throws Exception {
        return new JsonMapper().readTree(Files.readString(program.of("run", "checkpoint.json")));
    }

    @Test
    void endsSoonWithEverythingSavedAndGoesOnAsIfNothingHadHappened() throws Exception {
        Program program = new Program(place.resolve("interrupted"), listening());
        Shell.Answer stopped;
        try (Program.Life life = program.start(evolve("1000000"))) {
            Path table = program.of("run", "generations.csv");
            assertTrue(life.reaches(() -> table.toFile().length() > 2000), "it ended by itself");
            String pid = String.valueOf(life.process().pid());
            assertEquals(0, new ProcessBuilder("kill", "-INT", pid).start().waitFor());
            assertTrue(life.process().waitFor(20, TimeUnit.SECONDS), "it does not stop");
            stopped = life.end();
        }
        assertEquals(130, stopped.exit());
        assertEquals("\nStopping; everything is being saved …\n", stopped.err());
        List<String> lines = stopped.out().lines().toList();
        assertTrue(lines.get(0).startsWith("Run run (evolution strategy, seed 5): "), stopped.out());
        assertTrue(lines.get(lines.size() - 1).matches("Go on +rulesmith resume run"), stopped.out());

        JsonNode checkpoint = checkpoint(program);
        int done = checkpoint.get("generation").intValue();
        assertTrue(done > 0 && done < 1_000_000);
        assertTrue(stopped.out().contains(String.format("%,d of 1,000,000 iterations done", done)), stopped.out());
        for (String table : List.of("individuals", "generations")) {
            long length = checkpoint.get(table + "Length").longValue();
            assertEquals(length, Files.size(program.of("run", table + ".csv")));
        }
        Map<String, String> kept = Program.files(program.home().resolve("rulesets"));
        assertFalse(kept.isEmpty());

        String all = String.valueOf(done + 20);
        new Shell(program.home()).out("resume", "run", "--iterations", all, "--no-report");
        Path undisturbed = place.resolve("undisturbed");
        new Shell(undisturbed).out(evolve(all));
        Map<String, String> expected = Program.files(undisturbed);
        Map<String, String> found = Program.files(program.home());
        // The games that were best when it was stopped stay.
        kept.forEach((name, content) -> assertEquals(content, found.remove("rulesets/" + name)));
        kept.forEach((name, content) -> expected.remove("rulesets/" + name));
        assertEquals(expected, found);
    }
}
