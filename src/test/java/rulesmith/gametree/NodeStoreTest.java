package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NodeStoreTest {

    private static final int BLOCK = 8192;
    private static final int BLOCK_BYTES = BLOCK * 40;

    private final NodeStore nodes = new NodeStore();

    @Test
    void beginsWithTheRoot() {
        assertEquals(1, nodes.used());
        assertEquals(0, nodes.children(NodeStore.ROOT));
        assertEquals(1, nodes.add(1), "the next node");
    }

    @Test
    void keepsLinksBesideEachOther() {
        int first = nodes.add(3);
        nodes.setChildren(NodeStore.ROOT, first, 3, true);
        for (int i = 0; i < 3; i++) {
            nodes.clearNode(first + i, Long.MIN_VALUE + i, NodeStore.ROOT);
        }
        int second = nodes.add(2);
        nodes.setChildren(first + 2, second, 2, false);
        nodes.clearNode(second, -1, first + 2);
        nodes.clearNode(second + 1, Long.MAX_VALUE, first + 2);
        assertEquals(3, nodes.children(NodeStore.ROOT));
        assertEquals(first, nodes.firstChild(NodeStore.ROOT));
        assertTrue(nodes.chooses(NodeStore.ROOT));
        assertEquals(2, nodes.children(first + 2));
        assertEquals(second, nodes.firstChild(first + 2));
        assertFalse(nodes.chooses(first + 2));
        assertEquals(NodeStore.ROOT, nodes.parent(first + 2));
        assertEquals(first + 2, nodes.parent(second));
        assertEquals(first + 2, nodes.parent(second + 1));
        assertEquals(Long.MIN_VALUE + 1, nodes.move(first + 1));
        assertEquals(-1, nodes.move(second));
        assertEquals(Long.MAX_VALUE, nodes.move(second + 1));
        assertEquals(0, nodes.children(second));
        assertEquals(6, nodes.used());
    }

    @Test
    void saysWhetherNumbersChanged() {
        nodes.set(NodeStore.ROOT, 1, 2);
        assertFalse(nodes.set(NodeStore.ROOT, 1, 2));
        assertTrue(nodes.set(NodeStore.ROOT, 1, 3));
        assertTrue(nodes.set(NodeStore.ROOT, Math.nextUp(1.0), 3), "the least change counts");
        assertTrue(nodes.set(NodeStore.ROOT, Double.POSITIVE_INFINITY, 0));
        assertFalse(nodes.set(NodeStore.ROOT, Double.POSITIVE_INFINITY, 0));
        assertEquals(Double.POSITIVE_INFINITY, nodes.first(NodeStore.ROOT));
        assertEquals(0, nodes.second(NodeStore.ROOT));
    }

    @Test
    void putsChildrenIntoOneBlock() {
        assertEquals(1, nodes.add(BLOCK - 3));
        assertEquals(BLOCK - 2, nodes.add(2), "they just fit");
        assertEquals(BLOCK, nodes.add(BLOCK - 1), "exactly at the border");
        int family = nodes.add(2);
        assertEquals(2 * BLOCK, family, "one place is left empty");
        assertSame(nodes.block(family), nodes.block(family + 1));
        assertNotSame(nodes.block(BLOCK), nodes.block(family));
        assertEquals(1 + BLOCK - 3 + 2 + BLOCK - 1 + 2, nodes.used(), "the empty place does not count");
        assertEquals(3 * BLOCK, nodes.add(BLOCK), "as many as a block has");
        assertThrows(IllegalArgumentException.class, () -> nodes.add(BLOCK + 1));
    }

    @Test
    void foretellsItsBytes() {
        assertEquals(BLOCK_BYTES, nodes.bytesWith(0));
        assertEquals(BLOCK_BYTES, nodes.bytesWith(BLOCK - 1));
        assertEquals(2 * BLOCK_BYTES, nodes.bytesWith(BLOCK));
        for (int i = 0; i < 3000; i++) {
            int count = 1 + i * 7 % 40;
            long expected = nodes.bytesWith(count);
            nodes.add(count);
            assertEquals(expected, nodes.bytesWith(0), "after " + nodes.used());
        }
    }

    @Test
    void forgetsEverythingButItsRoom() {
        int first = nodes.add(5000);
        nodes.setChildren(NodeStore.ROOT, first, 5000, true);
        nodes.add(5000);
        long[] block = nodes.block(first + 5000);
        nodes.clear();
        assertEquals(1, nodes.used());
        assertEquals(0, nodes.children(NodeStore.ROOT));
        assertEquals(BLOCK_BYTES, nodes.bytesWith(0));
        assertSame(block, nodes.block(nodes.add(5000)));
    }

    @Test
    void takesLessThanHundredMegabytesForAMillionNodes() {
        while (nodes.used() < 1_000_000) {
            nodes.add(7);
        }
        Set<long[]> blocks = Collections.newSetFromMap(new IdentityHashMap<>());
        int last = nodes.add(1);
        for (int node = 0; node <= last; node++) {
            blocks.add(nodes.block(node));
        }
        long measured = blocks.stream().mapToLong(block -> 8L * block.length).sum();
        assertEquals(measured, nodes.bytesWith(0));
        assertTrue(measured < 100e6, measured + " bytes");
        assertTrue(measured > 40e6, measured + " bytes");
    }

    @Test
    void knowsWhenNamesRunOut() {
        assertTrue(nodes.canName(BLOCK));
        assertFalse(nodes.canName(Integer.MAX_VALUE - BLOCK));
    }
}
