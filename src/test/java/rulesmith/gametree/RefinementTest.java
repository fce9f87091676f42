package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.rules.Measurement;

class RefinementTest {

    @Test
    void theReferenceGamesAreInTheZone() {
        List<String> ratios = Refinement.REFERENCES.stream()
                .map(game -> String.format(Locale.ROOT, "%s %.4f", game.name(), game.ratio()))
                .toList();
        // Chess is 0.07395: the published 0.0740 is rounded.
        assertEquals(List.of("chess 0.0740", "shogi 0.0778", "Go 0.0760"), ratios);
        Refinement.REFERENCES.forEach(game -> assertEquals(0, Refinement.distance(game.ratio()), game.name()));
    }

    @ParameterizedTest
    @CsvSource({"0, 0.07", "0.05, 0.02", "0.07, 0", "0.075, 0", "0.08, 0", "0.1, 0.02", "1.08, 1"})
    void theDistanceIsToTheNearerEndOfTheZone(double ratio, double distance) {
        assertEquals(distance, Refinement.distance(ratio), 1e-12);
    }

    /** B = (4 + 6) / 2 = 5, D = (40 + 60) / 2 = 50; without the first game √6 / 60, without the second √4 / 40. */
    @Test
    void twoGamesByHand() {
        Refinement refinement = Refinement.of(new double[] {4, 6}, new int[] {40, 60});
        assertEquals(5, refinement.branching().mean());
        assertEquals(50, refinement.length().mean());
        double ratio = Math.sqrt(5) / 50;
        assertEquals(ratio, refinement.ratio().mean(), 1e-15);
        // Two pseudo-values differ by as much as the two ratios; Student's t for one degree of freedom is 12.706.
        double half = 12.706 * Math.abs(Math.sqrt(6) / 60 - 2.0 / 40) / 2;
        assertEquals(ratio + half, refinement.ratio().high(), 1e-6);
        assertEquals(Math.max(0, ratio - half), refinement.ratio().low(), 1e-6);
        assertEquals(10, refinement.iida().mean(), 1e-12);
        assertEquals(10, refinement.iida().low(), 1e-9, "both games have ten plies a move");
        assertEquals(2, refinement.ratio().games());
        assertEquals(0.07 - ratio, refinement.distance(), 1e-15);
    }

    @Test
    void oneGameSaysNothingAboutTheSpread() {
        Measurement ratio = Refinement.of(new double[] {9}, new int[] {30}).ratio();
        assertEquals(new Measurement(0.1, 0, Double.MAX_VALUE, 1), ratio);
    }

    @Test
    void refusesWhatIsNoGame() {
        assertThrows(IllegalArgumentException.class, () -> Refinement.of(new double[0], new int[0]));
        assertThrows(IllegalArgumentException.class, () -> Refinement.of(new double[] {1}, new int[] {1, 2}));
        assertThrows(IllegalArgumentException.class, () -> Refinement.of(new double[] {2}, new int[] {0}));
        assertThrows(IllegalArgumentException.class, () -> Refinement.of(new double[] {0}, new int[] {5}));
    }

    /** Long games have fewer moves to choose from, as they do; the true means are 12 and 50. */
    private static Refinement sample(int games, RandomGenerator random) {
        double[] branching = new double[games];
        int[] lengths = new int[games];
        for (int i = 0; i < games; i++) {
            lengths[i] = 20 + random.nextInt(61);
            branching[i] = 12 - (lengths[i] - 50) / 10.0 + 4 * (random.nextDouble() - 0.5);
        }
        return Refinement.of(branching, lengths);
    }

    @Test
    void intervalsHoldTheTruthIn95Of100Cases() {
        RandomGenerator random = Seed.of(2003).generator();
        int samples = 4000;
        int ratios = 0;
        int iidas = 0;
        for (int i = 0; i < samples; i++) {
            Refinement refinement = sample(20, random);
            ratios += holds(refinement.ratio(), Math.sqrt(12) / 50) ? 1 : 0;
            iidas += holds(refinement.iida(), 50.0 / 12) ? 1 : 0;
        }
        // The standard error of such a share is 0.0034.
        assertEquals(0.95, (double) ratios / samples, 0.012);
        assertEquals(0.95, (double) iidas / samples, 0.012);
    }

    private static boolean holds(Measurement measured, double truth) {
        return measured.low() <= truth && truth <= measured.high();
    }
}
