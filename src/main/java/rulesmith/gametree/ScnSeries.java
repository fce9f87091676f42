package rulesmith.gametree;

import java.util.Arrays;

/**
 * The single conspiracy numbers of one player during one game, one a ply, brought to 0 to 1 (Eq. 11): the least is 0, the
 * greatest finite one 1. Infinite numbers count 1 and stretch the scale for no other. If all finite ones are the same,
 * they are 0: nothing has changed hands.
 */
public final class ScnSeries {

    private final double[] velocities;

    private ScnSeries(double[] velocities) {
        this.velocities = velocities;
    }

    /** From {@link ScnSearch#INFINITE} or less, 0 or more. */
    public static ScnSeries of(int... numbers) {
        int least = Integer.MAX_VALUE;
        int most = 0;
        for (int number : numbers) {
            if (number < 0) {
                throw new IllegalArgumentException("a conspiracy number of " + number + ", expected 0 or more");
            }
            if (number != ScnSearch.INFINITE) {
                least = Math.min(least, number);
                most = Math.max(most, number);
            }
        }
        double[] velocities = new double[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            boolean infinite = numbers[i] == ScnSearch.INFINITE;
            velocities[i] = infinite ? 1 : most == least ? 0 : (double) (numbers[i] - least) / (most - least);
        }
        return new ScnSeries(velocities);
    }

    public int plies() {
        return velocities.length;
    }

    /** The normalised numbers, by ply. */
    public double[] velocities() {
        return velocities.clone();
    }

    /** Their mean over the plies from one to another, the latter not included; 0 of none. */
    public double velocity(int first, int end) {
        return Arrays.stream(velocities, first, end).average().orElse(0);
    }

    /** The mean over the game: v of Eq. 12. */
    public double velocity() {
        return velocity(0, velocities.length);
    }

    public MotionInMind fromTheMeans() {
        return MotionInMind.fromTheMeans(velocity());
    }

    public MotionInMind ofThePlies() {
        return MotionInMind.ofThePlies(velocities);
    }
}
