package rulesmith.metrics;

import rulesmith.rules.Measurement;

/**
 * How much stronger A is than B: Elo = -400 log10(1 / s - 1), where s is the share of the points that A scored, a draw
 * being half a point. Infinite where a score of 0 or 1 cannot be excluded, never NaN.
 *
 * <p>The interval is Wilson's for s, in which a pair (or a game, if pairs are unknown) counts as m (1 - m) / v
 * yes-or-no observations, m and v being the mean and variance of the scores together with one fictitious pair won and
 * one lost: so pairs that vary little narrow it, equal scores do not close it, and without draws it is Wilson's own.
 *
 * @param score the share of the points; its games are pairs if they were given, games otherwise
 */
public record EloDifference(Measurement score) {

    /** From games taken as independent; where moving first matters, {@link #ofPairs} gives a narrower interval. */
    public static EloDifference ofGames(int wins, int draws, int losses) {
        if (wins < 0 || draws < 0 || losses < 0) {
            throw new IllegalArgumentException(
                    "expected wins, draws and losses of 0 or more, got %d, %d and %d".formatted(wins, draws, losses));
        }
        return new EloDifference(score(losses, draws, wins));
    }

    /**
     * From pairs of games with colours swapped.
     *
     * @param scores what A made of each pair, from -2 (both lost) to 2 (both won), as in {@link PairTest}
     */
    public static EloDifference ofPairs(int[] scores) {
        int[] counts = new int[5];
        for (int score : scores) {
            if (score < -2 || score > 2) {
                throw new IllegalArgumentException("expected pair scores from -2 to 2, got " + score);
            }
            counts[score + 2]++;
        }
        return new EloDifference(score(counts));
    }

    public double elo() {
        return elo(score.mean());
    }

    public double low() {
        return elo(score.low());
    }

    public double high() {
        return elo(score.high());
    }

    /** The difference at which a share of the points is expected. */
    public static double elo(double share) {
        if (!(share >= 0 && share <= 1)) {
            throw new IllegalArgumentException("expected a share from 0 to 1, got " + share);
        }
        return 400 * Math.log10(share / (1 - share));
    }

    /** From how often each score was made, in even steps from nothing to all points. */
    private static Measurement score(int... counts) {
        int n = 0;
        double points = 0;
        for (int i = 0; i < counts.length; i++) {
            n = Math.addExact(n, counts[i]);
            points += counts[i] * points(i, counts);
        }
        if (n == 0) {
            return Estimate.share(0, 0);
        }
        double mean = (points + 1) / (n + 2.0);
        double squares = mean * mean + (1 - mean) * (1 - mean);
        for (int i = 0; i < counts.length; i++) {
            double distance = points(i, counts) - mean;
            squares += counts[i] * distance * distance;
        }
        double variance = squares / (n + 2.0);
        return Estimate.wilson(points / n, n * mean * (1 - mean) / variance, n);
    }

    private static double points(int step, int[] counts) {
        return (double) step / (counts.length - 1);
    }
}
