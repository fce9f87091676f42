package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.Conventions.Straight;
import rulesmith.rules.EnglishRules.Piece;

class EnglishRulesTest {

    private static final int E2 = Variant.D2 + 1;
    private static final int CONVERSION_OF_1 = Genes.CONVERSION;
    private static final int CONVERSION_OF_2 = Genes.CONVERSION + 1;
    private static final int MOVEMENT_OF_2 = Genes.MOVEMENT + 1;

    private static List<String> sentences(RuleSet ruleSet, int type) {
        return EnglishRules.of(ruleSet).pieces().stream()
                .filter(piece -> piece.type() == type)
                .findFirst()
                .orElseThrow()
                .sentences();
    }

    private static String ending(RuleSet ruleSet) {
        return String.join(" ", EnglishRules.of(ruleSet).ending());
    }

    private static String moving(RuleSet ruleSet) {
        return String.join(" ", EnglishRules.of(ruleSet).moving());
    }

    private static String limit(int plies, AtLimit atLimit) {
        Conventions conventions = Conventions.DEFAULT.withMoveLimit(plies).withAtLimit(atLimit);
        List<String> ending =
                EnglishRules.of(Variant.PLAIN.withConventions(conventions)).ending();
        return ending.get(ending.size() - 1);
    }

    @Test
    void tellsEnglishDraughtsAsAPersonWould() {
        assertEquals(
                List.of(
                        "Two players, South and North, sit at opposite sides of a board of eight by eight cells and move in"
                                + " turn; South begins. Each has 12 pieces, all of type 1. “Forward” is away from you, and the far"
                                + " row is the row farthest from you.",
                        "Type 1. Moves one cell diagonally forward. Captures an enemy piece next to it, in a direction"
                                + " it moves in, by jumping over it to the cell just behind, which must be empty. When"
                                + " it ends a move or a jump on the far row it becomes a piece of type 2.",
                        "Type 2. Moves one cell diagonally, forward or backward. Captures an enemy piece next to it,"
                                + " in a direction it moves in, by jumping over it to the cell just behind, which must"
                                + " be empty. Nobody starts with one: it comes from type 1.",
                        "A piece moves to empty cells only, except to capture, and passes over other pieces only to capture. You"
                                + " must move when it is your turn. If you can capture you must, but you may choose"
                                + " any capture you like. After a jump the same piece must go on jumping, in any of"
                                + " its directions, as long as it can; the whole chain is one move, and every piece"
                                + " jumped over leaves the board at once. Becoming another type ends the move, even in"
                                + " the middle of a chain.",
                        "A player who cannot move when it is their turn loses, and so does one without pieces. After 100 moves (50"
                                + " each) the game is over: the player with more pieces wins, and equal numbers are a"
                                + " draw."),
                EnglishRules.of(DrawnRuleSets.DRAUGHTS).paragraphs());
    }

