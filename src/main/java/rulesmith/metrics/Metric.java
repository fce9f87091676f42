package rulesmith.metrics;

import java.util.function.ToDoubleFunction;

/**
 * Something worth knowing about a game: a number each played game has, reported as the mean over games.
 *
 * @param name as people type it and files have it
 * @param unit what is counted, for table headings
 * @param min the least value a game can have
 * @param max the greatest value, infinite if there is none
 * @param direction which values a designer looks for
 * @param note one sentence that says what it means
 * @param source which games it is measured on
 * @param tracksPieces whether the observer must follow the pieces, which costs time
 * @param probe an observer it needs beside the facts, or null
 * @param of its value for one game
 */
public record Metric(
        String name,
        String unit,
        double min,
        double max,
        Direction direction,
        String note,
        Source source,
        boolean tracksPieces,
        Probe<?> probe,
        ToDoubleFunction<GameFacts> of) {

    /** A metric for which the facts will do. */
    public Metric(
            String name,
            String unit,
            double min,
            double max,
            Direction direction,
            String note,
            Source source,
            boolean tracksPieces,
            ToDoubleFunction<GameFacts> of) {
        this(name, unit, min, max, direction, note, source, tracksPieces, null, of);
    }

    /** What to look for. */
    public enum Direction {
        HIGHER,
        LOWER,
        NEAR_ZERO,
        NEUTRAL
    }

    /** Who plays. */
    public enum Source {
        /** Both players move at random. */
        RANDOM,
        /** The 1-ply agent against the random one; it moves first in half of the games. */
        SKILLED
    }

    /** Whether every game has 0 or 1, so that the mean is a share of games. */
    public boolean isShare() {
        return unit.equals(SHARE_OF_GAMES);
    }

    /**
     * How good a mean is, 0 or more: the mean itself where more is better or nothing is, otherwise how far it is from the
     * worst value.
     */
    public double merit(double mean) {
        return switch (direction) {
            case HIGHER, NEUTRAL -> Math.max(0, mean);
            case LOWER -> max - mean;
            case NEAR_ZERO -> max - Math.abs(mean);
        };
    }

    static final String SHARE_OF_GAMES = "share of games";
}
