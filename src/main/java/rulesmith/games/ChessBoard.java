package rulesmith.games;

import static rulesmith.games.Chess.BISHOP;
import static rulesmith.games.Chess.KING;
import static rulesmith.games.Chess.KNIGHT;
import static rulesmith.games.Chess.PAWN;
import static rulesmith.games.Chess.QUEEN;
import static rulesmith.games.Chess.ROOK;

import java.util.Arrays;
import rulesmith.rules.Cell;

/**
 * Hot. What stands on a chess board, what may be done there yet, and the moves that led to it: one bitboard for each side
 * and type, one for each side, and the type on each cell. Nothing is allocated after construction, unless a game outlives
 * the room for its history.
 */
final class ChessBoard {

    /** The first slot of North: boards are indexed by side + type, type 0 for all pieces of the side. */
    static final int NORTH = KING + 1;
    /** The cell of no capture in passing. */
    static final int NONE = Cell.COUNT;

    private static final int ROOM = 512;
    private static final long DARK_CELLS = 0xaa55aa55aa55aa55L;

    /** By cell: the castling rights left after a piece came from it or to it. */
    private static final byte[] KEPT_RIGHTS = new byte[Cell.COUNT];

    static {
        Arrays.fill(KEPT_RIGHTS, (byte) 0b1111);
        KEPT_RIGHTS[Cell.of(4, 0)] = 0b1100;
        KEPT_RIGHTS[Cell.of(7, 0)] = 0b1110;
        KEPT_RIGHTS[Cell.of(0, 0)] = 0b1101;
        KEPT_RIGHTS[Cell.of(4, 7)] = 0b0011;
        KEPT_RIGHTS[Cell.of(7, 7)] = 0b1011;
        KEPT_RIGHTS[Cell.of(0, 7)] = 0b0111;
    }

    final long[] pieces = new long[2 * NORTH];
    /** The type of the piece on each cell, whoever owns it. */
    final byte[] types = new byte[Cell.COUNT];
    /** The first slot of the side to move: 0 or {@link #NORTH}. */
    int mover;
    /** Bits 0 to 3: South's king's side, South's queen's side, and North's. */
    int castling;
    /** The cell a pawn has just passed, if it can legally be captured there; else {@link #NONE}. */
    int enPassant = NONE;
    /** How many plies ago a pawn was moved or a piece captured. */
    int clock;

    int ply;
    long hash;

    /** By ply: the move, the hash before it, and the victim, rights, cell and clock before it in 3, 4, 7 and 7 bits. */
    private long[] played = new long[ROOM];

    private long[] hashes = new long[ROOM];
    private int[] states = new int[ROOM];

    /** An empty board, South to move. */
    ChessBoard() {
        hash = ChessKeys.state(castling, enPassant);
    }

    /** Puts a piece on an empty cell. */
    void put(int side, int type, int cell) {
        flip(side, type, cell);
        types[cell] = (byte) type;
        hash ^= ChessKeys.piece(side + type, cell);
    }

    /** Completes a set-up board. A cell on which no pawn can legally capture is forgotten. */
    void setUp(int side, int rights, int passedCell, int quietPlies) {
        mover = side;
        castling = rights;
        enPassant = passedCell != NONE && canCaptureEnPassant(side, passedCell) ? passedCell : NONE;
        clock = quietPlies;
        hash ^= ChessKeys.state(0, NONE) ^ ChessKeys.state(castling, enPassant);
        hash ^= side == 0 ? 0 : ChessKeys.NORTH_TO_MOVE;
        assert isConsistent();
    }

    private void flip(int side, int type, int cell) {
        long bit = 1L << cell;
        pieces[side + type] ^= bit;
        pieces[side] ^= bit;
    }

