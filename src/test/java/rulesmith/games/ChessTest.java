package rulesmith.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.game.GameContract;
import rulesmith.game.IllegalMoveException;
import rulesmith.game.MoveTrace;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.rules.Cell;

class ChessTest {

    private static final String ROOKS = "r3k2r/8/8/8/8/8/8/R3K2R ";

    private static ChessPosition play(ChessPosition position, String moves) {
        for (String move : moves.split(" ")) {
            assertEquals(Outcome.ONGOING, position.outcome(), "before " + move);
            position.play(position.parse(move));
        }
        return position;
    }

    private static ChessPosition line(String moves) {
        return play(Chess.standard().start(), moves);
    }

    private static ChessPosition from(String fen, String moves) {
        return play(Chess.standard().position(fen), moves);
    }

    private static List<String> notations(ChessPosition position) {
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        return moves.longStream().mapToObj(position::notation).sorted().toList();
    }

    private static boolean canPlay(String fen, String move) {
        return notations(Chess.standard().position(fen)).contains(move);
    }

    @Test
    void keepsTheContract() {
        GameContract.check(Chess.standard(), 25, Seed.of(1));
        GameContract.check(Chess.limited(100), 25, Seed.of(2));
        GameContract.check(Chess.limited(1), 3, Seed.of(3));
    }

    @Test
    void saysWhatItIs() {
        assertEquals("chess", Chess.standard().id());
        assertEquals("chess-100", Chess.limited(100).id());
        assertEquals("Chess", Chess.limited(100).name());
        assertEquals(-1L, Chess.standard().usableCells());
        assertEquals(Player.SOUTH, Chess.standard().start().toMove());
        assertEquals(Chess.KING, Chess.standard().start().pieceAt(Cell.of(4, 0)));
        assertEquals(-Chess.QUEEN, Chess.standard().start().pieceAt(Cell.of(3, 7)));
        assertThrows(IllegalArgumentException.class, () -> Chess.limited(0));
    }

    @Test
    void drawsTheBoard() {
        assertEquals("""
                8  r n b q k b n r
                7  p p p p p p p p
                6  · · · · · · · ·
                5  · · · · · · · ·
                4  · · · · P · · ·
                3  · · · · · · · ·
                2  P P P P · P P P
                1  R N B Q K B N R
                   a b c d e f g h
                """, line("e2-e4").diagram());
    }

    @ParameterizedTest
    @CsvSource({
        "f2-f3 e7-e5 g2-g4 d8-h4, NORTH, checkmate",
        "e2-e4 e7-e5 d1-h5 b8-c6 f1-c4 g8-f6 h5xf7, SOUTH, checkmate",
        "e2-e3 a7-a5 d1-h5 a8-a6 h5xa5 h7-h5 h2-h4 a6-h6 a5xc7 f7-f6 c7xd7 e8-f7 d7xb7 d8-d3 b7xb8 d3-h7 b8xc8 f7-g6"
                + " c8-e6, DRAW, stalemate",
        "g1-f3 g8-f6 f3-g1 f6-g8 g1-f3 g8-f6 f3-g1 f6-g8, DRAW, repetition",
    })
    void endsPlayedLines(String moves, Outcome outcome, String ending) {
        ChessPosition position = line(moves);
        assertEquals(outcome, position.outcome());
        assertEquals(ending, position.ending());
        assertEquals(0, position.moveCount());
    }

    @ParameterizedTest
    @CsvSource({
        "7k/8/8/8/8/8/6p1/6NK w - - 0 1, h1xg2, insufficient material",
        "7k/8/8/8/8/8/6p1/6BK w - - 0 1, h1xg2, insufficient material",
        "2b4k/8/8/8/8/8/6p1/6BK w - - 0 1, h1xg2, ''",
        "5b1k/8/8/8/8/8/6p1/6BK w - - 0 1, h1xg2, insufficient material",
        "7k/8/8/8/8/8/6p1/5NNK w - - 0 1, h1xg2, ''",
        "6nk/8/8/8/8/8/6p1/6BK w - - 0 1, h1xg2, ''",
        "7k/8/8/8/8/8/7P/6NK w - - 98 1, h1-g2 h8-g8, fifty moves",
        "7k/8/8/8/8/8/7P/6NK w - - 98 1, h1-g2, ''",
        "7k/8/8/8/8/8/7P/6NK w - - 98 1, h2-h4 h8-g8, ''",
        "k7/7R/1K6/8/8/8/8/8 w - - 99 1, h7-h8, checkmate",
    })
    void endsInRareWays(String fen, String moves, String ending) {
        assertEquals(ending, from(fen, moves).ending());
    }

