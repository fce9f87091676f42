package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However often and whenever a run is killed, in the end it is the run that was never disturbed. */
class ResumeAfterKillTest {

    @TempDir
    private Path place;

    private String algorithm = "es";
    private int iterations = 200;
    private Map<String, String> undisturbed;
    private int kills;

    private String[] evolve() {
        return new String[] {
            "evolve",
            "--algorithm",
            algorithm,
            "--seed",
            "5",
            "--name",
            "run",
            "--iterations",
            String.valueOf(iterations),
            "--games",
            "3",
            "--gates",
            "5",
            "--fresh-games",
            "20",
            "--threads",
            "2",
            "--no-report"
        };
    }

    private void runUndisturbed() throws Exception {
        Program program = new Program(place.resolve("undisturbed"));
        assertEquals(0, program.run(evolve()).exit());
        undisturbed = Program.files(program.home());
        assertTrue(undisturbed.keySet().stream()
                        .filter(name -> name.startsWith("rulesets"))
                        .count()
                > 1);
        assertEquals(
                iterations + 2,
                undisturbed.get("populations/run/generations.csv").lines().count());
    }

    /** When to kill: some time after a part of the iterations has been brought to the disk. */
    private Moment after(double part, int millis) {
        long length = (long)
                (part * undisturbed.get("populations/run/generations.csv").length());
        return program -> {
            AtomicLong due = new AtomicLong(Long.MAX_VALUE);
            return () -> {
                if (due.get() == Long.MAX_VALUE
                        && program.of("run", "generations.csv").toFile().length() >= length) {
                    due.set(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis));
                }
                return System.nanoTime() >= due.get();
            };
        };
    }

    /** When to kill: as soon as so many rule sets are there. */
    private static Moment withRuleSets(int number) {
        return program -> () -> {
            // By their names alone: the process is at work, and its temporary files come and go.
            String[] names = program.home().resolve("rulesets").toFile().list((folder, name) -> !name.startsWith("."));
            return names != null && names.length >= number;
        };
    }

    private static Moment afterTheFolderIsMade() {
        return program -> () -> Files.exists(program.of("run", "config.json"));
    }

    private static Moment withTheFirstCheckpoint() {
        return program -> () -> Files.exists(program.of("run", "checkpoint.json"));
    }

    private interface Moment {
        BooleanSupplier from(Program program);
    }

    /** Begins a run, kills it at the first moment, resumes it and kills it at the second and so on, and lets it end. */
    private void survives(List<Moment> moments) throws Exception {
        Program program = new Program(Files.createTempDirectory(place, "killed"));
        Shell shell = new Shell(program.home());
        for (Moment moment : moments) {
            try (Program.Life life = program.start(next(program))) {
                life.reaches(moment.from(program));
                kills += life.kill() ? 1 : 0;
            }
            shell.out("list");
            shell.out("list", "runs");
            assertTrue(
                    undisturbed
                            .entrySet()
                            .containsAll(Program.files(program.home().resolve("rulesets")).entrySet().stream()
                                    .map(file -> Map.entry("rulesets/" + file.getKey(), file.getValue()))
                                    .toList()),
                    "a rule set is whole or not there");
        }
        Shell.Answer end = program.run(next(program));
        assertEquals("", end.err());
        assertEquals(0, end.exit());
        Map<String, String> files = Program.files(program.home());
        assertEquals(undisturbed.keySet(), files.keySet());
        undisturbed.forEach((name, content) -> assertEquals(content, files.get(name), name));
        assertEquals(
                new Shell(place.resolve("undisturbed")).out("list", "--sort", "duration"),
                shell.out("list", "--sort", "duration"));
        List<String> validate = new ArrayList<>(List.of("validate"));
        files.keySet().stream()
                .filter(name -> name.startsWith("rulesets"))
                .forEach(name -> validate.add(program.home().resolve(name).toString()));
        shell.out(validate.toArray(String[]::new));
    }

    private String[] next(Program program) {
        return Files.exists(program.of("run", "config.json"))
                ? new String[] {"resume", "run", "--no-report"}
                : evolve();
    }

    @Test
    void aRunThatIsKilledAgainAndAgainEndsLikeOneThatWasNot() throws Exception {
        runUndisturbed();
        survives(List.of(withTheFirstCheckpoint(), after(0.5, 100), withRuleSets(1), withRuleSets(3)));
        assertTrue(kills >= 3, kills + " kills");
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"es", "ga", "nsga2", "map-elites"})
    void aRunOfAnyAlgorithmCanBeKilledAtAnyMoment(String name) throws Exception {
        algorithm = name;
        iterations = 400;
        runUndisturbed();
        survives(List.of(afterTheFolderIsMade(), afterTheFolderIsMade(), withTheFirstCheckpoint(), withRuleSets(1)));
        survives(List.of(withRuleSets(2), withRuleSets(3), withRuleSets(4)));
        Random random = new Random(7);
        for (int life = 1; life <= 4; life++) {
            double[] parts = random.doubles(life).sorted().toArray();
            List<Moment> moments = new ArrayList<>();
            for (double part : parts) {
                moments.add(after(part, random.nextInt(400)));
            }
            // While it starts.
            moments.add(random.nextInt(moments.size() + 1), after(0, random.nextInt(400)));
            survives(moments);
        }
        assertTrue(kills >= 15, kills + " kills");
    }
}
