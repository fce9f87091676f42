package rulesmith.gametree;

import java.util.Locale;
import rulesmith.game.Position;

/**
 * Probability-based proof numbers: the probability that a node is won if those of its children were independent (Eqs 1 to
 * 4 of Primanita, Khalid and Iida, 2021).
 *
 * <p>The first number of a node is that probability. Products of many estimates come so near to 0 and 1 that rounding
 * takes them there, so the second number says what is proved: 1, -1, or 0 for nothing.
 */
final class ProofProbabilities implements NodeNumbers {

    private final Playouts playouts;
    private final double precision;
    private final RootTrace trace;

    /** @param precision how near to 0 or 1 the root may come until it is claimed; 0 for never */
    ProofProbabilities(Playouts playouts, double precision, RootTrace trace) {
        if (!(precision >= 0 && precision < 0.5)) {
            throw new IllegalArgumentException("precision " + precision + ", expected from 0 to less than 0.5");
        }
        this.playouts = playouts;
        this.precision = precision;
        this.trace = trace;
    }

    @Override
    public void end(NodeStore nodes, int node, boolean won) {
        nodes.set(node, won ? 1 : 0, won ? 1 : -1);
    }

    @Override
    public void leaf(NodeStore nodes, int node, Position position, Question question) {
        nodes.set(node, playouts.winningRate(position, question), 0);
    }

    @Override
    public boolean update(NodeStore nodes, int node) {
        int first = nodes.firstChild(node);
        long[] block = nodes.block(first);
        int end = NodeStore.offset(first) + nodes.children(node) * NodeStore.WORDS;
        boolean chooses = nodes.chooses(node);
        // What one child is enough for, and what all of them are needed for.
        double one = chooses ? 1 : -1;
        double product = 1;
        boolean all = true;
        for (int at = NodeStore.offset(first); at < end; at += NodeStore.WORDS) {
            double proved = Double.longBitsToDouble(block[at + NodeStore.SECOND]);
            if (proved == one) {
                return nodes.set(node, chooses ? 1 : 0, one);
            }
            all &= proved == -one;
            double value = Double.longBitsToDouble(block[at + NodeStore.FIRST]);
            product *= chooses ? 1 - value : value;
        }
        return nodes.set(node, chooses ? 1 - product : product, all ? -one : 0);
    }

    @Override
    public int select(NodeStore nodes, int node) {
        int first = nodes.firstChild(node);
        long[] block = nodes.block(first);
        int begin = NodeStore.offset(first);
        int end = begin + nodes.children(node) * NodeStore.WORDS;
        boolean chooses = nodes.chooses(node);
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (int at = begin; at < end; at += NodeStore.WORDS) {
            if (Double.longBitsToDouble(block[at + NodeStore.SECOND]) == 0) {
                double value = Double.longBitsToDouble(block[at + NodeStore.FIRST]);
                double promise = chooses ? value : -value;
                if (promise > most) {
                    most = promise;
                    best = at;
                }
            }
        }
        return first + (best - begin) / NodeStore.WORDS;
    }

    @Override
    public int settled(NodeStore nodes, int node) {
        return (int) nodes.second(node);
    }

    @Override
    public int claimed(NodeStore nodes, long iterations) {
        if (settled(nodes, NodeStore.ROOT) != 0) {
            return 0;
        }
        double value = nodes.first(NodeStore.ROOT);
        trace.root(value, iterations, nodes.used());
        return precision == 0 ? 0 : value >= 1 - precision ? 1 : value <= precision ? -1 : 0;
    }

    @Override
    public String sight(NodeStore nodes) {
        return String.format(Locale.ROOT, "won with probability %.6f", nodes.first(NodeStore.ROOT));
    }
}
