package rulesmith.metrics;

import java.util.List;

/**
 * Metrics of a package that this one does not know, found by {@link java.util.ServiceLoader}. They are measured only when
 * somebody names them.
 */
public interface MetricProvider {

    List<Metric> metrics();
}
