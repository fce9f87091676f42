package rulesmith.game;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.List;
import rulesmith.rules.Cell;
import rulesmith.rules.Conventions;
import rulesmith.rules.Conventions.Straight;
import rulesmith.rules.Movement;
import rulesmith.rules.PieceType;
import rulesmith.rules.RuleSet;
import rulesmith.rules.Vector;

/**
 * Hot. Values moves of a rule set without playing them, except the few after which the opponent may be unable to move.
 *
 * <p>A piece weighs one, plus the mean number of cells it can move to, plus the mean number of cells it can capture on,
 * over all cells of an empty board. A piece that steps over cannot capture on the rim of the board, so it weighs less
 * than one that moves alike and steps into. The last piece of honor needs no weight: to lose it is to lose the game, and
 * a lost game outweighs everything.
 */
final class RuleSetEvaluation implements Evaluation {

    private static final int NORTH = RuleSetGame.SLOTS;
    /** Weights are whole numbers, so that equal boards have equal values: hundredths of a cell. */
    private static final int UNIT = 100;

    /** By movement, step size, way of capturing and convention; all games share them. */
    private static final int[] WEIGHTS = weights();

    private final RuleSetGame game;
    /** By type. */
    private final int[] weights = new int[RuleSetGame.SLOTS];
    /** The opponent's pieces, by group of movers. */
    private final long[] fronts;

    private final MoveTrace trace = new MoveTrace();

    /** By distance: the cells so near to a piece of the set at distance 0, which most moves of a position share. */
    private final long[] within = new long[8];

    RuleSetEvaluation(RuleSetGame game) {
        this.game = game;
        this.fronts = new long[game.movers.length];
        for (int type : game.ruleSet().typesInPlay()) {
            weights[type] = weight(game.ruleSet().type(type), game.ruleSet().conventions());
        }
    }

    /** See {@link BoardGame#weight}. */
    static int weight(RuleSet ruleSet, int type) {
        return ruleSet.typesInPlay().contains(type) ? weight(ruleSet.type(type), ruleSet.conventions()) : 0;
    }

    private static int weight(PieceType piece, Conventions conventions) {
        boolean rook = conventions.straight() == Straight.ROOK;
        return WEIGHTS[index(piece.movement(), piece.multiple(), piece.stepOver(), rook)];
    }

    private static int index(Movement movement, boolean multiple, boolean stepOver, boolean rook) {
        return movement.ordinal() * 8 + (multiple ? 4 : 0) + (stepOver ? 2 : 0) + (rook ? 1 : 0);
    }

    private static int[] weights() {
        int[] weights = new int[Movement.values().length * 8];
        for (Movement movement : Movement.values()) {
            for (int i = 0; i < 8; i++) {
                boolean rook = (i & 1) != 0;
                List<Vector> vectors =
                        movement.vectors(Conventions.DEFAULT.withStraight(rook ? Straight.ROOK : Straight.FILE));
                weights[movement.ordinal() * 8 + i] = weight(vectors, (i & 4) != 0, (i & 2) != 0);
            }
        }
        return weights;
    }

