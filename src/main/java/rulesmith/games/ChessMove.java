package rulesmith.games;

/** Hot. A chess move in a {@code long}: the two cells, what a pawn becomes, and marks for the two odd moves. */
final class ChessMove {

    static final long EN_PASSANT = 1 << 15;
    static final long CASTLING = 1 << 16;

    private static final int TO = 6;
    private static final int PROMOTION = 12;

    private ChessMove() {}

    static long of(int from, int to) {
        return from | (long) to << TO;
    }

    static long promotion(int from, int to, int type) {
        return of(from, to) | (long) type << PROMOTION;
    }

    static int from(long move) {
        return (int) move & 63;
    }

    static int to(long move) {
        return (int) (move >>> TO) & 63;
    }

    /** The type a pawn becomes; 0 if the move is no promotion. */
    static int promoted(long move) {
        return (int) (move >>> PROMOTION) & 7;
    }

    static boolean isEnPassant(long move) {
        return (move & EN_PASSANT) != 0;
    }

    static boolean isCastling(long move) {
        return (move & CASTLING) != 0;
    }

    /** Where the pawn stands that is captured in passing by a pawn coming to a cell. */
    static int passed(int to) {
        return to ^ 8;
    }

    /** Where the rook stands before the king castles to a cell. */
    static int rookFrom(int to) {
        return (to & 7) == 6 ? to + 1 : to - 2;
    }

    /** Where the rook stands afterwards: the cell the king has passed. */
    static int rookTo(int to) {
        return (to & 7) == 6 ? to - 1 : to + 1;
    }
}
