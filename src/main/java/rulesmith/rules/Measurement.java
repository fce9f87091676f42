package rulesmith.rules;

/**
 * A measured mean with its 95 % confidence interval.
 *
 * @param games how many games it was measured on
 */
public record Measurement(double mean, double low, double high, int games) {

    public Measurement {
        if (!(low <= mean && mean <= high) || Double.isInfinite(low) || Double.isInfinite(high) || games < 1) {
            throw new InvalidRuleSetException(
                    "metrics",
                    "must have low <= mean <= high and at least 1 game, not " + low + ", " + mean + ", " + high + ", "
                            + games);
        }
    }
}
