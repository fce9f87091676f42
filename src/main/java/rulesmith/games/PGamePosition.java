package rulesmith.games;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;

/** Hot. A node of a P-game tree: the way to it and the sum of the worths of the moves. A move is a number from 0. */
public final class PGamePosition implements Position {

    public static final String LEAF = "leaf";

    private final PGame game;
    private int ply;
    /** By ply: the hash of the path so far. */
    private final long[] paths;
    /** By ply: the sum so far. */
    private final int[] sums;
    /** By ply: the move. */
    private final byte[] played;

    PGamePosition(PGame game) {
        this.game = game;
        this.paths = new long[game.depth() + 1];
        this.sums = new int[game.depth() + 1];
        this.played = new byte[game.depth()];
        paths[0] = game.root;
    }

    @Override
    public void play(long move) {
        assert ply < game.depth() : "play after the end of the game";
        long path = PGame.longer(paths[ply], move);
        int worth = PGame.worth(path);
        int sum = sums[ply] + ((ply & 1) == 0 ? worth : -worth);
        played[ply++] = (byte) move;
        paths[ply] = path;
        sums[ply] = sum;
    }

    @Override
    public void undo() {
        if (ply == 0) {
            throw new IllegalStateException("no move to take back");
        }
        ply--;
    }

    /** The worths of the moves so far, summed: South wants it above 0 in the end. */
    public int sum() {
        return sums[ply];
    }

    @Override
    public PGame game() {
        return game;
    }

    @Override
    public Player toMove() {
        return (ply & 1) == 0 ? Player.SOUTH : Player.NORTH;
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public Outcome outcome() {
        if (ply < game.depth()) {
            return Outcome.ONGOING;
        }
        int sum = sums[ply];
        return sum > 0 ? Outcome.SOUTH : sum < 0 ? Outcome.NORTH : Outcome.DRAW;
    }

    @Override
    public String ending() {
        return ply < game.depth() ? "" : LEAF;
    }

    @Override
    public int moveCount() {
        return ply < game.depth() ? game.branching() : 0;
    }

    @Override
    public long move(int number) {
        if (number < 0 || number >= moveCount()) {
            throw new IndexOutOfBoundsException("move " + number + " of " + moveCount());
        }
        return number;
    }

    @Override
    public void legalMoves(LongArrayList into) {
        into.clear();
        for (int move = 0; move < moveCount(); move++) {
            into.add(move);
        }
    }

    /** No two paths lead to the same node, so this is a hash of the path, and the path tells who is to move. */
    @Override
    public long hash() {
        return paths[ply];
    }

    @Override
    public long key() {
        return hash();
    }

    @Override
    public PGamePosition copy() {
        PGamePosition copy = new PGamePosition(game);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position other) {
        PGamePosition source = (PGamePosition) other;
        if (!source.game.isSame(game)) {
            throw new IllegalArgumentException("a position of " + source.game.id() + ", expected " + game.id());
        }
        ply = source.ply;
        System.arraycopy(source.paths, 0, paths, 0, ply + 1);
        System.arraycopy(source.sums, 0, sums, 0, ply + 1);
        System.arraycopy(source.played, 0, played, 0, ply);
    }

    @Override
    public String notation(long move) {
        return Long.toString(move + 1);
    }

    @Override
    public String diagram() {
        StringBuilder text = new StringBuilder("path");
        for (int i = 0; i < ply; i++) {
            text.append(' ').append(played[i] + 1);
        }
        return text.append(ply == 0 ? " empty" : "")
                .append(", sum ")
                .append(sums[ply])
                .append('\n')
                .toString();
    }
}
