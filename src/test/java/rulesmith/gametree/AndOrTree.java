package rulesmith.gametree;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;

/**
 * A game that is a tree somebody wrote down, so that a search of it can be followed by hand. {@code S[+ N[- =]]}: South has
 * two moves, the first of which wins; after the second North can win or draw. {@code C[...]} is a throw of chance. Moves are
 * numbered from 1.
 */
final class AndOrTree implements Game {

    /** A leaf has an outcome and no children. */
    private record Node(Player mover, Outcome outcome, List<Node> children, int number) {}

    /**
     * What random trees are like.
     *
     * @param depth of the deepest leaf at most
     * @param branching at most
     * @param movers the letters of those who move, each as likely as often it is in here
     * @param leaves the signs of the leaves, likewise
     */
    record Shape(int depth, int branching, String movers, String leaves) {}

    private final String text;
    private final Node root;
    private int read;
    private int nodes;

    private AndOrTree(String text) {
        this.text = text;
        this.root = node();
        if (read != text.length()) {
            throw new IllegalArgumentException("unexpected " + text.substring(read) + " in " + text);
        }
    }

    static AndOrTree parse(String text) {
        return new AndOrTree(text);
    }

    static AndOrTree random(Shape shape, RandomGenerator random) {
        StringBuilder text = new StringBuilder();
        append(text, shape, shape.depth(), random);
        return parse(text.toString());
    }

    private static void append(StringBuilder text, Shape shape, int depth, RandomGenerator random) {
        if (depth == 0 || depth < shape.depth() && random.nextInt(5) == 0) {
            text.append(any(shape.leaves(), random));
            return;
        }
        text.append(any(shape.movers(), random)).append('[');
        int count = 1 + random.nextInt(shape.branching());
        for (int i = 0; i < count; i++) {
            text.append(i == 0 ? "" : " ");
            append(text, shape, depth - 1, random);
        }
        text.append(']');
    }

    private static char any(String letters, RandomGenerator random) {
        return letters.charAt(random.nextInt(letters.length()));
    }

    private Node node() {
        int number = nodes++;
        char sign = text.charAt(read++);
        Outcome outcome = switch (sign) {
            case '+' -> Outcome.SOUTH;
            case '-' -> Outcome.NORTH;
            case '=' -> Outcome.DRAW;
            default -> Outcome.ONGOING;
        };
        if (outcome.isOver()) {
            return new Node(Player.SOUTH, outcome, List.of(), number);
        }
        Player mover = switch (sign) {
            case 'S' -> Player.SOUTH;
            case 'N' -> Player.NORTH;
            case 'C' -> Player.CHANCE;
            default -> throw new IllegalArgumentException(sign + " in " + text);
        };
        List<Node> children = new ArrayList<>();
        // An opening bracket or a space, then a child.
        for (read++; text.charAt(read - 1) != ']'; read++) {
            children.add(node());
        }
        return new Node(mover, outcome, List.copyOf(children), number);
    }

    int nodes() {
        return nodes;
    }

    @Override
    public String id() {
        return text;
    }

    @Override
    public String name() {
        return "Tree";
    }

    @Override
    public Position start() {
        return new Place(this);
    }

    private static final class Place implements Position {

        private final AndOrTree game;
        private final List<Node> path = new ArrayList<>();

        Place(AndOrTree game) {
            this.game = game;
            path.add(game.root);
        }

        private Node node() {
            return path.get(path.size() - 1);
        }

        @Override
        public Game game() {
            return game;
        }

        @Override
        public Player toMove() {
            return node().mover();
        }

        @Override
        public int ply() {
            return path.size() - 1;
        }

        @Override
        public Outcome outcome() {
            return node().outcome();
        }

        @Override
        public String ending() {
            return outcome().isOver() ? "leaf" : "";
        }

        @Override
        public int moveCount() {
            return node().children().size();
        }

        @Override
        public long move(int number) {
            return java.util.Objects.checkIndex(number, moveCount());
        }

        @Override
        public void legalMoves(LongArrayList into) {
            into.clear();
            for (int i = 0; i < moveCount(); i++) {
                into.add(i);
            }
        }

        @Override
        public void play(long move) {
            path.add(node().children().get((int) move));
        }

        @Override
        public void undo() {
            if (path.size() == 1) {
                throw new IllegalStateException("no move to take back");
            }
            path.remove(path.size() - 1);
        }

        @Override
        public long hash() {
            return Seed.mix(node().number() + 1);
        }

        @Override
        public Position copy() {
            Place copy = new Place(game);
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(Position other) {
            List<Node> way = ((Place) other).path;
            path.clear();
            path.addAll(way);
        }

        @Override
        public String notation(long move) {
            return Long.toString(move + 1);
        }

        @Override
        public String diagram() {
            return "node " + node().number() + "\n";
        }
    }
}
