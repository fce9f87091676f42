package rulesmith.game;

/**
 * Hot. One direction in which several piece types of one owner look in the same manner, so that all their pieces can be
 * moved at once. A class and not a record, because its fields are read in every inner loop.
 */
final class Ray {

    /** An index into the tables of {@link Bits}. */
    final int direction;

    final int shift;
    private final long landing;
    final boolean multiple;
    final boolean over;
    /** Which of the game's groups of types looks this way. */
    final int movers;

    Ray(int direction, boolean multiple, boolean over, int movers) {
        this.direction = direction;
        this.shift = Bits.SHIFT[direction];
        this.landing = Bits.LANDING[direction];
        this.multiple = multiple;
        this.over = over;
        this.movers = movers;
    }

    long step(long cells) {
        return Long.rotateLeft(cells, shift) & landing;
    }

    /** The cells from which a step leads to one of these. */
    long before(long cells) {
        return Long.rotateRight(cells & landing, shift);
    }

    /** All cells that the pieces of the front look at, the first occupied ones included. */
    long look(long front, long empty) {
        if (multiple) {
            // Seven steps at most: fill by one, then two, then four.
            long open = empty & landing;
            front |= open & Long.rotateLeft(front, shift);
            open &= Long.rotateLeft(open, shift);
            front |= open & Long.rotateLeft(front, 2 * shift);
            open &= Long.rotateLeft(open, 2 * shift);
            front |= open & Long.rotateLeft(front, 4 * shift);
        }
        return Long.rotateLeft(front, shift) & landing;
    }
}
