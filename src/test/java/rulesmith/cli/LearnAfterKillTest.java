package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A training that is killed at each of its checkpoints ends as one that was never disturbed. */
@Tag("slow")
class LearnAfterKillTest {

    private static final String[] LEARN = {"learn", "regicide", "--cap", "30", "--seeds", "2", "--threads", "2"};

    @TempDir
    private Path place;

    @Test
    void endsAsIfItHadNeverBeenKilled() throws Exception {
        Program undisturbed =
                new Program(Shell.with(place.resolve("a"), "regicide").home());
        assertEquals(0, undisturbed.run(LEARN).exit());
        Program killed = new Program(Shell.with(place.resolve("b"), "regicide").home());
        int kills = 0;
        boolean ended = false;
        while (!ended) {
            try (Program.Life life = killed.start(LEARN)) {
                Set<FileTime> before = checkpoints(killed.home());
                ended = !life.reaches(() -> !before.containsAll(checkpoints(killed.home())));
                if (ended) {
                    assertEquals(0, life.end().exit());
                } else if (life.kill()) {
                    kills++;
                }
            }
        }
        assertTrue(kills >= 3, kills + " kills");
        Map<String, List<Byte>> expected = Program.bytes(undisturbed.home());
        Map<String, List<Byte>> actual = Program.bytes(killed.home());
        assertEquals(expected.keySet(), actual.keySet());
        expected.forEach((name, content) -> assertEquals(content, actual.get(name), name));
    }

    /** When each of the trainings was last written. */
    private static Set<FileTime> checkpoints(Path home) {
        Set<FileTime> times = new HashSet<>();
        Path results = home.resolve("results");
        if (Files.isDirectory(results)) {
            try (Stream<Path> files = Files.walk(results)) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".training")).toList()) {
                    times.add(Files.getLastModifiedTime(file));
                }
            } catch (IOException | UncheckedIOException e) {
                // A file was just being replaced: ask again.
                return Set.of();
            }
        }
        return times;
    }
}
