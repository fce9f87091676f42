package rulesmith.game;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.SplittableRandom;
import rulesmith.rules.Cell;
import rulesmith.rules.RuleSet;

/**
 * Hot. A position of a compiled rule set on bitboards: one for each side and type, one for each side, and the type on
 * each cell. Whether the game goes on is found out when somebody asks. Nothing is allocated after construction, unless a
 * game outlives the room for its history.
 */
public final class RuleSetPosition implements BoardPosition {

    private static final int SLOTS = RuleSetGame.SLOTS;
    private static final int NORTH = SLOTS;
    private static final int ROOM = 128;

    private static final long[] ZOBRIST = new SplittableRandom(0x52756c65736d6974L)
            .longs(2L * SLOTS * Cell.COUNT)
            .toArray();
    private static final long ZOBRIST_NORTH_TO_MOVE = ZOBRIST[0];

    private final RuleSetGame game;

    /** By side and type, type 0 for all pieces of the side. */
    final long[] pieces = new long[2 * SLOTS];
    /** The type of the piece on each cell, whoever owns it. */
    final byte[] types = new byte[Cell.COUNT];
    /** The first slot of the side to move: 0 or {@link #NORTH}. */
    int mover;

    private int ply;
    private long hash;

    /** One entry a ply: the move, and its type before, type after and number of victims in 3, 3 and 5 bits. */
    private long[] played = new long[ROOM];

    private int[] changes = new int[ROOM];
    /** Cell and type (above bit 6) of all captured pieces, in the order of their deaths. */
    private final int[] dead = new int[2 * RuleSet.PLACEMENTS];

    private int deaths;

    private final LegalMoves legal;
    private final byte[] path = new byte[Move.LONGEST_CHAIN];
    /** Null until somebody asks; from then on {@link #legal} speaks of this position. */
    private Outcome outcome;

    private String ending = "";
    private int moveCount;

    private RuleSetPosition(RuleSetGame game) {
        this.game = game;
        this.legal = new LegalMoves(game, pieces, types);
    }

