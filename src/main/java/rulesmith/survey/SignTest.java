package rulesmith.survey;

import org.apache.commons.math3.special.Beta;

/**
 * The exact sign test: if neither answer were likelier than the other, how likely is so one-sided a result? Who found no
 * difference says nothing about its direction and is left out.
 *
 * @param more how many preferred the first
 * @param less how many preferred the second
 * @param equal how many neither
 */
public record SignTest(int more, int less, int equal) {

    public SignTest {
        if (more < 0 || less < 0 || equal < 0) {
            throw new IllegalArgumentException(
                    "expected counts of people, got %d, %d and %d".formatted(more, less, equal));
        }
    }

    /** Of differences by their signs. */
    static SignTest of(int[] differences) {
        int more = 0;
        int less = 0;
        for (int difference : differences) {
            more += difference > 0 ? 1 : 0;
            less += difference < 0 ? 1 : 0;
        }
        return new SignTest(more, less, differences.length - more - less);
    }

    /** How many made a difference. */
    public int decided() {
        return more + less;
    }

    public int people() {
        return decided() + equal;
    }

    /** The probability of so many or more for the first; 1 if nobody made a difference. */
    public double oneSided() {
        return atLeast(more);
    }

    /** The probability of so one-sided a result in either direction. */
    public double twoSided() {
        return Math.min(1, 2 * atLeast(Math.max(more, less)));
    }

    private double atLeast(int count) {
        return atLeast(count, decided(), 0.5);
    }

    /** The probability that so many or more of the people choose what each chooses with this probability. */
    static double atLeast(int count, int people, double probability) {
        // A tail of the binomial distribution is a value of the beta function, exact also where it is tiny.
        return count <= 0 ? 1 : Beta.regularizedBeta(probability, count, people - count + 1.0);
    }
}
