package rulesmith.game;

/**
 * Hot. What one move does on the board: which pieces go where, hop by hop, and which leave it. Reused from move to move.
 */
public final class MoveTrace {

    /** More than any move of any game needs: the hops of the longest chain, or a king and a rook. */
    private static final int ROOM = 32;

    private final int[] from = new int[ROOM];
    private final int[] to = new int[ROOM];
    private final int[] removed = new int[ROOM];
    private int hops;
    private int removals;

    public void clear() {
        hops = 0;
        removals = 0;
    }

    public void addHop(int fromCell, int toCell) {
        from[hops] = fromCell;
        to[hops++] = toCell;
    }

    public void addRemoval(int cell) {
        removed[removals++] = cell;
    }

    /** How often a piece comes to another cell: once in most moves, once a jump in a chain. */
    public int hops() {
        return hops;
    }

    public int from(int hop) {
        return from[hop];
    }

    public int to(int hop) {
        return to[hop];
    }

    /** How many pieces are captured. */
    public int removals() {
        return removals;
    }

    public int removed(int i) {
        return removed[i];
    }
}
