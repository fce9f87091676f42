package rulesmith.gametree;

import java.util.Locale;
import rulesmith.game.Position;

/**
 * Proof and disproof numbers: how many leaves at least would have to be won to prove a node, or not won to disprove it. A
 * leaf counts one of each, or what playouts suggest (Monte-Carlo proof numbers): the rarer wins are, the harder the proof.
 *
 * <p>The first number of a node is its proof number, the second its disproof number. Neither estimates nor rounding make
 * one 0, so 0 is a proof.
 */
final class ProofNumbers implements NodeNumbers {

    /** Null for plain proof numbers. */
    private final Playouts playouts;

    ProofNumbers(Playouts playouts) {
        this.playouts = playouts;
    }

    @Override
    public void end(NodeStore nodes, int node, boolean won) {
        nodes.set(node, won ? 0 : Double.POSITIVE_INFINITY, won ? Double.POSITIVE_INFINITY : 0);
    }

    @Override
    public void leaf(NodeStore nodes, int node, Position position, Question question) {
        if (playouts == null) {
            nodes.set(node, 1, 1);
        } else {
            double rate = playouts.winningRate(position, question);
            nodes.set(node, 1 - rate, rate);
        }
    }

    /** The minimum for who chooses, the sum for who must answer everything. */
    @Override
    public boolean update(NodeStore nodes, int node) {
        int first = nodes.firstChild(node);
        long[] block = nodes.block(first);
        int end = NodeStore.offset(first) + nodes.children(node) * NodeStore.WORDS;
        boolean chooses = nodes.chooses(node);
        int least = chooses ? NodeStore.FIRST : NodeStore.SECOND;
        int most = chooses ? NodeStore.SECOND : NodeStore.FIRST;
        double min = Double.POSITIVE_INFINITY;
        double sum = 0;
        for (int at = NodeStore.offset(first); at < end; at += NodeStore.WORDS) {
            min = Math.min(min, Double.longBitsToDouble(block[at + least]));
            sum += Double.longBitsToDouble(block[at + most]);
        }
        return chooses ? nodes.set(node, min, sum) : nodes.set(node, sum, min);
    }

    @Override
    public int select(NodeStore nodes, int node) {
        int first = nodes.firstChild(node);
        long[] block = nodes.block(first);
        int number = nodes.chooses(node) ? NodeStore.FIRST : NodeStore.SECOND;
        int begin = NodeStore.offset(first);
        int end = begin + nodes.children(node) * NodeStore.WORDS;
        int best = begin;
        for (int at = begin + NodeStore.WORDS; at < end; at += NodeStore.WORDS) {
            // Positive doubles are in the order of their bits.
            best = block[at + number] < block[best + number] ? at : best;
        }
        return first + (best - begin) / NodeStore.WORDS;
    }

    @Override
    public int settled(NodeStore nodes, int node) {
        return nodes.first(node) == 0 ? 1 : nodes.second(node) == 0 ? -1 : 0;
    }

    @Override
    public String sight(NodeStore nodes) {
        return String.format(
                Locale.ROOT,
                playouts == null ? "%,.0f to prove, %,.0f to disprove" : "%,.2f to prove, %,.2f to disprove",
                nodes.first(NodeStore.ROOT),
                nodes.second(NodeStore.ROOT));
    }
}
