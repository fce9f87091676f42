package rulesmith.gametree;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.List;
import rulesmith.game.Evaluation;
import rulesmith.game.Game;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;

/** A game written down as its tree, with a value for South at each node. */
record TreeGame(Node root) implements Game {

    /** A place in the tree: who moves, what it looks worth to South, how the game ended, and where one can go. */
    record Node(Player toMove, int value, Outcome outcome, List<Node> children) {

        static Node south(int value, Node... children) {
            return new Node(Player.SOUTH, value, Outcome.ONGOING, List.of(children));
        }

        static Node north(int value, Node... children) {
            return new Node(Player.NORTH, value, Outcome.ONGOING, List.of(children));
        }

        static Node chance(int value, Node... children) {
            return new Node(Player.CHANCE, value, Outcome.ONGOING, List.of(children));
        }

        /** Searches end here, so who moves does not matter. */
        static Node leaf(int value) {
            return south(value);
        }

        static Node end(Outcome outcome) {
            int value = outcome == Outcome.SOUTH
                    ? Evaluation.WON
                    : outcome == Outcome.NORTH ? Evaluation.LOST : Evaluation.DRAWN;
            return new Node(Player.SOUTH, value, outcome, List.of());
        }
    }

    @Override
    public String id() {
        return "tree";
    }

    @Override
    public String name() {
        return "a tree";
    }

    @Override
    public Place start() {
        return new Place(this, new ArrayList<>(List.of(root)));
    }

    @Override
    public Evaluation evaluation() {
        return new Evaluation() {
            @Override
            public void rate(Position position, LongArrayList moves, int[] values) {
                for (int i = 0; i < moves.size(); i++) {
                    int value = ((Place) position).child(moves.getLong(i)).value();
                    values[i] = position.toMove() == Player.SOUTH ? value : -value;
                }
            }

            @Override
            public int distance(Position position, long move) {
                return 0;
            }
        };
    }

    /** The nodes from the root to where the game is. */
    record Place(TreeGame game, List<Node> path) implements Position {

        private Node here() {
            return path.get(path.size() - 1);
        }

        Node child(long move) {
            return here().children().get((int) move);
        }

        @Override
        public Player toMove() {
            return here().toMove();
        }

        @Override
        public int ply() {
            return path.size() - 1;
        }

        @Override
        public Outcome outcome() {
            return here().outcome();
        }

        @Override
        public String ending() {
            return outcome().isOver() ? "end" : "";
        }

        @Override
        public int moveCount() {
            return here().children().size();
        }

        @Override
        public long move(int number) {
            return number;
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
            path.add(child(move));
        }

        @Override
        public void undo() {
            path.remove(path.size() - 1);
        }

        @Override
        public long hash() {
            return path.hashCode();
        }

        @Override
        public Place copy() {
            return new Place(game, new ArrayList<>(path));
        }

        @Override
        public void copyFrom(Position other) {
            path.clear();
            path.addAll(((Place) other).path);
        }

        @Override
        public String notation(long move) {
            return String.valueOf(move);
        }

        @Override
        public String diagram() {
            return here().toString();
        }
    }
}