    private static int weight(List<Vector> vectors, boolean multiple, boolean stepOver) {
        int reach = 0;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            for (Vector vector : vectors) {
                int steps = 0;
                for (int at = Cell.step(cell, vector); at >= 0; at = Cell.step(at, vector)) {
                    steps++;
                }
                int moves = multiple ? steps : Math.min(steps, 1);
                int captures = stepOver ? Math.min(moves, Math.max(steps - 1, 0)) : moves;
                reach += moves + captures;
            }
        }
        return UNIT + reach * UNIT / Cell.COUNT;
    }

    @Override
    public void rate(Position position, LongArrayList moves, int[] values) {
        RuleSetPosition current = (RuleSetPosition) position;
        RuleSetBoard board = current.board;
        int enemy = NORTH - board.mover;
        for (int i = 0; i < fronts.length; i++) {
            fronts[i] = 0;
            for (int type : game.movers[i]) {
                fronts[i] |= board.pieces[enemy + type];
            }
        }
        int balance = 0;
        for (int type = 1; type < RuleSetGame.SLOTS; type++) {
            int lead = Long.bitCount(board.pieces[board.mover + type]) - Long.bitCount(board.pieces[enemy + type]);
            balance += weights[type] * lead;
        }
        boolean quiet = board.ply + 1 < game.moveLimit && hasTwoSteps(enemy, board.empty());
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.getLong(i);
            int type = board.types[Move.from(move)];
            // Most moves capture nothing, convert nothing and leave the opponent a move: they change no value.
            boolean plain = quiet && !Move.isCapture(move) && game.arriving(board.mover, type, Move.to(move)) == type;
            values[i] = plain ? balance : rate(current, move, balance);
        }
    }

    /** Only the move limit makes draws. */
    @Override
    public boolean isDrawn(Position position, long move) {
        return position.ply() + 1 >= game.moveLimit;
    }

    /** Whether the opponent has steps to two cells or more, of which no plain move can take away both. */
    private boolean hasTwoSteps(int enemy, long empty) {
        long targets = 0;
        for (Ray ray : game.rays[enemy == 0 ? 0 : 1]) {
            targets |= ray.step(fronts[ray.movers]) & empty;
            if ((targets & targets - 1) != 0) {
                return true;
            }
        }
        return false;
    }

    private int rate(RuleSetPosition position, long move, int balance) {
        RuleSetBoard board = position.board;
        int mover = board.mover;
        int enemy = NORTH - mover;
        long from = 1L << Move.from(move);
        long to = 1L << Move.to(move);
        int type = board.types[Move.from(move)];
        int arrived = game.arriving(mover, type, Move.to(move));
        int value = balance + weights[arrived] - weights[type];
        long victims = 0;
        if (Move.isCapture(move)) {
            board.trace(move, trace);
            for (int i = 0; i < trace.removals(); i++) {
                victims |= 1L << trace.removed(i);
                value += weights[board.types[trace.removed(i)]];
            }
        }
        // In the order in which the rules check the end of a game.
        if (game.honor != 0) {
            long enemyHonor = board.pieces[enemy + game.honor];
            if (enemyHonor != 0 && (enemyHonor & ~victims) == 0) {
                return WON;
            }
            long ownHonor = board.pieces[mover + game.honor];
            if (ownHonor != 0 && (ownHonor & ~from) == 0 && arrived != game.honor) {
                return LOST;
            }
        }
        long vacant = (~(board.pieces[mover] | board.pieces[enemy]) | from | victims) & ~to;
        if (!canStep(enemy, victims, vacant) && isStuckAfter(position, move)) {
            return WON;
        }
        if (board.ply + 1 >= game.moveLimit) {
            int lead = Long.bitCount(board.pieces[mover]) - Long.bitCount(board.pieces[enemy] & ~victims);
            return !game.majorityWins || lead == 0 ? DRAWN : lead > 0 ? WON : LOST;
        }
        return value;
    }

    /** Whether some piece of the opponent that is still there has a vacant cell before it: then there is a legal move. */
    private boolean canStep(int enemy, long victims, long vacant) {
        for (Ray ray : game.rays[enemy == 0 ? 0 : 1]) {
            if ((ray.step(fronts[ray.movers] & ~victims) & vacant) != 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isStuckAfter(RuleSetPosition position, long move) {
        position.play(move);
        boolean stuck = position.ending().equals(RuleSetPosition.NO_MOVE);
        position.undo();
        return stuck;
    }

    /** The lightest piece of the set-up. */
    @Override
    public int lead() {
        int lead = Integer.MAX_VALUE;
        for (int cell = 0; cell < RuleSet.PLACEMENTS; cell++) {
            int type = game.ruleSet().southPiece(cell);
            lead = type == 0 ? lead : Math.min(lead, weights[type]);
        }
        return lead;
    }

    @Override
    public int distance(Position position, long move) {
        RuleSetBoard board = ((RuleSetPosition) position).board;
        long enemies = board.pieces[NORTH - board.mover];
        if (Move.isCapture(move)) {
            board.trace(move, trace);
            for (int i = 0; i < trace.removals(); i++) {
                enemies &= ~(1L << trace.removed(i));
            }
        }
        if (enemies != within[0]) {
            within[0] = enemies;
            for (int i = 1; i < within.length; i++) {
                within[i] = Bits.around(within[i - 1]);
            }
        }
        int distance = 0;
        while (distance < within.length && (within[distance] >>> Move.to(move) & 1) == 0) {
            distance++;
        }
        return distance;
    }
}
