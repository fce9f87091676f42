package rulesmith.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rulesmith.Seed;
import rulesmith.game.Perft;
import rulesmith.game.Position;
import rulesmith.rules.Cell;

/** The numbers of lines of play that chess programmers agree on, then whole games beside the slow twin. */
class ChessPerftTest {

    /** Asserting builds check every position they pass, so counting by playing stops earlier. */
    private static final long MOST_PLAYED = 100_000;
    /** A slow test counts more. */
    private static final long MOST_COUNTED = 5_000_000;

    /** The positions that the Chess Programming Wiki numbers 1 to 6, then one for promotions and one for castling. */
    record Known(String fen, long... perft) {}

    static List<Known> known() {
        return List.of(
                new Known(Chess.START, 20, 400, 8_902, 197_281, 4_865_609, 119_060_324),
                new Known(
                        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                        48,
                        2_039,
                        97_862,
                        4_085_603,
                        193_690_690),
                new Known("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 14, 191, 2_812, 43_238, 674_624, 11_030_083),
                new Known(
                        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
                        6,
                        264,
                        9_467,
                        422_333,
                        15_833_292),
                new Known(
                        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
                        44,
                        1_486,
                        62_379,
                        2_103_487,
                        89_941_194),
                new Known(
                        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
                        46,
                        2_079,
                        89_890,
                        3_894_594,
                        164_075_551),
                new Known("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 24, 496, 9_483, 182_838, 3_605_103, 71_179_139),
                new Known("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 26, 568, 13_744, 314_346, 7_594_526));
    }

    @ParameterizedTest
    @MethodSource("known")
    void countsWhatOthersCount(Known known) {
        for (int depth = 1; depth <= known.perft.length; depth++) {
            long expected = known.perft[depth - 1];
            if (expected <= MOST_COUNTED) {
                assertEquals(expected, Perft.count(position(known), depth), "depth " + depth);
            }
            if (expected <= MOST_PLAYED) {
                assertEquals(expected, Perft.countByPlaying(position(known), depth), "played, depth " + depth);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("known")
    @Tag("slow")
    void countsDeeper(Known known) {
        int depth = known.perft.length;
        assertEquals(known.perft[depth - 1], Perft.count(position(known), depth));
        assertEquals(known.perft[depth - 2], Perft.countByPlaying(position(known), depth - 1));
    }

    private static Position position(Known known) {
        return Chess.standard().position(known.fen);
    }

    @Test
    void agreesWithTheSlowTwinOnWholeRandomGames() {
        IntStream.range(0, 36).parallel().forEach(ChessPerftTest::compareWithTwin);
    }

    @Test
    @Tag("slow")
    void agreesWithTheSlowTwinOnManyMoreRandomGames() {
        IntStream.range(36, 2_000).parallel().forEach(ChessPerftTest::compareWithTwin);
    }

    private static void compareWithTwin(int number) {
        RandomGenerator random = Seed.of(number).derive("chess").generator();
        int limit = number % 3 == 0 ? 100 : Integer.MAX_VALUE;
        String fen = known().get(number % known().size()).fen;
        ChessPosition position = Chess.limited(limit).position(fen);
        SlowChess twin = new SlowChess(fen, limit);
        compare(twin, position);
        while (!twin.moves().isEmpty()) {
            String move = twin.moves().get(random.nextInt(twin.moves().size()));
            position.play(position.parse(move));
            twin = twin.play(move);
            compare(twin, position);
        }
    }

    private static void compare(SlowChess twin, ChessPosition position) {
        String[] moves = new String[position.moveCount()];
        StringBuilder board = new StringBuilder();
        Arrays.setAll(moves, number -> position.notation(position.move(number)));
        Arrays.sort(moves);
        assertEquals(twin.ending(), position.ending(), position::fen);
        assertEquals(twin.moves(), List.of(moves), position::fen);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int piece = position.pieceAt(cell);
            char letter = ".PNBRQK".charAt(Math.abs(piece));
            board.append(piece < 0 ? Character.toLowerCase(letter) : letter);
        }
        assertEquals(twin.board(), board.toString());
    }
}
