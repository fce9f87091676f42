package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.play.Workers;

class Twenty48PlayerTest {

    private static final Seed SEED = Seed.of(2048);

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
    void theTilesDependOnTheGameAndHowFarThePlayerLooks() {
        Twenty48Player player = Twenty48Player.of(2);
        assertEquals(player.play(SEED), player.play(SEED));
        assertEquals(player.seedOf(1, SEED), new Twenty48Player(2, 1, true).seedOf(1, SEED));
        assertNotEquals(player.seedOf(1, SEED), player.seedOf(2, SEED));
        assertNotEquals(player.seedOf(1, SEED), Twenty48Player.of(3).seedOf(1, SEED));
        assertNotEquals(
                player.play(player.seedOf(1, SEED)).values(),
                player.play(player.seedOf(2, SEED)).values());
    }

    private static double meanScore(Twenty48Player player, int games, Workers workers) {
        int[] scores = new int[games];
        workers.run(
                games,
                game -> scores[game] = player.play(player.seedOf(game, SEED)).score());
        return Arrays.stream(scores).average().orElseThrow();
    }

    @Test
    void oneSlideMoreIsMuchBetter() {
        Workers workers = new Workers(2);
        double two = meanScore(Twenty48Player.of(2), 20, workers);
        assertTrue(meanScore(Twenty48Player.of(3), 20, workers) > 3 * two);
    }

    /** Chance at the end of the tree helps to avoid being stuck: by a tenth of the score, with 3 % standard error. */
    @Test
    @Tag("slow")
    void eachPlyHelps() {
        double three = meanScore(Twenty48Player.of(3), 400, Workers.all());
        assertTrue(meanScore(Twenty48Player.of(4), 400, Workers.all()) > 1.04 * three);
    }
}