    void play(long move) {
        int enemy = NORTH - mover;
        int from = ChessMove.from(move);
        int to = ChessMove.to(move);
        int type = types[from];
        int victim = types[to];
        remember(move, victim);

        // 1. A captured piece leaves the board.
        long key = hash ^ ChessKeys.NORTH_TO_MOVE ^ ChessKeys.state(castling, enPassant);
        if (victim != 0) {
            flip(enemy, victim, to);
            key ^= ChessKeys.piece(enemy + victim, to);
        } else if (ChessMove.isEnPassant(move)) {
            int passed = ChessMove.passed(to);
            flip(enemy, PAWN, passed);
            types[passed] = 0;
            key ^= ChessKeys.piece(enemy + PAWN, passed);
        }

        // 2. The piece comes to its target, perhaps as another type, perhaps with a rook.
        int promoted = ChessMove.promoted(move);
        int arrived = promoted == 0 ? type : promoted;
        carry(type, from, arrived, to);
        key ^= ChessKeys.piece(mover + type, from) ^ ChessKeys.piece(mover + arrived, to);
        if (ChessMove.isCastling(move)) {
            int rookFrom = ChessMove.rookFrom(to);
            int rookTo = ChessMove.rookTo(to);
            carry(ROOK, rookFrom, ROOK, rookTo);
            key ^= ChessKeys.piece(mover + ROOK, rookFrom) ^ ChessKeys.piece(mover + ROOK, rookTo);
        }

        // 3. The other player's turn.
        castling &= KEPT_RIGHTS[from] & KEPT_RIGHTS[to];
        clock = type == PAWN || victim != 0 ? 0 : clock + 1;
        enPassant = NONE;
        mover = enemy;
        ply++;
        if (type == PAWN && (from ^ to) == 16 && canCaptureEnPassant(mover, from + to >>> 1)) {
            enPassant = from + to >>> 1;
        }
        hash = key ^ ChessKeys.state(castling, enPassant);
        assert isConsistent();
    }

    private void remember(long move, int victim) {
        if (ply == played.length) {
            played = Arrays.copyOf(played, 2 * ply);
            hashes = Arrays.copyOf(hashes, 2 * ply);
            states = Arrays.copyOf(states, 2 * ply);
        }
        played[ply] = move;
        hashes[ply] = hash;
        states[ply] = victim | castling << 3 | enPassant << 7 | clock << 14;
    }

    private void carry(int type, int from, int arrived, int to) {
        flip(mover, type, from);
        flip(mover, arrived, to);
        types[from] = 0;
        types[to] = (byte) arrived;
    }

    void undo() {
        if (ply == 0) {
            throw new IllegalStateException("no move to take back");
        }
        ply--;
        int enemy = mover;
        mover = NORTH - mover;
        long move = played[ply];
        int from = ChessMove.from(move);
        int to = ChessMove.to(move);
        int arrived = types[to];
        carry(arrived, to, ChessMove.promoted(move) == 0 ? arrived : PAWN, from);
        if (ChessMove.isCastling(move)) {
            carry(ROOK, ChessMove.rookTo(to), ROOK, ChessMove.rookFrom(to));
        }
        int victim = states[ply] & 7;
        if (victim != 0) {
            flip(enemy, victim, to);
            types[to] = (byte) victim;
        } else if (ChessMove.isEnPassant(move)) {
            flip(enemy, PAWN, ChessMove.passed(to));
            types[ChessMove.passed(to)] = PAWN;
        }
        castling = states[ply] >>> 3 & 15;
        enPassant = states[ply] >>> 7 & 127;
        clock = states[ply] >>> 14;
        hash = hashes[ply];
        assert isConsistent();
    }

    /** Becomes a copy of another board, its history included. */
    void copyFrom(ChessBoard source) {
        System.arraycopy(source.pieces, 0, pieces, 0, pieces.length);
        System.arraycopy(source.types, 0, types, 0, types.length);
        if (source.ply > played.length) {
            played = new long[source.played.length];
            hashes = new long[source.hashes.length];
            states = new int[source.states.length];
        }
        System.arraycopy(source.played, 0, played, 0, source.ply);
        System.arraycopy(source.hashes, 0, hashes, 0, source.ply);
        System.arraycopy(source.states, 0, states, 0, source.ply);
        mover = source.mover;
        castling = source.castling;
        enPassant = source.enPassant;
        clock = source.clock;
        ply = source.ply;
        hash = source.hash;
    }

    /** The type on a cell: positive for South, negative for North, 0 for none. */
    int pieceAt(int cell) {
        return (pieces[NORTH] >>> cell & 1) != 0 ? -types[cell] : types[cell];
    }

