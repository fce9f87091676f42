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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.games.ConnectFour;
import rulesmith.games.Twenty48;
import rulesmith.games.Twenty48Position;
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
        return game(0, outcome, choices, south);
    }

    /** @param first the column of the first disc; each of the others is dropped to the right of the one before */
    private static AnalysedGame game(int first, Outcome outcome, int[] choices, int[] south) {
        List<AnalysedGame.Ply> plies = new ArrayList<>();
        LongArrayList line = new LongArrayList();
        for (int i = 0; i < choices.length; i++) {
            plies.add(new AnalysedGame.Ply(
                    i, i % 2 == 0 ? Player.SOUTH : Player.NORTH, choices[i], 10 * i, south[i], 2, 0));
            line.add((first + i) % 7);
        }
        return new AnalysedGame(
                ConnectFour.standard(), List.of(Player.SOUTH, Player.NORTH), line, plies, outcome, "four in a row");
    }

    private static Analysis analysis(AnalysedGame... games) {
        return analysis("connect4", "one-ply", games);
    }

    private static Analysis analysis(String reference, String south, AnalysedGame... games) {
        return new Analysis(
                games[0].game(),
                new Analysis.Settings(reference, south, "random", 2, "1 point", 1, 0, Seed.of(3)),
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
                "As far as the search sees, South had been sure of a lead and is not any more.",
                found.get(0).sentence(LONG));
        assertEquals(
                "As far as the search sees, South is now sure of a lead, whatever the other side does.",
                found.get(1).sentence(LONG));
        assertEquals(1, Changeover.of(LONG, 1).size());
        assertEquals(1, Changeover.of(SHORT, 3).size());
        assertEquals(
                "As far as the search sees, a lead, which had been out of reach, is possible for North again.",
                new Changeover(1, 3, Player.NORTH, NEVER, 5, -0.5).sentence(LONG));
        assertEquals(List.of(), Changeover.of(game(Outcome.DRAW, new int[] {1, 1, 1}, new int[] {4, 4, 4}), 3));
    }

    @Test
    void saysWhetherTheIntervalAllowsAnotherVerdict() {
        AnalysisWords unsure = new AnalysisWords(ANALYSIS);
        assertEquals(AnalysisWords.Pace.QUICK, unsure.pace());
        assertFalse(unsure.sure());
        assertTrue(
                unsure.verdict().get(0).startsWith("Connect Four, as these agents play it, seems to be over quickly"));
        assertTrue(unsure.verdict().get(0).contains("more games would tell"));
        AnalysedGame other = game(1, Outcome.SOUTH, new int[] {4, 4, 2, 2, 1, 1}, new int[] {0, 10, 5, 10, 0, NEVER});
        AnalysisWords sure = new AnalysisWords(analysis(LONG, other));
        assertTrue(sure.sure());
        assertTrue(sure.verdict().get(0).startsWith("Connect Four, as these agents play it, is over quickly"));
        // √(14 / 6) / 6 is 0.2546.
        assertTrue(sure.verdict().get(0).contains("Its distance from this zone is 0.1746."));
        assertEquals(AnalysisWords.Pace.DRAGS, AnalysisWords.Pace.of(0.0699));
        assertEquals(AnalysisWords.Pace.COMFORTABLE, AnalysisWords.Pace.of(0.07));
        assertEquals(AnalysisWords.Pace.COMFORTABLE, AnalysisWords.Pace.of(0.08));
    }

    /** The same game again has the same figures: the interval has no width, and says nothing. */
    @Test
    void repetitionsMakeNothingSure() {
        AnalysisWords words = new AnalysisWords(analysis(LONG, LONG));
        assertFalse(words.sure());
        String verdict = words.verdict().get(0);
        assertTrue(verdict.startsWith("Connect Four, as these agents play it, seems to be over quickly"), verdict);
        assertTrue(verdict.contains("Some games are repetitions"), verdict);
        assertFalse(verdict.contains("more games would tell"), verdict);
        assertTrue(words.verdict().get(3).startsWith("Only 1 of the 2 games differ"));
    }

    /** Two fours and a slide that makes them an eight, the goal. */
    @Test
    void theLastSlideCounts() {
        Twenty48 small = Twenty48.of(2, 8);
        Twenty48Position position = small.start();
        LongArrayList line = new LongArrayList();
        for (String move : List.of("4@a2", "4@b2", "left")) {
            line.add(position.parse(move));
            position.play(line.getLong(line.size() - 1));
        }
        assertEquals(8, position.highest());
        AnalysedGame game = new AnalysedGame(
                small,
                List.of(Player.SOUTH),
                line,
                List.of(new AnalysedGame.Ply(2, Player.SOUTH, 3, 1, 0, 0, 4)),
                position.outcome(),
                position.ending());
        assertEquals(
                "Highest tile at the end: 8 in 2 of 2 games.",
                new AnalysisWords(analysis(game, game)).verdict().get(2));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "draughts, draughts",
                "rules/a_game.json, rules/a_game.json",
                "genes:1-2, genes:1-2",
                "English draughts, 'English draughts'",
                "Fox's $game, 'Fox'\\''s $game'",
                "-, connect4"
            })
    void theCommandIsForAShell(String reference, String word) {
        String command = new AnalysisWords(analysis(reference, "champion:my file", LONG, SHORT)).command();
        assertTrue(command.startsWith("rulesmith analyze " + word + " --games 2 "), command);
        assertTrue(command.endsWith(" --south 'champion:my file' --north random"), command);
    }

    @Test
    void oneGameIsNotEnough() {
        assertThrows(IllegalArgumentException.class, () -> analysis(LONG));
    }
}
