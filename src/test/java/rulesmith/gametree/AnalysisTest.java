package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.games.ConnectFour;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

/** Two short games whose figures were worked out by hand. */
class AnalysisTest {

    private static final double EXACT = 1e-12;
    private static final int NEVER = ScnSearch.INFINITE;

    /** South's v: 0, 1, 1/2, 1, 0, 1. */
    private static final AnalysedGame LONG =
            game(Outcome.SOUTH, new int[] {4, 4, 2, 2, 1, 1}, new int[] {0, 10, 5, 10, 0, NEVER});

    /** South's v: 0, 0, 1. */
    private static final AnalysedGame SHORT = game(Outcome.NORTH, new int[] {3, 3, 3}, new int[] {1, 1, 3});

    private static final Analysis ANALYSIS = analysis(LONG, SHORT);

    /** South and North in turn; North's numbers are all 2, so its v is 0. */
    private static AnalysedGame game(Outcome outcome, int[] choices, int[] south) {
        List<AnalysedGame.Ply> plies = new ArrayList<>();
        LongArrayList line = new LongArrayList();
        for (int i = 0; i < choices.length; i++) {
            plies.add(new AnalysedGame.Ply(
                    i, i % 2 == 0 ? Player.SOUTH : Player.NORTH, choices[i], 10 * i, south[i], 2, 0));
            line.add(i % 7);
        }
        return new AnalysedGame(
                ConnectFour.standard(), List.of(Player.SOUTH, Player.NORTH), line, plies, outcome, "four in a row");
    }

    private static Analysis analysis(AnalysedGame... games) {
        return new Analysis(
                ConnectFour.standard(),
                new Analysis.Settings("connect4", "one-ply", "random", 2, "1 point", 1, 0, Seed.of(3)),
                List.of(games));
    }

    private static void assertMean(double expected, Measurement m) {
        assertEquals(expected, m.mean(), EXACT);
        assertTrue(m.low() <= expected && expected <= m.high());
    }

    @Test
    void refinementIsOfTheMeans() {
        Refinement refinement = ANALYSIS.refinement();
        assertMean((14 / 6.0 + 3) / 2, refinement.branching());
        assertMean(4.5, refinement.length());
        assertMean(Math.sqrt((14 / 6.0 + 3) / 2) / 4.5, refinement.ratio());
    }

    @Test
    void bothWaysOfAveragingAreKeptApart() {
        MotionSummary south = ANALYSIS.motion(Player.SOUTH);
        double v = (3.5 / 6 + 1 / 3.0) / 2;
        assertMean(v, south.velocity());
        assertMean(1 - v, south.hardness());
        assertMean(v * (1 - v), south.momentumFromTheMeans());
        assertMean(0.25 / 6 / 2, south.momentumOfThePlies());
        assertMean(2 * (1 - v) * v * v, south.energyFromTheMeans());
        assertMean(0.25 / 6 / 2, south.energyOfThePlies());
        assertEquals(2, south.velocity().games());
        assertMean(0, ANALYSIS.motion(Player.NORTH).velocity());
        assertMean(v / 2, ANALYSIS.motion().velocity());
        assertMean(v / 2 * (1 - v / 2), ANALYSIS.motion().momentumFromTheMeans());
    }

    @Test
    void aMeanHasTheIntervalOfAMean() {
        double[] values = {0.1, 0.5, 0.45, 0.3};
        Measurement expected = Estimate.mean(values, 0, 1);
        Measurement actual = Jackknife.of(values, x -> x, 1);
        assertEquals(expected.mean(), actual.mean(), EXACT);
        assertEquals(expected.low(), actual.low(), EXACT);
        assertEquals(expected.high(), actual.high(), EXACT);
    }

    @Test
    void stagesAreThirds() {
        List<StageSummary> stages = ANALYSIS.stages(Player.SOUTH);
        assertEquals(Stages.THIRDS, stages.stream().map(StageSummary::name).toList());
        assertMean(0.25, stages.get(0).motion().velocity());
        assertMean(0.375, stages.get(1).motion().velocity());
        assertMean(0.75, stages.get(2).motion().velocity());
        assertMean((2 + 3) / 2.0, stages.get(1).branching());
        assertEquals(Optional.empty(), stages.get(0).gap());
        assertEquals(Optional.empty(), stages.get(0).positionClass());
        assertMean(0.125, stages.get(1).gap().orElseThrow());
        assertMean(0.625, stages.get(2).gap().orElseThrow());
        assertEquals(
                new PositionClass(PositionClass.Level.HIGH, PositionClass.Level.MIDDLE),
                stages.get(2).positionClass().orElseThrow());
        // 1/2 after 3/4, and 1 after 0.
        assertEquals(
                Map.of(PositionClass.Kind.UNCERTAIN, 1, PositionClass.Kind.TRAP, 1),
                stages.get(2).kinds());
        Map<String, List<String>> sentences = StageSummary.sentences(stages);
        assertTrue(sentences.values().contains(List.of("end")), sentences::toString);
    }