    static RuleSetPosition atStart(RuleSetGame game) {
        RuleSetPosition position = new RuleSetPosition(game);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            position.put(Player.SOUTH, game.ruleSet().southPiece(cell), cell);
            position.put(Player.NORTH, game.ruleSet().northPiece(cell), cell);
        }
        return position;
    }

    /** An empty board without history, to set a position up on. */
    static RuleSetPosition empty(RuleSetGame game, Player toMove) {
        RuleSetPosition position = new RuleSetPosition(game);
        if (toMove == Player.NORTH) {
            position.mover = NORTH;
            position.hash = ZOBRIST_NORTH_TO_MOVE;
        }
        return position;
    }

    /** Puts a piece on an empty cell; type 0 leaves the cell as it is. */
    void put(Player owner, int type, int cell) {
        if (type != 0) {
            toggle(owner == Player.SOUTH ? 0 : NORTH, type, cell);
            types[cell] = (byte) type;
            outcome = null;
        }
    }

    private void toggle(int side, int type, int cell) {
        long bit = 1L << cell;
        pieces[side + type] ^= bit;
        pieces[side] ^= bit;
        hash ^= ZOBRIST[(side + type) * Cell.COUNT + cell];
    }

    @Override
    public void play(long move) {
        assert !outcome().isOver() : "play after the end of the game";
        int enemy = NORTH - mover;
        int from = Move.from(move);
        int to = Move.to(move);
        int type = types[from];
        boolean ownHonor = pieces[mover + game.honor] != 0;
        boolean enemyHonor = pieces[enemy + game.honor] != 0;

        // 1. The piece leaves its cell, its victims leave the board.
        int deathsBefore = deaths;
        toggle(mover, type, from);
        types[from] = 0;
        int kind = Move.kind(move);
        if (kind == Move.INTO) {
            kill(enemy, to);
        } else if (kind != Move.PLAIN) {
            jump(move, game.jumpers[mover + type], enemy);
        }

        // 2. It arrives, perhaps as another type.
        int arrived = game.arriving(mover, type, to);
        toggle(mover, arrived, to);
        types[to] = (byte) arrived;

        // 3. Remember what undo needs.
        if (ply == played.length) {
            played = Arrays.copyOf(played, 2 * ply);
            changes = Arrays.copyOf(changes, 2 * ply);
        }
        played[ply] = move;
        changes[ply] = type | arrived << 3 | deaths - deathsBefore << 6;

        // 4. The other player's turn, unless honor has decided.
        ply++;
        mover = enemy;
        hash ^= ZOBRIST_NORTH_TO_MOVE;
        outcome = null;
        if (game.honor != 0) {
            boolean enemyLost = enemyHonor && pieces[enemy + game.honor] == 0;
            if (enemyLost || ownHonor && pieces[NORTH - enemy + game.honor] == 0) {
                end(Outcome.win(enemyLost ? toMove().opponent() : toMove()), "honor");
            }
        }
        assert isConsistent();
    }

    private void kill(int side, int cell) {
        int type = types[cell];
        toggle(side, type, cell);
        types[cell] = 0;
        dead[deaths++] = cell | type << 6;
    }

    private void jump(long move, Jumper jumper, int enemy) {
        long at = 1L << Move.from(move);
        int hops = hops(move, jumper, empty(), pieces[enemy]);
        for (int i = 0; i < hops; i++) {
            long victim = jumper.victim(at, path[i], empty(), pieces[enemy]);
            kill(enemy, Long.numberOfTrailingZeros(victim));
            at = Bits.step(victim, path[i]);
        }
    }

    /** Writes the directions of a step-over capture into the path; its piece must count as lifted off the board. */
    private int hops(long move, Jumper jumper, long empty, long enemy) {
        if (Move.kind(move) == Move.OVER) {
            int hops = Move.hops(move);
            for (int i = 0; i < hops; i++) {
                path[i] = (byte) (jumper.family() | Move.hop(move, i));
            }
            return hops;
        }
        path[0] = (byte) (jumper.family() | Move.hop(move, 0));
        long victim = jumper.victim(1L << Move.from(move), path[0], empty, enemy);
        return jumper.pick(Move.number(move), Bits.step(victim, path[0]), empty | victim, enemy ^ victim, path, 1);
    }

    @Override
    public void undo() {
        if (ply == 0) {
            throw new IllegalStateException("no move to take back");
        }
        ply--;
        int enemy = mover;
        mover = NORTH - mover;
        hash ^= ZOBRIST_NORTH_TO_MOVE;
        int from = Move.from(played[ply]);
        int to = Move.to(played[ply]);
        int type = changes[ply] & 7;
        toggle(mover, changes[ply] >>> 3 & 7, to);
        types[to] = 0;
        for (int victims = changes[ply] >>> 6; victims > 0; victims--) {
            int victim = dead[--deaths];
            toggle(enemy, victim >>> 6, victim & 63);
            types[victim & 63] = (byte) (victim >>> 6);
        }
        toggle(mover, type, from);
        types[from] = (byte) type;
        outcome = null;
        assert isConsistent();
    }

    // Honor has been seen to when the move was played; then no legal move comes before the move limit.
    private void look() {
        moveCount = legal.look(mover);
        if (moveCount == 0) {
            end(Outcome.win(toMove().opponent()), "no move");
        } else if (ply >= game.moveLimit) {
            int lead = Long.bitCount(pieces[0]) - Long.bitCount(pieces[NORTH]);
            end(!game.majorityWins || lead == 0 ? Outcome.DRAW : lead > 0 ? Outcome.SOUTH : Outcome.NORTH, "limit");
        } else {
            outcome = Outcome.ONGOING;
            ending = "";
        }
    }

    private void end(Outcome result, String how) {
        outcome = result;
        ending = how;
        moveCount = 0;
    }

    private long empty() {
        return ~(pieces[0] | pieces[NORTH]);
    }

    @Override
    public RuleSetGame game() {
        return game;
    }

    @Override
    public Player toMove() {
        return mover == 0 ? Player.SOUTH : Player.NORTH;
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
        return legal.move(number);
    }

    @Override
    public void legalMoves(LongArrayList into) {
        into.clear();
        if (moveCount() > 0) {
            legal.list(into);
        }
    }

    @Override
    public long hash() {
        return hash;
    }

    @Override
    public int pieceAt(int cell) {
        return (pieces[NORTH] >>> cell & 1) != 0 ? -types[cell] : types[cell];
    }

    /** The cells on which a player has pieces of a type, bit 0 for {@code a1}; type 0 for all of them. */
    public long pieces(Player player, int type) {
        return pieces[(player == Player.SOUTH ? 0 : NORTH) + type];
    }

    @Override
    public RuleSetPosition copy() {
        RuleSetPosition copy = new RuleSetPosition(game);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position other) {
        RuleSetPosition source = (RuleSetPosition) other;
        if (source.game != game) {
            throw new IllegalArgumentException("a position of " + source.game.name() + ", expected " + game.name());
        }
        System.arraycopy(source.pieces, 0, pieces, 0, pieces.length);
        System.arraycopy(source.types, 0, types, 0, types.length);
        if (source.ply > played.length) {
            played = new long[source.played.length];
            changes = new int[source.changes.length];
        }
        System.arraycopy(source.played, 0, played, 0, source.ply);
        System.arraycopy(source.changes, 0, changes, 0, source.ply);
        System.arraycopy(source.dead, 0, dead, 0, source.deaths);
        deaths = source.deaths;
        mover = source.mover;
        ply = source.ply;
        hash = source.hash;
        // A decision by honor is not on the board: it cannot be found out again.
        boolean decided = source.outcome != null && source.outcome.isOver();
        outcome = decided ? source.outcome : null;
        ending = source.ending;
        moveCount = 0;
    }

    @Override
    public void trace(long move, MoveTrace into) {
        into.clear();
        int from = Move.from(move);
        if (!Move.isOver(move)) {
            if (Move.isCapture(move)) {
                into.addRemoval(Move.to(move));
            }
            into.addHop(from, Move.to(move));
            return;
        }
        Jumper jumper = game.jumpers[mover + types[from]];
        long at = 1L << from;
        long empty = empty() | at;
        long enemy = pieces[NORTH - mover];
        int hops = hops(move, jumper, empty, enemy);
        for (int i = 0; i < hops; i++) {
            long victim = jumper.victim(at, path[i], empty, enemy);
            empty |= victim;
            enemy ^= victim;
            long landing = Bits.step(victim, path[i]);
            into.addRemoval(Long.numberOfTrailingZeros(victim));
            into.addHop(Long.numberOfTrailingZeros(at), Long.numberOfTrailingZeros(landing));
            at = landing;
        }
    }

    @Override
    public String notation(long move) {
        MoveTrace trace = new MoveTrace();
        trace(move, trace);
        StringBuilder text = new StringBuilder(Cell.name(Move.from(move)));
        for (int i = 0; i < trace.hops(); i++) {
            text.append(trace.removals() > 0 ? 'x' : '-').append(Cell.name(trace.to(i)));
        }
        return text.toString();
    }

    @Override
    public String diagram() {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            text.append(rank + 1).append(' ');
            for (int file = 0; file < 8; file++) {
                int piece = pieceAt(Cell.of(file, rank));
                text.append(piece == 0 ? "  ·" : piece > 0 ? " ▲" + piece : " ▼" + -piece);
            }
            text.append('\n');
        }
        return text.append("    a  b  c  d  e  f  g  h\n").toString();
    }

    /** What must hold between the boards, whatever was played; for assertions. */
    private boolean isConsistent() {
        long hashNow = mover == 0 ? 0 : ZOBRIST_NORTH_TO_MOVE;
        long[] boards = new long[2 * SLOTS];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (types[cell] != 0) {
                int side = (pieces[NORTH] >>> cell & 1) != 0 ? NORTH : 0;
                boards[side] |= 1L << cell;
                boards[side + types[cell]] |= 1L << cell;
                hashNow ^= ZOBRIST[(side + types[cell]) * Cell.COUNT + cell];
            }
        }
        return Arrays.equals(boards, pieces) && hashNow == hash && (pieces[0] & pieces[NORTH]) == 0;
    }
}
