package rulesmith.archive;

import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;

/**
 * Something a run tries to make good.
 *
 * @param metric the name of a metric
 * @param weight how much it counts beside the others
 */
public record Objective(String metric, double weight) {

    public Objective {
        if (Metrics.find(metric) == null) {
            throw new InvalidRunException("there is no metric \"" + metric + "\", expected some of "
                    + String.join(
                            ", ", Metrics.known().stream().map(Metric::name).toList()));
        }
        if (!(weight > 0 && weight <= 1e6)) {
            throw new InvalidRunException(
                    "the weight of " + metric + " is " + weight + ", expected a positive number up to 1000000");
        }
    }

    /** How good an individual is in this respect: 0 or more, more is better; 0 if it did not pass a gate. */
    public double merit(Individual individual) {
        return individual.passed() ? Metrics.find(metric).merit(individual.value(metric)) : 0;
    }
}
