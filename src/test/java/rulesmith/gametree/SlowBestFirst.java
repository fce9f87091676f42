package rulesmith.gametree;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import rulesmith.game.Position;

/**
 * Best-first search as a book has it, to judge the fast one by: an object for each node, every iteration from the root to
 * a leaf and all the way back. It shares only the playouts, for their random numbers.
 */
final class SlowBestFirst {

    /** A node with its numbers: proof and disproof, or a probability and 1, 0 or -1 for proved, open and disproved. */
    static final class Node {

        final Node parent;
        final long move;
        final Position position;
        List<Node> children;
        double first;
        double second;

        private Node(Node parent, long move, Position position) {
            this.parent = parent;
            this.move = move;
            this.position = position;
        }
    }

    private final Question question;
    private final Playouts playouts;
    /** Null for proof numbers. */
    private final Double precision;

    final Node root;
    long nodes = 1;
    long iterations;
    Verdict verdict = Verdict.UNKNOWN;

    private SlowBestFirst(Question question, Playouts playouts, Double precision) {
        this.question = question;
        this.playouts = playouts;
        this.precision = precision;
        this.root = new Node(null, 0, question.position().copy());
        if (playouts != null) {
            playouts.begin(root.position);
        }
        look(root);
    }

    static SlowBestFirst pns(Question question, long mostNodes) {
        return new SlowBestFirst(question, null, null).run(mostNodes);
    }

    static SlowBestFirst mcpns(Question question, Playouts playouts, long mostNodes) {
        return new SlowBestFirst(question, playouts, null).run(mostNodes);
    }

    static SlowBestFirst ppns(Question question, Playouts playouts, double precision, long mostNodes) {
        return new SlowBestFirst(question, playouts, precision).run(mostNodes);
    }

    private boolean probabilities() {
        return precision != null;
    }

    private SlowBestFirst run(long mostNodes) {
        judge();
        while (verdict == Verdict.UNKNOWN) {
            Node leaf = root;
            while (leaf.children != null) {
                leaf = mostProving(leaf);
            }
            int count = leaf.position.moveCount();
            if (nodes + count > mostNodes) {
                return this;
            }
            expand(leaf, count);
            iterations++;
            for (Node node = leaf; node != null; node = node.parent) {
                backUp(node);
            }
            judge();
        }
        return this;
    }

    private void expand(Node leaf, int count) {
        leaf.children = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Position next = leaf.position.copy();
            long move = next.move(i);
            next.play(move);
            Node child = new Node(leaf, move, next);
            look(child);
            leaf.children.add(child);
        }
        nodes += count;
    }

    private void look(Node node) {
        if (node.position.outcome().isOver()) {
            boolean won = question.wonBy(node.position.outcome());
            node.first = probabilities() ? (won ? 1 : 0) : won ? 0 : Double.POSITIVE_INFINITY;
            node.second = probabilities() ? (won ? 1 : -1) : won ? Double.POSITIVE_INFINITY : 0;
        } else if (playouts == null) {
            node.first = 1;
            node.second = 1;
        } else {
            double rate = playouts.winningRate(node.position, question);
            node.first = probabilities() ? rate : 1 - rate;
            node.second = probabilities() ? 0 : rate;
        }
    }

    private static double sum(Node node, Function<Node, Double> number) {
        double sum = 0;
        for (Node child : node.children) {
            sum += number.apply(child);
        }
        return sum;
    }

    private static double least(Node node, Function<Node, Double> number) {
        return node.children.stream().mapToDouble(number::apply).min().orElseThrow();
    }

    private void backUp(Node node) {
        boolean chooses = question.chooses(node.position);
        if (!probabilities()) {
            node.first = chooses ? least(node, child -> child.first) : sum(node, child -> child.first);
            node.second = chooses ? sum(node, child -> child.second) : least(node, child -> child.second);
            return;
        }
        double product = 1;
        for (Node child : node.children) {
            product *= chooses ? 1 - child.first : child.first;
        }
        node.first = chooses ? 1 - product : product;
        double best = chooses ? 1 : -1;
        boolean one = node.children.stream().anyMatch(child -> child.second == best);
        boolean all = node.children.stream().allMatch(child -> child.second == -best);
        node.second = one ? best : all ? -best : 0;
    }

    private Node mostProving(Node node) {
        boolean chooses = question.chooses(node.position);
        Node most = null;
        for (Node child : node.children) {
            if (probabilities() && child.second != 0) {
                continue;
            }
            boolean better = most == null
                    || (!probabilities()
                            ? (chooses ? child.first < most.first : child.second < most.second)
                            : chooses ? child.first > most.first : child.first < most.first);
            most = better ? child : most;
        }
        return most;
    }

    private void judge() {
        boolean proved = probabilities() ? root.second == 1 : root.first == 0;
        boolean disproved = probabilities() ? root.second == -1 : root.second == 0;
        if (proved || disproved) {
            verdict = proved ? Verdict.PROVED : Verdict.DISPROVED;
        } else if (iterations > 0 && probabilities() && precision > 0) {
            verdict = root.first >= 1 - precision
                    ? Verdict.CLAIMED_WON
                    : root.first <= precision ? Verdict.CLAIMED_NOT_WON : Verdict.UNKNOWN;
        }
    }
}
