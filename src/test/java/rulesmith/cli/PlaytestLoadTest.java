package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two hundred people play at once, from a process of their own. */
@Tag("slow")
class PlaytestLoadTest {

    private static final double SOON = 100;

    @TempDir
    private Path place;

    @Test
    void twoHundredPeopleWaitForNothing() throws Exception {
        Path home = place.resolve("home");
        Shell.with(home, "draughts", "leapers", "chessling")
                .out("playtest", "new", "trial", "--games", "draughts,leapers,chessling,random", "--seed", "3");
        Path said = place.resolve("said");
        try (Program.Life life = new Program(home).start("playtest", "serve", "trial", "--port", "0")) {
            assertTrue(life.reaches(() -> life.out().toFile().length() > 0));
            Matcher address = Pattern.compile("Participants  (\\S+)").matcher(Files.readString(life.out()));
            assertTrue(address.find());
            Process load = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:+UseSerialGC",
                            "-cp",
                            System.getProperty("java.class.path"),
                            "rulesmith.playtest.Load",
                            address.group(1),
                            home.resolve("surveys/trial").toString(),
                            "200",
                            "20",
                            "500")
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
            assertTrue(load.waitFor(2, TimeUnit.MINUTES));
            assertEquals(0, load.exitValue(), Files.readString(said));
            assertEquals("", Files.readString(life.err()));
        }
        String report = Files.readString(said);
        System.out.print(report);
        Matcher latency = Pattern.compile("p95 ([0-9.]+) ms").matcher(report);
        assertTrue(latency.find(), report);
        assertTrue(Double.parseDouble(latency.group(1)) < SOON, report);
        assertTrue(report.contains("errors 0\n"), report);
    }
}
