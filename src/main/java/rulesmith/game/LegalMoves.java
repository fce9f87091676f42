package rulesmith.game;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * Hot. The legal moves of a position, found with all pieces of a {@link Ray} moving at once. Along one ray no cell can be
 * reached by two pieces, because the nearer one stands in the way of the other; so a set of target cells is a set of
 * moves, and counting moves is counting bits. Moves are numbered ray by ray, first the plain moves, then the captures, by
 * target cell; a move is built from its number alone.
 */
final class LegalMoves {

    private static final int NORTH = RuleSetGame.SLOTS;

    private final RuleSetGame game;
    /** The boards of the position, which are not changed here. */
    private final long[] pieces;

    private final byte[] types;

    private int mover;
    private Ray[] rays;
    private long enemy;
    private long empty;
    private boolean capturesOnly;
    /** The pieces of each group of movers. */
    private final long[] fronts;
    /** By ray: the cells of its plain moves; the enemy pieces it meets that can be captured; in how many ways. */
    private final long[] targets;

    private final long[] victims;
    private final int[] captures;
    private final byte[] path = new byte[Move.LONGEST_CHAIN];

    LegalMoves(RuleSetGame game, long[] pieces, byte[] types) {
        this.game = game;
        this.pieces = pieces;
        this.types = types;
        int most = Math.max(game.rays[0].length, game.rays[1].length);
        this.fronts = new long[game.movers.length];
        this.targets = new long[most];
        this.victims = new long[most];
        this.captures = new int[most];
    }

    /** Counts the moves of the side whose first board this is, as the boards are now; other calls refer to this one. */
    int look(int side) {
        mover = side;
        rays = game.rays[side == 0 ? 0 : 1];
        enemy = pieces[NORTH - side];
        empty = ~(pieces[side] | enemy);
        for (int i = 0; i < fronts.length; i++) {
            long front = 0;
            for (int type : game.movers[i]) {
                front |= pieces[side + type];
            }
            fronts[i] = front;
        }
        int plain = 0;
        int capturing = 0;
        for (int i = 0; i < rays.length; i++) {
            Ray ray = rays[i];
            long seen = ray.look(fronts[ray.movers], empty);
            long met = seen & enemy;
            int ways;
            if (ray.over) {
                met &= ray.before(empty);
                ways = met == 0 ? 0 : countChains(ray, met);
            } else {
                ways = Long.bitCount(met);
            }
            targets[i] = seen & empty;
            victims[i] = met;
            captures[i] = ways;
            plain += Long.bitCount(seen & empty);
            capturing += ways;
        }
        capturesOnly = game.captureMandatory && capturing > 0;
        return capturesOnly ? capturing : plain + capturing;
    }

    private int countChains(Ray ray, long met) {
        int chains = 0;
        for (; met != 0; met &= met - 1) {
            chains += countChains(ray, met & -met, from(ray, Long.numberOfTrailingZeros(met)));
        }
        return chains;
    }

    private int countChains(Ray ray, long victim, int from) {
        return jumper(from).count(ray.step(victim), empty | victim | 1L << from, enemy ^ victim);
    }

    /** The piece that came to a cell along the ray. */
    private int from(Ray ray, int cell) {
        int from = cell - ray.shift;
        if (ray.multiple) {
            while ((empty >>> from & 1) != 0) {
                from -= ray.shift;
            }
        }
        return from;
    }

    private Jumper jumper(int cell) {
        return game.jumpers[mover + types[cell]];
    }

    long move(int number) {
        int k = number;
        for (int i = 0; ; i++) {
            if (!capturesOnly) {
                int plain = Long.bitCount(targets[i]);
                if (k < plain) {
                    int to = Bits.select(targets[i], k);
                    return Move.plain(from(rays[i], to), to);
                }
                k -= plain;
            }
            if (k < captures[i]) {
                return rays[i].over ? chain(rays[i], victims[i], k) : into(rays[i], Bits.select(victims[i], k));
            }
            k -= captures[i];
        }
    }

    private long into(Ray ray, int victim) {
        return Move.into(from(ray, victim), victim);
    }

    private long chain(Ray ray, long met, int k) {
        for (; ; met &= met - 1) {
            long victim = met & -met;
            int from = from(ray, Long.numberOfTrailingZeros(victim));
            int chains = countChains(ray, victim, from);
            if (k < chains) {
                path[0] = (byte) ray.direction;
                long vacant = empty | 1L << from;
                int hops = jumper(from).pick(k, ray.step(victim), vacant | victim, enemy ^ victim, path, 1);
                long end = jumper(from).land(1L << from, vacant, enemy, path, hops);
                return Move.over(from, Long.numberOfTrailingZeros(end), path, hops, k);
            }
            k -= chains;
        }
    }

    /** Adds the moves in the order of their numbers. */
    void list(LongArrayList into) {
        for (int i = 0; i < rays.length; i++) {
            Ray ray = rays[i];
            for (long left = capturesOnly ? 0 : targets[i]; left != 0; left &= left - 1) {
                int to = Long.numberOfTrailingZeros(left);
                into.add(Move.plain(from(ray, to), to));
            }
            for (long left = victims[i]; left != 0; left &= left - 1) {
                int victim = Long.numberOfTrailingZeros(left);
                if (ray.over) {
                    listChains(ray, victim, into);
                } else {
                    into.add(into(ray, victim));
                }
            }
        }
    }

    private void listChains(Ray ray, int cell, LongArrayList into) {
        int from = from(ray, cell);
        long victim = 1L << cell;
        path[0] = (byte) ray.direction;
        jumper(from).list(0, ray.step(victim), empty | victim | 1L << from, enemy ^ victim, path, 1, from, into);
    }
}
