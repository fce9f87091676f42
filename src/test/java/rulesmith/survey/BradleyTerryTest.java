package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class BradleyTerryTest {

    private static final List<String> TEAMS =
            List.of("Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore");

    /** Agresti, Categorical Data Analysis (2nd ed.), table 10.10: the American League of 1987. */
    private static final double[][] WINS = {
        {0, 7, 9, 7, 7, 9, 11},
        {6, 0, 7, 5, 11, 9, 9},
        {4, 6, 0, 7, 7, 8, 12},
        {6, 8, 6, 0, 6, 7, 10},
        {6, 2, 6, 7, 0, 7, 12},
        {4, 4, 5, 6, 6, 0, 6},
        {2, 4, 1, 3, 1, 7, 0}
    };

    /** The abilities that R's BradleyTerry2 prints for the same data, relative to Baltimore. */
    private static final double[] ABILITIES = {1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0};

    @Test
    void givesThePublishedAbilities() {
        BradleyTerry scores = BradleyTerry.of(TEAMS, WINS, 0);
        double baltimore = scores.scores().get(6).mean();
        for (int i = 0; i < ABILITIES.length; i++) {
            assertEquals(ABILITIES[i], scores.scores().get(i).mean() - baltimore, 5e-5, TEAMS.get(i));
        }
        assertEquals(273, scores.choices());
        assertTrue(scores.isLinked());
        assertFalse(scores.lopsided());
    }

    /** With two games a score is half the log of the odds, and its variance a quarter of n / (wins × losses). */
    @Test
    void givesTheLogOddsOfTwoGames() {
        BradleyTerry scores = BradleyTerry.of(List.of("a", "b"), new double[][] {{0, 30}, {10, 0}}, 0);
        double half = 1.959963984540054 * Math.sqrt(40 / (30.0 * 10) / 4);
        assertEquals(Math.log(3) / 2, scores.scores().get(0).mean(), 1e-9);
        assertEquals(-Math.log(3) / 2, scores.scores().get(1).mean(), 1e-9);
        assertEquals(Math.log(3) / 2 - half, scores.scores().get(0).low(), 1e-9);
        assertEquals(Math.log(3) / 2 + half, scores.scores().get(0).high(), 1e-9);
    }

    /** The slope of the penalised likelihood is 0 there, checked by a grid around it. */
    @Test
    void thePriorKeepsWhatIsLopsidedFinite() {
        double[][] wins = {{0, 10}, {0, 0}};
        BradleyTerry scores = BradleyTerry.of(List.of("a", "b"), wins);
        assertTrue(scores.lopsided());
        double best = Double.NEGATIVE_INFINITY;
        double at = 0;
        for (double s = 0; s < 5; s += 0.0001) {
            double own = 1 / (1 + Math.exp(-s));
            double beaten = 1 / (1 + Math.exp(-2 * s));
            double likelihood = 10 * Math.log(beaten) + Math.log(own) + Math.log(1 - own);
            at = likelihood > best ? s : at;
            best = Math.max(best, likelihood);
        }
        assertEquals(at, scores.scores().get(0).mean(), 2e-4);
        assertTrue(scores.scores().get(0).low() > 0);
    }

    @Test
    void gamesThatNoChoiceLinksAreInGroupsOfTheirOwn() {
        double[][] wins = {{0, 3, 0, 0, 0}, {1, 0, 0, 0, 0}, {0, 0, 0, 2, 0}, {0, 0, 2, 0, 0}, {0, 0, 0, 0, 0}};
        BradleyTerry scores = BradleyTerry.of(List.of("a", "b", "c", "d", "e"), wins);
        assertEquals(List.of(List.of("a", "b"), List.of("c", "d"), List.of("e")), scores.groups());
        assertFalse(scores.isLinked());
        assertEquals(0, scores.scores().get(0).mean() + scores.scores().get(1).mean(), 1e-12);
        assertEquals(0, scores.scores().get(2).mean(), 1e-12);
        assertEquals(0, scores.scores().get(4).games());
        assertEquals(0, scores.scores().get(4).mean(), 1e-12);
    }
}
