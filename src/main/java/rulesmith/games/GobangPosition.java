package rulesmith.games;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;

/** Hot. A position of Gobang. A move is the number of a cell, from 0 for {@code a1} along the rows. */
public final class GobangPosition implements Position {

    public static final String FIVE = "five in a row";
    public static final String FULL = "board full";

    private final Gobang game;
    /** The empty cells, 64 to a word. */
    private final long[] vacant;
    /** By number of the line: see {@link GobangLine}. */
    private final byte[] lines;
    /** By ply: the cell. */
    private final short[] played;

    private int ply;
    private long hash;
    /** What all lines together are worth to South. */
    private int balance;
    /** The lines in which a player has four stones and the other none: see {@link GobangLine#fours}. */
    private int fours;

    private Outcome outcome = Outcome.ONGOING;

    GobangPosition(Gobang game) {
        this.game = game;
        this.vacant = new long[(game.cells() + 63) / 64];
        this.lines = new byte[game.lineCount];
        this.played = new short[game.cells()];
        for (int cell = 0; cell < game.cells(); cell++) {
            vacant[cell >> 6] |= 1L << cell;
        }
    }

    @Override
    public void play(long move) {
        assert !outcome.isOver() : "play after the end of the game";
        int cell = (int) move;
        boolean south = (ply & 1) == 0;
        int five = Gobang.LENGTH * (south ? GobangLine.SOUTH : GobangLine.NORTH);
        boolean won = put(cell, south ? GobangLine.SOUTH : GobangLine.NORTH, five);
        played[ply++] = (short) cell;
        if (won) {
            outcome = south ? Outcome.SOUTH : Outcome.NORTH;
        } else if (ply == played.length) {
            outcome = Outcome.DRAW;
        }
    }

    @Override
    public void undo() {
        if (ply == 0) {
            throw new IllegalStateException("no move to take back");
        }
        ply--;
        put(played[ply], (ply & 1) == 0 ? -GobangLine.SOUTH : -GobangLine.NORTH, -1);
        outcome = Outcome.ONGOING;
    }

    /** Changes all lines through a cell, and tells whether one of them has become a certain one. */
    private boolean put(int cell, int change, int wanted) {
        boolean found = false;
        for (short line : game.linesThrough[cell]) {
            int from = lines[line];
            int to = from + change;
            lines[line] = (byte) to;
            balance += GobangLine.value(to) - GobangLine.value(from);
            fours += GobangLine.fours(to) - GobangLine.fours(from);
            found |= to == wanted;
        }
        vacant[cell >> 6] ^= 1L << cell;
        hash ^= game.keys[2 * cell + (ply & 1)];
        return found;
    }

    @Override
    public Gobang game() {
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
        return !outcome.isOver() ? "" : outcome == Outcome.DRAW ? FULL : FIVE;
    }

    @Override
    public int moveCount() {
        return outcome.isOver() ? 0 : played.length - ply;
    }

    @Override
    public long move(int number) {
        int count = moveCount();
        if (number < 0 || number >= count) {
            throw new IndexOutOfBoundsException("move " + number + " of " + count);
        }
        int rest = number;
        int word = 0;
        for (int size = Long.bitCount(vacant[0]); rest >= size; size = Long.bitCount(vacant[word])) {
            rest -= size;
            word++;
        }
        return 64 * word + select(vacant[word], rest);
    }

    /** The number of the k-th bit that is set: by halves, for a word can have many. */
    private static int select(long bits, int k) {
        int at = 0;
        for (int half = 32; half > 0; half >>= 1) {
            int lower = Long.bitCount(bits & (1L << half) - 1);
            if (k >= lower) {
                k -= lower;
                at += half;
                bits >>>= half;
            }
        }
        return at;
    }

    @Override
    public void legalMoves(LongArrayList into) {
        into.clear();
        if (!outcome.isOver()) {
            for (int word = 0; word < vacant.length; word++) {
                for (long rest = vacant[word]; rest != 0; rest &= rest - 1) {
                    into.add(64 * word + Long.numberOfTrailingZeros(rest));
                }
            }
        }
    }

    /** The number of stones tells who is to move, so the hash of the stones does too. */
    @Override
    public long hash() {
        return hash;
    }

    @Override
    public long key() {
        return hash;
    }

    /** The gains of all lines through a cell, summed: see {@link GobangLine#gains}. */
    int gain(int cell, int[] gains) {
        int sum = 0;
        for (short line : game.linesThrough[cell]) {
            sum += gains[lines[line]];
        }
        return sum;
    }

    /** What all lines together are worth to the player to move. */
    int balance() {
        return (ply & 1) == 0 ? balance : -balance;
    }

    /** In how many lines the opponent of the player to move is one stone short of winning. */
    int dangers() {
        return (ply & 1) == 0 ? fours / GobangLine.NORTH_FOURS : fours % GobangLine.NORTH_FOURS;
    }

    @Override
    public GobangPosition copy() {
        GobangPosition copy = new GobangPosition(game);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position other) {
        GobangPosition source = (GobangPosition) other;
        if (source.game.size() != game.size()) {
            throw new IllegalArgumentException("a position of " + source.game.id() + ", expected " + game.id());
        }
        System.arraycopy(source.vacant, 0, vacant, 0, vacant.length);
        System.arraycopy(source.lines, 0, lines, 0, lines.length);
        System.arraycopy(source.played, 0, played, 0, source.ply);
        ply = source.ply;
        hash = source.hash;
        balance = source.balance;
        fours = source.fours;
        outcome = source.outcome;
    }

    @Override
    public String notation(long move) {
        int cell = (int) move;
        return (char) ('a' + cell % game.size()) + Integer.toString(cell / game.size() + 1);
    }

    @Override
    public String diagram() {
        int size = game.size();
        char[] board = new char[game.cells()];
        Arrays.fill(board, '·');
        for (int i = 0; i < ply; i++) {
            board[played[i]] = i % 2 == 0 ? '▲' : '▼';
        }
        StringBuilder text = new StringBuilder();
        for (int row = size; row >= 1; row--) {
            text.append(row < 10 && size >= 10 ? " " : "").append(row).append(' ');
            for (int column = 0; column < size; column++) {
                text.append(' ').append(board[(row - 1) * size + column]);
            }
            text.append('\n');
        }
        text.append(size >= 10 ? "   " : "  ");
        for (int column = 0; column < size; column++) {
            text.append(' ').append((char) ('a' + column));
        }
        return text.append('\n').toString();
    }
}
