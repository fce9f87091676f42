package rulesmith.gametree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import rulesmith.game.Position;

/** Numbers of a search that can be looked at afterwards, with its tree. */
final class SeenNumbers implements NodeNumbers {

    private final NodeNumbers numbers;
    private NodeStore tree;

    SeenNumbers(NodeNumbers numbers) {
        this.numbers = numbers;
    }

    NodeStore tree() {
        return tree;
    }

    /** The numbers of each node, those of its children behind it in brackets. */
    String dump() {
        return dump(NodeStore.ROOT);
    }

    private String dump(int node) {
        StringBuilder text = new StringBuilder(number(tree.first(node)) + "/" + number(tree.second(node)));
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.children(node); child++) {
            text.append(child == first ? "[" : " ").append(dump(child));
        }
        return text.append(tree.children(node) > 0 ? "]" : "").toString();
    }

    private static String number(double number) {
        return number == Double.POSITIVE_INFINITY
                ? "oo"
                : number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }

    /** The ways to the nodes that were expanded, in that order: moves from 1, one after the other. */
    List<String> expanded() {
        List<Integer> inside = new ArrayList<>();
        List<Integer> open = new ArrayList<>(List.of(NodeStore.ROOT));
        while (!open.isEmpty()) {
            int node = open.remove(open.size() - 1);
            if (tree.children(node) > 0) {
                inside.add(node);
            }
            for (int i = 0; i < tree.children(node); i++) {
                open.add(tree.firstChild(node) + i);
            }
        }
        inside.sort(Comparator.comparing(tree::firstChild));
        return inside.stream().map(this::way).toList();
    }

    private String way(int node) {
        return node == NodeStore.ROOT ? "" : way(tree.parent(node)) + (tree.move(node) + 1);
    }

    @Override
    public void end(NodeStore nodes, int node, boolean won) {
        tree = nodes;
        numbers.end(nodes, node, won);
    }

    @Override
    public void leaf(NodeStore nodes, int node, Position position, Question question) {
        tree = nodes;
        numbers.leaf(nodes, node, position, question);
    }

    @Override
    public boolean update(NodeStore nodes, int node) {
        return numbers.update(nodes, node);
    }

    @Override
    public int select(NodeStore nodes, int node) {
        return numbers.select(nodes, node);
    }

    @Override
    public int settled(NodeStore nodes, int node) {
        return numbers.settled(nodes, node);
    }

    @Override
    public int claimed(NodeStore nodes, long iterations) {
        return numbers.claimed(nodes, iterations);
    }

    @Override
    public String sight(NodeStore nodes) {
        return numbers.sight(nodes);
    }
}
