package rulesmith.games;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.game.Bits;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.rules.Cell;

/**
 * Hot. A position of Othello. A move is the number of the cell, or {@link #PASS}. Whether the game goes on is found out
 * when somebody asks.
 */
public final class OthelloPosition implements Position {

    /** The only move of a player who has no other, while the opponent has one. */
    public static final long PASS = Cell.COUNT;

    public static final String BOARD_FULL = "board full";
    public static final String NO_MOVES = "no moves";

    private static final String PASS_NAME = "pass";

    /** More than 60 moves with a pass after each. */
    private static final int ROOM = 128;

    private final Othello game;
    private final long usable;

    /** The discs of the player to move, and the other ones. */
    private long own;

    private long opponent;
    private boolean northToMove;
    private int ply;

    /** By ply: the boards before the move, as they were named then. */
    private final long[] owns = new long[ROOM];

    private final long[] opponents = new long[ROOM];

    /** Null until somebody asks; from then on {@link #legal} speaks of this position. */
    private Outcome outcome;

    private String ending = "";
    /** Where a disc may be put; empty also for a player who has to pass. */
    private long legal;

    OthelloPosition(Othello game, long south, long north, Player toMove) {
        this.game = game;
        this.usable = game.usableCells();
        this.northToMove = toMove == Player.NORTH;
        this.own = northToMove ? north : south;
        this.opponent = northToMove ? south : north;
    }

    @Override
    public void play(long move) {
        assert !outcome().isOver() : "play after the end of the game";
        assert move == PASS ? legal == 0 : (legal >>> move & 1) != 0 : "an illegal move";
        owns[ply] = own;
        opponents[ply++] = opponent;
        long mine = own;
        long theirs = opponent;
        if (move != PASS) {
            long flips = OthelloBoard.flips((int) move, own, opponent);
            mine |= flips | 1L << move;
            theirs &= ~flips;
        }
        own = theirs;
        opponent = mine;
        northToMove = !northToMove;
        outcome = null;
    }

    @Override
    public void undo() {
        if (ply == 0) {
            throw new IllegalStateException("no move to take back");
        }
        own = owns[--ply];
        opponent = opponents[ply];
        northToMove = !northToMove;
        outcome = null;
    }

    private void look() {
        legal = OthelloBoard.moves(own, opponent, usable);
        if (legal != 0 || OthelloBoard.moves(opponent, own, usable) != 0) {
            outcome = Outcome.ONGOING;
            ending = "";
        } else {
            int lead = Long.bitCount(own) - Long.bitCount(opponent);
            outcome = lead == 0 ? Outcome.DRAW : Outcome.win(lead > 0 ? toMove() : toMove().opponent());
            ending = (own | opponent) == usable ? BOARD_FULL : NO_MOVES;
        }
    }

    @Override
    public Othello game() {
        return game;
    }

    @Override
    public Player toMove() {
        return northToMove ? Player.NORTH : Player.SOUTH;
    }

    /** The cells of a player's discs, bit 0 for {@code a1}. */
    public long discs(Player player) {
        return player == toMove() ? own : opponent;
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
        return outcome().isOver() ? 0 : legal == 0 ? 1 : Long.bitCount(legal);
    }

    @Override
    public long move(int number) {
        int count = moveCount();
        if (number < 0 || number >= count) {
            throw new IndexOutOfBoundsException("move " + number + " of " + count);
        }
        return legal == 0 ? PASS : Bits.select(legal, number);
    }

    @Override
    public void legalMoves(LongArrayList into) {
        into.clear();
        if (!outcome().isOver()) {
            for (long rest = legal; rest != 0; rest &= rest - 1) {
                into.add(Long.numberOfTrailingZeros(rest));
            }
            if (legal == 0) {
                into.add(PASS);
            }
        }
    }

    @Override
    public long hash() {
        long mixed = mix(own + 0x9e3779b97f4a7c15L) + opponent;
        return mix(northToMove ? ~mixed : mixed);
    }

    /** A bijection that brings every bit to the upper half, and the upper half down to the lower one, twice. */
    private static long mix(long bits) {
        bits = (bits ^ bits >>> 32) * 0xd6e8feb86659fd93L;
        bits = (bits ^ bits >>> 32) * 0xd6e8feb86659fd93L;
        return bits ^ bits >>> 32;
    }

    /** Nothing but the board and the player to move decides how the game goes on. */
    @Override
    public long key() {
        return hash();
    }

    @Override
    public OthelloPosition copy() {
        OthelloPosition copy = new OthelloPosition(game, 0, 0, Player.SOUTH);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position other) {
        OthelloPosition source = (OthelloPosition) other;
        if (source.usable != usable) {
            throw new IllegalArgumentException("a position of " + source.game.id() + ", expected " + game.id());
        }
        own = source.own;
        opponent = source.opponent;
        northToMove = source.northToMove;
        ply = source.ply;
        System.arraycopy(source.owns, 0, owns, 0, ply);
        System.arraycopy(source.opponents, 0, opponents, 0, ply);
        outcome = null;
    }

    @Override
    public String notation(long move) {
        return move == PASS ? PASS_NAME : Cell.name((int) move);
    }

    @Override
    public String diagram() {
        long south = discs(Player.SOUTH);
        long north = discs(Player.NORTH);
        StringBuilder text = new StringBuilder();
        for (int rank = game.size() - 1; rank >= 0; rank--) {
            text.append(rank + 1).append(' ');
            for (int file = 0; file < game.size(); file++) {
                int cell = Cell.of(file, rank);
                text.append((south >>> cell & 1) != 0 ? " ▲" : (north >>> cell & 1) != 0 ? " ▼" : " ·");
            }
            text.append('\n');
        }
        return text.append("   ")
                .append("a b c d e f g h", 0, 2 * game.size() - 1)
                .append('\n')
                .toString();
    }
}