    /** The opponent's knights and pawns that attack a cell. */
    long leapers(int cell, int mover) {
        int enemy = NORTH - mover;
        return ChessAttacks.KNIGHT[cell] & pieces[enemy + KNIGHT]
                | ChessAttacks.PAWN[(mover == 0 ? 0 : Cell.COUNT) + cell] & pieces[enemy + PAWN];
    }

    /** A side's sliders that look at a cell. */
    long sliders(int cell, int side, long occupied) {
        long queens = pieces[side + QUEEN];
        return ChessAttacks.rook(cell, occupied) & (pieces[side + ROOK] | queens)
                | ChessAttacks.bishop(cell, occupied) & (pieces[side + BISHOP] | queens);
    }

    /** Whether the king of a side is attacked. */
    boolean isCheck(int side) {
        int king = Long.numberOfTrailingZeros(pieces[side + KING]);
        return (leapers(king, side) | sliders(king, NORTH - side, pieces[0] | pieces[NORTH])) != 0;
    }

    /** The pawns of a side that attack a cell. */
    long passers(int mover, int to) {
        return ChessAttacks.PAWN[(mover == 0 ? Cell.COUNT : 0) + to] & pieces[mover + PAWN];
    }

    /** Two pawns leave their row at once, so this takes a look at the board as it would be. */
    boolean isSafeEnPassant(int mover, int from, int to) {
        int king = Long.numberOfTrailingZeros(pieces[mover + KING]);
        long victim = 1L << ChessMove.passed(to);
        long occupied = (pieces[0] | pieces[NORTH]) & ~victim & ~(1L << from) | 1L << to;
        return (leapers(king, mover) & ~victim | sliders(king, NORTH - mover, occupied)) == 0;
    }

    /** Whether some pawn of a side may legally capture in passing on a cell. */
    boolean canCaptureEnPassant(int mover, int to) {
        for (long rest = passers(mover, to); rest != 0; rest &= rest - 1) {
            if (isSafeEnPassant(mover, Long.numberOfTrailingZeros(rest), to)) {
                return true;
            }
        }
        return false;
    }

    /** Kings with one knight, or with any bishops on cells of one colour, cannot be mated. */
    boolean isInsufficient() {
        if (heavy() != 0) {
            return false;
        }
        long bishops = pieces[BISHOP] | pieces[NORTH + BISHOP];
        long knights = pieces[KNIGHT] | pieces[NORTH + KNIGHT];
        return knights == 0
                ? (bishops & DARK_CELLS) == 0 || (bishops & ~DARK_CELLS) == 0
                : bishops == 0 && Long.bitCount(knights) == 1;
    }

    /** The pawns, rooks and queens, any of which is enough to mate. */
    long heavy() {
        return pieces[PAWN]
                | pieces[ROOK]
                | pieces[QUEEN]
                | pieces[NORTH + PAWN]
                | pieces[NORTH + ROOK]
                | pieces[NORTH + QUEEN];
    }

    /** A hash of what may come up again: how long nothing irreversible has happened, and the positions since. */
    long past() {
        long past = clock;
        for (int i = Math.max(0, ply - clock); i < ply; i++) {
            past += hashes[i];
        }
        return past;
    }

    /** How often a position came up before a ply, with the same player to move, in the quiet plies before it. */
    int occurred(long key, int atPly, int quietPlies) {
        int times = 0;
        for (int i = atPly - 4; i >= Math.max(0, atPly - quietPlies); i -= 2) {
            if (hashes[i] == key) {
                times++;
            }
        }
        return times;
    }

    /** What must hold between the boards, whatever was played; for assertions. */
    private boolean isConsistent() {
        long hashNow = ChessKeys.state(castling, enPassant) ^ (mover == 0 ? 0 : ChessKeys.NORTH_TO_MOVE);
        long[] boards = new long[2 * NORTH];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (types[cell] != 0) {
                int side = (pieces[NORTH] >>> cell & 1) != 0 ? NORTH : 0;
                boards[side] |= 1L << cell;
                boards[side + types[cell]] |= 1L << cell;
                hashNow ^= ChessKeys.piece(side + types[cell], cell);
            }
        }
        return Arrays.equals(boards, pieces)
                && hashNow == hash
                && Long.bitCount(pieces[KING]) == 1
                && Long.bitCount(pieces[NORTH + KING]) == 1
                && !isCheck(NORTH - mover);
    }
}
