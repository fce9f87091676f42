package rulesmith.gametree;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.List;
import rulesmith.game.Outcome;
import rulesmith.game.Position;

/**
 * Hot. Depth-first proof-number search (Nagai, 2002): looks at the same leaves as proof-number search, but stays below a
 * node until its numbers exceed thresholds, and remembers numbers in a table of fixed size rather than keeping the tree.
 * So memory does not end the search, and a position reached on two ways is looked at once. Thresholds are a quarter wider
 * than need be (the 1 + ε trick of Pawlewicz and Lew, 2006), which saves going to and fro between two moves of like
 * numbers.
 */
public final class DfpnSolver implements Solver {

    private static final int INFINITE = 1 << 30;
    /** Positions reached on several ways are counted for each, so sums may grow beyond bounds; they stop short of certainty. */
    private static final int LARGEST = INFINITE - 1;

    private final KeptTable<ProofTable> tables = new KeptTable<>(ProofTable::new, ProofTable::clear);
    private final List<Frame> frames = new ArrayList<>();

    @Override
    public String name() {
        return "dfpn";
    }

    @Override
    public Solution solve(Question question, Limits limits, SearchObserver observer) {
        return new Search(question, limits, observer).run();
    }

    /** What is known of the moves of one position on the way. */
    private static final class Frame {

        private final LongArrayList moves = new LongArrayList(64);
        private long[] keys = new long[64];
        private int[] proofs = new int[64];
        private int[] disproofs = new int[64];

        void ensure(int count) {
            if (keys.length < count) {
                keys = new long[2 * count];
                proofs = new int[2 * count];
                disproofs = new int[2 * count];
            }
        }
    }

    private final class Search {

        private final ProofTable table;
        private final Question question;
        private final Position position;
        private final Watch watch;
        private long iterations;
        private long nodes = 1;
        private Limit reached;
        private int rootProof = 1;
        private int rootDisproof = 1;

        Search(Question question, Limits limits, SearchObserver observer) {
            this.table = tables.within(limits);
            this.question = question;
            this.position = question.position().copy();
            this.watch = new Watch(limits.withBytes(Long.MAX_VALUE), observer);
        }

        Solution run() {
            String move = null;
            if (position.outcome().isOver()) {
                end(position.outcome());
            } else {
                expand(0, INFINITE, INFINITE);
                move = rootProof == 0 && question.chooses(position) ? winningMove() : null;
            }
            Verdict verdict = rootProof == 0 ? Verdict.PROVED : rootDisproof == 0 ? Verdict.DISPROVED : Verdict.UNKNOWN;
            return new Solution(
                    verdict,
                    verdict == Verdict.UNKNOWN ? reached : null,
                    move,
                    iterations,
                    nodes,
                    nodes,
                    table.bytes(),
                    watch.seconds());
        }

        private void end(Outcome outcome) {
            rootProof = question.wonBy(outcome) ? 0 : INFINITE;
            rootDisproof = INFINITE - rootProof;
        }

        private String winningMove() {
            Frame frame = frames.get(0);
            for (int i = 0; i < frame.moves.size(); i++) {
                if (frame.proofs[i] == 0) {
                    return question.position().notation(frame.moves.getLong(i));
                }
            }
            throw new IllegalStateException("a proof without a move");
        }

        /** Searches below the position until its numbers reach the thresholds; leaves them in the table. */
        private void expand(int depth, int mostProof, int mostDisproof) {
            iterations++;
            long before = nodes;
            Frame frame = lookAtMoves(depth);
            int count = frame.moves.size();
            boolean chooses = question.chooses(position);
            int[] least = chooses ? frame.proofs : frame.disproofs;
            int[] summed = chooses ? frame.disproofs : frame.proofs;
            int mostLeast = chooses ? mostProof : mostDisproof;
            int mostSum = chooses ? mostDisproof : mostProof;
            while (true) {
                int best = 0;
                int first = INFINITE;
                int second = INFINITE;
                long total = 0;
                boolean certain = false;
                for (int i = 0; i < count; i++) {
                    int value = least[i];
                    if (value < first) {
                        second = first;
                        first = value;
                        best = i;
                    } else if (value < second) {
                        second = value;
                    }
                    total += summed[i];
                    certain |= summed[i] == INFINITE;
                }
                int sum = certain ? INFINITE : (int) Math.min(total, LARGEST);
                reached = reached != null
                        ? reached
                        : watch.reached(
                                nodes, 0, count, () -> rootProof + " to prove, " + rootDisproof + " to disprove");
                if (first >= mostLeast || sum >= mostSum || reached != null) {
                    leave(depth, chooses ? first : sum, chooses ? sum : first, nodes - before);
                    return;
                }
                if (depth == 0) {
                    rootProof = chooses ? first : sum;
                    rootDisproof = chooses ? sum : first;
                }
                int forLeast = (int) Math.min(mostLeast, second + 1L + (second >> 2));
                int forSum = (int) Math.min(INFINITE, (long) mostSum - sum + summed[best]);
                position.play(frame.moves.getLong(best));
                expand(depth + 1, chooses ? forLeast : forSum, chooses ? forSum : forLeast);
                position.undo();
                refresh(frame, best);
            }
        }

        private Frame lookAtMoves(int depth) {
            while (frames.size() <= depth) {
                frames.add(new Frame());
            }
            Frame frame = frames.get(depth);
            position.legalMoves(frame.moves);
            int count = frame.moves.size();
            frame.ensure(count);
            for (int i = 0; i < count; i++) {
                position.play(frame.moves.getLong(i));
                Outcome outcome = position.outcome();
                if (outcome.isOver()) {
                    boolean won = question.wonBy(outcome);
                    frame.proofs[i] = won ? 0 : INFINITE;
                    frame.disproofs[i] = won ? INFINITE : 0;
                } else {
                    frame.keys[i] = position.key();
                    frame.proofs[i] = 1;
                    frame.disproofs[i] = 1;
                    refresh(frame, i);
                }
                position.undo();
            }
            nodes += count;
            return frame;
        }

        private void refresh(Frame frame, int i) {
            long known = table.find(frame.keys[i]);
            if (known != 0) {
                frame.proofs[i] = (int) (known >>> 32);
                frame.disproofs[i] = (int) known;
            }
        }

        private void leave(int depth, int proof, int disproof, long work) {
            if (depth == 0) {
                rootProof = proof;
                rootDisproof = disproof;
            } else {
                table.put(position.key(), proof, disproof, (int) Math.min(work, Integer.MAX_VALUE));
            }
        }
    }
}
