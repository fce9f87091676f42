package rulesmith.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import rulesmith.rules.Cell;
import rulesmith.rules.Conventions;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.Conventions.Straight;
import rulesmith.rules.RuleSet;

/** Counts and games that others worked out, then by hand the rules that those games leave untested. */
class SlowPositionTest {

    private static final long MOST_LEAVES = 20_000;
    private static final String A1 = "10000000 00000000 00000000 ";
    private static final String A1_B1 = "11000000 00000000 00000000 ";
    private static final String D1_B2 = "00010000 01000000 00000000 ";

    static List<PerftCase> played() {
        return PerftCase.all().stream().filter(known -> !known.line().isEmpty()).toList();
    }

    @ParameterizedTest(name = "case {index}")
    @MethodSource("rulesmith.game.PerftCase#all")
    void countsWhatOthersCount(PerftCase known) {
        SlowPosition start = new SlowPosition(known.ruleSet());
        for (int depth = 1; depth <= known.perft().size(); depth++) {
            long expected = known.perft().get(depth - 1);
            if (expected <= MOST_LEAVES) {
                assertEquals(expected, start.perft(depth), known.source() + ", depth " + depth);
            }
        }
    }

    @ParameterizedTest(name = "case {index}")
    @MethodSource("played")
    void endsAPlayedLineAtItsLastMove(PerftCase known) {
        SlowPosition position = new SlowPosition(known.ruleSet());
        for (String move : known.line()) {
            assertEquals(Outcome.ONGOING, position.outcome(), "before " + move);
            assertEquals("", position.ending(), "before " + move);
            assertTrue(position.moves().contains(move), () -> move + " is legal");
            position = position.play(move);
        }
        assertEquals(known.result(), position.outcome().word());
        assertEquals(known.line().size(), position.ply());
        assertFalse(position.ending().isEmpty());
        assertEquals(List.of(), position.moves());
        assertEquals(0, position.perft(1));
    }

    @ParameterizedTest(name = "case {index}")
    @MethodSource("played")
    void turningTheBoardChangesOnlyNames(PerftCase known) {
        SlowPosition position = new SlowPosition(known.ruleSet());
        SlowPosition other = position.turned();
        for (String move : known.line()) {
            assertEquals(
                    position.moves(),
                    other.moves().stream()
                            .map(SlowPositionTest::turned)
                            .sorted()
                            .toList());
            position = position.play(move);
            other = other.play(turned(move));
            assertEquals(position.toMove().opponent(), other.toMove());
            assertEquals(position.ending(), other.ending());
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                assertEquals(position.pieceAt(cell), -other.pieceAt(Cell.turned(cell)), Cell.name(cell));
            }
        }
        Outcome swapped = switch (position.outcome()) {
            case SOUTH -> Outcome.NORTH;
            case NORTH -> Outcome.SOUTH;
            default -> position.outcome();
        };
        assertEquals(swapped, other.outcome());
        assertEquals(swapped, position.turned().outcome());
    }

    @Test
    void leavesAPositionAsItIsWhenAMoveIsPlayed() {
        SlowPosition start = new SlowPosition(rules(A1 + "311111 100000 000000 0 000000 0", Conventions.DEFAULT));
        assertEquals(-1, start.play("a1-a8").pieceAt(63));
        assertEquals(1, start.play("a1xh8").pieceAt(63));
        assertEquals(1, start.pieceAt(0));
        assertEquals(Player.SOUTH, start.toMove());
        assertThrows(IllegalArgumentException.class, () -> start.play("a1-h8"));
    }

    /** The honored queen turns into type 2 on row 8: alone it loses South's honor, with the other queen both lose it. */
    @ParameterizedTest
    @CsvSource({"a1-a8, NORTH", "a1xh8, SOUTH"})
    void givesTheGameToTheMoverIfBothLoseTheirHonor(String move, Outcome expected) {
        RuleSet rules = rules(A1 + "311111 100000 000000 1 200000 0", Conventions.DEFAULT);
        SlowPosition end = new SlowPosition(rules).play(move);
        assertEquals(expected, end.outcome());
        assertEquals("honor", end.ending());
    }

    @ParameterizedTest
    @CsvSource({"a1-a2, MAJORITY, DRAW", "a1xh8, MAJORITY, SOUTH", "a1xh8, DRAW, DRAW"})
    void decidesAtTheLimitByTheConvention(String move, AtLimit atLimit, Outcome expected) {
        Conventions onePly = Conventions.DEFAULT.withMoveLimit(1).withAtLimit(atLimit);
        SlowPosition end = new SlowPosition(rules(A1_B1 + "311111 100000 000000 0 000000 0", onePly)).play(move);
        assertEquals(expected, end.outcome());
        assertEquals("limit", end.ending());
    }

    @Test
    void looksForAMoveBeforeTheLimit() {
        Conventions onePly = Conventions.DEFAULT.withMoveLimit(1).withAtLimit(AtLimit.DRAW);
        SlowPosition end = new SlowPosition(rules(A1 + "311111 100000 000000 0 000000 0", onePly)).play("a1xh8");
        assertEquals(Outcome.SOUTH, end.outcome());
        assertEquals("no move", end.ending());
    }

    /** From b2 a queen jumps g7 and lands on h8, in the last row; from there it can jump e8. */
    @ParameterizedTest
    @CsvSource({"0, b2xh8xd8", "1, b2xh8xd8", "2, b2xh8"})
    void endsAChainOnTheLastRowOnlyIfTheTypeChanges(int conversion, String expected) {
        RuleSet rules = rules(D1_B2 + "311111 100000 100000 0 " + conversion + "00000 1", Conventions.DEFAULT);
        assertEquals(List.of(expected), new SlowPosition(rules).moves());
    }

    @ParameterizedTest
    @CsvSource({"FILE, 7", "ROOK, 14"})
    void readsStraightByTheConvention(Straight straight, int expected) {
        RuleSet rules = rules(A1 + "511111 100000 000000 0 000000 0", Conventions.DEFAULT.withStraight(straight));
        assertEquals(expected, new SlowPosition(rules).perft(1));
    }

    private static RuleSet rules(String genes, Conventions conventions) {
        List<Integer> digits =
                genes.replace(" ", "").chars().mapToObj(c -> c - '0').toList();
        return RuleSet.of("By hand", digits, conventions);
    }

    private static String turned(String notation) {
        StringBuilder turned = new StringBuilder();
        for (char c : notation.toCharArray()) {
            boolean file = c >= 'a' && c <= 'h';
            boolean rank = c >= '1' && c <= '8';
            turned.append(file ? (char) ('a' + 'h' - c) : rank ? (char) ('1' + '8' - c) : c);
        }
        return turned.toString();
    }
}
