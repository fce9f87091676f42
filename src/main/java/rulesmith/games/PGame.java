package rulesmith.games;

import rulesmith.Seed;
import rulesmith.game.Evaluation;
import rulesmith.game.Game;

/**
 * A P-game tree (Kocsis and Szepesvári): an artificial game of a given size on which searches are tried out. Every move
 * has a random worth, 0 to 127 for those of South and -127 to 0 for those of North. After a number of plies South has won
 * if their sum is positive, North if it is negative.
 *
 * <p>The worth of a move is drawn from the seed and the moves that led to it, each time it is asked for. So a tree costs
 * no memory however many leaves it has, and the same seed always gives the same tree.
 */
public final class PGame implements Game {

    static final int MOST_BRANCHING = 99;
    static final int MOST_DEPTH = 999;
    /** The largest worth of a move is one less. */
    static final int WORTHS = 128;

    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private final int branching;
    private final int depth;
    private final long seed;
    /** The hash of the empty path. */
    final long root;

    private PGame(int branching, int depth, long seed) {
        this.branching = branching;
        this.depth = depth;
        this.seed = seed;
        this.root = Seed.of(seed).derive("p-game").value();
    }

    public static PGame of(int branching, int depth, long seed) {
        if (branching < 1 || branching > MOST_BRANCHING) {
            throw new IllegalArgumentException("branching " + branching + ", expected 1 to " + MOST_BRANCHING);
        }
        if (depth < 1 || depth > MOST_DEPTH) {
            throw new IllegalArgumentException("depth " + depth + ", expected 1 to " + MOST_DEPTH);
        }
        return new PGame(branching, depth, seed);
    }

    /** How many moves there are at every node but a leaf. */
    public int branching() {
        return branching;
    }

    /** After how many plies a game is over. */
    public int depth() {
        return depth;
    }

    public Seed seed() {
        return Seed.of(seed);
    }

    @Override
    public String id() {
        return "pgame-" + branching + "x" + depth + "-" + seed;
    }

    @Override
    public String name() {
        return "P-game " + branching + "x" + depth + " (" + seed + ")";
    }

    @Override
    public PGamePosition start() {
        return new PGamePosition(this);
    }

    @Override
    public Evaluation evaluation() {
        return new PGameEvaluation(this);
    }

    boolean isSame(PGame other) {
        return seed == other.seed && branching == other.branching && depth == other.depth;
    }

    /** The hash of a path with one more move: as from the random generator whose seed is the hash of the path. */
    static long longer(long path, long move) {
        return Seed.mix(path + (move + 1) * GOLDEN_GAMMA);
    }

    /** The worth of the last move of a path, from the view of the player who made it. */
    static int worth(long path) {
        return (int) (path & WORTHS - 1);
    }
}
