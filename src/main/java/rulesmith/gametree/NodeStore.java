package rulesmith.gametree;

import java.util.Arrays;

/**
 * Hot. The nodes of a search tree, without an object for each: five words a node, 40 bytes, in blocks that come as they
 * are needed. The children of a node lie side by side in one block, so a search looks at them in one go.
 *
 * <p>What the two numbers of a node mean is for the search to say.
 */
final class NodeStore {

    static final int ROOT = 0;
    static final int WORDS = 5;
    /** Words from the start of a node: its move, where its parent and its first child are, how many children, numbers. */
    static final int MOVE = 0;

    static final int LINKS = 1;
    static final int CHILDREN = 2;
    static final int FIRST = 3;
    static final int SECOND = 4;

    /** More than any position has moves. */
    private static final int BLOCK_BITS = 13;

    private static final int BLOCK = 1 << BLOCK_BITS;
    private static final int NO_CHILD = 0;

    private long[][] blocks = new long[16][];
    private int allocated;
    private int size;
    /** Without the nodes left empty at the end of a block. */
    private int used;

    NodeStore() {
        clear();
    }

    /** Forgets all nodes but the root and keeps the blocks for the next search. */
    void clear() {
        size = 0;
        used = 0;
        clearNode(add(1), 0, ROOT);
    }

    /** Makes room for nodes side by side and returns the first. */
    int add(int count) {
        if (count > BLOCK) {
            throw new IllegalArgumentException(count + " moves in one position, expected at most " + BLOCK);
        }
        int first = size;
        if ((first & BLOCK - 1) + count > BLOCK) {
            first = (first >>> BLOCK_BITS) + 1 << BLOCK_BITS;
        }
        grow(first + count);
        size = first + count;
        used += count;
        return first;
    }

    private void grow(int nodes) {
        while ((long) allocated * BLOCK < nodes) {
            if (allocated == blocks.length) {
                blocks = Arrays.copyOf(blocks, 2 * allocated);
            }
            blocks[allocated++] = new long[BLOCK * WORDS];
        }
    }

    /** The bytes there would be with some more nodes. */
    long bytesWith(int more) {
        return ((size + more - 1L >>> BLOCK_BITS) + 1) * BLOCK * WORDS * Long.BYTES;
    }

    int used() {
        return used;
    }

    /** Whether there are numbers left to name so many more nodes. */
    boolean canName(int more) {
        return size < Integer.MAX_VALUE - BLOCK - more;
    }

    long[] block(int node) {
        return blocks[node >>> BLOCK_BITS];
    }

    /** Where a node begins in its block. */
    static int offset(int node) {
        return (node & BLOCK - 1) * WORDS;
    }

    void clearNode(int node, long move, int parent) {
        long[] block = block(node);
        int at = offset(node);
        block[at + MOVE] = move;
        block[at + LINKS] = (long) parent << 32 | NO_CHILD;
        block[at + CHILDREN] = 0;
    }

    long move(int node) {
        return block(node)[offset(node) + MOVE];
    }

    int parent(int node) {
        return (int) (block(node)[offset(node) + LINKS] >>> 32);
    }

    int firstChild(int node) {
        return (int) block(node)[offset(node) + LINKS];
    }

    int children(int node) {
        return (int) block(node)[offset(node) + CHILDREN] >>> 1;
    }

    /** Whether one good child is enough. */
    boolean chooses(int node) {
        return (block(node)[offset(node) + CHILDREN] & 1) != 0;
    }

    void setChildren(int node, int first, int count, boolean chooses) {
        long[] block = block(node);
        int at = offset(node);
        block[at + LINKS] = block[at + LINKS] & 0xffffffff00000000L | first;
        block[at + CHILDREN] = (long) count << 1 | (chooses ? 1 : 0);
    }

    double first(int node) {
        return Double.longBitsToDouble(block(node)[offset(node) + FIRST]);
    }

    double second(int node) {
        return Double.longBitsToDouble(block(node)[offset(node) + SECOND]);
    }

    /** Whether that changed anything. */
    boolean set(int node, double first, double second) {
        long[] block = block(node);
        int at = offset(node);
        long a = Double.doubleToRawLongBits(first);
        long b = Double.doubleToRawLongBits(second);
        boolean changed = block[at + FIRST] != a || block[at + SECOND] != b;
        block[at + FIRST] = a;
        block[at + SECOND] = b;
        return changed;
    }
}
