package rulesmith.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.game.Evaluation;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.rules.Cell;
import rulesmith.rules.Vector;

class OthelloEvaluationTest {

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void agreesWithTheTwinOnRandomGames(int size) {
        Map<Outcome, Integer> ends = new TreeMap<>();
        for (int i = 0; i < 100; i++) {
            compareOneGame(size, Seed.of(i).derive("evaluation").generator(), ends);
        }
        for (Outcome outcome : Outcome.values()) {
            assertTrue(ends.getOrDefault(outcome, 0) > 2, outcome + " came up in " + ends);
        }
    }

    private static void compareOneGame(int size, RandomGenerator random, Map<Outcome, Integer> ends) {
        OthelloPosition position = Othello.of(size).start();
        SlowOthello twin = SlowOthello.atStart(size);
        Evaluation evaluation = Othello.of(size).evaluation();
        LongArrayList moves = new LongArrayList();
        int[] values = new int[64];
        while (!position.outcome().isOver()) {
            position.legalMoves(moves);
            evaluation.rate(position, moves, values);
            for (int i = 0; i < moves.size(); i++) {
                OthelloPosition after = position.copy();
                after.play(moves.getLong(i));
                ends.merge(after.outcome(), 1, Integer::sum);
                SlowOthello played = new SlowOthello(size);
                System.arraycopy(twin.board, 0, played.board, 0, Cell.COUNT);
                played.mover = twin.mover;
                played.play(position.notation(moves.getLong(i)));
                int expected = value(size, played, twin.mover);
                if (after.outcome().isOver()) {
                    boolean won = after.outcome() == Outcome.win(position.toMove());
                    expected =
                            after.outcome() == Outcome.DRAW ? Evaluation.DRAWN : won ? Evaluation.WON : Evaluation.LOST;
                }
                assertEquals(expected, values[i], after::diagram);
                assertEquals(0, evaluation.distance(position, moves.getLong(i)));
            }
            String move = position.notation(moves.getLong(random.nextInt(moves.size())));
            position.play(position.parse(move));
            twin.play(move);
        }
    }

    /** The same sum, cell by cell. */
    private static int value(int size, SlowOthello board, int player) {
        int value = 10 * (board.cells(player).size() - board.cells(-player).size());
        for (int rank = 0; rank < size; rank++) {
            for (int file = 0; file < size; file++) {
                value += player * cellValue(size, board.board, file, rank);
            }
        }
        return value;
    }

    /** For South. */
    private static int cellValue(int size, int[] board, int file, int rank) {
        int cell = Cell.of(file, rank);
        boolean endFile = file == 0 || file == size - 1;
        boolean endRank = rank == 0 || rank == size - 1;
        if (board[cell] == 0) {
            boolean besideSouth = false;
            boolean besideNorth = false;
            for (Vector step : Vector.STEPS) {
                int at = Cell.step(cell, step);
                besideSouth |= at >= 0 && board[at] == 1;
                besideNorth |= at >= 0 && board[at] == -1;
            }
            return 3 * ((besideNorth ? 1 : 0) - (besideSouth ? 1 : 0));
        }
        if (endFile && endRank) {
            return 80 * board[cell];
        }
        int cornerFile = file < size / 2 ? 0 : size - 1;
        int cornerRank = rank < size / 2 ? 0 : size - 1;
        int corner = Cell.of(cornerFile, cornerRank);
        boolean beside = Math.abs(file - cornerFile) <= 1 && Math.abs(rank - cornerRank) <= 1;
        return !beside || board[corner] != 0 ? 0 : board[cell] * (endFile || endRank ? -12 : -30);
    }

    @Test
    void prefersCornersToTheCellsBesideThem() {
        // South may take a1 or put a disc beside it.
        OthelloPosition position = Othello.of(6).position(cells("c1", "c3"), cells("b1", "c2", "b2"), Player.SOUTH);
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        int[] values = new int[64];
        Othello.of(6).evaluation().rate(position, moves, values);
        int best = 0;
        for (int i = 1; i < moves.size(); i++) {
            best = values[i] > values[best] ? i : best;
        }
        assertEquals("a1", position.notation(moves.getLong(best)));
        assertTrue(moves.size() > 1);
    }

    private static long cells(String... names) {
        return List.of(names).stream()
                .mapToLong(name -> 1L << Cell.of(name.charAt(0) - 'a', name.charAt(1) - '1'))
                .reduce(0, (a, b) -> a | b);
    }
}
