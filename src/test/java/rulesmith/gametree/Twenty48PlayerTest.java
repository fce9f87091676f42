package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.play.Workers;

class Twenty48PlayerTest {

    private static final Seed SEED = Seed.of(2048);

    private static double meanScore(List<Twenty48Series> series) {
        return series.stream().mapToInt(Twenty48Series::score).average().orElseThrow();
    }

    @Test
    void notesEveryStep() {
        Twenty48Series series = Twenty48Player.of(3).play(SEED);
        assertEquals(3, series.player().plies());
        assertEquals(SEED, series.seed());
        assertTrue(series.steps() > 100);
        assertEquals(series.steps(), series.values().size());
        assertEquals(series.steps(), series.highestTiles().size());
        assertTrue(series.highestTiles().getInt(0) <= 4);
        for (int i = 1; i < series.steps(); i++) {
            assertTrue(series.highestTiles().getInt(i) >= series.highestTiles().getInt(i - 1));
        }
        assertTrue(series.highest() >= series.highestTiles().getInt(series.steps() - 1));
        // A tile of 2^k scores at most (k - 1) 2^k, and at least (k - 2) 2^k if it grew from fours.
        int exponent = Integer.numberOfTrailingZeros(series.highest());
        assertTrue(series.score() >= (exponent - 2) * series.highest(), series.score() + " points");
        assertThrows(
                UnsupportedOperationException.class, () -> series.conspirators().add(1));
    }

    @Test
    void theThresholdDoublesWithTheHighestTile() {
        Twenty48Player player = Twenty48Player.of(2);
        assertEquals(32768 * 2 + 16384, player.threshold(2));
        for (int tile = 2; tile < 32768; tile *= 2) {
            assertEquals(2 * player.threshold(tile), player.threshold(2 * tile));
        }
    }

    @Test
    void theThresholdDoesNotChangeThePlay() {
        Twenty48Series low = new Twenty48Player(2, 0.001, false).play(SEED);
        Twenty48Series high = new Twenty48Player(2, 100, false).play(SEED);
        assertEquals(low.values(), high.values());
        assertEquals(low.score(), high.score());
        assertTrue(low.conspirators().intStream().limit(20).allMatch(number -> number == 0));
        assertTrue(high.conspirators().intStream().allMatch(number -> number > 0));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, 65536, Double.NaN})
    void refusesOtherShares(double share) {
        assertThrows(IllegalArgumentException.class, () -> new Twenty48Player(2, share, false));
    }

    @Test
    void theThreadsDoNotMatter() {
        List<Twenty48Player> players =
                List.of(Twenty48Player.of(2), Twenty48Player.of(3), new Twenty48Player(4, 1.3, true));
        AtomicInteger done = new AtomicInteger();
        List<Twenty48Series> one = Twenty48Player.playAll(players, 3, SEED, new Workers(1), done::addAndGet);
        assertEquals(9, done.get());
        assertEquals(one, Twenty48Player.playAll(players, 3, SEED, new Workers(3), done::addAndGet));
        for (int i = 0; i < 9; i++) {
            assertEquals(players.get(i / 3), one.get(i).player());
        }
        assertNotEquals(one.get(0).values(), one.get(1).values());
        assertEquals(one.get(4), players.get(1).play(one.get(4).seed()));
    }

    @Test
    void thePlaceInTheListDoesNotMatter() {
        List<Twenty48Player> all = List.of(Twenty48Player.of(3), Twenty48Player.of(2));
        List<Twenty48Series> together = Twenty48Player.playAll(all, 2, SEED, new Workers(1), games -> {});
        List<Twenty48Series> alone =
                Twenty48Player.playAll(List.of(Twenty48Player.of(2)), 2, SEED, new Workers(1), games -> {});
        assertEquals(together.subList(2, 4), alone);
        assertEquals(Twenty48Player.of(2).seedOf(1, SEED), alone.get(1).seed());
        assertEquals(
                new Twenty48Player(2, 1, true).seedOf(1, SEED), alone.get(1).seed());
        assertNotEquals(
                Twenty48Player.of(2).seedOf(1, SEED), Twenty48Player.of(3).seedOf(1, SEED));
    }

    @Test
    void oneSlideMoreIsMuchBetter() {
        List<Twenty48Player> players = List.of(Twenty48Player.of(2), Twenty48Player.of(3));
        List<Twenty48Series> series = Twenty48Player.playAll(players, 20, SEED, new Workers(2), games -> {});
        assertTrue(meanScore(series.subList(20, 40)) > 3 * meanScore(series.subList(0, 20)));
    }

    /** Chance at the end of the tree helps to avoid being stuck: by a tenth of the score, with 3 % standard error. */
    @Test
    @Tag("slow")
    void eachPlyHelps() {
        List<Twenty48Player> players = List.of(Twenty48Player.of(3), Twenty48Player.of(4));
        List<Twenty48Series> series = Twenty48Player.playAll(players, 400, SEED, Workers.all(), games -> {});
        assertTrue(meanScore(series.subList(400, 800)) > 1.04 * meanScore(series.subList(0, 400)));
    }
}
