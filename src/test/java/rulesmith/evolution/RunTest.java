package rulesmith.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rulesmith.archive.Algorithm;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunFolder;
import rulesmith.archive.RunState;
import rulesmith.archive.Sample;
import rulesmith.metrics.LocalEvaluator;
import rulesmith.play.Workers;

class RunTest {

    private static final int ITERATIONS = 6;

    @TempDir
    private Path home;

    private static RunConfig config(Algorithm algorithm) {
        return Sample.config(
                algorithm,
                "{'population': 4, 'games': 4, 'gates': 5, 'seed': 5, 'iterations': " + ITERATIONS
                        + ", 'behaviour': ['branching:0:40:3', 'length:0:100:3']}");
    }

    private RunFolder create(String name, RunConfig config) throws IOException {
        return RunFolder.create(home, name, config, "1.0");
    }

    private static RunState go(RunFolder folder, RunConfig config, BooleanSupplier stop) throws IOException {
        return new Run(folder, config, new MadeUpEvaluator()).go(stop, state -> {});
    }

    /** Somebody who wants a run to stop after so many more iterations. */
    private static BooleanSupplier after(int iterations) {
        int[] left = {iterations};
        return () -> left[0]-- == 0;
    }

    private static List<String> content(RunFolder folder) throws IOException {
        List<String> content = new ArrayList<>();
        for (String file : List.of("individuals.csv", "generations.csv", "checkpoint.json")) {
            content.add(Files.readString(folder.path().resolve(file)));
        }
        return content;
    }

    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void aRunThatWasStoppedEndsAsIfItHadNotBeen(Algorithm algorithm) throws IOException {
        RunConfig config = config(algorithm);
        RunFolder whole = create("whole", config);
        assertEquals(ITERATIONS, go(whole, config, () -> false).generation());
        for (int stop = 0; stop < ITERATIONS; stop++) {
            RunFolder stopped = create("stopped-" + stop, config);
            RunState state = go(stopped, config, after(stop));
            assertEquals(stop, state.generation());
            assertEquals(state, stopped.state(config).orElseThrow(), "what was reached is kept");
            go(stopped, config, () -> false);
            assertEquals(content(whole), content(stopped), "stopped after " + stop);
        }
    }

    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void aRunMayBeStoppedAfterEveryIteration(Algorithm algorithm) throws IOException {
        RunConfig config = config(algorithm);
        RunFolder whole = create("whole", config);
        go(whole, config, () -> false);
        RunFolder piecemeal = create("piecemeal", config);
        for (int i = 0; i <= ITERATIONS; i++) {
            go(piecemeal, config, after(i == 0 ? 0 : 1));
        }
        assertEquals(content(whole), content(piecemeal));
    }

    /** As if the process were killed: nothing after the last checkpoint counts. */
    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void aRunThatWasKilledEndsAsIfItHadNotBeen(Algorithm algorithm) throws IOException {
        RunConfig config = config(algorithm);
        RunFolder whole = create("whole", config);
        go(whole, config, () -> false);
        for (int kill = 1; kill <= ITERATIONS; kill++) {
            RunFolder killed = create("killed-" + kill, config);
            go(killed, config, after(1));
            int at = kill;
            assertThrows(
                    CancellationException.class,
                    () -> new Run(killed, config, new MadeUpEvaluator()).go(() -> false, state -> {
                        if (state.generation() == at) {
                            throw new CancellationException("killed");
                        }
                    }));
            assertTrue(killed.state(config).isPresent());
            go(killed, config, () -> false);
            assertEquals(content(whole), content(killed), "killed in " + kill);
        }
    }

    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void anExtendedRunIsOneThatWasLongerFromTheStart(Algorithm algorithm) throws IOException {
        RunConfig shorter = config(algorithm).withIterations(10);
        RunConfig longer = config(algorithm).withIterations(20);
        RunFolder whole = create("whole", longer);
        go(whole, longer, () -> false);
        RunFolder extended = create("extended", shorter);
        go(extended, shorter, () -> false);
        try (RunFolder.Lock lock = extended.lock()) {
            lock.extend(longer);
        }
        assertEquals(longer, extended.config());
        go(extended, extended.config(), () -> false);
        assertEquals(content(whole), content(extended));
    }

    @Test
    void playedGamesMakeNoDifference() throws IOException {
        RunConfig config = config(Algorithm.MAP_ELITES);
        RunFolder whole = create("whole", config);
        new Run(whole, config, new LocalEvaluator(new Workers(2), games -> {})).go(() -> false, state -> {});
        RunFolder stopped = create("stopped", config);
        new Run(stopped, config, new LocalEvaluator(new Workers(1), games -> {})).go(after(3), state -> {});
        new Run(stopped, config, new LocalEvaluator(new Workers(2), games -> {})).go(() -> false, state -> {});
        assertEquals(content(whole), content(stopped));
    }

    @Test
    void aRunThatIsDoneIsLeftAsItIs() throws IOException {
        RunConfig config = config(Algorithm.GA);
        RunFolder done = create("done", config);
        RunState state = go(done, config, () -> false);
        List<String> content = content(done);
        assertEquals(state, go(done, config, () -> false));
        assertEquals(state, go(done, config.withIterations(2), () -> false), "nothing is taken back");
        assertEquals(content, content(done));
    }

    @Test
    void everyIterationIsReportedAndHasItsRow() throws IOException {
        RunConfig config = config(Algorithm.ES);
        RunFolder folder = create("run", config);
        List<Integer> reported = new ArrayList<>();
        new Run(folder, config, new MadeUpEvaluator()).go(() -> false, state -> reported.add(state.generation()));
        List<Integer> all = IntStream.rangeClosed(0, ITERATIONS).boxed().toList();
        assertEquals(all, reported);
        assertEquals(
                all,
                folder.generations(400).stream()
                        .map(row -> Integer.valueOf(row.get("generation")))
                        .toList());
        long rows = Files.readAllLines(folder.path().resolve("individuals.csv")).size() - 1;
        assertEquals(folder.state(config).orElseThrow().born(), rows);
    }
}
