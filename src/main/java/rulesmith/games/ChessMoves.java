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

/**
 * Hot. The legal moves of a position as groups of target cells: one group for each piece, one for each way in which pawns
 * move. So moves are counted, and one of them is had by its number, without listing them. Only legal moves come up: pinned
 * pieces keep to the line of the pin, and in check all others go between or capture.
 */
final class ChessMoves {

    /** One group for each piece there could be on the board, and a few for pawns. */
    private static final int ROOM = 80;

    private static final long[] LAST_ROW = {0xffL << 56, 0xffL};
    private static final long[] THIRD_ROW = {0xffL << 16, 0xffL << 40};

    /** Of South; North's are 56 cells on. */
    private static final int E1 = 4;

    private static final int C1 = 2;
    private static final int G1 = 6;
    private static final long F1_G1 = 0x60L;
    private static final long B1_C1_D1 = 0x0eL;
    private static final long C1_D1 = 0x0cL;

    private final ChessBoard board;
    private final long[] pieces;

    private final long[] targets = new long[ROOM];
    /** What all moves of a group share, in the form of a move. */
    private final long[] bases = new long[ROOM];
    /** For pawns, how many cells before its target a move starts; 0 for others, their origin being in the base. */
    private final int[] steps = new int[ROOM];

    private final boolean[] promotes = new boolean[ROOM];
    /** How many moves there are up to and with a group. */
    private final int[] ends = new int[ROOM];

    private int groups;
    private int count;
    private boolean check;

    ChessMoves(ChessBoard board) {
        this.board = board;
        this.pieces = board.pieces;
    }

    /** Finds the legal moves of the side to move, counts them and numbers them. */
    int look() {
        groups = 0;
        count = 0;
        int mover = board.mover;
        int enemy = NORTH - mover;
        long own = pieces[mover];
        long occupied = own | pieces[enemy];
        int king = Long.numberOfTrailingZeros(pieces[mover + KING]);

        // 1. Who gives check, and which pieces stand alone between the king and a slider.
        long checkers = board.leapers(king, mover);
        long pinned = 0;
        for (long snipers = board.sliders(king, enemy, pieces[enemy]); snipers != 0; snipers &= snipers - 1) {
            int sniper = Long.numberOfTrailingZeros(snipers);
            long shield = ChessAttacks.between(king, sniper) & own;
            if (shield == 0) {
                checkers |= 1L << sniper;
            } else if ((shield & shield - 1) == 0) {
                pinned |= shield;
            }
        }
        check = checkers != 0;

        // 2. The king, who does not hide a cell behind him from a slider.
        long flights = ChessAttacks.KING[king] & ~own;
        int rights = board.castling >>> (mover == 0 ? 0 : 2) & 3;
        if (flights != 0 || rights != 0) {
            long danger = attacked(enemy, occupied ^ 1L << king);
            add(ChessMove.of(king, 0), flights & ~danger);
            if (rights != 0 && !check) {
                castle(rights, mover == 0 ? 0 : 56, occupied, danger);
            }
        }

        // 3. The others, if they can do something about the check.
        if ((checkers & checkers - 1) == 0) {
            long aims = ~own;
            if (check) {
                aims = checkers | ChessAttacks.between(king, Long.numberOfTrailingZeros(checkers));
            }
            addPieces(mover, king, pinned, aims, occupied);
            addPawns(mover, king, pinned, aims, occupied);
            if (board.enPassant != ChessBoard.NONE) {
                addEnPassant(mover, board.enPassant);
            }
        }
        return count;
    }

    /** Whether the player to move was in check. */
    boolean isCheck() {
        return check;
    }

    /** All cells a side attacks. */
    private long attacked(int side, long occupied) {
        long attacked = ChessAttacks.pawns(pieces[side + PAWN], side == 0 ? 8 : -8)
                | ChessAttacks.knights(pieces[side + KNIGHT])
                | ChessAttacks.KING[Long.numberOfTrailingZeros(pieces[side + KING])];
        for (long rest = pieces[side + ROOK] | pieces[side + QUEEN]; rest != 0; rest &= rest - 1) {
            attacked |= ChessAttacks.rook(Long.numberOfTrailingZeros(rest), occupied);
        }
        for (long rest = pieces[side + BISHOP] | pieces[side + QUEEN]; rest != 0; rest &= rest - 1) {
            attacked |= ChessAttacks.bishop(Long.numberOfTrailingZeros(rest), occupied);
        }
        return attacked;
    }

    private void castle(int rights, int row, long occupied, long danger) {
        if ((rights & 1) != 0 && ((occupied | danger) & F1_G1 << row) == 0) {
            add(ChessMove.of(E1 + row, 0) | ChessMove.CASTLING, 1L << G1 + row);
        }
        if ((rights & 2) != 0 && (occupied & B1_C1_D1 << row | danger & C1_D1 << row) == 0) {
            add(ChessMove.of(E1 + row, 0) | ChessMove.CASTLING, 1L << C1 + row);
        }
    }

