package rulesmith.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Diversity;
import rulesmith.archive.HallOfFame;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunState;
import rulesmith.rules.Measurement;

class FindingsTest {

    @Test
    void theCommandNamesWhatIsNotAsUsual() {
        assertEquals("rulesmith evolve --algorithm es --seed 1", SummarySection.command(summary(Algorithm.ES, 100, 3)));
        RunConfig config = SmallRun.config(Algorithm.MAP_ELITES, node -> {
            node.put("seed", -5).put("games", 50).put("mutation", 0.1);
            node.putObject("objectives").put("duration", 1).put("drama", 2.5);
            node.withObject("conventions").put("straight", "rook");
        });
        assertEquals(
                "rulesmith evolve --algorithm map-elites --seed -5 --games 50 --objectives duration,drama=2.5 --mutation 0.1"
                        + " --straight rook",
                SummarySection.command(summary(config, 3)));
    }

    @Test
    void aStoppedRunSaysWhereItStopped() {
        Findings stopped = Findings.of(summary(Algorithm.ES, 100, 37));
        assertFalse(stopped.finished());
        assertTrue(SummarySection.text(stopped).contains("stopped at iteration 37 of 100"));
        assertTrue(SummarySection.html(stopped).contains("rulesmith resume small"));
        Findings finished = Findings.of(summary(Algorithm.ES, 100, 100));
        assertTrue(SummarySection.text(finished).contains("finished all 100 iterations"));
        assertFalse(SummarySection.html(finished).contains("resume"));
    }

    @Test
    void gamesAreCountedByWhatTheyWerePlayedFor() {
        // 200 born, 30 dropped: 10 games each at the gates, then 20 random and 20 skilled ones for the others.
        assertEquals(
                200 * 10 + 170 * 40,
                Findings.of(summary(Algorithm.ES, 100, 100)).gamesPlayed());
    }

    /** What the page says of the tables of the study. */
    @Test
    void thePublishedDiversityDoesNotFollowFromThePublishedValues() {
        List<double[]> table2 = List.of(
                new double[] {0.89, 0.08, 1, 21.05},
                new double[] {0.85, 0.07, 0.7, 16.78},
                new double[] {0.02, 0.18, 1, 22.07},
                new double[] {0.22, 0.17, 1, 25.87},
                new double[] {0, 0.09, 1, 23.09},
                new double[] {0, 0.07, 1, 21.03},
                new double[] {0.4, 0.07, 0.85, 84.93},
                new double[] {0.22, 0.04, 0.7, 81});
        List<Integer> table3 = List.of(5, 5, 3, 1, 0, 1, 6, 3);
        Diversity any = new Diversity(table2, Diversity.THRESHOLD);
        assertEquals(1, any.difference(0, 4));
        assertNotEquals(table3, IntStream.range(0, 8).mapToObj(any::count).toList());
        // Intelligence alone differs by at most 0.3, so no two games differ in all four.
        assertTrue(table2.stream().mapToDouble(row -> row[2]).min().orElseThrow() >= 0.7);
    }

    @Test
    void numbersReadTheSameEverywhere() {
        assertEquals("0.623", Figures.number(0.6234));
        assertEquals("65.43", Figures.number(65.425));
        assertEquals("−0.112", Figures.number(-0.1123));
        assertEquals("0.000", Figures.number(-0.0001));
        assertEquals("+0.100", Figures.signed(0.1));
        assertEquals("0.000", Figures.signed(-0.0001));
        assertEquals("[−∞, ∞]", Figures.interval(new Measurement(0, -Double.MAX_VALUE, Double.MAX_VALUE, 1)));
        assertEquals("1 game", Figures.count(1, "game", "games"));
        assertEquals("1,000 games", Figures.count(1000, "game", "games"));
    }

    @Test
    void samplesKeepBothEnds() {
        List<Integer> many = IntStream.range(0, 10_001).boxed().toList();
        List<Integer> some = CurvesSection.sampled(many);
        assertEquals(CurvesSection.MOST_POINTS, some.size());
        assertEquals(0, some.get(0));
        assertEquals(10_000, some.get(some.size() - 1));
        assertEquals(some.size(), some.stream().distinct().count());
        assertEquals(List.of(1, 2), CurvesSection.sampled(List.of(1, 2)));
    }

    private static RunSummary summary(Algorithm algorithm, int iterations, int done) {
        return summary(SmallRun.config(algorithm, node -> node.put("iterations", iterations)), done);
    }

    private static RunSummary summary(RunConfig config, int done) {
        RunState state =
                new RunState(done, 200, List.of(), HallOfFame.empty(config.objectives()), Map.of("nobody loses", 30));
        return new RunSummary("small", "0.1.0", config, state, List.of(), List.of(), List.of(), Map.of());
    }
}
