package rulesmith.game;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * Hot. How the pieces of one type and one owner go on capturing by stepping over. The piece is in hand while it jumps:
 * the cell it came from and the cells of its victims so far count as empty. The order of the chains is that of a
 * depth-first walk over the directions.
 */
final class Jumper {

    private final int[] directions;
    private final boolean multiple;
    /** Cells on which the piece turns into another type, so that its move ends. */
    private final long terminus;

    Jumper(int[] directions, boolean multiple, long terminus) {
        this.directions = directions;
        this.multiple = multiple;
        this.terminus = terminus;
    }

    /** Directions 0 to 7 of a hop, as {@link Move} has them, mean steps or leaps. */
    int family() {
        return directions[0] & 8;
    }

    /** The piece to be captured in this direction, or 0. */
    long victim(long at, int direction, long empty, long enemy) {
        long seen = Bits.step(at, direction);
        if (multiple) {
            while ((seen & empty) != 0) {
                seen = Bits.step(seen, direction);
            }
        }
        return (seen & enemy) != 0 && (Bits.step(seen, direction) & empty) != 0 ? seen : 0;
    }

    /** In how many ways a chain that has come to this cell can be completed: 1 if it ends here. */
    int count(long at, long empty, long enemy) {
        if ((at & terminus) != 0) {
            return 1;
        }
        int chains = 0;
        for (int direction : directions) {
            long victim = victim(at, direction, empty, enemy);
            if (victim != 0) {
                chains += count(Bits.step(victim, direction), empty | victim, enemy ^ victim);
            }
        }
        return Math.max(chains, 1);
    }

    /** Writes the k-th completion into the path behind the hops already there; returns how many hops it has then. */
    int pick(int k, long at, long empty, long enemy, byte[] path, int hops) {
        if ((at & terminus) != 0) {
            return hops;
        }
        for (int direction : directions) {
            long victim = victim(at, direction, empty, enemy);
            if (victim != 0) {
                long landing = Bits.step(victim, direction);
                int chains = count(landing, empty | victim, enemy ^ victim);
                if (k < chains) {
                    path[hops] = (byte) direction;
                    return pick(k, landing, empty | victim, enemy ^ victim, path, hops + 1);
                }
                k -= chains;
            }
        }
        return hops;
    }

    /** Where the piece stands after the hops of the path. */
    long land(long at, long empty, long enemy, byte[] path, int hops) {
        for (int i = 0; i < hops; i++) {
            long victim = victim(at, path[i], empty, enemy);
            empty |= victim;
            enemy ^= victim;
            at = Bits.step(victim, path[i]);
        }
        return at;
    }

    /** Adds the moves for all completions of the path; {@code number} is that of the first. Returns the next number. */
    int list(int number, long at, long empty, long enemy, byte[] path, int hops, int from, LongArrayList into) {
        int next = number;
        if ((at & terminus) == 0) {
            for (int direction : directions) {
                long victim = victim(at, direction, empty, enemy);
                if (victim != 0) {
                    path[hops] = (byte) direction;
                    long landing = Bits.step(victim, direction);
                    next = list(next, landing, empty | victim, enemy ^ victim, path, hops + 1, from, into);
                }
            }
        }
        if (next == number) {
            into.add(Move.over(from, Long.numberOfTrailingZeros(at), path, hops, number));
            next++;
        }
        return next;
    }
}
