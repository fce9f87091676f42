package rulesmith.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.game.Evaluation;
import rulesmith.game.GameContract;
import rulesmith.game.Outcome;
import rulesmith.game.Perft;
import rulesmith.game.Position;

class GobangTest {

    private static GobangPosition line(Gobang game, String cells) {
        GobangPosition position = game.start();
        for (String cell : cells.split(" ")) {
            assertEquals(Outcome.ONGOING, position.outcome(), "before " + cell);
            position.play(position.parse(cell));
        }
        return position;
    }

    private static int rate(GobangPosition position, String move) {
        int[] values = new int[1];
        position.game().evaluation().rate(position, LongArrayList.of(position.parse(move)), values);
        return values[0];
    }

    @Test
    void keepsTheContract() {
        GameContract.check(Gobang.standard(), 2, Seed.of(1));
        GameContract.check(Gobang.of(5), 20, Seed.of(2));
        GameContract.check(Gobang.of(8), 5, Seed.of(3));
        GameContract.check(Gobang.of(19), 1, Seed.of(4));
    }

    @Test
    void saysWhatItIs() {
        assertEquals("gobang", Gobang.standard().id());
        assertEquals("Gobang", Gobang.standard().name());
        assertEquals("gobang-9", Gobang.of(9).id());
        assertEquals("Gobang 9x9", Gobang.of(9).name());
        assertEquals(15, Gobang.standard().size());
        assertSame(Gobang.standard(), Gobang.of(15));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 4, 20})
    void refusesOtherBoards(int size) {
        Exception refusal = assertThrows(IllegalArgumentException.class, () -> Gobang.of(size));
        assertEquals("a board of size " + size + ", expected 5 to 19", refusal.getMessage());
    }

    @Test
    void copiesOnlyItsOwnKind() {
        GobangPosition small = Gobang.of(6).start();
        small.copyFrom(line(Gobang.of(6), "a1 f6"));
        assertEquals(2, small.ply());
        Position large = Gobang.of(7).start();
        assertThrows(IllegalArgumentException.class, () -> small.copyFrom(large));
    }

    @Test
    void writesCellsAsPeopleDo() {
        GobangPosition start = Gobang.standard().start();
        assertEquals("a1", start.notation(0));
        assertEquals("i1", start.notation(8));
        assertEquals("h8", start.notation(7 * 15 + 7));
        assertEquals("o15", start.notation(224));
    }

    @Test
    void drawsTheBoard() {
        assertEquals("""
                5  · · · · ·
                4  · · · · ·
                3  · · ▲ · ·
                2  · · · · ▼
                1  ▲ · · · ·
                   a b c d e
                """, line(Gobang.of(5), "c3 e2 a1").diagram());
        String large = line(Gobang.of(10), "j10 a9").diagram();
        assertEquals("10  · · · · · · · · · ▲", large.lines().findFirst().orElseThrow());
        assertEquals(
                " 9  ▼ · · · · · · · · ·", large.lines().skip(1).findFirst().orElseThrow());
        assertEquals(
                "    a b c d e f g h i j", large.lines().skip(10).findFirst().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "a1 a2 b1 b2 c1 c2 d1 d2 e1, SOUTH",
        "a1 a2 b1 b2 c1 c2 d1 d2 f1 e2, NORTH",
        "h8 a1 h9 b1 h10 c1 h11 d1 h12, SOUTH",
        "h8 a1 i9 b1 j10 c1 k11 d1 l12, SOUTH",
        "h8 a1 g9 b1 f10 c1 e11 d1 d12, SOUTH",
        "a1 a2 b1 b2 c1 c2 e1 e2 f1 f2 d1, SOUTH",
        "a1 a2 b1 b2 c1 c2 d1 d2, ONGOING",
        "n1 a9 o1 b9 a2 c9 b2 d9 c2, ONGOING",
    })
    void fiveOrMoreWin(String moves, Outcome outcome) {
        GobangPosition position = line(Gobang.standard(), moves);
        assertEquals(outcome, position.outcome());
        assertEquals(outcome.isOver() ? "five in a row" : "", position.ending());
    }

    @Test
    void countsLinesOfPlay() {
        assertEquals(225 * 224, Perft.countByPlaying(Gobang.standard().start(), 2));
        assertEquals(25 * 24 * 23 * 22, Perft.count(Gobang.of(5).start(), 4));
        assertEquals(361 * 360, Perft.countByPlaying(Gobang.of(19).start(), 2));
    }

    @Test
    void hashesTheBoardWhateverTheWay() {
        assertEquals(
                line(Gobang.of(7), "a1 b2 c3").hash(),
                line(Gobang.of(7), "c3 b2 a1").hash());
        assertNotEquals(
                line(Gobang.of(7), "a1 b2 c3").hash(),
                line(Gobang.of(7), "a1 c3 b2").hash());
        assertEquals(line(Gobang.of(7), "a1").hash(), line(Gobang.of(7), "a1").key());
        assertNotEquals(0, line(Gobang.of(7), "a1").hash());
    }

    @ParameterizedTest
    @CsvSource({"5, 40", "6, 20", "9, 3", "15, 1"})
    void agreesWithTheSlowTwin(int size, int games) {
        RandomGenerator random = Seed.of(size).derive("twin").generator();
        Set<String> endings = new TreeSet<>();
        for (int i = 0; i < games; i++) {
            GobangPosition position = Gobang.of(size).start();
            SlowGobang twin = new SlowGobang(size);
            while (true) {
                assertEquals(twin.ending(), position.ending(), position::diagram);
                assertEquals(twin.diagram(), position.diagram().replaceAll("[^▲▼·]", ""));
                LongArrayList moves = new LongArrayList();
                position.legalMoves(moves);
                assertEquals(
                        twin.moves(),
                        moves.longStream().mapToObj(position::notation).toList());
                if (moves.isEmpty()) {
                    break;
                }
                long move = moves.getLong(random.nextInt(moves.size()));
                twin.play(position.notation(move));
                position.play(move);
            }
            endings.add(position.ending());
        }
        assertTrue(size > 5 || endings.equals(Set.of("board full", "five in a row")), endings::toString);
    }

    @ParameterizedTest
    @CsvSource({"5, 20, 1", "6, 8, 2", "9, 2, 3", "15, 1, 40"})
    void valuesAreThoseOfTheTwin(int size, int games, int every) {
        RandomGenerator random = Seed.of(size).derive("values").generator();
        Gobang game = Gobang.of(size);
        Evaluation evaluation = game.evaluation();
        int[] values = new int[game.cells()];
        LongArrayList moves = new LongArrayList();
        Set<String> seen = new TreeSet<>();
        for (int i = 0; i < games; i++) {
            GobangPosition position = game.start();
            SlowGobang twin = new SlowGobang(size);
            while (!position.outcome().isOver()) {
                position.legalMoves(moves);
                evaluation.rate(position, moves, values);
                for (int k = 0; k < moves.size() && position.ply() % every == 0; k++) {
                    String move = position.notation(moves.getLong(k));
                    assertEquals(twin.value(move), values[k], () -> move + "\n" + position.diagram());
                    seen.add(
                            values[k] == Evaluation.WON
                                    ? "won"
                                    : values[k] < -GobangEvaluation.BLUNDER / 2 ? "blunder" : "other");
                }
                // The better half of the time the best move, so that fours come up on large boards too.
                int choice = random.nextInt(moves.size());
                for (int k = 0; k < moves.size() && position.ply() % 4 > 1; k++) {
                    choice = values[k] > values[choice] && values[k] != Evaluation.WON ? k : choice;
                }
                long move = moves.getLong(choice);
                twin.play(position.notation(move));
                position.play(move);
            }
        }
        assertTrue(size > 6 || seen.equals(Set.of("won", "blunder", "other")), seen::toString);
    }

    @Test
    void seesTheEndAndWhatComesNext() {
        GobangPosition fours = line(Gobang.standard(), "h8 a1 h9 b1 h10 c1 h11 d1");
        assertEquals(Evaluation.WON, rate(fours, "h12"));
        assertEquals(Evaluation.WON, rate(fours, "h7"));
        assertTrue(rate(fours, "e1") > 0 && rate(fours, "e1") < GobangEvaluation.BLUNDER);
        int blunder = rate(fours, "o15");
        assertTrue(blunder < -GobangEvaluation.BLUNDER / 2 && blunder > Evaluation.LOST);
    }

    @Test
    void isTheSameFromAllSidesAndForBoth() {
        // The same with columns and rows exchanged, turned round, and with the players exchanged one move later.
        int value = rate(line(Gobang.of(9), "c4 d5 c5 g7"), "c6");
        assertEquals(value, rate(line(Gobang.of(9), "d3 e4 e3 g7"), "f3"));
        assertEquals(value, rate(line(Gobang.of(9), "g6 f5 g5 c3"), "g4"));
        assertEquals(-rate(line(Gobang.of(9), "c4 d5 c5"), "g7"), rate(line(Gobang.of(9), "d5 c4 g7"), "c5"));
    }

    @Test
    void isWorthAnOpenThree() {
        assertEquals(3 * 64 + 2 * 8 + 2, Gobang.standard().evaluation().lead());
        assertEquals(
                0, Gobang.standard().evaluation().distance(Gobang.standard().start(), 3));
    }

    @Test
    void endgamesAreWorthWhatTheTwinSays() {
        RandomGenerator random = Seed.of(12).generator();
        int[] results = new int[3];
        for (int i = 0; i < 120; i++) {
            GobangPosition position = Gobang.of(5).start();
            SlowGobang twin = new SlowGobang(5);
            while (!position.outcome().isOver() && position.ply() < 20) {
                long move = position.move(random.nextInt(position.moveCount()));
                twin.play(position.notation(move));
                position.play(move);
            }
            int result = solve(position);
            assertEquals(twin.solve(), result, position::diagram);
            results[result + 1]++;
        }
        assertTrue(results[0] > 3 && results[1] > 3 && results[2] > 3);
    }

    private static int solve(Position position) {
        if (position.outcome().isOver()) {
            return position.outcome() == Outcome.DRAW ? 0 : -1;
        }
        int best = -1;
        for (int i = 0; i < position.moveCount(); i++) {
            position.play(position.move(i));
            best = Math.max(best, -solve(position));
            position.undo();
        }
        return best;
    }
}