    @ParameterizedTest
    @CsvSource({
        "3, e2-e4 d7-d5 e4xd5, SOUTH, limit",
        "4, e2-e4 d7-d5 e4xd5 d8xd5, DRAW, limit",
        "4, e2-e4 d7-d5 a2-a3 d5xe4, NORTH, limit",
        "4, f2-f3 e7-e5 g2-g4 d8-h4, NORTH, checkmate",
        "8, g1-f3 g8-f6 f3-g1 f6-g8 g1-f3 g8-f6 f3-g1 f6-g8, DRAW, repetition",
    })
    void decidesByPiecesAtTheLimit(int limit, String moves, Outcome outcome, String ending) {
        ChessPosition position = play(Chess.limited(limit).start(), moves);
        assertEquals(outcome, position.outcome());
        assertEquals(ending, position.ending());
    }

    @Test
    void countsPositionsWithOtherRightsApart() {
        // With the rooks on g1 and g8 nobody may castle there any more, so all times count; the start does not.
        String round = "h1-g1 h8-g8 g1-h1 g8-h8";
        ChessPosition position = from(ROOKS + "w KQkq - 0 1", round + " " + round);
        assertEquals(Outcome.ONGOING, position.outcome());
        play(position, "h1-g1 h8-g8");
        assertEquals("repetition", position.ending());
    }

    @Test
    void countsAPositionApartOnlyIfACaptureInPassingIsLegal() {
        // Black could capture on e3 at first ...
        ChessPosition open = from("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2-e4 e8-e7 e1-e2 e7-e8 e2-e1");
        play(open, "e8-e7 e1-e2 e7-e8 e2-e1");
        assertEquals("", open.ending());
        // ... but not if that would expose the king to the rook.
        String pinned = "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1";
        ChessPosition shut = from(pinned, "e2-e4 a4-a5 e1-e2 a5-a4 e2-e1 a4-a5 e1-e2 a5-a4 e2-e1");
        assertEquals("repetition", shut.ending());
    }

    @Test
    void forgetsPositionsThatWereTakenBack() {
        ChessPosition position = line("g1-f3 g8-f6 f3-g1 f6-g8");
        for (int i = 0; i < 5; i++) {
            play(position, "g1-f3 g8-f6 f3-g1");
            assertEquals(Outcome.ONGOING, position.outcome());
            position.undo();
            position.undo();
            position.undo();
        }
        play(position, "g1-f3 g8-f6 f3-g1 f6-g8");
        assertEquals("repetition", position.ending());
    }

