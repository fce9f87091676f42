package rulesmith.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.Evaluation;
import rulesmith.game.GameContract;
import rulesmith.game.IllegalMoveException;
import rulesmith.game.Outcome;
import rulesmith.game.Player;

class Twenty48Test {

    private static Twenty48Position play(Twenty48Position position, String moves) {
        for (String move : moves.split(" ")) {
            assertEquals(Outcome.ONGOING, position.outcome(), "before " + move);
            position.play(position.parse(move));
        }
        return position;
    }

    private static List<String> notations(Twenty48Position position) {
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        return moves.longStream().mapToObj(position::notation).toList();
    }

    @ParameterizedTest
    @CsvSource({"2, 8", "2, 16", "2, 0", "3, 32", "3, 0", "4, 64", "4, 2048", "4, 0"})
    void keepsTheContract(int size, int goal) {
        GameContract.check(Twenty48.of(size, goal), 20, Seed.of(size * 100 + goal));
    }

    @ParameterizedTest
    @CsvSource({
        "4, 2048, 2048, 2048",
        "4, 0, 2048-4x4-endless, 2048 4x4 endless",
        "4, 1024, 2048-4x4-1024, 2048 4x4 to 1024",
        "2, 16, 2048-2x2-16, 2048 2x2 to 16",
        "3, 0, 2048-3x3-endless, 2048 3x3 endless",
    })
    void saysWhatItIs(int size, int goal, String id, String name) {
        Twenty48 game = Twenty48.of(size, goal);
        assertEquals(id, game.id());
        assertEquals(name, game.name());
        assertEquals(size, game.size());
        assertEquals(goal, game.goal());
        assertSame(game, game.start().game());
    }

    @Test
    void theStandardGameIsTheOneItIsNamedAfter() {
        assertEquals("2048", Twenty48.standard().id());
        assertEquals(2048, Twenty48.standard().goal());
    }

    @ParameterizedTest
    @CsvSource({"1, 8", "5, 8", "4, 4", "4, 12", "4, 65536", "4, -2048"})
    void refusesOtherGames(int size, int goal) {
        assertThrows(IllegalArgumentException.class, () -> Twenty48.of(size, goal));
    }

    @Test
    void refusesOtherBoards() {
        Twenty48 game = Twenty48.of(2, 16);
        assertThrows(IllegalArgumentException.class, () -> game.position(2, 2, 2));
        assertThrows(IllegalArgumentException.class, () -> game.position(2, 2, 2, 3));
        assertThrows(IllegalArgumentException.class, () -> game.position(2, 2, 2, 1));
        assertThrows(IllegalArgumentException.class, () -> game.position(2, 2, 2, 65536));
        assertThrows(IllegalArgumentException.class, () -> game.position(0, 0, 0, 0));
        Twenty48Position other = Twenty48.of(2, 8).start();
        assertThrows(IllegalArgumentException.class, () -> game.start().copyFrom(other));
    }

    @Test
    void chanceBeginsWithTwoTiles() {
        Twenty48Position position = Twenty48.of(2, 16).start();
        assertEquals(Player.CHANCE, position.toMove());
        assertEquals(List.of("2@a2", "4@a2", "2@b2", "4@b2", "2@a1", "4@a1", "2@b1", "4@b1"), notations(position));
        play(position, "2@b1");
        assertEquals(Player.CHANCE, position.toMove());
        assertEquals(List.of("2@a2", "4@a2", "2@b2", "4@b2", "2@a1", "4@a1"), notations(position));
        play(position, "4@a2");
        assertEquals(Player.SOUTH, position.toMove());
        assertEquals(List.of("left", "right", "up", "down"), notations(position));
        play(position, "right");
        assertEquals(Player.CHANCE, position.toMove());
    }

    @Test
    void onlyASlideThatChangesTheBoardIsLegal() {
        Twenty48Position position = Twenty48.of(2, 16).position(2, 0, 4, 0);
        assertEquals(List.of("right"), notations(position));
        assertThrows(IllegalMoveException.class, () -> position.parse("left"));
    }

    @Test
    void fourComesOneTimeInTen() {
        Twenty48Position position = play(Twenty48.standard().position(tiles(2, 2)), "left");
        assertEquals(30, position.moveCount());
        assertEquals(0.9 / 15, position.probability(position.parse("2@d1")), 1e-15);
        assertEquals(0.1 / 15, position.probability(position.parse("4@d1")), 1e-15);
        double sum = 0;
        for (int i = 0; i < position.moveCount(); i++) {
            sum += position.probability(position.move(i));
        }
        assertEquals(1, sum, 1e-12);
        position.undo();
        assertEquals(1.0 / position.moveCount(), position.probability(position.move(0)));
    }

    private static int[] tiles(int... first) {
        return Arrays.copyOf(first, 16);
    }

