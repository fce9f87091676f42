package rulesmith.game;

import rulesmith.rules.RuleSet;

/**
 * Moves of a rule set, packed into a {@code long}: from (6 bits), to (6), kind (2), and for a step-over capture its hops.
 * A hop needs only its direction (3 bits), since where it lands follows from the board. A chain of more than
 * {@value #MOST_HOPS} hops, which only a rule set with more than that many pieces a side can see, does not fit: it is
 * kept as its first direction and its number among the chains that begin so.
 */
public final class Move {

    static final int PLAIN = 0;
    static final int INTO = 1;
    static final int OVER = 2;
    static final int OVER_NUMBERED = 3;

    static final int MOST_HOPS = 16;

    /** No chain has more hops than the opponent can have pieces; one more cell saves a check. */
    static final int LONGEST_CHAIN = RuleSet.PLACEMENTS + 1;

    private static final int TO = 6;
    private static final int KIND = 12;
    private static final int HOPS = 14;

    private Move() {}

    /** The cell the piece leaves. */
    public static int from(long move) {
        return (int) move & 63;
    }

    /** The cell the piece stands on in the end. */
    public static int to(long move) {
        return (int) (move >>> TO) & 63;
    }

    public static boolean isCapture(long move) {
        return kind(move) != PLAIN;
    }

    static int kind(long move) {
        return (int) (move >>> KIND) & 3;
    }

    static boolean isOver(long move) {
        return kind(move) >= OVER;
    }

    static long plain(int from, int to) {
        return from | (long) to << TO;
    }

    static long into(int from, int to) {
        return plain(from, to) | (long) INTO << KIND;
    }

    /** A chain by its directions, or by its number if they do not fit. */
    static long over(int from, int to, byte[] path, int hops, int number) {
        long move = plain(from, to);
        if (hops > MOST_HOPS) {
            return move | (long) OVER_NUMBERED << KIND | (path[0] & 7 | (long) number << 3) << HOPS;
        }
        long directions = 1;
        for (int i = hops - 1; i >= 0; i--) {
            directions = directions << 3 | path[i] & 7;
        }
        return move | (long) OVER << KIND | directions << HOPS;
    }

    /** How many hops an {@link #OVER} move has: a leading 1 ends the directions. */
    static int hops(long move) {
        return (63 - Long.numberOfLeadingZeros(move >>> HOPS)) / 3;
    }

    /** The direction of a hop, 0 to 7 within the steps or leaps of the piece. */
    static int hop(long move, int i) {
        return (int) (move >>> HOPS + 3 * i) & 7;
    }

    /** The number of an {@link #OVER_NUMBERED} move among the chains with its first direction. */
    static int number(long move) {
        return (int) (move >>> HOPS + 3);
    }
}
