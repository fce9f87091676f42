package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ctrl-C while the program searches. */
class InterruptedSolveTest {

    @TempDir
    private Path home;

    @Test
    void endsWithWhatIsKnown() throws Exception {
        List<String> terminal = new ArrayList<>(InterruptedRunTest.listening());
        if (terminal.isEmpty()) {
            terminal.add("env");
        }
        terminal.add("JAVA_TOOL_OPTIONS=-Drulesmith.width=80");
        Program program = new Program(home, terminal);
        Shell.Answer stopped;
        try (Program.Life life = program.start("solve", "gobang", "--memory", "16", "--time", "1000")) {
            assertTrue(life.reaches(() -> text(life.err()).contains(" nodes, ")), "it ended by itself");
            String pid = String.valueOf(life.process().pid());
            assertEquals(0, new ProcessBuilder("kill", "-INT", pid).start().waitFor());
            assertTrue(life.process().waitFor(20, TimeUnit.SECONDS), "it does not stop");
            stopped = life.end();
        }
        assertEquals(130, stopped.exit());
        assertTrue(stopped.out().startsWith("Unknown: stopped by interruption.\n\nsolver      dfpn\n"), stopped.out());
        assertTrue(stopped.err().contains("\nStopping …\n"), stopped.err());
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
