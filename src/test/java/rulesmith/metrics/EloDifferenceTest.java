package rulesmith.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.rules.Measurement;

class EloDifferenceTest {

    @ParameterizedTest
    @CsvSource({
        "0.5, 0",
        "0.75, 190.8485",
        "0.25, -190.8485",
        "0.64, 99.9510",
        "0.9090909090909091, 400",
        "1, Infinity",
        "0, -Infinity"
    })
    void turnsSharesIntoElo(double share, double elo) {
        assertEquals(elo, EloDifference.elo(share), 0.0001);
    }

    @Test
    void countsADrawAsHalfAPoint() {
        EloDifference difference = EloDifference.ofGames(10, 10, 0);
        assertEquals(0.75, difference.score().mean());
        assertEquals(190.8485, difference.elo(), 0.0001);
        assertEquals(20, difference.score().games());
    }

    @Test
    void isWilsonsIntervalWithoutDraws() {
        Measurement share = Estimate.share(15, 148);
        Measurement score = EloDifference.ofGames(15, 0, 133).score();
        assertEquals(share.low(), score.low(), 1e-12);
        assertEquals(share.high(), score.high(), 1e-12);
    }

    @Test
    void hasNoUpperBoundWhenAllIsWon() {
        for (int n : new int[] {1, 2, 10, 1_000_000}) {
            EloDifference won = EloDifference.ofGames(n, 0, 0);
            assertEquals(Double.POSITIVE_INFINITY, won.elo());
            assertEquals(Double.POSITIVE_INFINITY, won.high());
            assertEquals(400 * Math.log10(n / 3.841458820694124), won.low(), 1e-6);
            EloDifference lost = EloDifference.ofPairs(filled(n, -2));
            assertEquals(Double.NEGATIVE_INFINITY, lost.elo());
            assertEquals(Double.NEGATIVE_INFINITY, lost.low());
            assertEquals(-won.low(), lost.high(), 1e-6);
        }
    }

    @Test
    void knowsNothingWithoutGames() {
        for (EloDifference none :
                new EloDifference[] {EloDifference.ofGames(0, 0, 0), EloDifference.ofPairs(new int[0])}) {
            assertEquals(0, none.elo());
            assertEquals(Double.NEGATIVE_INFINITY, none.low());
            assertEquals(Double.POSITIVE_INFINITY, none.high());
        }
    }

    /** Where the first player nearly always wins, pairs are even, and that says much more than as many single games. */
    @Test
    void isNarrowerForPairsWhereMovingFirstMatters() {
        int[] scores = filled(50, 0);
        scores[0] = 2;
        scores[1] = -1;
        EloDifference pairs = EloDifference.ofPairs(scores);
        EloDifference games = EloDifference.ofGames(50, 1, 49);
        assertEquals(games.score().mean(), pairs.score().mean(), 1e-15);
        assertEquals(50, pairs.score().games());
        double pairWidth = pairs.high() - pairs.low();
        assertTrue(pairWidth < (games.high() - games.low()) / 2, "width " + pairWidth);
    }

    @Test
    void doesNotCloseTheIntervalOnEqualPairs() {
        EloDifference even = EloDifference.ofPairs(filled(10, 0));
        assertEquals(0, even.elo());
        assertTrue(even.low() < -50 && even.high() > 50, even::toString);
    }

    /** Exact: all numbers of pairs with each score, weighted by their probability if A scores as given in a pair. */
    @ParameterizedTest
    @CsvSource({
        "0.114, 0.216, 0.340, 0.216, 0.114",
        "0.25, 0, 0.5, 0, 0.25",
        "0.05, 0, 0.9, 0, 0.05",
        "0, 0.02, 0.96, 0.02, 0",
        "0, 0.01, 0.1, 0.19, 0.7",
        "0.01, 0.01, 0.03, 0.05, 0.9",
        "0.1, 0.1, 0.1, 0.1, 0.6"
    })
    void coversTheTruthInNineteenOfTwentyMatches(double a, double b, double c, double d, double e) {
        double[] chances = {a, b, c, d, e};
        double truth = (b + 2 * c + 3 * d + 4 * e) / 4;
        for (int pairs : new int[] {3, 5, 10, 20}) {
            double covered = covered(chances, truth, new int[pairs], 0, 0, 1);
            assertTrue(covered > 0.945, "%d pairs: %.3f".formatted(pairs, covered));
        }
    }

