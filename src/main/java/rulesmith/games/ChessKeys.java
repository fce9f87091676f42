package rulesmith.games;

import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.rules.Cell;

/** Hot. The random numbers whose sums modulo 2 are the hashes of chess positions (Zobrist's method). */
final class ChessKeys {

    /** By side and type as in {@link ChessBoard#pieces}, then by cell. */
    private static final long[] PIECES = new long[2 * ChessBoard.NORTH * Cell.COUNT];
    /** By the set of rights. */
    private static final long[] CASTLING = new long[16];
    /** By cell; 0 for {@link ChessBoard#NONE}. */
    private static final long[] EN_PASSANT = new long[Cell.COUNT + 1];

    static final long NORTH_TO_MOVE;

    static {
        SeededRandom random = Seed.of(1).derive("chess").generator();
        fill(PIECES, random);
        fill(CASTLING, random);
        fill(EN_PASSANT, random);
        EN_PASSANT[ChessBoard.NONE] = 0;
        NORTH_TO_MOVE = random.nextLong();
    }

    private ChessKeys() {}

    private static void fill(long[] keys, SeededRandom random) {
        for (int i = 0; i < keys.length; i++) {
            keys[i] = random.nextLong();
        }
    }

    static long piece(int slot, int cell) {
        return PIECES[slot * Cell.COUNT + cell];
    }

    static long state(int castling, int enPassant) {
        return CASTLING[castling] ^ EN_PASSANT[enPassant];
    }
}
