package rulesmith.gametree;

import rulesmith.game.Player;
import rulesmith.games.OthelloPosition;

/** Exact search of Othello by {@link OthelloEndgame}, which is much faster than a search that knows no game. */
public final class OthelloSolver implements Solver {

    /** Few positions come up on two ways: a table that fits into the cache loses little and is found in sooner. */
    private static final int MOST_TABLE_BITS = 19;

    private static final int LEAST_TABLE_BITS = 6;

    private OthelloEndgame endgame;
    private int tableBits;

    @Override
    public String name() {
        return Solvers.EXACT;
    }

    @Override
    public Solution solve(Question question, Limits limits, SearchObserver observer) {
        int bits = MOST_TABLE_BITS;
        while (bits > LEAST_TABLE_BITS && OthelloEndgame.bytes(bits) > limits.bytes()) {
            bits--;
        }
        if (bits != tableBits) {
            tableBits = bits;
            endgame = new OthelloEndgame(bits);
        }
        return new Search(question, limits, observer).run();
    }

    private final class Search {

        private final Question question;
        private final OthelloPosition position;
        private final Limits limits;
        private final Watch watch;
        private long nodes = 1;
        private Limit reached;

        Search(Question question, Limits limits, SearchObserver observer) {
            this.question = question;
            this.position = (OthelloPosition) question.position().copy();
            this.limits = limits;
            this.watch = new Watch(limits.withNodes(Long.MAX_VALUE).withBytes(Long.MAX_VALUE), observer);
        }

        Solution run() {
            boolean over = position.outcome().isOver();
            int value = wins();
            Verdict verdict = value > 0 ? Verdict.PROVED : value < 0 ? Verdict.DISPROVED : Verdict.UNKNOWN;
            boolean moves = value > 0 && !over && question.chooses(position);
            return new Solution(
                    verdict,
                    verdict == Verdict.UNKNOWN ? reached : null,
                    moves ? position.notation(endgame.bestMove()) : null,
                    nodes,
                    nodes,
                    nodes,
                    OthelloEndgame.bytes(tableBits),
                    watch.seconds());
        }

        /** 1, -1, or 0 if it was stopped. */
        private int wins() {
            if (position.outcome().isOver()) {
                return question.wonBy(position.outcome()) ? 1 : -1;
            }
            if (question.chooses(position)) {
                return search();
            }
            // The endgame search speaks for the player to move: so every move of the other is answered.
            for (int i = 0; i < position.moveCount(); i++) {
                position.play(position.move(i));
                int value = wins();
                position.undo();
                if (value <= 0) {
                    return value;
                }
            }
            return 1;
        }

        private int search() {
            Player mover = position.toMove();
            long before = nodes;
            int value = endgame.solve(
                    position.discs(mover),
                    position.discs(mover.opponent()),
                    position.game().usableCells(),
                    limits.nodes() == Long.MAX_VALUE ? Long.MAX_VALUE : limits.nodes() - before,
                    () -> {
                        reached = watch.reached(
                                before + endgame.nodes(), 0, Integer.MAX_VALUE, () -> "exact endgame search");
                        return reached != null;
                    });
            nodes = before + endgame.nodes();
            if (value == 0 && reached == null) {
                reached = Limit.NODES;
            }
            return value;
        }
    }
}
