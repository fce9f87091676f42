package rulesmith.archive;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rulesmith.genome.Genome;
import rulesmith.rules.Measurement;

/**
 * A genome that was born in a run, and what is known about it.
 *
 * @param number counts the births of the run, from 0
 * @param generation in which it was born; the first is 0
 * @param parents their numbers; none for those a run begins with
 * @param genome valid
 * @param gate why it was dropped before it was measured, empty if it was not
 * @param metrics what was measured, by name; none if it was dropped
 * @param looks how often it was measured; the metrics are the means of all
 */
public record Individual(
        int number,
        int generation,
        List<Integer> parents,
        Genome genome,
        String gate,
        Map<String, Measurement> metrics,
        int looks) {

    public Individual {
        parents = List.copyOf(parents);
        metrics = Collections.unmodifiableMap(new LinkedHashMap<>(metrics));
    }

    public boolean passed() {
        return gate.isEmpty();
    }

    /** The mean of a metric. */
    public double value(String metric) {
        return metrics.get(metric).mean();
    }

    public Individual withMetrics(Map<String, Measurement> other, int otherLooks) {
        return new Individual(number, generation, parents, genome, gate, other, otherLooks);
    }
}
