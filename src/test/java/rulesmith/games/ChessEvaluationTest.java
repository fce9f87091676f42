package rulesmith.games;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.game.Evaluation;
import rulesmith.game.MoveTrace;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.rules.Cell;

/** Every value beside that of a twin that plays the move and counts. */
class ChessEvaluationTest {

    @Test
    void weighsPiecesByTheirReach() {
        assertArrayEquals(new int[] {0, 340, 1_150, 1_850, 2_900, 4_650, 1_412}, ChessEvaluation.WEIGHTS);
    }

    @ParameterizedTest
    @CsvSource({
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1, a1-a8, 2147483647, checkmate",
        "7k/8/5KQ1/8/8/8/8/8 w - - 0 1, f6-f7, 0, stalemate",
        "7k/8/5K2/8/8/8/1p6/B7 w - - 0 1, a1xb2, 0, insufficient material",
        "7k/8/5K2/8/8/8/1p6/R7 w - - 99 80, a1-b1, 0, fifty moves",
        "7k/4P3/8/8/8/8/8/K7 w - - 0 1, e7-e8=B, 0, insufficient material",
    })
    void seesTheEndOfTheGame(String fen, String notation, int expected, String ending) {
        ChessPosition position = Chess.standard().position(fen);
        long move = position.parse(notation);
        int[] values = new int[1];
        Chess.standard().evaluation().rate(position, LongArrayList.of(move), values);
        assertEquals(expected, values[0]);
        position.play(move);
        assertEquals(ending, position.ending());
    }

    @Test
    void agreesWithTheTwinOnRandomGames() {
        Map<Outcome, Integer> ends = new EnumMap<>(Outcome.class);
        List<ChessPerftTest.Known> starts = ChessPerftTest.known();
        for (int number = 0; number < 60; number++) {
            Chess game = number % 3 == 0 ? Chess.limited(100) : Chess.standard();
            String fen = starts.get(number % starts.size()).fen();
            compareOneGame(
                    game,
                    game.position(fen),
                    Seed.of(number).derive("evaluation").generator(),
                    ends);
        }
        for (Outcome outcome : Outcome.values()) {
            assertTrue(ends.getOrDefault(outcome, 0) > 20, outcome + " came up in " + ends);
        }
    }

    /** Kings with a few pieces, where a stalemate is near, and quiet moves make repetitions. */
    @ParameterizedTest
    @CsvSource({
        "7k/8/8/8/8/8/6Q1/K7 w - - 0 1",
        "7k/5P2/8/8/8/8/8/KR6 w - - 0 1",
        "k7/p7/P7/8/8/8/2Q5/6K1 w - - 0 1",
        "k7/8/1n6/8/3B4/8/2R5/6K1 w - - 90 1",
        "kb6/8/8/8/8/8/2R5/6KR w - - 0 1",
        "kr6/pp6/8/8/8/8/PP6/KR6 w - - 0 1",
    })
    void agreesWithTheTwinNearTheEnd(String fen) {
        Map<Outcome, Integer> ends = new EnumMap<>(Outcome.class);
        for (int number = 0; number < 40; number++) {
            ChessPosition position = Chess.standard().position(fen);
            compareOneGame(
                    Chess.standard(), position, Seed.of(number).derive(fen).generator(), ends);
        }
        assertTrue(ends.getOrDefault(Outcome.DRAW, 0) > 20, ends::toString);
    }

    private static void compareOneGame(
            Chess game, ChessPosition position, RandomGenerator random, Map<Outcome, Integer> ends) {
        Evaluation evaluation = game.evaluation();
        LongArrayList moves = new LongArrayList();
        int[] values = new int[256];
        while (!position.outcome().isOver()) {
            position.legalMoves(moves);
            evaluation.rate(position, moves, values);
            for (int i = 0; i < moves.size(); i++) {
                long move = moves.getLong(i);
                ChessPosition after = position.copy();
                after.play(move);
                ends.merge(after.outcome(), 1, Integer::sum);
                assertEquals(value(position, after), values[i], () -> position.notation(move) + " " + position.fen());
                assertEquals(distance(position, after, move), evaluation.distance(position, move));
                compareTrace(position, after, move);
            }
            position.play(moves.getLong(random.nextInt(moves.size())));
        }
    }

    private static int value(ChessPosition before, ChessPosition after) {
        if (after.outcome().isOver()) {
            boolean won = after.outcome() == Outcome.win(before.toMove());
            return after.outcome() == Outcome.DRAW ? Evaluation.DRAWN : won ? Evaluation.WON : Evaluation.LOST;
        }
        int value = 0;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int piece = after.pieceAt(cell);
            value += Integer.signum(piece) * sign(before) * ChessEvaluation.WEIGHTS[Math.abs(piece)];
        }
        return value;
    }

    private static int sign(ChessPosition position) {
        return position.toMove() == Player.SOUTH ? 1 : -1;
    }

    private static int distance(ChessPosition before, ChessPosition after, long move) {
        int to = ChessMove.to(move);
        int nearest = 8;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (after.pieceAt(cell) * sign(before) < 0) {
                int files = Math.abs(Cell.file(cell) - Cell.file(to));
                int ranks = Math.abs(Cell.rank(cell) - Cell.rank(to));
                nearest = Math.min(nearest, Math.max(files, ranks));
            }
        }
        return nearest;
    }

    /** What a trace says must turn one board into the other, but for what a pawn becomes. */
    private static void compareTrace(ChessPosition before, ChessPosition after, long move) {
        MoveTrace trace = new MoveTrace();
        before.trace(move, trace);
        int[] board = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            board[cell] = before.pieceAt(cell);
        }
        for (int i = 0; i < trace.removals(); i++) {
            assertTrue(board[trace.removed(i)] * sign(before) < 0, "a victim is the opponent's");
            board[trace.removed(i)] = 0;
        }
        for (int i = 0; i < trace.hops(); i++) {
            assertEquals(0, board[trace.to(i)], "a piece hops to an empty cell");
            board[trace.to(i)] = board[trace.from(i)];
            board[trace.from(i)] = 0;
        }
        if (ChessMove.promoted(move) != 0) {
            assertEquals(Chess.PAWN * sign(before), board[trace.to(0)]);
            board[trace.to(0)] = ChessMove.promoted(move) * sign(before);
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            assertEquals(after.pieceAt(cell), board[cell], Cell.name(cell));
        }
    }
}
