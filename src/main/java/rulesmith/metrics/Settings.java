package rulesmith.metrics;

import java.io.Serializable;
import java.util.List;

/**
 * What to measure.
 *
 * @param metrics names of metrics; only the games and facts they need are played and gathered
 * @param games how many games of each source
 * @param seed together with rule set, source and game number it decides every random choice
 */
public record Settings(List<String> metrics, int games, long seed) implements Serializable {

    public Settings {
        metrics = List.copyOf(metrics);
        if (games < 1) {
            throw new IllegalArgumentException(games + " games, expected at least 1");
        }
        for (String name : metrics) {
            if (Metrics.find(name) == null) {
                throw new IllegalArgumentException("there is no metric \"" + name + "\"");
            }
        }
    }

    List<Metric> resolved() {
        return metrics.stream().map(Metrics::find).toList();
    }
}
