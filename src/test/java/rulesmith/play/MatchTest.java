package rulesmith.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.game.Outcome;
import rulesmith.game.Position;
import rulesmith.game.RuleSetGame;
import rulesmith.genome.Genome;
import rulesmith.rules.Conventions;

class MatchTest {

    private static final Game GAME = game(5);

    private static Game game(int seed) {
        return new RuleSetGame(Genome.random(Seed.of(seed), Conventions.DEFAULT).ruleSet("Some", Conventions.DEFAULT));
    }

    private static List<GameRecord> play(Game game, int threads) {
        return new Match(game, OnePlyAgent::new, any -> new RandomAgent())
                .play(11, Seed.of(9), true, new Workers(threads), games -> {});
    }

    @Test
    void isTheSameOnAnyNumberOfThreads() {
        List<GameRecord> alone = play(GAME, 1);
        assertEquals(22, alone.size());
        assertEquals(alone, play(GAME, 2));
        assertEquals(alone, play(GAME, 16));
        assertTrue(alone.stream().map(GameRecord::moves).distinct().count() > 10, "games differ");
    }

    @Test
    void swapsColours() {
        List<GameRecord> records = play(GAME, 2);
        for (int i = 0; i < records.size(); i++) {
            assertEquals(i % 2 == 0 ? "one-ply" : "random", records.get(i).south());
            assertEquals(i % 2 == 0 ? "random" : "one-ply", records.get(i).north());
        }
    }

    @Test
    void recordsReplayExactlyInBothForms() {
        for (int seed = 0; seed < 20; seed++) {
            Game game = game(seed);
            for (GameRecord record : play(game, 2)) {
                Position last = record.replay(game);
                assertEquals(record.outcome(), last.outcome());
                assertEquals(record.ending(), last.ending());
                assertEquals(record, GameRecord.parse(record.text()));
                byte[] dense = DenseRecord.encode(record, game);
                assertEquals(record, DenseRecord.decode(dense, game));
                assertTrue(dense.length < record.moves().size() * 2 + 48);
            }
        }
    }

    @Test
    void refusesDamagedDenseRecords() {
        byte[] dense = DenseRecord.encode(play(GAME, 1).get(0), GAME);
        byte[] cut = Arrays.copyOf(dense, dense.length - 1);
        assertThrows(IllegalArgumentException.class, () -> DenseRecord.decode(cut, GAME));
        byte[] foreign = dense.clone();
        foreign[0] = 9;
        assertThrows(IllegalArgumentException.class, () -> DenseRecord.decode(foreign, GAME));
        byte[] wrongMove = dense.clone();
        wrongMove[dense.length - 1] = 127;
        assertThrows(IllegalArgumentException.class, () -> DenseRecord.decode(wrongMove, GAME));
    }

    @Test
    void countsAPairForTheFirstAgent() {
        List<GameRecord> records = List.of(
                record(Outcome.SOUTH), record(Outcome.NORTH), // A wins both
                record(Outcome.SOUTH), record(Outcome.SOUTH), // the first player wins both
                record(Outcome.DRAW), record(Outcome.SOUTH), // a draw and a loss
                record(Outcome.NORTH), record(Outcome.SOUTH)); // A loses both
        assertArrayEquals(new int[] {2, 0, -1, -2}, Match.pairScores(records));
    }

    private static GameRecord record(Outcome outcome) {
        return new GameRecord("id", "Name", "a", "b", 1, List.of(), outcome, "limit");
    }

    @Test
    void workersDoEveryPieceOnceAndPassFailuresOn() {
        AtomicInteger[] done = new AtomicInteger[1000];
        Arrays.setAll(done, i -> new AtomicInteger());
        new Workers(7).run(done.length, i -> done[i].incrementAndGet());
        assertTrue(Arrays.stream(done).allMatch(count -> count.get() == 1));
        IllegalStateException failure = assertThrows(
                IllegalStateException.class,
                () -> new Workers(3).run(1000, i -> {
                    if (i == 17) {
                        throw new IllegalStateException("piece 17");
                    }
                }));
        assertEquals("piece 17", failure.getMessage());
        assertThrows(IllegalArgumentException.class, () -> new Workers(0));
    }

    @Test
    void workersStopWhenInterrupted() {
        AtomicInteger done = new AtomicInteger();
        Thread.currentThread().interrupt();
        try {
            assertThrows(
                    CancellationException.class,
                    () -> new Workers(2).run(Integer.MAX_VALUE, i -> done.incrementAndGet()));
        } finally {
            assertTrue(Thread.interrupted(), "the interrupt is passed on");
        }
    }
}
