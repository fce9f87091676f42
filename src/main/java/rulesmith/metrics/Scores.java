package rulesmith.metrics;

import java.io.Serializable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import rulesmith.rules.Measurement;

/**
 * What was measured of one game.
 *
 * @param game the id of its rules
 * @param metrics by name, in the order asked for
 * @param endings how many of the random games ended in which way
 */
public record Scores(String game, Map<String, Measurement> metrics, Map<String, Integer> endings)
        implements Serializable {

    public Scores {
        metrics = Collections.unmodifiableMap(new LinkedHashMap<>(metrics));
        endings = Collections.unmodifiableMap(new TreeMap<>(endings));
    }
}
