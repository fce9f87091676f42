package rulesmith.gametree;

import rulesmith.game.Position;

/**
 * What a best-first search keeps of each node: two numbers, how they follow from those of the children, and which child
 * they lead to. They must tell a proof from an estimate: {@link #settled} holds for proofs only.
 */
interface NodeNumbers {

    /** For a position whose game is over. */
    void end(NodeStore nodes, int node, boolean won);

    /** For a position whose moves have not been looked at. */
    void leaf(NodeStore nodes, int node, Position position, Question question);

    /** From the children; returns whether that changed the node. */
    boolean update(NodeStore nodes, int node);

    /** The child to look at next, of a node that is not settled. */
    int select(NodeStore nodes, int node);

    /** 1 for a proved win, -1 for a disproved one, 0 while neither is known. */
    int settled(NodeStore nodes, int node);

    /** What is claimed of the root by estimate: 1, -1, or 0 for nothing yet. */
    default int claimed(NodeStore nodes, long iterations) {
        return 0;
    }

    /** For people who wait. */
    String sight(NodeStore nodes);
}
