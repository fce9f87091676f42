package rulesmith.game;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * Hot. The legal moves of a position, counted ray by ray with all pieces of a {@link Ray} moving at once, and numbered in
 * that order: in each ray first the plain moves, then the captures; nearer targets first. A move is built from its number
 * alone.
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
    private int count;
    private boolean capturesOnly;
    private final int[] plainMoves;
    private final int[] captures;
    /** The pieces of each group of movers. */
    private final long[] fronts;

    private final byte[] path = new byte[Move.LONGEST_CHAIN];

    LegalMoves(RuleSetGame game, long[] pieces, byte[] types) {
        this.game = game;
        this.pieces = pieces;
        this.types = types;
        int most = Math.max(game.rays[0].length, game.rays[1].length);
        this.plainMoves = new int[most];
        this.captures = new int[most];
        this.fronts = new long[game.movers.length];
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
            long front = fronts[ray.movers()];
            int plainHere = 0;
            int capturingHere = 0;
            for (int steps = 1; front != 0; steps++) {
                long seen = ray.step(front);
                long met = seen & enemy;
                if (met != 0) {
                    capturingHere += ray.over() ? countJumps(ray, met, steps) : Long.bitCount(met);
                }
                front = seen & empty;
                plainHere += Long.bitCount(front);
                if (!ray.multiple()) {
                    break;
                }
            }
            plainMoves[i] = plainHere;
            captures[i] = capturingHere;
            plain += plainHere;
            capturing += capturingHere;
        }
        capturesOnly = game.captureMandatory && capturing > 0;
        count = capturesOnly ? capturing : plain + capturing;
        return count;
    }

    private int countJumps(Ray ray, long met, int steps) {
        int chains = 0;
        for (long landings = ray.step(met) & empty; landings != 0; landings &= landings - 1) {
            int landing = Long.numberOfTrailingZeros(landings);
            int from = ray.back(landing, steps + 1);
            long victim = 1L << ray.back(landing, 1);
            chains += jumper(from).count(1L << landing, empty | victim | 1L << from, enemy ^ victim);
        }
        return chains;
    }

    private Jumper jumper(int cell) {
        return game.jumpers[mover + types[cell]];
    }

    long move(int number) {
        if (number < 0 || number >= count) {
            throw new IndexOutOfBoundsException("move " + number + " of " + count);
        }
        int k = number;
        for (int i = 0; ; i++) {
            if (!capturesOnly) {
                if (k < plainMoves[i]) {
                    return plainMove(rays[i], k);
                }
                k -= plainMoves[i];
            }
            if (k < captures[i]) {
                return rays[i].over() ? overMove(rays[i], k) : intoMove(rays[i], k);
            }
            k -= captures[i];
        }
    }

    private long plainMove(Ray ray, int k) {
        long front = fronts[ray.movers()];
        for (int steps = 1; ; steps++) {
            front = ray.step(front) & empty;
            int here = Long.bitCount(front);
            if (k < here) {
                int to = Bits.select(front, k);
                return Move.plain(ray.back(to, steps), to);
            }
            k -= here;
        }
    }

    private long intoMove(Ray ray, int k) {
        long front = fronts[ray.movers()];
        for (int steps = 1; ; steps++) {
            long seen = ray.step(front);
            long met = seen & enemy;
            int here = Long.bitCount(met);
            if (k < here) {
                int to = Bits.select(met, k);
                return Move.into(ray.back(to, steps), to);
            }
            k -= here;
            front = seen & empty;
        }
    }

    private long overMove(Ray ray, int k) {
        long front = fronts[ray.movers()];
        for (int steps = 1; ; steps++) {
            long seen = ray.step(front);
            for (long landings = ray.step(seen & enemy) & empty; landings != 0; landings &= landings - 1) {
                int landing = Long.numberOfTrailingZeros(landings);
                int from = ray.back(landing, steps + 1);
                long victim = 1L << ray.back(landing, 1);
                long vacant = empty | victim | 1L << from;
                int chains = jumper(from).count(1L << landing, vacant, enemy ^ victim);
                if (k < chains) {
                    path[0] = (byte) ray.direction();
                    int hops = jumper(from).pick(k, 1L << landing, vacant, enemy ^ victim, path, 1);
                    long end = jumper(from).land(1L << from, empty | 1L << from, enemy, path, hops);
                    return Move.over(from, Long.numberOfTrailingZeros(end), path, hops, k);
                }
                k -= chains;
            }
            front = seen & empty;
        }
    }

    /** Adds the moves in the order of their numbers. */
    void list(LongArrayList into) {
        for (int i = 0; i < rays.length; i++) {
            if (!capturesOnly && plainMoves[i] > 0) {
                listPlain(rays[i], into);
            }
            if (captures[i] > 0) {
                listCaptures(rays[i], into);
            }
        }
    }

    private void listPlain(Ray ray, LongArrayList into) {
        long front = fronts[ray.movers()];
        for (int steps = 1; front != 0; steps++) {
            front = ray.step(front) & empty;
            for (long targets = front; targets != 0; targets &= targets - 1) {
                int to = Long.numberOfTrailingZeros(targets);
                into.add(Move.plain(ray.back(to, steps), to));
            }
            if (!ray.multiple()) {
                return;
            }
        }
    }

    private void listCaptures(Ray ray, LongArrayList into) {
        long front = fronts[ray.movers()];
        for (int steps = 1; front != 0; steps++) {
            long seen = ray.step(front);
            long met = seen & enemy;
            for (long ends = ray.over() ? ray.step(met) & empty : met; ends != 0; ends &= ends - 1) {
                int end = Long.numberOfTrailingZeros(ends);
                if (ray.over()) {
                    int from = ray.back(end, steps + 1);
                    long victim = 1L << ray.back(end, 1);
                    path[0] = (byte) ray.direction();
                    jumper(from)
                            .list(0, ends & -ends, empty | victim | 1L << from, enemy ^ victim, path, 1, from, into);
                } else {
                    into.add(Move.into(ray.back(end, steps), end));
                }
            }
            front = seen & empty;
            if (!ray.multiple()) {
                return;
            }
        }
    }
}