    @Test
    void countsThePiecesOfTheSetUp() {
        String one = EnglishRules.of(Variant.PLAIN).setUp();
        assertTrue(one.contains(" Each has a single piece, of type 1. "), one);
        String alike = EnglishRules.of(Variant.of(E2, 1)).setUp();
        assertTrue(alike.contains(" Each has 2 pieces, all of type 1. "), alike);
        String two = EnglishRules.of(Variant.of(E2, 1, 0, 6)).setUp();
        assertTrue(two.contains(" Each has 3 pieces: 2 of type 1 and 1 of type 6. "), two);
        String three = EnglishRules.of(Variant.of(E2, 1, 0, 6, 1, 4)).setUp();
        assertTrue(three.contains(" Each has 4 pieces: 2 of type 1, 1 of type 4 and 1 of type 6. "), three);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | 0 | Moves one cell diagonally forward.",
                "1 | 1 | Moves any number of empty cells diagonally forward.",
                "2 | 0 | Moves one cell diagonally, forward or backward.",
                "2 | 1 | Moves any number of empty cells diagonally, forward or backward.",
                "3 | 0 | Moves one cell in any direction: straight, sideways or diagonally.",
                "3 | 1 | Moves any number of empty cells in any direction: straight, sideways or diagonally.",
                "4 | 0 | Leaps in an L, like a chess knight: two cells straight and one to the side, whatever stands in between.",
                "4 | 1 | Leaps in an L, two cells straight and one to the side, whatever stands in between; it may repeat the same leap as often as it likes while the cells it lands on are empty.",
                "5 | 0 | Moves one cell straight forward or backward.",
                "5 | 1 | Moves any number of empty cells straight forward or backward.",
                "6 | 0 | Moves one cell straight forward.",
                "6 | 1 | Moves any number of empty cells straight forward.",
            })
    void saysHowAPieceMovesHoweverItCaptures(int movement, int step, String sentence) {
        for (int capture = 0; capture <= 1; capture++) {
            RuleSet ruleSet = Variant.of(Genes.MOVEMENT, movement, Genes.STEP, step, Genes.CAPTURE, capture);
            assertEquals(sentence, sentences(ruleSet, 1).get(0));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | Moves one cell straight forward, backward or sideways.",
                "1 | Moves any number of empty cells straight forward, backward or sideways.",
            })
    void aRookMovesSideways(int step, String sentence) {
        RuleSet ruleSet = Variant.of(Genes.MOVEMENT, 5, Genes.STEP, step)
                .withConventions(Conventions.DEFAULT.withStraight(Straight.ROOK));
        assertEquals(sentence, sentences(ruleSet, 1).get(0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | 0 | Captures an enemy piece by moving onto its cell in the same manner.",
                "1 | 0 | Captures the first enemy piece it meets on its way by moving onto its cell.",
                "0 | 1 | Captures an enemy piece next to it, in a direction it moves in, by jumping over it to the cell just behind, which must be empty.",
                "1 | 1 | Captures the first enemy piece it meets on its way by jumping over it to the cell just behind, which must be empty.",
            })
    void saysHowAPieceCaptures(int step, int capture, String sentence) {
        for (int movement : List.of(1, 2, 3, 5, 6)) {
            RuleSet ruleSet = Variant.of(Genes.MOVEMENT, movement, Genes.STEP, step, Genes.CAPTURE, capture);
            assertEquals(sentence, sentences(ruleSet, 1).get(1));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | 0 | Captures an enemy piece by moving onto its cell in the same manner.",
                "1 | 0 | Captures the first enemy piece it meets on its way by moving onto its cell.",
                "0 | 1 | Captures an enemy piece one leap away by jumping over it to the cell one leap further in the same direction, which must be empty.",
                "1 | 1 | Captures the first enemy piece it would land on by jumping over it to the cell one leap further in the same direction, which must be empty.",
            })
    void saysHowALeaperCaptures(int step, int capture, String sentence) {
        RuleSet ruleSet = Variant.of(Genes.MOVEMENT, 4, Genes.STEP, step, Genes.CAPTURE, capture);
        assertEquals(sentence, sentences(ruleSet, 1).get(1));
    }

    @Test
    void leavesOutTypesThatNeverComeOnTheBoard() {
        RuleSet ruleSet = Variant.of(E2, 4, CONVERSION_OF_1, 6, CONVERSION_OF_2, 3, Genes.HONOR, 5);
        List<Integer> told =
                EnglishRules.of(ruleSet).pieces().stream().map(Piece::type).toList();
        assertEquals(List.of(1, 4, 6), told);
        String text = String.join(" ", EnglishRules.of(ruleSet).paragraphs());
        for (int absent : List.of(2, 3, 5)) {
            assertFalse(text.contains("ype " + absent), text);
        }
    }

    @Test
    void saysWhatAPieceBecomes() {
        RuleSet stepping = Variant.of(CONVERSION_OF_1, 2);
        assertEquals(
                "When it ends a move on the far row it becomes a piece of type 2.",
                sentences(stepping, 1).get(2));
        RuleSet jumping = Variant.of(CONVERSION_OF_1, 2, Genes.CAPTURE, 1);
        assertEquals(
                "When it ends a move or a jump on the far row it becomes a piece of type 2.",
                sentences(jumping, 1).get(2));
    }

    @Test
    void saysWhereAPieceThatNobodyStartsWithComesFrom() {
        assertEquals(
                "Nobody starts with one: it comes from type 1.",
                sentences(Variant.of(CONVERSION_OF_1, 2), 2).get(2));
        assertEquals(
                "Nobody starts with one: it comes from type 1, 3 or 4.",
                sentences(
                                Variant.of(
                                        0,
                                        3,
                                        1,
                                        4,
                                        CONVERSION_OF_1,
                                        2,
                                        Genes.CONVERSION + 2,
                                        2,
                                        Genes.CONVERSION + 3,
                                        2),
                                2)
                        .get(2));
        assertEquals(2, sentences(Variant.of(E2, 2, CONVERSION_OF_1, 2), 2).size(), "type 2 is in the set-up");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void becomingItselfOrNothingIsNotWorthASentence(int conversion) {
        assertEquals(2, sentences(Variant.of(CONVERSION_OF_1, conversion), 1).size());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6})
    void aForwardMoverThatStaysWhatItIsIsStuckOnTheFarRow(int movement) {
        String stuck = "On the far row it can move no more.";
        assertEquals(stuck, sentences(Variant.of(Genes.MOVEMENT, movement), 1).get(2));
        // Born there, it never gets to turn into type 3.
        RuleSet born = Variant.of(CONVERSION_OF_1, 2, MOVEMENT_OF_2, movement, CONVERSION_OF_2, 3);
        assertEquals(
                List.of(
                        "Appears on the far row and never moves from there.",
                        "Nobody starts with one: it comes from type 1."),
                sentences(born, 2));
        assertFalse(
                moving(Variant.of(CONVERSION_OF_1, 2, MOVEMENT_OF_2, movement, Genes.CAPTURE + 1, 1))
                        .contains("jump"),
                "who never moves never jumps");
        // From the set-up it does.
        RuleSet walking = Variant.of(E2, 2, CONVERSION_OF_1, 2, MOVEMENT_OF_2, movement, CONVERSION_OF_2, 3);
        assertEquals(
                "When it ends a move on the far row it becomes a piece of type 3.",
                sentences(walking, 2).get(2));
    }

    @Test
    void thePieceOfHonorIsCalledSo() {
        RuleSet ruleSet = Variant.of(E2, 2, Genes.HONOR, 2);
        List<String> titles =
                EnglishRules.of(ruleSet).pieces().stream().map(Piece::title).toList();
        assertEquals(List.of("Type 1", "Type 2 (the piece of honor)"), titles);
    }

    @Test
    void saysNothingOfHonorWhereThereIsNone() {
        String other = "A player who cannot move when it is their turn loses, and so does one without pieces. ";
        assertTrue(ending(Variant.PLAIN).startsWith(other), ending(Variant.PLAIN));
        RuleSet absent = Variant.of(Genes.HONOR, 2);
        assertTrue(ending(absent).startsWith(other), ending(absent));
    }

    @Test
    void honorOfAPieceThatCanOnlyBeCaptured() {
        String text = ending(Variant.of(Genes.HONOR, 1));
        assertTrue(text.startsWith("You lose as soon as you have no piece of type 1 left. A player who"), text);
    }

    @Test
    void honorOfAPieceThatMayTurnIntoAnother() {
        String text = ending(Variant.of(Genes.HONOR, 1, CONVERSION_OF_1, 2));
        assertTrue(
                text.startsWith("You lose as soon as you have no piece of type 1 left, whether captured or turned into"
                        + " another type. If one move leaves both players without one, the player who moved wins. A"
                        + " player who"),
                text);
    }

    @Test
    void honorOfAPieceThatNobodyStartsWith() {
        String text = ending(Variant.of(Genes.HONOR, 2, CONVERSION_OF_1, 2));
        assertTrue(
                text.startsWith(
                        "Once you have had a piece of type 2, you lose as soon as you have none left. A player"),
                text);
    }

    @Test
    void honorOfAPieceThatComesAndGoes() {
        String text = ending(Variant.of(Genes.HONOR, 2, CONVERSION_OF_1, 2, CONVERSION_OF_2, 1));
        assertTrue(
                text.startsWith("Once you have had a piece of type 2, you lose as soon as you have none left, whether"
                        + " captured or turned into another type. If one move leaves both players without one, the"
                        + " player who moved wins. "),
                text);
    }

    @Test
    void honorOfAPieceThatCannotLeaveTheFarRowIsLostByCaptureAlone() {
        String text = ending(Variant.of(Genes.HONOR, 2, CONVERSION_OF_1, 2, MOVEMENT_OF_2, 6, CONVERSION_OF_2, 3));
        assertTrue(text.contains("as soon as you have none left. A player"), text);
    }

    @Test
    void captureIsADutyOrNot() {
        assertTrue(
                moving(Variant.of(Genes.MANDATORY, 1))
                        .contains(" If you can capture you must, but you may choose any capture you like."),
                moving(Variant.of(Genes.MANDATORY, 1)));
        assertTrue(
                moving(Variant.PLAIN).contains(" You need not capture if you do not want to."), moving(Variant.PLAIN));
    }

    @Test
    void explainsChainsOnlyWherePiecesJump() {
        assertFalse(moving(Variant.PLAIN).contains("jump"), moving(Variant.PLAIN));
        assertFalse(moving(Variant.of(Genes.CAPTURE + 1, 1)).contains("jump"), "type 2 is not in play");
        String chains = moving(Variant.of(Genes.CAPTURE, 1));
        assertTrue(chains.contains("After a jump the same piece must go on jumping"), chains);
        assertFalse(chains.contains("Becoming another type"), chains);
        String converting = moving(Variant.of(Genes.CAPTURE, 1, CONVERSION_OF_1, 2));
        assertTrue(converting.endsWith("Becoming another type ends the move, even in the middle of a chain."));
        String steppingConverts = moving(Variant.of(E2, 2, Genes.CAPTURE, 1, CONVERSION_OF_2, 1));
        assertFalse(steppingConverts.contains("Becoming another type"), "only a piece that cannot jump converts");
    }

    @Test
    void leapersPassOverPieces() {
        assertTrue(moving(Variant.of(Genes.MOVEMENT, 4)).contains("only to capture or when it leaps."));
        assertTrue(moving(Variant.PLAIN).contains("only to capture. "));
    }

    @Test
    void saysWhenTheGameIsOver() {
        String majority = "the player with more pieces wins, and equal numbers are a draw.";
        assertEquals("After 100 moves (50 each) the game is over: " + majority, limit(100, AtLimit.MAJORITY));
        assertEquals("After 99 moves in all the game is over: " + majority, limit(99, AtLimit.MAJORITY));
        assertEquals("After 1 move the game is over: " + majority, limit(1, AtLimit.MAJORITY));
        assertEquals("After 120 moves (60 each) the game is a draw.", limit(120, AtLimit.DRAW));
        assertEquals("After 1 move the game is a draw.", limit(1, AtLimit.DRAW));
    }

    @Property(tries = 300, seed = "2", edgeCases = EdgeCasesMode.NONE)
    void everyTextIsMadeOfWholeSentences(@ForAll("ruleSets") RuleSet ruleSet) {
        EnglishRules rules = EnglishRules.of(ruleSet);
        assertEquals(ruleSet.typesInPlay().size(), rules.pieces().size());
        for (String paragraph : rules.paragraphs()) {
            assertTrue(paragraph.matches("[A-Z“].*[a-z0-9]\\."), paragraph);
            assertFalse(paragraph.matches(".*(  |\\.\\.|,,| ,| \\.|null).*"), paragraph);
        }
    }

    @Provide
    Arbitrary<RuleSet> ruleSets() {
        return AnyRuleSet.ruleSets();
    }
}
