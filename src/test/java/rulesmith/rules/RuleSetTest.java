package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.Conventions.Straight;

class RuleSetTest {

    private static final int MOVEMENT_OF_2 = Genes.MOVEMENT + 1;
    private static final int CONVERSION_OF_1 = Genes.CONVERSION;
    private static final int CONVERSION_OF_2 = Genes.CONVERSION + 1;
    private static final int CONVERSION_OF_3 = Genes.CONVERSION + 2;
    private static final int E2 = Variant.D2 + 1;

    private static String problem(List<Integer> genes, Conventions conventions) {
        return assertThrows(InvalidRuleSetException.class, () -> RuleSet.of("Game", genes, conventions))
                .getMessage();
    }

    private static List<Integer> pieces(int count) {
        List<Integer> genes = Variant.genes(Variant.D2, 0);
        Collections.fill(genes.subList(0, count), 1);
        return genes;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0  | 7  | genes[0] (gene 1, placement of a1) is 7, expected 0 to 6",
                "23 | -1 | genes[23] (gene 24, placement of h3) is -1, expected 0 to 6",
                "24 | 0  | genes[24] (gene 25, movement of type 1) is 0, expected 1 to 6",
                "29 | 7  | genes[29] (gene 30, movement of type 6) is 7, expected 1 to 6",
                "30 | 2  | genes[30] (gene 31, step size of type 1) is 2, expected 0 to 1",
                "41 | -1 | genes[41] (gene 42, capture of type 6) is -1, expected 0 to 1",
                "42 | 7  | genes[42] (gene 43, piece of honor) is 7, expected 0 to 6",
                "43 | 7  | genes[43] (gene 44, conversion of type 1) is 7, expected 0 to 6",
                "49 | 2  | genes[49] (gene 50, mandatory capture) is 2, expected 0 to 1",
            })
    void namesTheGeneThatIsOutOfRange(int index, int value, String message) {
        assertEquals(message, problem(Variant.genes(index, value), Conventions.DEFAULT));
    }

    @Test
    void everyGeneHasTheRangeOfItsGroupAndNoMore() {
        for (int i = 0; i < Genes.COUNT; i++) {
            int index = i;
            int min = Genes.min(i);
            int max = Genes.max(i);
            IntStream.rangeClosed(min, max).forEach(value -> Variant.of(Variant.D2 + 1, 1, index, value));
            problem(Variant.genes(index, min - 1), Conventions.DEFAULT);
            problem(Variant.genes(index, max + 1), Conventions.DEFAULT);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 49, 51})
    void thereAreFiftyGenes(int count) {
        assertEquals(
                "genes must be 50 numbers, not " + count, problem(Collections.nCopies(count, 1), Conventions.DEFAULT));
    }

    @Test
    void atLeastOnePieceIsPlaced() {
        assertEquals("genes place no piece, expected at least 1", problem(pieces(0), Conventions.DEFAULT));
        assertEquals(1, RuleSet.of("Game", pieces(1), Conventions.DEFAULT).pieceCount());
    }

    @Test
    void noMorePiecesArePlacedThanTheConventionsAllow() {
        assertEquals(16, RuleSet.of("Game", pieces(16), Conventions.DEFAULT).pieceCount());
        assertEquals(
                "genes place 17 pieces, expected at most 16 (conventions.maxPieces)",
                problem(pieces(17), Conventions.DEFAULT));
        assertEquals(
                24,
                RuleSet.of("Game", pieces(24), Conventions.DEFAULT.withMaxPieces(24))
                        .pieceCount());
        assertEquals(
                "genes place 2 pieces, expected at most 1 (conventions.maxPieces)",
                problem(pieces(2), Conventions.DEFAULT.withMaxPieces(1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", " a", "a ", "\u2003a", "\n"})
    void theNameHasLettersAtItsEnds(String name) {
        InvalidRuleSetException e = assertThrows(InvalidRuleSetException.class, () -> Variant.PLAIN.withName(name));
        assertEquals("name must be 1 to 80 characters without space at its ends", e.getMessage());
    }

    @Test
    void theNameHasAtMostEightyCharacters() {
        assertEquals(80, Variant.PLAIN.withName("x".repeat(80)).name().length());
        assertThrows(InvalidRuleSetException.class, () -> Variant.PLAIN.withName("x".repeat(81)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nb", "a\tb", "a\u001bb", "a\u007fb", "a\u0085b", "a\0b"})
    void theNameHasNoControlCharacters(String name) {
        InvalidRuleSetException e = assertThrows(InvalidRuleSetException.class, () -> Variant.PLAIN.withName(name));
        assertEquals("name must not contain control characters", e.getMessage());
    }

    @Test
    void theIdIsFixedForever() {
        assertEquals("4fdb6e8be7", DrawnRuleSets.DRAUGHTS.id());
    }

    @Test
    void theIdIsThatOfThePlay() {
        RuleSet renamed = Variant.PLAIN
                .withName("Other")
                .withProvenance(Map.of("origin", "test"))
                .withMetrics(Map.of("length", new Measurement(1, 0, 2, 3)));
        assertEquals(Variant.PLAIN.id(), renamed.id());
        assertNotEquals(Variant.PLAIN, renamed);
    }

    @Test
    void everyGeneAndEveryConventionCountsForTheId() {
        Set<String> ids = new HashSet<>(Set.of(Variant.PLAIN.id()));
        List<Integer> genes = Variant.PLAIN.genes();
        for (int i = 0; i < Genes.COUNT; i++) {
            int other = genes.get(i) == Genes.max(i) ? Genes.max(i) - 1 : Genes.max(i);
            ids.add(Variant.of(i, other).id());
        }
        Conventions conventions = Conventions.DEFAULT;
        ids.add(Variant.PLAIN.withConventions(conventions.withMaxPieces(17)).id());
        ids.add(Variant.PLAIN.withConventions(conventions.withMoveLimit(101)).id());
        ids.add(Variant.PLAIN
                .withConventions(conventions.withAtLimit(AtLimit.DRAW))
                .id());
        ids.add(Variant.PLAIN
                .withConventions(conventions.withStraight(Straight.ROOK))
                .id());
        assertEquals(1 + Genes.COUNT + 4, ids.size());
        ids.forEach(id -> assertTrue(id.matches("[0-9a-f]{10}"), id));
    }

    @Test
    void changesAfterwardsToWhatItWasMadeOfDoNotReachIt() {
        List<Integer> genes = new ArrayList<>(Variant.PLAIN.genes());
        Map<String, String> notes = new HashMap<>(Map.of("b", "2", "a", "1"));
        RuleSet ruleSet = RuleSet.of("Game", genes, Conventions.DEFAULT).withProvenance(notes);
        genes.set(0, 6);
        notes.put("c", "3");
        assertEquals(Variant.PLAIN.genes(), ruleSet.genes());
        assertEquals("{a=1, b=2}", ruleSet.provenance().toString());
        assertThrows(
                UnsupportedOperationException.class, () -> ruleSet.provenance().put("d", "4"));
        assertThrows(UnsupportedOperationException.class, () -> ruleSet.genes().set(0, 6));
    }

    @Test
    void northStartsWithSouthsSetUpTurned() {
        RuleSet ruleSet = Variant.of(0, 3, 7, 4, 23, 5);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            assertEquals(ruleSet.southPiece(cell), ruleSet.northPiece(63 - cell));
        }
        assertEquals(3, ruleSet.southPiece(0));
        assertEquals(3, ruleSet.northPiece(63));
        assertEquals(4, ruleSet.northPiece(56));
        assertEquals(5, ruleSet.northPiece(40));
        assertEquals(0, ruleSet.southPiece(24));
    }

    @Test
    void readsATypeFromItsGenes() {
        RuleSet ruleSet = Variant.of(MOVEMENT_OF_2, 4, Genes.STEP + 1, 1, Genes.CAPTURE + 1, 1, CONVERSION_OF_2, 5);
        assertEquals(new PieceType(2, Movement.L, true, true, 5), ruleSet.type(2));
        assertEquals(new PieceType(1, Movement.ALL, false, false, 0), ruleSet.type(1));
    }

    @Test
    void knowsHonorAndDuty() {
        RuleSet ruleSet = Variant.of(Genes.HONOR, 6, Genes.MANDATORY, 1);
        assertEquals(6, ruleSet.honor());
        assertTrue(ruleSet.captureMandatory());
        assertEquals(0, Variant.PLAIN.honor());
        assertFalse(Variant.PLAIN.captureMandatory());
    }

    @Test
    void theTypesOfTheSetUpAreInPlay() {
        assertEquals(Set.of(1), Variant.PLAIN.typesInPlay());
        assertEquals(Set.of(1, 4, 6), Variant.of(0, 6, 1, 4).typesInPlay());
    }

    @Test
    void whatTypesTurnIntoIsInPlayToo() {
        RuleSet ruleSet = Variant.of(CONVERSION_OF_1, 2, CONVERSION_OF_2, 3, CONVERSION_OF_3, 1);
        assertEquals(Set.of(1, 2, 3), ruleSet.typesInPlay());
    }

    @Test
    void turningIntoItselfBringsNothingIntoPlay() {
        assertEquals(Set.of(1), Variant.of(CONVERSION_OF_1, 1).typesInPlay());
        assertEquals(Set.of(1), Variant.of(CONVERSION_OF_2, 3).typesInPlay());
    }

    @ParameterizedTest
    @CsvSource({"1, false", "2, true", "3, true", "4, true", "5, true", "6, false"})
    void aForwardMoverBornOnTheLastRowStaysWhatItIs(int movement, boolean leaves) {
        RuleSet ruleSet = Variant.of(CONVERSION_OF_1, 2, MOVEMENT_OF_2, movement, CONVERSION_OF_2, 3);
        assertEquals(leaves ? Set.of(1, 2, 3) : Set.of(1, 2), ruleSet.typesInPlay());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6})
    void aForwardMoverOfTheSetUpReachesTheLastRow(int movement) {
        RuleSet alone = Variant.of(Genes.MOVEMENT, movement, CONVERSION_OF_1, 2);
        assertEquals(Set.of(1, 2), alone.typesInPlay());
        RuleSet both = Variant.of(E2, 2, CONVERSION_OF_1, 2, MOVEMENT_OF_2, movement, CONVERSION_OF_2, 3);
        assertEquals(Set.of(1, 2, 3), both.typesInPlay());
    }

    @Test
    void readsGenesSeparatedByCommas() {
        String text = Variant.PLAIN.genes().stream().map(String::valueOf).collect(Collectors.joining(","));
        assertEquals(Variant.PLAIN.genes(), RuleSet.parseGenes(text));
        assertEquals(Variant.PLAIN.genes(), RuleSet.parseGenes("\n " + text.replace(",", " ,\n\t ") + " \n"));
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "'  ', 0", "1, 1", "'1,2', 2", "'1,2,', 3", "1 2 3, 1"})
    void saysHowManyNumbersWereGiven(String text, int count) {
        InvalidRuleSetException e = assertThrows(InvalidRuleSetException.class, () -> RuleSet.parseGenes(text));
        assertEquals("genes must be 50 numbers, not " + count, e.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"x, x", "'', ''", "1.5, 1.5", "99999999999, 99999999999", "'1\n2', 1 2"})
    void saysWhichGeneIsNotANumber(String text, String shown) {
        String genes = "0,".repeat(24) + text + ",0".repeat(25);
        InvalidRuleSetException e = assertThrows(InvalidRuleSetException.class, () -> RuleSet.parseGenes(genes));
        assertEquals(
                "genes[24] (gene 25, movement of type 1) is \"" + shown + "\", expected a whole number",
                e.getMessage());
    }

    @Test
    void aProblemNamesTheFileItIsIn() {
        InvalidRuleSetException e = new InvalidRuleSetException("name", "is missing");
        assertEquals("a.json: name is missing", e.in("a.json").getMessage());
    }
}
