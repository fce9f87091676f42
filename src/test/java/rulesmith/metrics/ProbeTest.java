package rulesmith.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.game.Position;
import rulesmith.game.RuleSetGame;
import rulesmith.play.GameObserver;
import rulesmith.play.RandomAgent;
import rulesmith.play.Table;
import rulesmith.rules.Draughts;

class ProbeTest {

    private static final Game GAME = new RuleSetGame(Draughts.ruleSet());

    /** Writes down what it is told. */
    private static final class Diary implements GameObserver {

        private final List<String> entries = new ArrayList<>();
        private int plies;

        @Override
        public void started(Position position) {
            entries.add("started");
            plies = 0;
        }

        @Override
        public void moving(Position position, long move) {
            assertEquals(plies, position.ply());
            plies++;
        }

        @Override
        public void ended(Position position) {
            entries.add("ended after " + plies);
        }
    }

    private static Metric metric(Probe<?> probe, ToDoubleFunction<GameFacts> of) {
        return new Metric(
                "plies", "plies", 0, 1000, Metric.Direction.NEUTRAL, "", Metric.Source.RANDOM, false, probe, of);
    }

    @Test
    void metricsWithTheSameProbeShareAnObserverAndOthersHaveTheirOwn() {
        Probe<Diary> probe = game -> new Diary();
        Probe<Diary> another = game -> new Diary();
        GameFacts facts = new GameFacts(
                GAME,
                List.of(
                        metric(probe, f -> 0),
                        Metrics.DURATION,
                        metric(another, f -> 0),
                        metric(probe, f -> f.seen(probe).plies)));
        assertSame(facts.seen(probe), facts.seen(probe));
        assertNotSame(facts.seen(probe), facts.seen(another));
        Table table = new Table(GAME);
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            table.play(new RandomAgent(), new RandomAgent(), Seed.of(1), i, facts);
            expected.add("started");
            expected.add("ended after " + facts.length());
            assertEquals(facts.length(), facts.seen(probe).plies);
        }
        assertEquals(expected, facts.seen(probe).entries, "each game is told once");
        assertEquals(expected, facts.seen(another).entries);
    }

    @Test
    void aMetricMayAskOnlyWhatItNames() {
        Probe<Diary> probe = game -> new Diary();
        GameFacts facts = new GameFacts(GAME, List.of(Metrics.DURATION));
        assertThrows(IllegalStateException.class, () -> facts.seen(probe));
    }
}
