package rulesmith.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.game.RuleSetGame;
import rulesmith.genome.Genome;
import rulesmith.play.Workers;
import rulesmith.rules.Conventions;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;

class LocalEvaluatorTest {

    private static final List<String> ALL =
            Metrics.ALL.stream().map(Metric::name).toList();

    private static Evaluator evaluator(int threads) {
        return new LocalEvaluator(new Workers(threads), games -> {});
    }

    private static List<RuleSet> random(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> Genome.random(Seed.of(77).derive(i), Conventions.DEFAULT)
                        .ruleSet("Random " + i, Conventions.DEFAULT))
                .toList();
    }

    private static RuleSet shipped(String name) throws IOException {
        return RuleSetFolder.read(Path.of("rulesets", name + ".json"));
    }

    @Test
    void givesTheSameScoresOnAnyNumberOfThreadsAndInAnyOrder() {
        List<RuleSet> batch = random(30);
        Settings settings = new Settings(ALL, 23, 5);
        List<Scores> alone = evaluator(1).evaluate(batch, settings);
        assertEquals(alone, evaluator(2).evaluate(batch, settings));
        assertEquals(alone, evaluator(16).evaluate(batch, settings));
        List<RuleSet> reversed = new ArrayList<>(batch);
        Collections.reverse(reversed);
        List<Scores> backwards = new ArrayList<>(evaluator(2).evaluate(reversed, settings));
        Collections.reverse(backwards);
        assertEquals(alone, backwards);
        assertEquals(
                alone.get(3),
                evaluator(2).evaluate(batch.subList(3, 4), settings).get(0));
        assertNotEquals(alone, evaluator(2).evaluate(batch, new Settings(ALL, 23, 6)));
    }

    @Test
    void askingForLessGivesTheSameNumbers() {
        List<RuleSet> batch = random(5);
        Scores all = evaluator(2).evaluate(batch, new Settings(ALL, 10, 5)).get(2);
        for (String metric : ALL) {
            Scores one = evaluator(2)
                    .evaluate(batch, new Settings(List.of(metric), 10, 5))
                    .get(2);
            assertEquals(all.metrics().get(metric), one.metrics().get(metric), metric);
        }
    }

    @Test
    void playsOnlyTheGamesThatAreAskedFor() {
        AtomicInteger games = new AtomicInteger();
        LocalEvaluator evaluator = new LocalEvaluator(new Workers(2), games::addAndGet);
        evaluator.evaluate(random(3), new Settings(List.of("duration", "dynamism"), 25, 1));
        assertEquals(75, games.getAndSet(0));
        evaluator.evaluate(random(3), new Settings(List.of("intelligence"), 25, 1));
        assertEquals(75, games.getAndSet(0));
        evaluator.evaluate(random(3), new Settings(ALL, 25, 1));
        assertEquals(150, games.get());
    }

    /** The figures that trials gave before this evaluator was written: see the notes of the metrics. */
    @Test
    void measuresDraughtsAsOthersDid() throws IOException {
        Scores scores = evaluator(2)
                .evaluate(List.of(shipped("draughts")), new Settings(ALL, 2_000, 1))
                .get(0);
        assertEquals(0.64, scores.metrics().get("duration").mean(), 0.02);
        assertEquals(0.22, scores.metrics().get("dynamism").mean(), 0.01);
        assertEquals(2.1, scores.metrics().get("usability").mean(), 0.1);
        // The agent's rule for ties walks into mandatory captures.
        assertEquals(0.15, scores.metrics().get("intelligence").mean(), 0.1);
        assertEquals(
                2_000,
                scores.endings().values().stream().mapToInt(Integer::intValue).sum());
    }

    @Test
    void draughtsIsAGameOfSteppingOverAndChesslingOneOfSteppingInto() throws IOException {
        List<Scores> scores = evaluator(2)
                .evaluate(
                        List.of(shipped("draughts"), shipped("chessling")),
                        new Settings(List.of("step-over", "captures"), 30, 1));
        assertEquals(1, scores.get(0).metrics().get("step-over").mean());
        assertEquals(0, scores.get(1).metrics().get("step-over").mean());
        assertTrue(scores.get(1).metrics().get("captures").mean() > 1);
    }

    @Test
    void usesEveryCellThatCanBeReached() throws IOException {
        assertEquals(32, Long.bitCount(new RuleSetGame(shipped("draughts")).usableCells()));
        assertEquals(64, Long.bitCount(new RuleSetGame(shipped("chessling")).usableCells()));
    }

    private static RuleSet genes(String genes) {
        return RuleSet.of("Odd", RuleSet.parseGenes(genes), Conventions.DEFAULT);
    }

    @Test
    void scoresDegenerateGames() {
        // One soldier each: it walks to the far row and is stuck there.
        RuleSet onePiece =
                genes("1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,6,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,"
                        + "0,0,0,0,0,0,0");
        // One file-bound piece each on files a and h, for ever going up and down: never ends before the limit.
        RuleSet endless = genes("1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,"
                + "0,0,0,0,0,0,0");
        // The limit comes after the first ply.
        RuleSet atOnce = onePiece.withConventions(Conventions.DEFAULT.withMoveLimit(1));
        List<Scores> scores = evaluator(2).evaluate(List.of(onePiece, endless, atOnce), new Settings(ALL, 10, 1));
        assertEquals(14, scores.get(0).metrics().get("length").mean());
        assertEquals(-1, scores.get(0).metrics().get("advantage").mean(), "South is stuck first");
        assertEquals(8, Long.bitCount(new RuleSetGame(onePiece).usableCells() & 0x0101010101010101L));
        assertEquals(0, scores.get(1).metrics().get("completion").mean());
        assertEquals(100, scores.get(1).metrics().get("length").mean());
        assertEquals(0, scores.get(1).metrics().get("decisiveness").mean());
        Measurement duration = scores.get(2).metrics().get("duration");
        assertEquals(0, duration.mean());
        assertEquals(0, duration.low());
        assertEquals(0.2775, duration.high(), 0.0001, "as for something never seen in 10 games");
        assertEquals(1, scores.get(2).metrics().get("length").mean());
    }

    @Test
    void keepsEveryMetricFiniteAndInItsRange() {
        List<RuleSet> batch = random(300);
        for (Scores scores : evaluator(2).evaluate(batch, new Settings(ALL, 3, 9))) {
            assertEquals(ALL, List.copyOf(scores.metrics().keySet()));
            for (Metric metric : Metrics.ALL) {
                Measurement m = scores.metrics().get(metric.name());
                assertTrue(Double.isFinite(m.mean()) && Double.isFinite(m.low()) && Double.isFinite(m.high()));
                assertTrue(metric.min() <= m.low() && m.low() <= m.mean(), metric.name() + m);
                assertTrue(m.mean() <= m.high() && m.high() <= metric.max(), metric.name() + m);
                assertEquals(3, m.games());
            }
        }
    }

    @Test
    void remembersScores() {
        AtomicInteger games = new AtomicInteger();
        Evaluator counting = new LocalEvaluator(new Workers(2), games::addAndGet);
        Evaluator caching = new CachingEvaluator(counting, 3);
        Settings settings = new Settings(List.of("duration"), 10, 1);
        List<RuleSet> batch = random(4);
        List<Scores> first = caching.evaluate(batch.subList(0, 3), settings);
        assertEquals(30, games.get());
        assertEquals(first, caching.evaluate(batch.subList(0, 3), settings));
        assertEquals(30, games.get(), "all known");
        List<RuleSet> twice = List.of(batch.get(3), batch.get(3), batch.get(2));
        List<Scores> scores = caching.evaluate(twice, settings);
        assertEquals(40, games.get(), "one new");
        assertEquals(scores.get(0), scores.get(1));
        assertEquals(first.get(2), scores.get(2));
        caching.evaluate(batch.subList(0, 1), settings);
        assertEquals(50, games.get(), "the one not used for longest is forgotten");
        caching.evaluate(batch.subList(3, 4), new Settings(List.of("duration"), 10, 2));
        assertEquals(60, games.get(), "other settings, other scores");
    }

    @Test
    void stopsWhenInterrupted() {
        Thread.currentThread().interrupt();
        try {
            assertThrows(
                    CancellationException.class,
                    () -> evaluator(2).evaluate(random(50), new Settings(ALL, 100_000, 1)));
        } finally {
            assertTrue(Thread.interrupted());
        }
    }

    @Test
    void takesAndGivesPlainValues() throws IOException, ClassNotFoundException {
        Settings settings = new Settings(ALL, 3, 1);
        Scores scores = evaluator(1).evaluate(random(1), settings).get(0);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(random(1).get(0));
            out.writeObject(settings);
            out.writeObject(scores);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertEquals(random(1).get(0), in.readObject());
            assertEquals(settings, in.readObject());
            assertEquals(scores, in.readObject());
        }
    }

    @Test
    void refusesUnknownMetricsAndNoGames() {
        assertThrows(IllegalArgumentException.class, () -> new Settings(List.of("beauty"), 10, 1));
        assertThrows(IllegalArgumentException.class, () -> new Settings(List.of("duration"), 0, 1));
    }
}
