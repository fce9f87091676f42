package rulesmith.cli;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;

/** The names of metrics as users give them. */
final class MetricNames {

    private MetricNames() {}

    /** Those of the program and others that rule sets hold. */
    static Set<String> known(Set<String> stored) {
        Set<String> known = new LinkedHashSet<>();
        Metrics.known().stream().map(Metric::name).forEach(known::add);
        known.addAll(stored);
        return known;
    }

    /** What was asked for with {@code --metrics}, each once. */
    static List<String> checked(List<String> asked, Set<String> stored) {
        Set<String> known = known(stored);
        List<String> names = asked.stream().distinct().toList();
        if (names.isEmpty()) {
            throw new UsageException("--metrics names no metric");
        }
        for (String name : names) {
            if (!known.contains(name)) {
                throw new UsageException(
                        "there is no metric \"" + name + "\", expected some of " + String.join(", ", known));
            }
        }
        return names;
    }
}
