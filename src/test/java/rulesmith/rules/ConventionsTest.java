package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.Conventions.Straight;

class ConventionsTest {

    @Test
    void theDefaultsAreThoseOfTheRules() {
        assertEquals(new Conventions(16, 100, AtLimit.MAJORITY, Straight.FILE), Conventions.DEFAULT);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 25, Integer.MAX_VALUE})
    void refusesANumberOfPiecesThatDoesNotFitTheSetUp(int pieces) {
        InvalidRuleSetException e =
                assertThrows(InvalidRuleSetException.class, () -> Conventions.DEFAULT.withMaxPieces(pieces));
        assertEquals("conventions.maxPieces is " + pieces + ", expected 1 to 24", e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void refusesALimitThatNoGameCanReach(int plies) {
        InvalidRuleSetException e =
                assertThrows(InvalidRuleSetException.class, () -> Conventions.DEFAULT.withMoveLimit(plies));
        assertEquals("conventions.moveLimit is " + plies + ", expected a positive number of plies", e.getMessage());
    }

    @Test
    void changesOneChoiceAtATime() {
        Conventions changed = Conventions.DEFAULT
                .withMaxPieces(24)
                .withMoveLimit(1)
                .withAtLimit(AtLimit.DRAW)
                .withStraight(Straight.ROOK);
        assertEquals(new Conventions(24, 1, AtLimit.DRAW, Straight.ROOK), changed);
    }

    @Test
    void choicesHaveTheWordsOfTheFileFormat() {
        assertEquals("majority", AtLimit.MAJORITY.toString());
        assertEquals("draw", AtLimit.DRAW.toString());
        assertEquals("file", Straight.FILE.toString());
        assertEquals("rook", Straight.ROOK.toString());
    }
}
