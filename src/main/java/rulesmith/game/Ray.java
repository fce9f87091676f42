package rulesmith.game;

/**
 * Hot. One direction in which several piece types of one owner look in the same manner, so that all their pieces can be
 * moved at once.
 *
 * @param direction an index into the tables of {@link Bits}
 * @param movers which of the game's groups of types looks this way
 */
record Ray(int direction, int shift, long landing, boolean multiple, boolean over, int movers) {

    static Ray of(int direction, boolean multiple, boolean over, int movers) {
        return new Ray(direction, Bits.SHIFT[direction], Bits.LANDING[direction], multiple, over, movers);
    }

    long step(long cells) {
        return Long.rotateLeft(cells, shift) & landing;
    }

    /** The cell this many steps before another; for cells that are known to have come that way. */
    int back(int cell, int steps) {
        return cell - steps * shift;
    }
}
