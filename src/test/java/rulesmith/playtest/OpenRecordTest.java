package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.IllegalMoveException;
import rulesmith.game.RuleSetGame;
import rulesmith.genome.Genome;
import rulesmith.play.RandomAgent;
import rulesmith.rules.Conventions;
import rulesmith.rules.Draughts;

class OpenRecordTest {

    private static final RuleSetGame DRAUGHTS = new RuleSetGame(Draughts.ruleSet());

    @Test
    void showsWhatAPageNeeds() {
        BoardView start = new OpenRecord(DRAUGHTS).view(0);
        assertEquals("1.1.1.1..1.1.1.11.1.1.1..................a.a.a.aa.a.a.a..a.a.a.a", start.board());
        assertEquals("south", start.toMove());
        assertEquals(7, start.moves().size());
        assertEquals(List.of(), start.steps());
        assertEquals("ongoing", start.outcome());
        assertTrue(start.moves().contains(new BoardView.Choice("c3-d4", List.of(18, 27), List.of())));
    }

    @Test
    void aChainIsOneMoveWithItsHops() {
        OpenRecord record =
                OpenRecord.after(DRAUGHTS, List.of("g3-f4", "f6-g5", "c3-d4", "d6-e5", "f4xd6", "c7xe5xc3"));
        BoardView view = record.view(5);
        assertEquals(List.of("11", "a"), view.captured());
        assertEquals(1, view.steps().size());
        assertEquals(List.of(50, 36, 18), view.steps().get(0).path());
        assertEquals(List.of(43, 27), view.steps().get(0).taken());
        assertEquals(view.board(), view.steps().get(0).board());
    }

    @Test
    void whatIsNotLegalChangesNothing() {
        OpenRecord record = OpenRecord.after(DRAUGHTS, List.of("c3-d4"));
        BoardView before = record.view(0);
        for (String move : List.of("c3-d4", "f6-f5", "", "a".repeat(1000), "f6-e5 ", "<b>")) {
            assertThrows(IllegalMoveException.class, () -> record.play(move), move);
        }
        assertEquals(before, record.view(0));
    }

    @Test
    void theLastStepIsAlwaysShownAndMoreIfTheyWereNotSeen() {
        OpenRecord record = OpenRecord.after(DRAUGHTS, List.of("c3-d4", "f6-e5", "d4xf6"));
        assertEquals(3, record.view(0).steps().size());
        assertEquals(2, record.view(1).steps().size());
        assertEquals(1, record.view(3).steps().size());
        assertEquals(2, record.view(99).steps().get(0).ply());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void takingBackRestoresEveryView(long seed) {
        RuleSetGame game = new RuleSetGame(
                Genome.random(Seed.of(seed), Conventions.DEFAULT).ruleSet("Any", Conventions.DEFAULT));
        OpenRecord record = new OpenRecord(game);
        SeededRandom random = Seed.of(seed).generator();
        RandomAgent agent = new RandomAgent();
        List<BoardView> views = new ArrayList<>();
        while (!record.position().outcome().isOver()) {
            views.add(record.view(0));
            String move = record.play(agent, random);
            assertEquals(move, record.history().get(record.history().size() - 1));
        }
        BoardView end = record.view(0);
        assertEquals(List.of(), end.moves());
        assertFalse(end.ending().isEmpty());
        assertEquals(end, OpenRecord.after(game, end.history()).view(0));
        int pieces = 2 * game.ruleSet().pieceCount();
        long left = end.board().chars().filter(letter -> letter != '.').count();
        assertEquals(
                pieces,
                left + end.captured().get(0).length() + end.captured().get(1).length());
        for (int i = views.size() - 1; i >= 0; i--) {
            record.undo();
            assertEquals(views.get(i), record.view(0));
        }
    }
}
