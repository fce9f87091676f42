package rulesmith.gametree;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.Seed;
import rulesmith.game.Outcome;
import rulesmith.game.Position;

/**
 * Hot. Best-first search of AND/OR trees: goes from the root to the leaf that its numbers point to, looks at all moves
 * there, and corrects the numbers on the way back. It turns round at the first node whose numbers stay the same, for
 * above it nothing changes either, and the way from the root would lead there again.
 */
public final class BestFirstSolver implements Solver {

    private final String name;
    private final NodeNumbers numbers;
    /** Null without. */
    private final Playouts playouts;

    private final long work;
    private final NodeStore nodes = new NodeStore();
    private final LongArrayList moves = new LongArrayList(256);

    BestFirstSolver(String name, NodeNumbers numbers, Playouts playouts, long work) {
        this.name = name;
        this.numbers = numbers;
        this.playouts = playouts;
        this.work = work;
    }

    /** Proof-number search (Allis, van der Meulen and van den Herik, 1994). */
    public static BestFirstSolver pns() {
        return new BestFirstSolver("pns", new ProofNumbers(null), null, 1);
    }

    /** Monte-Carlo proof-number search (Saito, Chaslot, Uiterwijk and van den Herik, 2006). */
    public static BestFirstSolver mcpns(int playouts, double theta, Seed seed) {
        Playouts games = new Playouts(playouts, theta, seed);
        return new BestFirstSolver("mcpns", new ProofNumbers(games), games, 20L * playouts);
    }

    /**
     * Probability-based proof-number search (Song, Iida and van den Herik, 2019).
     *
     * @param precision how near to 0 or 1 the probability of the root may come until it is claimed; 0 for never
     */
    public static BestFirstSolver ppns(int playouts, double theta, double precision, Seed seed, RootTrace trace) {
        Playouts games = new Playouts(playouts, theta, seed);
        return new BestFirstSolver("ppns", new ProofProbabilities(games, precision, trace), games, 20L * playouts);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Solution solve(Question question, Limits limits, SearchObserver observer) {
        return new Search(question, limits, observer).run();
    }

    /** One search, with its position at one of the nodes. */
    private final class Search {

        private final Question question;
        private final Watch watch;
        private final Position position;
        private int node = NodeStore.ROOT;
        private long iterations;
        private long visits = 1;
        private Limit reached;

        Search(Question question, Limits limits, SearchObserver observer) {
            this.question = question;
            this.watch = new Watch(limits, observer);
            this.position = question.position().copy();
            nodes.clear();
            if (playouts != null) {
                playouts.begin(position);
            }
        }

        Solution run() {
            look(NodeStore.ROOT);
            int claimed = 0;
            while (numbers.settled(nodes, NodeStore.ROOT) == 0 && claimed == 0 && reached == null) {
                descend();
                if (expand()) {
                    iterations++;
                    if (climb()) {
                        claimed = numbers.claimed(nodes, iterations);
                    }
                }
            }
            return solution(claimed);
        }

        /** First numbers for the node that the position is at. */
        private void look(int at) {
            Outcome outcome = position.outcome();
            if (outcome.isOver()) {
                numbers.end(nodes, at, question.wonBy(outcome));
            } else {
                numbers.leaf(nodes, at, position, question);
            }
        }

        private void descend() {
            while (nodes.children(node) > 0) {
                node = numbers.select(nodes, node);
                position.play(nodes.move(node));
                visits++;
            }
        }

        /** Returns whether there was room. */
        private boolean expand() {
            position.legalMoves(moves);
            int count = moves.size();
            reached = nodes.canName(count)
                    ? watch.reached(
                            nodes.used() + (long) count,
                            nodes.bytesWith(count),
                            count * work,
                            () -> numbers.sight(nodes))
                    : Limit.MEMORY;
            if (reached != null) {
                return false;
            }
            boolean chooses = question.chooses(position);
            int first = nodes.add(count);
            nodes.setChildren(node, first, count, chooses);
            for (int i = 0; i < count; i++) {
                long move = moves.getLong(i);
                nodes.clearNode(first + i, move, node);
                position.play(move);
                look(first + i);
                position.undo();
            }
            visits += count;
            return true;
        }

        /** Returns whether it came to the root. */
        private boolean climb() {
            while (numbers.update(nodes, node)) {
                if (node == NodeStore.ROOT) {
                    return true;
                }
                position.undo();
                node = nodes.parent(node);
            }
            return node == NodeStore.ROOT;
        }

        private Solution solution(int claimed) {
            int settled = numbers.settled(nodes, NodeStore.ROOT);
            Verdict verdict = settled > 0
                    ? Verdict.PROVED
                    : settled < 0
                            ? Verdict.DISPROVED
                            : claimed > 0
                                    ? Verdict.CLAIMED_WON
                                    : claimed < 0 ? Verdict.CLAIMED_NOT_WON : Verdict.UNKNOWN;
            return new Solution(
                    verdict,
                    verdict == Verdict.UNKNOWN ? reached : null,
                    settled > 0 ? winningMove() : null,
                    iterations,
                    nodes.used(),
                    visits,
                    nodes.bytesWith(0),
                    watch.seconds());
        }

        private String winningMove() {
            int first = nodes.firstChild(NodeStore.ROOT);
            for (int child = first; child < first + nodes.children(NodeStore.ROOT); child++) {
                if (nodes.chooses(NodeStore.ROOT) && numbers.settled(nodes, child) > 0) {
                    return question.position().notation(nodes.move(child));
                }
            }
            return null;
        }
    }
}
