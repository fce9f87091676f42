package rulesmith.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.PieceType;
import rulesmith.rules.RuleSet;
import rulesmith.rules.Vector;

/**
 * A rule set compiled to tables. Types that look in one direction with the same step size and way of capturing share a
 * {@link Ray}, so the cost of generating moves grows with the number of distinct rays, not with the number of pieces.
 */
public final class RuleSetGame implements BoardGame {

    static final int SIDES = 2;
    /** Boards are indexed by side * SLOTS + type; type 0 stands for all pieces of the side. */
    static final int SLOTS = RuleSet.TYPES + 1;

    private static final long[] LAST_ROW = {0xffL << 56, 0xffL};

    private final RuleSet ruleSet;
    private final String id;

    final int honor;
    final boolean captureMandatory;
    final int moveLimit;
    final boolean majorityWins;

    /** The rays of each side, in the order that numbers the moves. */
    final Ray[][] rays = new Ray[SIDES][];
    /** The piece types of each group of movers. */
    final int[][] movers;
    /** What a type turns into on the last row; itself if it does not change. */
    private final byte[] conversion = new byte[SLOTS];
    /** By side and type; null for types that do not capture by stepping over. */
    final Jumper[] jumpers = new Jumper[SIDES * SLOTS];

    private final RuleSetPosition start;

    public RuleSetGame(RuleSet ruleSet) {
        this.ruleSet = ruleSet;
        this.id = ruleSet.id();
        this.honor = ruleSet.honor();
        this.captureMandatory = ruleSet.captureMandatory();
        this.moveLimit = ruleSet.conventions().moveLimit();
        this.majorityWins = ruleSet.conventions().atLimit() == AtLimit.MAJORITY;
        SortedSet<Integer> types = ruleSet.typesInPlay();
        List<Integer> groups = new ArrayList<>();
        for (int side = 0; side < SIDES; side++) {
            rays[side] = compileRays(side, types, groups);
            for (int type : types) {
                jumpers[side * SLOTS + type] = compileJumper(side, ruleSet.type(type));
            }
        }
        this.movers = groups.stream().map(RuleSetGame::typesOf).toArray(int[][]::new);
        for (int type : types) {
            PieceType piece = ruleSet.type(type);
            conversion[type] = (byte) (piece.converts() ? piece.conversion() : type);
        }
        this.start = RuleSetPosition.atStart(this);
    }

    /**
     * Groups are sets of types, as bit masks; those not seen before are appended. Rays of one manner stand together, which
     * makes the branches of the move generator easy to predict.
     */
    private Ray[] compileRays(int side, SortedSet<Integer> types, List<Integer> groups) {
        int[] lookers = new int[4 * Bits.DIRECTIONS];
        for (int type : types) {
            PieceType piece = ruleSet.type(type);
            int manner = (piece.multiple() ? 2 : 0) + (piece.stepOver() ? 1 : 0);
            for (int direction : directions(side, piece)) {
                lookers[manner * Bits.DIRECTIONS + direction] |= 1 << type;
            }
        }
        List<Ray> compiled = new ArrayList<>();
        for (int i = 0; i < lookers.length; i++) {
            if (lookers[i] != 0) {
                if (!groups.contains(lookers[i])) {
                    groups.add(lookers[i]);
                }
                int manner = i / Bits.DIRECTIONS;
                int group = groups.indexOf(lookers[i]);
                compiled.add(new Ray(i % Bits.DIRECTIONS, (manner & 2) != 0, (manner & 1) != 0, group));
            }
        }
        return compiled.toArray(Ray[]::new);
    }

    private Jumper compileJumper(int side, PieceType piece) {
        return piece.stepOver()
                ? new Jumper(directions(side, piece), piece.multiple(), piece.converts() ? LAST_ROW[side] : 0)
                : null;
    }

    private int[] directions(int side, PieceType piece) {
        List<Vector> vectors = piece.movement().vectors(ruleSet.conventions());
        return vectors.stream()
                .mapToInt(vector -> turned(side, Bits.direction(vector)))
                .toArray();
    }

    private static int turned(int side, int direction) {
        return side == 0 ? direction : direction & 8 | direction + 4 & 7;
    }

    private static int[] typesOf(int group) {
        int[] types = new int[Integer.bitCount(group)];
        for (int i = 0; i < types.length; i++) {
            types[i] = Bits.select(group, i);
        }
        return types;
    }

    /** What a piece of a type becomes on a cell; the side is given by its first board. */
    int arriving(int firstBoard, int type, int cell) {
        long lastRow = LAST_ROW[firstBoard == 0 ? 0 : 1];
        return (lastRow >>> cell & 1) != 0 ? conversion[type] : type;
    }

    /** Floods the empty board from every piece of the set-up; a multiple step reaches no cell that single steps do not. */
    @Override
    public long usableCells() {
        long[] reached = new long[SLOTS];
        for (int cell = 0; cell < RuleSet.PLACEMENTS; cell++) {
            reached[ruleSet.southPiece(cell)] |= 1L << cell;
        }
        reached[0] = 0;
        long[] before;
        do {
            before = reached.clone();
            for (int type = 1; type < SLOTS; type++) {
                for (int direction : reached[type] == 0 ? new int[0] : directions(0, ruleSet.type(type))) {
                    long arrived = Bits.step(reached[type], direction);
                    reached[type] |= conversion[type] == type ? arrived : arrived & ~LAST_ROW[0];
                    reached[conversion[type]] |= arrived & LAST_ROW[0];
                }
            }
        } while (!Arrays.equals(before, reached));
        long south = 0;
        for (long cells : reached) {
            south |= cells;
        }
        return south | Long.reverse(south);
    }

    @Override
    public int weight(int type) {
        return RuleSetEvaluation.weight(ruleSet, type);
    }

    @Override
    public Evaluation evaluation() {
        return new RuleSetEvaluation(this);
    }

    public RuleSet ruleSet() {
        return ruleSet;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String name() {
        return ruleSet.name();
    }

    @Override
    public RuleSetPosition start() {
        return start.copy();
    }
}
