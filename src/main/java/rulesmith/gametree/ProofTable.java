package rulesmith.gametree;

import java.util.Arrays;

/**
 * Hot. Proof and disproof numbers by key, for as many positions as there is room for. Of four places for a key the one
 * that took the least work to fill is given up.
 */
final class ProofTable {

    private static final int WAYS = 4;
    /** Key and numbers, and the work in a table beside them. */
    static final int ENTRY_BYTES = 2 * Long.BYTES + Integer.BYTES;

    private final long[] keys;
    private final long[] numbers;
    private final int[] work;
    private final int mask;

    /** As large as fits, a power of two of places. */
    ProofTable(long bytes) {
        int places = (int) Math.min(1 << 28, Long.highestOneBit(Math.max(bytes / ENTRY_BYTES, 1 << 10)));
        keys = new long[places];
        numbers = new long[places];
        work = new int[places];
        mask = places - WAYS;
    }

    void clear() {
        Arrays.fill(work, 0);
    }

    long bytes() {
        return (long) keys.length * ENTRY_BYTES;
    }

    /** Proof number in the upper half, disproof number in the lower; 0 if nothing is known. */
    long find(long key) {
        int place = place(key);
        for (int i = place; i < place + WAYS; i++) {
            if (keys[i] == key && work[i] != 0) {
                return numbers[i];
            }
        }
        return 0;
    }

    void put(long key, int proof, int disproof, int done) {
        int place = place(key);
        int worst = place;
        for (int i = place; i < place + WAYS; i++) {
            if (keys[i] == key && work[i] != 0) {
                worst = i;
                break;
            }
            if (work[i] < work[worst]) {
                worst = i;
            }
        }
        keys[worst] = key;
        numbers[worst] = (long) proof << 32 | disproof;
        work[worst] = Math.max(1, done);
    }

    private int place(long key) {
        return (int) (key ^ key >>> 29) & mask;
    }
}
