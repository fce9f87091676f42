package rulesmith.game;

import java.util.Arrays;
import rulesmith.Seed;
import rulesmith.rules.Cell;
import rulesmith.rules.RuleSet;

/**
 * Hot. The pieces of a game of a compiled rule set on bitboards, one for each side and type and one for each side, with
 * what is needed to take moves back. It knows how moves change the board, not which are legal or who wins. Nothing is
 * allocated after construction, unless a game outlives the room for its history.
 */
final class RuleSetBoard {

    static final int SLOTS = RuleSetGame.SLOTS;
    static final int NORTH = SLOTS;
    private static final int ROOM = 128;

    private static final long[] ZOBRIST = Seed.of(0)
            .derive("zobrist")
            .generator()
            .longs(2L * SLOTS * Cell.COUNT)
            .toArray();
    /** The first number belongs to no piece: type 0 is none. */
    private static final long ZOBRIST_NORTH_TO_MOVE = ZOBRIST[0];

    private final RuleSetGame game;

    /** By side and type, type 0 for all pieces of the side. */
    final long[] pieces = new long[2 * SLOTS];
    /** The type of the piece on each cell, whoever owns it. */
    final byte[] types = new byte[Cell.COUNT];
    /** The first slot of the side to move: 0 or {@link #NORTH}. */
    int mover;

    int ply;
    long hash;

    /** One entry a ply: the move, and its type before, type after and number of victims in 3, 3 and 5 bits. */
    private long[] played = new long[ROOM];

    private int[] changes = new int[ROOM];
    /** Cell and type (above bit 6) of all captured pieces, in the order of their deaths. */
    private final int[] dead = new int[2 * RuleSet.PLACEMENTS];

    private int deaths;
    private final byte[] path = new byte[Move.LONGEST_CHAIN];

    /** Without pieces. */
    RuleSetBoard(RuleSetGame game, Player toMove) {
        this.game = game;
        if (toMove == Player.NORTH) {
            mover = NORTH;
            hash = ZOBRIST_NORTH_TO_MOVE;
        }
    }

    /** Puts a piece on an empty cell. */
    void put(Player owner, int type, int cell) {
        toggle(owner == Player.SOUTH ? 0 : NORTH, type, cell);
        types[cell] = (byte) type;
    }

    private void toggle(int side, int type, int cell) {
        long bit = 1L << cell;
        pieces[side + type] ^= bit;
        pieces[side] ^= bit;
        hash ^= ZOBRIST[(side + type) * Cell.COUNT + cell];
    }

    Player toMove() {
        return mover == 0 ? Player.SOUTH : Player.NORTH;
    }

    long empty() {
        return ~(pieces[0] | pieces[NORTH]);
    }

    void play(long move) {
        int enemy = NORTH - mover;
        int from = Move.from(move);
        int to = Move.to(move);
        int type = types[from];

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

        // 4. The other player's turn.
        ply++;
        mover = enemy;
        hash ^= ZOBRIST_NORTH_TO_MOVE;
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

    void undo() {
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
        assert isConsistent();
    }

    /** See {@link BoardPosition#trace}. */
    void trace(long move, MoveTrace into) {
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

    void copyFrom(RuleSetBoard source) {
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
