package rulesmith.gametree;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import rulesmith.game.Evaluation;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;

/**
 * Hot. Exact search: looks ahead ever deeper until a win is forced or refuted, with alpha-beta cuts (there are only two
 * results, so the window is always the smallest), a table of what is known, and moves in the order of what the game's own
 * evaluation thinks of them. It makes no estimates: what it says is so.
 */
public final class AlphaBetaSolver implements Solver {

    private static final int WON = 1;
    private static final int NOT_WON = -1;
    private static final int UNKNOWN = 0;
    /** Of a position whose moves all came to the same. No game has such a move. */
    private static final long NO_MOVE = Long.MIN_VALUE;

    private final KeptTable<OutcomeTable> tables = new KeptTable<>(OutcomeTable::new, OutcomeTable::clear);
    private final List<Frame> frames = new ArrayList<>();

    @Override
    public String name() {
        return "exact";
    }

    @Override
    public Solution solve(Question question, Limits limits, SearchObserver observer) {
        return new Search(question, limits, observer).run();
    }

    /** The moves of one position on the way. */
    private static final class Frame {

        private final LongArrayList moves = new LongArrayList(64);
        private int[] values = new int[64];

        void ensure(int count) {
            if (values.length < count) {
                values = new int[2 * count];
            }
        }

        /** Brings the best of the moves from a place on to it. */
        long next(int from) {
            int best = from;
            for (int i = from + 1; i < moves.size(); i++) {
                if (values[i] > values[best]) {
                    best = i;
                }
            }
            long move = moves.getLong(best);
            int value = values[best];
            moves.set(best, moves.getLong(from));
            values[best] = values[from];
            moves.set(from, move);
            values[from] = value;
            return move;
        }
    }

    private final class Search {

        private final OutcomeTable table;
        private final Question question;
        private final Position position;
        private final Evaluation evaluation;
        private final Watch watch;
        private long iterations;
        private long nodes = 1;
        private int horizon;
        private Limit reached;
        private long rootMove;

        Search(Question question, Limits limits, SearchObserver observer) {
            this.table = tables.within(limits);
            this.question = question;
            this.position = question.position().copy();
            this.evaluation = position.game().evaluation();
            this.watch = new Watch(limits.withBytes(Long.MAX_VALUE), observer);
        }

        Solution run() {
            int value = UNKNOWN;
            if (position.outcome().isOver()) {
                value = question.wonBy(position.outcome()) ? WON : NOT_WON;
            } else {
                for (horizon = 1; value == UNKNOWN && reached == null; horizon += 1 + horizon / 2) {
                    value = search(0, horizon);
                }
            }
            boolean known = value != UNKNOWN;
            boolean moves = value == WON && !position.outcome().isOver() && question.chooses(position);
            return new Solution(
                    known ? (value == WON ? Verdict.PROVED : Verdict.DISPROVED) : Verdict.UNKNOWN,
                    known ? null : reached,
                    moves ? position.notation(rootMove) : null,
                    iterations,
                    nodes,
                    nodes,
                    table.bytes(),
                    watch.seconds());
        }

        /** What the position is worth, looking so many plies ahead. The game goes on. */
        private int search(int depth, int plies) {
            long key = position.key();
            int place = table.find(key);
            long remembered = NO_MOVE;
            if (place >= 0) {
                int value = table.value(place);
                if (depth > 0 && (value != UNKNOWN || table.depth(place) >= plies)) {
                    return value;
                }
                remembered = table.move(place);
            }
            iterations++;
            boolean chooses = question.chooses(position);
            int enough = chooses ? WON : NOT_WON;
            Frame frame = order(depth, remembered);
            int count = frame.moves.size();
            int value = -enough;
            long best = NO_MOVE;
            for (int i = 0; i < count; i++) {
                long move = frame.next(i);
                int child = child(move, depth, plies);
                if (reached != null) {
                    return UNKNOWN;
                }
                // What is not won within the horizon counts as not won for now: so both players have cuts.
                if (child == enough || child == UNKNOWN && !chooses) {
                    value = child;
                    best = move;
                    break;
                }
                value = child == UNKNOWN ? UNKNOWN : value;
            }
            if (depth == 0) {
                rootMove = best;
            }
            table.put(key, plies, value, best);
            return value;
        }

        private int child(long move, int depth, int plies) {
            position.play(move);
            nodes++;
            Outcome outcome = position.outcome();
            int value;
            if (outcome.isOver()) {
                value = question.wonBy(outcome) ? WON : NOT_WON;
            } else {
                reached = watch.reached(nodes, 0, 1, () -> horizon + " plies ahead");
                value = plies == 1 || reached != null ? UNKNOWN : search(depth + 1, plies - 1);
            }
            position.undo();
            return value;
        }

        private Frame order(int depth, long remembered) {
            while (frames.size() <= depth) {
                frames.add(new Frame());
            }
            Frame frame = frames.get(depth);
            position.legalMoves(frame.moves);
            int count = frame.moves.size();
            frame.ensure(count);
            if (position.toMove() == Player.CHANCE) {
                Arrays.fill(frame.values, 0, count, 0);
            } else {
                evaluation.rate(position, frame.moves, frame.values);
            }
            for (int i = 0; remembered != NO_MOVE && i < count; i++) {
                if (frame.moves.getLong(i) == remembered && frame.values[i] < Evaluation.WON) {
                    frame.values[i] = Evaluation.WON - 1;
                }
            }
            return frame;
        }
    }
}
