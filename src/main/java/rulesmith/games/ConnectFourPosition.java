package rulesmith.games;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.Seed;
import rulesmith.game.Bits;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;

/** Hot. A position of Connect Four. A move is the number of a column, from 0. */
public final class ConnectFourPosition implements Position {

    public static final String FOUR = "four in a row";
    public static final String FULL = "board full";

    private final ConnectFour game;
    /** The discs of the player to move. */
    private long own;

    private long taken;
    private int ply;
    private Outcome outcome = Outcome.ONGOING;
    /** By ply: all discs before the move. Those of the player who moved follow from it, so nothing else is kept. */
    private final long[] before;

    ConnectFourPosition(ConnectFour game) {
        this.game = game;
        this.before = new long[Long.bitCount(game.board)];
    }

    @Override
    public void play(long move) {
        assert !outcome.isOver() : "play after the end of the game";
        long discs = taken ^ own;
        before[ply] = taken;
        taken |= taken + (1L << (int) move * game.stride);
        own = discs;
        ply++;
        if (game.hasFour(taken ^ discs)) {
            outcome = (ply & 1) != 0 ? Outcome.SOUTH : Outcome.NORTH;
        } else if (taken == game.board) {
            outcome = Outcome.DRAW;
        }
    }

    @Override
    public void undo() {
        if (ply == 0) {
            throw new IllegalStateException("no move to take back");
        }
        taken = before[--ply];
        own ^= taken;
        outcome = Outcome.ONGOING;
    }

    @Override
    public ConnectFour game() {
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
        return outcome;
    }

    @Override
    public String ending() {
        return !outcome.isOver() ? "" : outcome == Outcome.DRAW ? FULL : FOUR;
    }

    @Override
    public int moveCount() {
        return outcome.isOver() ? 0 : Long.bitCount(game.playable(taken));
    }

    @Override
    public long move(int number) {
        int count = moveCount();
        if (number < 0 || number >= count) {
            throw new IndexOutOfBoundsException("move " + number + " of " + count);
        }
        return game.columnOf[Bits.select(game.playable(taken), number)];
    }

    @Override
    public void legalMoves(LongArrayList into) {
        into.clear();
        if (!outcome.isOver()) {
            for (long rest = game.playable(taken); rest != 0; rest &= rest - 1) {
                into.add(game.columnOf[Long.numberOfTrailingZeros(rest)]);
            }
        }
    }

    /**
     * No two positions of a game have the same, and none has 0. In the sum of all discs and those of the player to move,
     * a column of n discs has one of the values from 2^n - 1 to 2^(n+1) - 2: so the sum tells both, and who is to move.
     */
    @Override
    public long hash() {
        return Seed.mix(taken + own + 1);
    }

    @Override
    public long key() {
        return hash();
    }

    /** The cells with discs of a player: the columns from the left, each from its lowest cell with a bit to spare. */
    public long discs(Player player) {
        return player == toMove() ? own : taken ^ own;
    }

    long taken() {
        return taken;
    }

    long own() {
        return own;
    }

    @Override
    public ConnectFourPosition copy() {
        ConnectFourPosition copy = new ConnectFourPosition(game);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position other) {
        ConnectFourPosition source = (ConnectFourPosition) other;
        if (source.game.columns() != game.columns() || source.game.rows() != game.rows()) {
            throw new IllegalArgumentException("a position of " + source.game.id() + ", expected " + game.id());
        }
        own = source.own;
        taken = source.taken;
        ply = source.ply;
        outcome = source.outcome;
        System.arraycopy(source.before, 0, before, 0, ply);
    }

    @Override
    public String notation(long move) {
        return Long.toString(move + 1);
    }

    @Override
    public String diagram() {
        StringBuilder text = new StringBuilder();
        for (int row = game.rows() - 1; row >= 0; row--) {
            for (int column = 0; column < game.columns(); column++) {
                long cell = game.cell(column, row);
                boolean south = (discs(Player.SOUTH) & cell) != 0;
                text.append((taken & cell) == 0 ? " ·" : south ? " ▲" : " ▼");
            }
            text.append('\n');
        }
        for (int column = 1; column <= game.columns(); column++) {
            text.append(' ').append(column);
        }
        return text.append('\n').toString();
    }
}