    /** Fills the scores from an index on with a rising sequence of at least this score, in all ways. */
    private static double covered(double[] chances, double truth, int[] scores, int from, int least, double weight) {
        if (from == scores.length) {
            Measurement score = EloDifference.ofPairs(scores).score();
            return score.low() <= truth + 1e-12 && truth <= score.high() + 1e-12 ? weight : 0;
        }
        if (least == 4) {
            Arrays.fill(scores, from, scores.length, 2);
            double rest = weight * Math.pow(chances[4], scores.length - from);
            return covered(chances, truth, scores, scores.length, 4, rest);
        }
        double covered = 0;
        double ways = weight;
        for (int next = from; next <= scores.length; next++) {
            covered += covered(chances, truth, scores, next, least + 1, ways);
            if (next < scores.length) {
                scores[next] = least - 2;
                ways *= chances[least] * (scores.length - next) / (next - from + 1);
            }
        }
        return covered;
    }

    @Test
    void refusesImpossibleResults() {
        assertThrows(IllegalArgumentException.class, () -> EloDifference.ofGames(-1, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> EloDifference.ofGames(0, -1, 0));
        assertThrows(IllegalArgumentException.class, () -> EloDifference.ofGames(0, 0, -1));
        assertThrows(IllegalArgumentException.class, () -> EloDifference.ofPairs(new int[] {0, 3}));
        assertThrows(IllegalArgumentException.class, () -> EloDifference.ofPairs(new int[] {-3}));
        assertThrows(IllegalArgumentException.class, () -> EloDifference.elo(1.01));
        assertThrows(IllegalArgumentException.class, () -> EloDifference.elo(-0.01));
        assertThrows(IllegalArgumentException.class, () -> EloDifference.elo(Double.NaN));
    }

    @Property(seed = "21", tries = 1000)
    void mirrorsWhenThePlayersSwap(
            @ForAll @IntRange(max = 500_000_000) int wins,
            @ForAll @IntRange(max = 500_000_000) int draws,
            @ForAll @IntRange(max = 500_000_000) int losses) {
        Measurement here = EloDifference.ofGames(wins, draws, losses).score();
        Measurement there = EloDifference.ofGames(losses, draws, wins).score();
        assertEquals(here.mean(), 1 - there.mean(), 1e-12);
        assertEquals(here.low(), 1 - there.high(), 1e-12);
        assertEquals(here.high(), 1 - there.low(), 1e-12);
    }

    @Property(seed = "22", tries = 1000)
    void isOrderedAndNeverNaN(@ForAll @Size(max = 30) List<@IntRange(min = -2, max = 2) Integer> scores) {
        EloDifference difference = EloDifference.ofPairs(array(scores));
        assertTrue(difference.low() <= difference.elo() && difference.elo() <= difference.high());
        assertTrue(difference.low() < difference.high());
        assertFalse(difference.low() == Double.POSITIVE_INFINITY || difference.high() == Double.NEGATIVE_INFINITY);
    }

    @Property(seed = "23", tries = 500)
    void risesWithEveryPairWon(@ForAll @Size(min = 1, max = 30) List<@IntRange(min = -2, max = 1) Integer> scores) {
        int[] better = array(scores);
        better[0]++;
        assertTrue(EloDifference.ofPairs(better).elo()
                > EloDifference.ofPairs(array(scores)).elo());
    }

    private static int[] array(List<Integer> scores) {
        return scores.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int[] filled(int n, int score) {
        int[] scores = new int[n];
        Arrays.fill(scores, score);
        return scores;
    }
}