    @Test
    void winsWithTheGoalAndLosesWhenStuck() {
        Twenty48Position won = play(Twenty48.of(2, 8).position(4, 4, 0, 2), "left");
        assertEquals(Outcome.SOUTH, won.outcome());
        assertEquals("goal", won.ending());
        assertEquals(8, won.highest());
        Twenty48Position lost = play(Twenty48.of(2, 16).position(8, 2, 0, 8), "left 4@b1");
        assertEquals(Outcome.ONGOING, lost.outcome());
        lost = play(Twenty48.of(2, 16).position(2, 4, 0, 2), "left 4@b1");
        assertEquals(Outcome.ONGOING, lost.outcome());
        lost = play(Twenty48.of(2, 16).position(2, 8, 0, 4), "left 2@b1");
        assertEquals(Outcome.NORTH, lost.outcome());
        assertEquals("stuck", lost.ending());
        assertEquals(Outcome.NORTH, Twenty48.of(2, 0).position(16, 8, 32, 2).outcome());
        assertEquals(Outcome.SOUTH, Twenty48.of(2, 16).position(16, 8, 32, 2).outcome());
    }

    @Test
    void scoresWhatIsMerged() {
        Twenty48Position position = Twenty48.standard().position(2, 2, 4, 4, 8, 0, 0, 8, 0, 0, 0, 0, 2, 0, 0, 0);
        play(position, "left");
        assertEquals(4 + 8 + 16, position.score());
        assertEquals(16, position.highest());
        play(position, "2@d4 up 4@d1");
        assertEquals(28, position.score());
        play(position, "left");
        position.undo();
        assertEquals(28, position.score());
        Twenty48Position copy = position.copy();
        position.undo();
        position.undo();
        position.undo();
        position.undo();
        assertEquals(0, position.score());
        assertEquals(28, copy.score());
        assertEquals(0, Twenty48.standard().start().highest());
    }

    @Test
    void drawsTheBoard() {
        assertEquals(
                """
                4     2     ·     ·  1024
                3     ·     ·     ·     ·
                2     ·    16     ·     ·
                1     ·     ·     · 32768
                      a     b     c     d
                """,
                Twenty48.of(4, 0)
                        .position(2, 0, 0, 1024, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 32768)
                        .diagram());
    }

    @Test
    void theHashTellsBoardAndPlayerOnly() {
        Twenty48 game = Twenty48.of(2, 16);
        Twenty48Position late = play(game.start(), "2@a1 2@b1 left 2@b2");
        Twenty48Position early = game.position(0, 2, 4, 0);
        assertEquals(early.hash(), late.hash());
        assertEquals(early.key(), late.key());
        Twenty48Position chance = play(game.start(), "2@a1 2@b1 left");
        assertNotEquals(game.position(0, 0, 4, 0).hash(), chance.hash());
        assertEquals(chance.hash(), chance.key());
    }

    @Test
    void noTwoPositionsShareAHash() {
        Set<Long> hashes = new HashSet<>();
        Set<String> views = new HashSet<>();
        SeededRandom random = Seed.of(5).generator();
        for (int size = 2; size <= 4; size += 2) {
            Twenty48Position position = Twenty48.of(size, 0).start();
            hashes.clear();
            views.clear();
            for (int i = 0; i < 3000; i++) {
                if (position.outcome().isOver()) {
                    position = Twenty48.of(size, 0).start();
                }
                position.play(position.move(random.nextInt(position.moveCount())));
                hashes.add(position.hash());
                views.add(position.toMove() + position.diagram());
            }
            assertEquals(views.size(), hashes.size());
        }
    }

    @Test
    void openingsAreTwoTwos() {
        List<Twenty48Position> openings = Twenty48.of(2, 16).openings();
        assertEquals(6, openings.size());
        assertEquals(120, Twenty48.standard().openings().size());
        assertEquals(6, openings.stream().map(Twenty48Position::hash).distinct().count());
        for (Twenty48Position opening : openings) {
            assertEquals(Player.SOUTH, opening.toMove());
            assertEquals(2, SlowTwenty48.of(opening).empties());
            assertEquals(2, opening.highest());
        }
    }

    @Test
    void ratesTheBoardBeforeChanceAnswers() {
        Twenty48 game = Twenty48.of(2, 16);
        Twenty48Position position = game.position(8, 2, 8, 4);
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        int[] values = new int[moves.size()];
        String before = position.diagram();
        game.evaluation().rate(position, moves, values);
        assertEquals(List.of("up", "down"), notations(position));
        assertEquals(Evaluation.WON, values[0]);
        position = game.position(4, 2, 4, 2);
        position.legalMoves(moves);
        values = new int[4];
        game.evaluation().rate(position, moves, values);
        assertEquals(32768 * 8 + 16384 * 4, values[0]);
        assertEquals(4096 * 8 + 8192 * 4, values[1]);
        assertEquals("""
                2     8     2
                1     8     4
                      a     b
                """, before);
        assertEquals(0, game.evaluation().distance(position, moves.getLong(0)));
        assertEquals(32768 * 8, game.evaluation().lead());
        assertEquals(32768 * 1024, Twenty48.of(4, 0).evaluation().lead());
    }

    @Test
    void ratesForChanceAsForAnOpponent() {
        Twenty48 game = Twenty48.of(2, 16);
        Twenty48Position position = play(game.position(2, 8, 0, 4), "left");
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        int[] values = new int[2];
        game.evaluation().rate(position, moves, values);
        assertEquals(Evaluation.WON, values[0]);
        assertEquals(-(2 * 32768 + 8 * 16384 + 4 * 8192 + 4 * 4096), values[1]);
        assertFalse(position.outcome().isOver());
        assertTrue(position.diagram().contains("·"));
    }
}
