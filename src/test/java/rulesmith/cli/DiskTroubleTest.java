package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What cannot be written is said in a sentence, and what has been written is worth going on with. */
class DiskTroubleTest {

    @TempDir
    private Path place;

    private static String[] evolve(String... more) {
        List<String> command = new ArrayList<>(List.of(
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
                "--no-report"));
        command.addAll(List.of(more));
        return command.toArray(String[]::new);
    }

    @Test
    void aFileThatCannotGrowLeavesARunThatGoesOnLater() throws Exception {
        List<String> limited = List.of("bash", "-c", "ulimit -f 64; exec \"$@\"", "limited");
        Path home = place.resolve("limited");
        Program program = new Program(home, limited);
        Shell.Answer answer = program.run(evolve("--iterations", "80"));
        assertEquals("rulesmith evolve: " + program.of("run", "individuals.csv") + ": File too large\n", answer.err());
        assertEquals(1, answer.exit());
        assertFalse(Files.exists(home.resolve("rulesets")));

        Shell shell = new Shell(home);
        shell.out("resume", "run", "--no-report");
        Shell undisturbed = new Shell(place.resolve("undisturbed"));
        undisturbed.out(evolve("--iterations", "80"));
        assertEquals(Program.files(undisturbed.home()), Program.files(home));
    }

    @Test
    void aHomeBelowAFileIsNoHome() throws Exception {
        Path file = Files.writeString(place.resolve("file"), "text");
        Path home = file.resolve("home");
        new Shell(home).fails(1, "rulesmith evolve: " + home + ": Not a directory", evolve());
        assertEquals("text", Files.readString(file));
    }

    @Test
    void aHomeWhereNothingCanBeMadeIsNoHome() {
        Path home = Path.of("/proc");
        assumeTrue(Files.isDirectory(home));
        new Shell(home).fails(1, "rulesmith evolve: /proc/populations: cannot be made", evolve());
    }

    @Test
    void aFileInPlaceOfTheRuleSetsLosesNothingOfTheRun() throws Exception {
        Path home = Files.createDirectories(place.resolve("home"));
        Path file = Files.writeString(home.resolve("rulesets"), "text");
        Shell.Answer answer = new Shell(home).run(evolve("--iterations", "2"));
        assertEquals("rulesmith evolve: " + file + ": is not a folder\n", answer.err());
        assertEquals(1, answer.exit());
        assertEquals("text", Files.readString(file));
        Files.delete(file);
        String out = new Shell(home).out("resume", "run", "--no-report");
        assertTrue(out.contains("2 of 2 iterations done"), out);
        Shell undisturbed = new Shell(place.resolve("undisturbed"));
        undisturbed.out(evolve("--iterations", "2"));
        assertEquals(Program.files(undisturbed.home()), Program.files(home));
    }
}