    @ParameterizedTest
    @CsvSource({
        "KQkq, e1-e2 a8-b8 e2-e1 b8-a8, k",
        "KQkq, h1-h2 e8-e7 h2-h1 e7-e8, Q",
        "KQkq, a1-a2 h8-h7 a2-a1 h7-h8, Kq",
        "KQkq, a1xa8 e8-e7 a8xh8 e7-e6, K",
        "KQkq, h1xh8 e8-d7, Q",
        "KQkq, O-O-O O-O, -",
        "Kk, e1-f1 e8-f8 f1-e1 f8-e8, -",
    })
    void losesRightsForGood(String rights, String moves, String left) {
        ChessPosition position = from(ROOKS + "w " + rights + " - 0 1", moves);
        assertEquals(left, position.fen().split(" ")[2]);
        List<String> castling = notations(position).stream()
                .filter(move -> move.startsWith("O"))
                .toList();
        assertEquals(left.contains("K"), castling.contains("O-O"));
        assertEquals(left.contains("Q"), castling.contains("O-O-O"));
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, true, true, free",
        "4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1, false, false, blocked",
        "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1, false, true, through an attack",
        "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1, false, true, into check",
        "1k2r3/8/8/8/8/8/8/R3K2R w KQ - 0 1, false, false, in check",
        "1r2k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1, true, true, only the rook passes an attack",
        "4k3/8/8/8/8/8/8/R3K2R w K - 0 1, true, false, one right",
        "4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1, false, false, pawns attack aside",
    })
    void castlesOnlyWhenItMay(String fen, boolean kingSide, boolean queenSide, String why) {
        assertEquals(kingSide, canPlay(fen, "O-O"), why);
        assertEquals(queenSide, canPlay(fen, "O-O-O"), why);
    }

    @Test
    void movesKingAndRookInOneMove() {
        ChessPosition position = Chess.standard().position(ROOKS + "b KQkq - 0 1");
        MoveTrace trace = new MoveTrace();
        position.trace(position.parse("O-O-O"), trace);
        assertEquals(2, trace.hops());
        assertEquals(
                List.of("e8", "c8", "a8", "d8"),
                List.of(
                        Cell.name(trace.from(0)),
                        Cell.name(trace.to(0)),
                        Cell.name(trace.from(1)),
                        Cell.name(trace.to(1))));
        play(position, "O-O-O O-O");
        assertEquals("2kr3r/8/8/8/8/8/8/R4RK1 b - - 2 2", position.fen());
    }

    @Test
    void capturesInPassing() {
        ChessPosition position = line("e2-e4 a7-a6 e4-e5 d7-d5");
        assertTrue(position.fen().contains(" d6 "));
        MoveTrace trace = new MoveTrace();
        position.trace(position.parse("e5xd6"), trace);
        assertEquals("d5", Cell.name(trace.removed(0)));
        play(position, "e5xd6");
        assertEquals(0, position.pieceAt(Cell.of(3, 4)));
        assertThrows(
                IllegalMoveException.class,
                () -> line("e2-e4 a7-a6 e4-e5 d7-d5 b1-c3 h7-h6").parse("e5xd6"));
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1, false, both pawns leave the row of the king",
        "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1, false, pinned on the file",
        "7b/8/8/3pP3/8/2K5/8/7k w - d6 0 1, false, pinned on the other diagonal",
        "7k/2b5/8/3pP3/8/6K1/8/8 w - d6 0 1, true, pinned on the diagonal of the capture",
        "7k/8/8/3pP3/2K5/8/8/8 w - d6 0 1, true, captures the checking pawn",
        "7k/8/8/3pP3/8/5n2/8/4K3 w - d6 0 1, false, does not help against a knight",
        "3r3k/8/8/3pP3/8/8/8/3K4 w - d6 0 1, true, the capturing pawn takes the victim's place",
        "7k/8/8/1b1pP3/8/8/4K3/8 w - d6 0 1, false, does not help against a check by a bishop",
    })
    void capturesInPassingOnlyIfTheKingIsSafe(String fen, boolean legal, String why) {
        assertEquals(legal, canPlay(fen, "e5xd6"), why);
        assertEquals(legal, Chess.standard().position(fen).fen().contains(" d6 "), why);
    }

    @Test
    void promotes() {
        ChessPosition position = Chess.standard().position("1n5k/P7/8/8/8/8/8/K7 w - - 0 1");
        List<String> promotions = notations(position).stream()
                .filter(move -> move.startsWith("a7"))
                .toList();
        assertEquals(
                List.of("a7-a8=B", "a7-a8=N", "a7-a8=Q", "a7-a8=R", "a7xb8=B", "a7xb8=N", "a7xb8=Q", "a7xb8=R"),
                promotions);
        play(position, "a7xb8=N");
        assertEquals(Chess.KNIGHT, position.pieceAt(Cell.of(1, 7)));
        position.undo();
        assertEquals("1n5k/P7/8/8/8/8/8/K7 w - - 0 1", position.fen());
    }

    @Test
    void hashesWhatTellsPositionsApart() {
        assertEquals(line("e2-e3 e7-e6 d2-d3").hash(), line("d2-d3 e7-e6 e2-e3").hash());
        assertEquals(line("e2-e4").hash(), from(Chess.START, "e2-e4").hash());
        assertEquals(
                line("e2-e4").hash(),
                Chess.standard().position(line("e2-e4").fen()).hash());
        assertNotEquals(position("w KQkq").hash(), position("b KQkq").hash());
        assertNotEquals(position("w KQkq").hash(), position("w KQk").hash());
        String passed = "4k3/8/8/3pP3/8/8/8/4K3 w - ";
        long capturable = Chess.standard().position(passed + "d6 0 1").hash();
        assertNotEquals(capturable, Chess.standard().position(passed + "- 0 1").hash());
        String beside = "4k3/8/8/3p1P2/8/8/8/4K3 w - ";
        assertEquals(
                Chess.standard().position(beside + "d6 0 1").hash(),
                Chess.standard().position(beside + "- 0 1").hash());
    }

    private static ChessPosition position(String state) {
        return Chess.standard().position(ROOKS + state + " - 0 1");
    }

    @Test
    void copiesOnlyWithinOneGame() {
        ChessPosition position = Chess.limited(100).start();
        position.copyFrom(play(Chess.limited(100).start(), "e2-e4"));
        assertEquals(1, position.ply());
        assertThrows(
                IllegalArgumentException.class,
                () -> position.copyFrom(Chess.standard().start()));
    }

    @Test
    void tellsACheck() {
        assertTrue(line("e2-e4 f7-f6 d1-h5").isCheck());
        assertFalse(line("e2-e4 f7-f6").isCheck());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 17 1",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            })
    void writesThePositionsItReads(String fen) {
        assertEquals(fen, Chess.standard().position(fen).fen());
    }

    @ParameterizedTest
    @CsvSource({
        "'', '1 fields, expected 4 to 6'",
        "8/8/8/8/8/8/8 w - - 0 1, '7 rows, expected 8'",
        "4k3/8/8/8/8/8/7/4K3 w - - 0 1, 'row 2 has 7 cells, expected 8'",
        "4k3/8/8/8/8/8/8x/4K3 w - - 0 1, row 2 is \"8x\"",
        "4k3/8/8/8/8/8/8/8 w - - 0 1, expected one king of each side",
        "4k2P/8/8/8/8/8/8/4K3 w - - 0 1, a pawn stands on the first or last row",
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1, '\"x\" to move, expected w or b'",
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1, castling \"K\" does not fit the board",
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1, no pawn has just passed \"e6\"",
        "4k3/8/8/8/8/8/8/4K3 w - - 101 1, 'clock \"101\", expected 0 to 100'",
        "4k3/8/8/8/8/8/8/4KR2 w - - 0 1, ''",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1, the player to move could capture the king",
    })
    void namesWhatIsWrongWithAPosition(String fen, String why) {
        if (why.isEmpty()) {
            assertEquals(fen, Chess.standard().position(fen).fen());
            return;
        }
        String message = assertThrows(
                        IllegalArgumentException.class, () -> Chess.standard().position(fen))
                .getMessage();
        assertEquals("\"" + fen + "\" is not a chess position: " + why, message);
    }

    @Test
    void remembersGamesLongerThanItsFirstRoom() {
        ChessPosition position = Chess.standard().start();
        int longest = 0;
        for (int i = 0; longest <= 600 && i < 1_000; i++) {
            var random = Seed.of(i).derive("long").generator();
            position = Chess.standard().start();
            while (!position.outcome().isOver()) {
                position.play(position.move(random.nextInt(position.moveCount())));
            }
            longest = position.ply();
        }
        assertTrue(longest > 600);
        ChessPosition copy = position.copy();
        assertEquals(position.ending(), copy.ending());
        while (copy.ply() > 0) {
            copy.undo();
        }
        assertEquals(Chess.START, copy.fen());
    }
}
