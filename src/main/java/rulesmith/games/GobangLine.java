package rulesmith.games;

/**
 * Hot. A line of five cells as one small number: the stones of South, plus eight times those of North. What a line is
 * worth, and what a stone in it changes, comes from tables.
 */
final class GobangLine {

    static final int SOUTH = 1;
    static final int NORTH = 8;

    /** By stones, for a line that only one player has stones in: each further one counts for eight. */
    static final int[] WORTH = {0, 1, 8, 64, 512, 512};

    /** The number of codes. */
    private static final int CODES = 64;
    /** In {@link #fours}: the unit of North. */
    static final int NORTH_FOURS = 1 << 16;

    /** In a gain: above what the lines are worth, how many fours of the opponent it takes away ... */
    static final int STOPPED = 1 << 20;
    /** ... and above those, how many fives it makes. */
    static final int FIVE = 1 << 25;

    private static final int[] VALUES = new int[CODES];
    private static final int[] FOURS = new int[CODES];
    private static final int[] SOUTH_GAINS = new int[CODES];
    private static final int[] NORTH_GAINS = new int[CODES];

    static {
        for (int south = 0; south <= Gobang.LENGTH; south++) {
            for (int north = 0; south + north <= Gobang.LENGTH; north++) {
                int code = south * SOUTH + north * NORTH;
                VALUES[code] = north == 0 ? WORTH[south] : south == 0 ? -WORTH[north] : 0;
            }
        }
        FOURS[4 * SOUTH] = 1;
        FOURS[4 * NORTH] = NORTH_FOURS;
        for (int south = 0; south < Gobang.LENGTH; south++) {
            for (int north = 0; south + north < Gobang.LENGTH; north++) {
                int code = south * SOUTH + north * NORTH;
                SOUTH_GAINS[code] = VALUES[code + SOUTH] - VALUES[code];
                NORTH_GAINS[code] = VALUES[code] - VALUES[code + NORTH];
            }
        }
        SOUTH_GAINS[4 * SOUTH] += FIVE;
        SOUTH_GAINS[4 * NORTH] += STOPPED;
        NORTH_GAINS[4 * NORTH] += FIVE;
        NORTH_GAINS[4 * SOUTH] += STOPPED;
    }

    private GobangLine() {}

    /** What a line is worth to South. */
    static int value(int code) {
        return VALUES[code];
    }

    /** Whether a line is one stone short of winning: 1 for South, {@link #NORTH_FOURS} for North, otherwise 0. */
    static int fours(int code) {
        return FOURS[code];
    }

    /** By line: what one more stone of a player is worth to that player. Never negative, so gains can be summed. */
    static int[] gains(boolean south) {
        return south ? SOUTH_GAINS : NORTH_GAINS;
    }
}
