package rulesmith.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.game.IllegalMoveException;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.game.RuleSetGame;
import rulesmith.rules.Conventions;
import rulesmith.rules.Variant;

class GameRecordTest {

    private static final RuleSetGame GAME = new RuleSetGame(Variant.PLAIN);

    private static final GameRecord RECORD = new GameRecord(
            GAME.id(),
            "Plain",
            "human",
            "random",
            -42,
            List.of("d2-d3", "e7-e6", "d3-d4"),
            Outcome.SOUTH,
            GameRecord.RESIGNED);

    private static final String TEXT = """
            format rulesmith-record/1
            game %s
            name Plain
            south human
            north random
            seed -42
            outcome south
            ending resigned

            1. d2-d3 e7-e6
            2. d3-d4
            """.formatted(GAME.id());

    private static String problem(String text) {
        return assertThrows(IllegalArgumentException.class, () -> GameRecord.parse(text))
                .getMessage();
    }

    @Test
    void isATextPeopleCanRead() {
        assertEquals(TEXT, RECORD.text());
    }

    @Test
    void readsWhatItWrote() {
        assertEquals(RECORD, GameRecord.parse(TEXT));
    }

    @Test
    void readsFilesFromOtherSystems() {
        assertEquals(RECORD, GameRecord.parse(TEXT.replace("\n", "\r\n")));
    }

    @Test
    void namesMayHoldSpacesAndOddLetters() {
        GameRecord record = new GameRecord(
                GAME.id(), "A  name:\u2028\u2028\"x\"", "one ply", "mc ts", 0, List.of(), Outcome.ONGOING, "no move");
        assertEquals(record, GameRecord.parse(record.text()));
    }

    @Test
    void aGameWithoutMovesIsARecordToo() {
        GameRecord record = new GameRecord(
                GAME.id(), "Plain", "a", "b", Long.MIN_VALUE, List.of(), Outcome.NORTH, GameRecord.UNFINISHED);
        assertEquals(record, GameRecord.parse(record.text()));
        assertEquals(record, GameRecord.parse(record.text().strip()));
    }

    @Test
    void canBePlayedAgain() {
        Position position = RECORD.replay(GAME);
        assertEquals(3, position.ply());
        assertEquals(Player.NORTH, position.toMove());
        assertEquals(List.of("e6-d5", "e6-d6"), moves(position).subList(0, 2));
    }

    private static List<String> moves(Position position) {
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < position.moveCount(); i++) {
            moves.add(position.notation(position.move(i)));
        }
        return moves.stream().sorted().toList();
    }

    @Test
    void isOfOneGameOnly() {
        RuleSetGame other =
                new RuleSetGame(Variant.PLAIN.withName("Other").withConventions(Conventions.DEFAULT.withMoveLimit(9)));
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> RECORD.replay(other));
        assertEquals("the record is of game " + GAME.id() + ", not of " + other.id() + " (Other)", e.getMessage());
    }

    @Test
    void aNewNameDoesNotMakeItAnotherGame() {
        assertEquals(
                3,
                RECORD.replay(new RuleSetGame(Variant.PLAIN.withName("Other"))).ply());
    }

    @Test
    void saysWhichMoveWasNotLegal() {
        GameRecord record = GameRecord.parse(TEXT.replace("d3-d4", "d3-d5"));
        IllegalMoveException e = assertThrows(IllegalMoveException.class, () -> record.replay(GAME));
        assertEquals("\"d3-d5\" is not a legal move for south at ply 3", e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "format rulesmith-record/2\n", "game x\n"})
    void wantsItsFormat(String text) {
        assertEquals("the first line must be \"format rulesmith-record/1\"", problem(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"game", "name", "south", "north", "seed", "outcome", "ending"})
    void saysWhichLineIsMissing(String label) {
        assertEquals(
                "the line \"" + label + " …\" is missing", problem(TEXT.replaceFirst("(?m)^" + label + " .*\\n", "")));
    }

    @Test
    void saysWhatIsWrongWithALine() {
        assertEquals("the seed is \"x\", expected a whole number", problem(TEXT.replace("-42", "x")));
        assertEquals("\"west\" is not an outcome", problem(TEXT.replace("outcome south", "outcome west")));
    }

    @ParameterizedTest
    @CsvSource({
        "'', ''",
        "' \n ', ''",
        "'a1-a2', 'a1-a2'",
        "'a1-a2 b1-b2', 'a1-a2 b1-b2'",
        "' a1-a2\n\tb1-b2  ', 'a1-a2 b1-b2'",
        "'1. a1-a2 b1-b2 2. a2-a3', 'a1-a2 b1-b2 a2-a3'",
        "'12... a1xa3xa5', 'a1xa3xa5'",
        "'hello', 'hello'",
    })
    void readsALineOfPlayAsPeopleWriteIt(String line, String moves) {
        List<String> expected = moves.isEmpty() ? List.of() : List.of(moves.split(" "));
        assertEquals(expected, GameRecord.parseMoves(line));
    }
}
