package rulesmith.games;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.Locale;
import rulesmith.game.Bits;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;

/**
 * Hot. A position of 2048. South's moves are the directions of {@link Twenty48Board}; a move of chance is where the
 * bits of a cell begin, and above that the exponent of the new tile, 1 or 2. Nothing is allocated after construction,
 * unless a game outlives the room for its history.
 */
public final class Twenty48Position implements Position {

    public static final String GOAL = "goal";
    public static final String STUCK = "stuck";

    private static final double TWO = 0.9;
    private static final double FOUR = 0.1;
    private static final String[] WORDS = {"left", "right", "up", "down"};
    private static final int SHIFT_BITS = 6;
    private static final int ROOM = 256;

    private final Twenty48 game;
    private long board;
    private int score;
    private int ply;
    /** By ply: what was before it was played. */
    private long[] boards = new long[ROOM];

    private int[] scores = new int[ROOM];

    /** Null until somebody asks. */
    private Outcome outcome;

    private String ending = "";
    private int moveCount;
    /** The lowest bits of the empty cells if chance is to move, else a bit for each legal direction. */
    private long open;

    Twenty48Position(Twenty48 game, long board) {
        this.game = game;
        this.board = board;
    }

    /** South has every other move; only on the empty board chance begins, and moves once more. */
    boolean isChance() {
        return (ply & 1) != 0 || board == 0;
    }

    /** The board after a legal move. */
    long after(long move) {
        return isChance()
                ? board | move >>> SHIFT_BITS << (move & (1 << SHIFT_BITS) - 1)
                : Twenty48Board.slide(board, (int) move, game.size());
    }

    @Override
    public void play(long move) {
        assert !outcome().isOver() : "play after the end of the game";
        if (ply == boards.length) {
            boards = Arrays.copyOf(boards, 2 * ply);
            scores = Arrays.copyOf(scores, 2 * ply);
        }
        boards[ply] = board;
        scores[ply] = score;
        if (!isChance()) {
            score += Twenty48Board.points(board, (int) move);
        }
        board = after(move);
        ply++;
        outcome = null;
    }

    @Override
    public void undo() {
        if (ply == 0) {
            throw new IllegalStateException("no move to take back");
        }
        ply--;
        board = boards[ply];
        score = scores[ply];
        outcome = null;
    }

    private void look() {
        if (isChance()) {
            open = Twenty48Board.empties(board, game.cells);
            moveCount = 2 * Long.bitCount(open);
        } else {
            open = directions();
            moveCount = Long.bitCount(open);
        }
        if (game.isGoal(board)) {
            end(Outcome.SOUTH, GOAL);
        } else if (moveCount == 0) {
            end(Outcome.NORTH, STUCK);
        } else {
            outcome = Outcome.ONGOING;
            ending = "";
        }
    }

    private long directions() {
        long directions = 0;
        for (int i = 0; i < Twenty48Board.DIRECTIONS; i++) {
            directions |= Twenty48Board.slide(board, i, game.size()) == board ? 0 : 1L << i;
        }
        return directions;
    }

    private void end(Outcome result, String how) {
        outcome = result;
        ending = how;
        moveCount = 0;
    }

    @Override
    public Twenty48 game() {
        return game;
    }

    @Override
    public Player toMove() {
        return isChance() ? Player.CHANCE : Player.SOUTH;
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public Outcome outcome() {
        if (outcome == null) {
            look();
        }
        return outcome;
    }

    @Override
    public String ending() {
        outcome();
        return ending;
    }

    @Override
    public int moveCount() {
        outcome();
        return moveCount;
    }

    @Override
    public long move(int number) {
        if (number < 0 || number >= moveCount()) {
            throw new IndexOutOfBoundsException("move " + number + " of " + moveCount);
        }
        return isChance() ? placement(Bits.select(open, number / 2), 1 + number % 2) : Bits.select(open, number);
    }

    private static long placement(int shift, int exponent) {
        return (long) exponent << SHIFT_BITS | shift;
    }

    @Override
    public void legalMoves(LongArrayList into) {
        into.clear();
        if (moveCount() == 0) {
            return;
        }
        boolean chance = isChance();
        for (long rest = open; rest != 0; rest &= rest - 1) {
            int next = Long.numberOfTrailingZeros(rest);
            if (chance) {
                into.add(placement(next, 1));
                into.add(placement(next, 2));
            } else {
                into.add(next);
            }
        }
    }

    @Override
    public double probability(long move) {
        double tile = move >>> SHIFT_BITS == 1 ? TWO : FOUR;
        return isChance() ? tile * 2 / moveCount() : 1.0 / moveCount();
    }

    /** The sum of all tiles made by merging; of a position set up, since then. */
    public int score() {
        return score;
    }

    /** The highest tile, 0 on the empty board. */
    public int highest() {
        return board == 0 ? 0 : 1 << Twenty48Board.highest(board);
    }

    /** The tile on a cell, 0 for none; rows are counted from the top. */
    public int tile(int row, int column) {
        int exponent = Twenty48Board.exponent(board, row, column);
        return exponent == 0 ? 0 : 1 << exponent;
    }

    /** As {@link Twenty48Board} has it. */
    public long board() {
        return board;
    }

    /**
     * No two positions share a hash as long as there is no tile of 32768: what chance has to move on goes in with all
     * bits turned, and has an empty cell, which then looks like that tile.
     */
    @Override
    public long hash() {
        long hash = isChance() ? ~board : board;
        hash = (hash ^ hash >>> 33) * 0xff51afd7ed558ccdL;
        hash = (hash ^ hash >>> 33) * 0xc4ceb9fe1a85ec53L;
        return hash ^ hash >>> 33;
    }

    /** How the tiles came to be where they are does not matter any more. */
    @Override
    public long key() {
        return hash();
    }

    @Override
    public Twenty48Position copy() {
        Twenty48Position copy = new Twenty48Position(game, board);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position other) {
        Twenty48Position source = (Twenty48Position) other;
        if (source.game.size() != game.size() || source.game.goal() != game.goal()) {
            throw new IllegalArgumentException("a position of " + source.game.id() + ", expected " + game.id());
        }
        if (boards.length < source.ply) {
            boards = new long[source.boards.length];
            scores = new int[source.scores.length];
        }
        System.arraycopy(source.boards, 0, boards, 0, source.ply);
        System.arraycopy(source.scores, 0, scores, 0, source.ply);
        board = source.board;
        score = source.score;
        ply = source.ply;
        outcome = null;
    }

    @Override
    public String notation(long move) {
        if (!isChance()) {
            return WORDS[(int) move];
        }
        int cell = (int) (move & (1 << SHIFT_BITS) - 1) / 4;
        char column = (char) ('a' + cell % Twenty48Board.WIDTH);
        return (1 << (int) (move >>> SHIFT_BITS)) + "@" + column + (game.size() - cell / Twenty48Board.WIDTH);
    }

    @Override
    public String diagram() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < game.size(); row++) {
            text.append(game.size() - row);
            for (int column = 0; column < game.size(); column++) {
                int tile = tile(row, column);
                text.append(String.format(Locale.ROOT, "%6s", tile == 0 ? "·" : tile));
            }
            text.append('\n');
        }
        text.append(' ');
        for (int column = 0; column < game.size(); column++) {
            text.append("     ").append((char) ('a' + column));
        }
        return text.append('\n').toString();
    }
}