    private void addPieces(int mover, int king, long pinned, long aims, long occupied) {
        for (long rest = pieces[mover + KNIGHT] & ~pinned; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            add(ChessMove.of(from, 0), ChessAttacks.KNIGHT[from] & aims);
        }
        long queens = pieces[mover + QUEEN];
        long straight = pieces[mover + ROOK] | queens;
        long diagonal = pieces[mover + BISHOP] | queens;
        for (long rest = straight | diagonal; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            long cells = 0;
            if ((straight >>> from & 1) != 0) {
                cells = ChessAttacks.rook(from, occupied);
            }
            if ((diagonal >>> from & 1) != 0) {
                cells |= ChessAttacks.bishop(from, occupied);
            }
            if ((pinned >>> from & 1) != 0) {
                cells &= ChessAttacks.through(king, from);
            }
            add(ChessMove.of(from, 0), cells & aims);
        }
    }

    /** All pawns at once: a pinned one may go on along the line on which it and its king stand. */
    private void addPawns(int mover, int king, long pinned, long aims, long occupied) {
        int forward = mover == 0 ? 8 : -8;
        int side = mover == 0 ? 0 : 1;
        long pawns = pieces[mover + PAWN];
        long victims = pieces[NORTH - mover] & aims;
        boolean rising = mover == 0;

        long single =
                Long.rotateLeft(pawns & (~pinned | ChessAttacks.line(king, ChessAttacks.FILE)), forward) & ~occupied;
        long twice = Long.rotateLeft(single & THIRD_ROW[side], forward) & ~occupied;
        long west = pawns & (~pinned | ChessAttacks.line(king, rising ? ChessAttacks.FALLING : ChessAttacks.RISING));
        long east = pawns & (~pinned | ChessAttacks.line(king, rising ? ChessAttacks.RISING : ChessAttacks.FALLING));

        addPawns(single & aims, forward, LAST_ROW[side]);
        addPawns(twice & aims, 2 * forward, 0);
        addPawns(Long.rotateLeft(west & ~ChessAttacks.FILE_A, forward - 1) & victims, forward - 1, LAST_ROW[side]);
        addPawns(Long.rotateLeft(east & ~ChessAttacks.FILE_H, forward + 1) & victims, forward + 1, LAST_ROW[side]);
    }

    private void addPawns(long cells, int step, long lastRow) {
        if ((cells & ~lastRow) != 0) {
            steps[groups] = step;
            promotes[groups] = false;
            close(0, cells & ~lastRow, 1);
        }
        if ((cells & lastRow) != 0) {
            steps[groups] = step;
            promotes[groups] = true;
            close(0, cells & lastRow, 4);
        }
    }

    private void addEnPassant(int mover, int to) {
        for (long rest = board.passers(mover, to); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            if (board.isSafeEnPassant(mover, from, to)) {
                add(ChessMove.of(from, 0) | ChessMove.EN_PASSANT, 1L << to);
            }
        }
    }

    private void add(long base, long cells) {
        if (cells != 0) {
            steps[groups] = 0;
            promotes[groups] = false;
            close(base, cells, 1);
        }
    }

    private void close(long base, long cells, int movesEach) {
        bases[groups] = base;
        targets[groups] = cells;
        count += movesEach * Long.bitCount(cells);
        ends[groups++] = count;
    }

    /** The legal move with a number; the caller has checked that there is one. */
    long move(int number) {
        int group = 0;
        while (ends[group] <= number) {
            group++;
        }
        int k = number - (group == 0 ? 0 : ends[group - 1]);
        if (promotes[group]) {
            return promotion(group, Bits.select(targets[group], k >>> 2), k & 3);
        }
        int to = Bits.select(targets[group], k);
        return bases[group] | (steps[group] == 0 ? ChessMove.of(0, to) : ChessMove.of(to - steps[group], to));
    }

    /** Queen, rook, bishop, knight, in this order. */
    private long promotion(int group, int to, int choice) {
        return ChessMove.promotion(to - steps[group], to, QUEEN - choice);
    }

    /** Appends all legal moves in the order of their numbers. */
    void list(LongArrayList into) {
        for (int group = 0; group < groups; group++) {
            int step = steps[group];
            for (long rest = targets[group]; rest != 0; rest &= rest - 1) {
                int to = Long.numberOfTrailingZeros(rest);
                if (promotes[group]) {
                    for (int choice = 0; choice < 4; choice++) {
                        into.add(promotion(group, to, choice));
                    }
                } else {
                    into.add(bases[group] | (step == 0 ? ChessMove.of(0, to) : ChessMove.of(to - step, to)));
                }
            }
        }
    }
}
