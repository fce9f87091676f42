package rulesmith.rules;

import java.io.Serializable;

/**
 * A measured mean with its 95 % confidence interval.
 *
 * @param games how many games it was measured on
 */
public record Measurement(double mean, double low, double high, int games) implements Serializable {

    public Measurement {
        boolean ordered = -Double.MAX_VALUE <= low && low <= mean && mean <= high && high <= Double.MAX_VALUE;
        if (!ordered || games < 0) {
            throw new InvalidRuleSetException(
                    "a measurement",
                    "must have finite low <= mean <= high and no negative number of games, not " + low + ", " + mean
                            + ", " + high + " and " + games);
        }
    }

    /** Whether the two intervals have nothing in common, not even an end. */
    public boolean isApartFrom(Measurement other) {
        return high < other.low || other.high < low;
    }
}
