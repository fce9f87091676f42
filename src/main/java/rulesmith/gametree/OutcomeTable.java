package rulesmith.gametree;

import java.util.Arrays;

/**
 * Hot. What a depth-first search found out by key: whether a win is forced, or that it is not known after looking so many
 * plies ahead, and the best move. Of two places one is for the deepest search, the other for the last.
 */
final class OutcomeTable {

    private static final int ENTRY_BYTES = 2 * Long.BYTES + 2 * Integer.BYTES;

    private final long[] keys;
    private final long[] moves;
    /** One more than the plies looked ahead; 0 for an empty place. */
    private final int[] depths;

    private final int[] values;
    private final int mask;

    OutcomeTable(long bytes) {
        int places = (int) Math.min(1 << 27, Long.highestOneBit(Math.max(bytes / ENTRY_BYTES, 1 << 10)));
        keys = new long[places];
        moves = new long[places];
        depths = new int[places];
        values = new int[places];
        mask = places - 2;
    }

    void clear() {
        Arrays.fill(depths, 0);
    }

    long bytes() {
        return (long) keys.length * ENTRY_BYTES;
    }

    /** Where a key is, or -1. */
    int find(long key) {
        int place = place(key);
        for (int i = place; i < place + 2; i++) {
            if (keys[i] == key && depths[i] != 0) {
                return i;
            }
        }
        return -1;
    }

    int depth(int place) {
        return depths[place] - 1;
    }

    /** 1 for a forced win, -1 for none, 0 for unknown. */
    int value(int place) {
        return values[place];
    }

    long move(int place) {
        return moves[place];
    }

    void put(long key, int depth, int value, long move) {
        int place = place(key);
        if (keys[place] != key && depths[place] > depth + 1) {
            place++;
        }
        keys[place] = key;
        depths[place] = depth + 1;
        values[place] = value;
        moves[place] = move;
    }

    private int place(long key) {
        return (int) (key ^ key >>> 29) & mask;
    }
}
