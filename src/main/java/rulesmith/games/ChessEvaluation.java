package rulesmith.games;

import static rulesmith.games.Chess.BISHOP;
import static rulesmith.games.Chess.KING;
import static rulesmith.games.Chess.KNIGHT;
import static rulesmith.games.Chess.PAWN;
import static rulesmith.games.Chess.QUEEN;
import static rulesmith.games.Chess.ROOK;
import static rulesmith.games.ChessBoard.NORTH;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.game.Bits;
import rulesmith.game.Evaluation;
import rulesmith.game.Outcome;
import rulesmith.game.Position;
import rulesmith.rules.Cell;

/**
 * Hot. Values moves of chess without playing them, except the few after which the game may be over: those that give check,
 * leave the opponent no obvious move or both too little material, all odd moves, and the last one before the move limit.
 *
 * <p>A piece weighs what it would weigh in a rule set: one, plus the mean number of cells it can move to, plus the mean
 * number of cells it can capture on, over all cells of an empty board.
 */
final class ChessEvaluation implements Evaluation {

    /** Weights are whole numbers, so that equal boards have equal values: hundredths of a cell. */
    private static final int UNIT = 100;

    /** By type. */
    static final int[] WEIGHTS = weights();

    private final Chess game;

    /** By type: from where a piece of the player to move would give check. */
    private final long[] checks = new long[KING + 1];
    /** Pieces of the player to move that may uncover a check. */
    private long screens;
    /** Pieces of the opponent that can move whatever the player does, short of giving check or capturing them. */
    private long movers;
    /** Pawns of the opponent that can never be pinned where they stand. */
    private long pawns;

    private int enemyKing;

    ChessEvaluation(Chess game) {
        this.game = game;
    }