    @Test
    void milestonesAreStagesInTheirOrder() {
        List<AnalysedGame.Ply> plies = new ArrayList<>();
        int[] tiles = {4, 4, 8, 16, 16};
        for (int i = 0; i < tiles.length; i++) {
            plies.add(new AnalysedGame.Ply(i, Player.SOUTH, 2, 1, i, 0, tiles[i]));
        }
        AnalysedGame from4 = new AnalysedGame(
                ConnectFour.standard(), List.of(Player.SOUTH), new LongArrayList(), plies, Outcome.NORTH, "stuck");
        AnalysedGame from2 = new AnalysedGame(
                ConnectFour.standard(),
                List.of(Player.SOUTH),
                new LongArrayList(),
                List.of(
                        new AnalysedGame.Ply(0, Player.SOUTH, 2, 1, 0, 0, 2),
                        new AnalysedGame.Ply(1, Player.SOUTH, 2, 1, 4, 0, 16)),
                Outcome.NORTH,
                "stuck");
        List<StageSummary> stages = analysis(from4, from2).stages(Player.SOUTH);
        assertEquals(
                List.of("tile 2", "tile 4", "tile 8", "tile 16"),
                stages.stream().map(StageSummary::name).toList());
        assertMean(0.125, stages.get(1).motion().velocity());
        assertEquals(2, stages.get(3).branching().games());
        assertMean((0.875 + 1) / 2, stages.get(3).motion().velocity());
    }

    @Test
    void laysGamesOfDifferentLengthsOverEachOther() {
        List<Analysis.Point> hardness = ANALYSIS.hardness(Player.SOUTH);
        assertEquals(Analysis.PARTS, hardness.size());
        assertMean(1, hardness.get(0).mean());
        assertMean(0.75, hardness.get(12).mean());
        assertMean(0, hardness.get(24).mean());
        assertEquals(0.5, hardness.get(12).x(), EXACT);
    }

    @Test
    void countsMovesWhileTwoGamesGoOn() {
        List<Analysis.Point> branching = ANALYSIS.branching();
        assertEquals(
                List.of(1.0, 2.0, 3.0),
                branching.stream().map(Analysis.Point::x).toList());
        assertMean(3.5, branching.get(0).mean());
        assertMean(2.5, branching.get(2).mean());
    }

    @Test
    void theTypicalGameHasTheMedianLength() {
        assertEquals(1, ANALYSIS.typical());
        assertEquals(1, analysis(LONG, SHORT, SHORT).typical());
        assertEquals(0, analysis(LONG, SHORT, LONG).typical());
        assertEquals(2, analysis(LONG, SHORT, SHORT).different());
    }

    @Test
    void findsWhereTheNumbersChangeMost() {
        List<Changeover> found = Changeover.of(LONG, 3);
        assertEquals(
                List.of(new Changeover(0, 2, Player.SOUTH, 0, 5, 0.5), new Changeover(2, 4, Player.SOUTH, 5, 0, -0.5)),
                found);
        assertEquals(
                "South had been sure of a lead and is not any more.",
                found.get(0).sentence(LONG));
        assertEquals(
                "South is now sure of a lead, whatever the other side does.",
                found.get(1).sentence(LONG));
        assertEquals(1, Changeover.of(LONG, 1).size());
        assertEquals(1, Changeover.of(SHORT, 3).size());
        assertEquals(List.of(), Changeover.of(game(Outcome.DRAW, new int[] {1, 1, 1}, new int[] {4, 4, 4}), 3));
    }

    @Test
    void saysWhetherTheIntervalAllowsAnotherVerdict() {
        AnalysisWords unsure = new AnalysisWords(ANALYSIS);
        assertEquals(AnalysisWords.Pace.QUICK, unsure.pace());
        assertFalse(unsure.sure());
        assertTrue(
                unsure.verdict().get(0).startsWith("Connect Four, as these agents play it, seems to be over quickly"));
        AnalysisWords sure = new AnalysisWords(analysis(LONG, LONG));
        assertTrue(sure.sure());
        assertTrue(sure.verdict().get(0).startsWith("Connect Four, as these agents play it, is over quickly"));
        assertTrue(sure.verdict().get(3).startsWith("Only 1 of the 2 games differ"));
        assertEquals(AnalysisWords.Pace.DRAGS, AnalysisWords.Pace.of(0.0699));
        assertEquals(AnalysisWords.Pace.COMFORTABLE, AnalysisWords.Pace.of(0.07));
        assertEquals(AnalysisWords.Pace.COMFORTABLE, AnalysisWords.Pace.of(0.08));
    }

    @Test
    void oneGameIsNotEnough() {
        assertThrows(IllegalArgumentException.class, () -> analysis(LONG));
    }
}