    private static int[] weights() {
        int[] reach = new int[KING + 1];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int straight = Long.bitCount(ChessAttacks.straightLines(cell));
            int diagonal = Long.bitCount(ChessAttacks.diagonalLines(cell));
            reach[PAWN] += (Cell.rank(cell) < 7 ? 1 : 0) + Long.bitCount(ChessAttacks.PAWN[cell]);
            reach[KNIGHT] += 2 * Long.bitCount(ChessAttacks.KNIGHT[cell]);
            reach[BISHOP] += 2 * diagonal;
            reach[ROOK] += 2 * straight;
            reach[QUEEN] += 2 * (straight + diagonal);
            reach[KING] += 2 * Long.bitCount(ChessAttacks.KING[cell]);
        }
        int[] weights = new int[KING + 1];
        for (int type = PAWN; type <= KING; type++) {
            weights[type] = UNIT + reach[type] * UNIT / Cell.COUNT;
        }
        return weights;
    }

    @Override
    public void rate(Position position, LongArrayList moves, int[] values) {
        ChessPosition chess = (ChessPosition) position;
        ChessBoard board = chess.board;
        int enemy = NORTH - board.mover;
        int balance = 0;
        for (int type = PAWN; type < KING; type++) {
            int lead = Long.bitCount(board.pieces[board.mover + type]) - Long.bitCount(board.pieces[enemy + type]);
            balance += WEIGHTS[type] * lead;
        }
        if (board.ply + 1 < game.moveLimit) {
            prepare(board);
        }
        for (int i = 0; i < moves.size(); i++) {
            values[i] = rate(chess, moves.getLong(i), balance);
        }
    }

    /** What all moves of a position share. */
    private void prepare(ChessBoard board) {
        int mover = board.mover;
        int enemy = NORTH - mover;
        long own = board.pieces[mover];
        long theirs = board.pieces[enemy];
        enemyKing = Long.numberOfTrailingZeros(board.pieces[enemy + KING]);

        long straight = ChessAttacks.rook(enemyKing, own | theirs);
        long diagonal = ChessAttacks.bishop(enemyKing, own | theirs);
        checks[PAWN] = ChessAttacks.PAWN[(enemy == 0 ? 0 : Cell.COUNT) + enemyKing];
        checks[KNIGHT] = ChessAttacks.KNIGHT[enemyKing];
        checks[BISHOP] = diagonal;
        checks[ROOK] = straight;
        checks[QUEEN] = straight | diagonal;
        screens = 0;
        for (long rest = board.sliders(enemyKing, mover, theirs); rest != 0; rest &= rest - 1) {
            screens |= ChessAttacks.between(enemyKing, Long.numberOfTrailingZeros(rest));
        }
        screens &= own;

        // A piece pinned on a line along which it moves can at least capture what pins it, so that pin does not count.
        long loose = ~ChessAttacks.lines(enemyKing);
        pawns = board.pieces[enemy + PAWN] & loose;
        movers = 0;
        for (long rest = board.pieces[enemy + KNIGHT] & loose; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            movers |= (ChessAttacks.KNIGHT[cell] & ~theirs) != 0 ? 1L << cell : 0;
        }
        long bishops = board.pieces[enemy + BISHOP] & ~ChessAttacks.straightLines(enemyKing);
        long rooks = board.pieces[enemy + ROOK] & ~ChessAttacks.diagonalLines(enemyKing);
        for (long rest = bishops | board.pieces[enemy + QUEEN]; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            movers |= (ChessAttacks.bishop(cell, -1L) & ~theirs) != 0 ? 1L << cell : 0;
        }
        for (long rest = rooks | board.pieces[enemy + QUEEN]; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            movers |= (ChessAttacks.rook(cell, -1L) & ~theirs) != 0 ? 1L << cell : 0;
        }
    }

    private int rate(ChessPosition chess, long move, int balance) {
        ChessBoard board = chess.board;
        int to = ChessMove.to(move);
        int victim = ChessMove.isEnPassant(move) ? PAWN : board.types[to];
        int promoted = ChessMove.promoted(move);
        int value = balance + WEIGHTS[victim] + (promoted == 0 ? 0 : WEIGHTS[promoted] - WEIGHTS[PAWN]);
        return mayEnd(board, move) ? played(chess, move, value) : isQuietDraw(board, move) ? DRAWN : value;
    }

    /** Whether the game might be over after a move, for another reason than how quiet the last moves were. */
    private boolean mayEnd(ChessBoard board, long move) {
        if (board.ply + 1 >= game.moveLimit || ChessMove.promoted(move) != 0 || move >= ChessMove.EN_PASSANT) {
            return true;
        }
        int from = ChessMove.from(move);
        int to = ChessMove.to(move);
        boolean uncovers = (screens >>> from & 1) != 0 && (ChessAttacks.through(enemyKing, from) >>> to & 1) == 0;
        if (uncovers || (checks[board.types[from]] >>> to & 1) != 0) {
            return true;
        }
        boolean moverLeft = (movers & ~(1L << to)) != 0;
        return !moverLeft && !canPush(board, from, to) || board.types[to] != 0 && !hasHeavyWithout(board, to);
    }

    private boolean canPush(ChessBoard board, int from, int to) {
        long vacant = ~(board.pieces[0] | board.pieces[NORTH]) & ~(1L << to) | 1L << from;
        return (Long.rotateLeft(pawns & ~(1L << to), board.mover == 0 ? -8 : 8) & vacant) != 0;
    }

    /** Whether a pawn, rook or queen is left after a capture on a cell. */
    private static boolean hasHeavyWithout(ChessBoard board, int cell) {
        return (board.heavy() & ~(1L << cell)) != 0;
    }

    private static int played(ChessPosition chess, long move, int value) {
        Outcome win = Outcome.win(chess.toMove());
        chess.play(move);
        Outcome outcome = chess.outcome();
        chess.undo();
        return !outcome.isOver() ? value : outcome == Outcome.DRAW ? DRAWN : outcome == win ? WON : LOST;
    }

    /** Whether a plain move that neither captures nor moves a pawn draws, by repetition or for the fiftieth time. */
    private static boolean isQuietDraw(ChessBoard board, long move) {
        int from = ChessMove.from(move);
        int to = ChessMove.to(move);
        int type = board.types[from];
        int clock = board.clock + 1;
        if (clock < ChessPosition.SOONEST_REPETITION || type == PAWN || board.types[to] != 0) {
            return false;
        }
        if (clock >= ChessPosition.FIFTY_MOVES) {
            return true;
        }
        // A move that gives up a right to castle leads to a position that never was before; so it may have a wrong
        // hash.
        long hash = board.hash
                ^ ChessKeys.NORTH_TO_MOVE
                ^ ChessKeys.state(board.castling, board.enPassant)
                ^ ChessKeys.state(board.castling, ChessBoard.NONE)
                ^ ChessKeys.piece(board.mover + type, from)
                ^ ChessKeys.piece(board.mover + type, to);
        return board.occurred(hash, board.ply + 1, clock) >= 2;
    }

    @Override
    public int lead() {
        return WEIGHTS[PAWN];
    }

    @Override
    public int distance(Position position, long move) {
        ChessBoard board = ((ChessPosition) position).board;
        int to = ChessMove.to(move);
        long near = board.pieces[NORTH - board.mover] & ~(1L << to);
        if (ChessMove.isEnPassant(move)) {
            near &= ~(1L << ChessMove.passed(to));
        }
        int distance = 0;
        for (; (near >>> to & 1) == 0; distance++) {
            near = Bits.around(near);
        }
        return distance;
    }
}
