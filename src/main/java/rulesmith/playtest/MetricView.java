package rulesmith.playtest;

import java.util.Collection;
import java.util.List;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.rules.Measurement;

/**
 * What a metric means, for a page.
 *
 * @param sought what a designer looks for: high, low, near 0, or nothing
 * @param players whose games it is measured on, in words; empty if it is not measured on such games
 * @param min the least value, null if that is not known
 * @param max the greatest value, null if there is none
 */
public record MetricView(String name, String unit, String note, String sought, String players, Double min, Double max) {

    /**
     * A mean with its interval, as far as the numbers go: null stands for one without end.
     *
     * @param games how many it was measured on
     */
    public record Value(Double mean, Double low, Double high, int games) {

        static Value of(Measurement m) {
            return new Value(bounded(m.mean()), bounded(m.low()), bounded(m.high()), m.games());
        }

        private static Double bounded(double value) {
            return Math.abs(value) == Double.MAX_VALUE ? null : value;
        }
    }

    /** Those of the program in the order of reports, then others that files hold. */
    static List<MetricView> of(Collection<String> names) {
        List<String> order = Metrics.known().stream().map(Metric::name).toList();
        return names.stream()
                .distinct()
                .sorted((a, b) -> Integer.compare(rank(order, a), rank(order, b)))
                .map(MetricView::of)
                .toList();
    }

    private static int rank(List<String> order, String name) {
        int place = order.indexOf(name);
        return place < 0 ? order.size() : place;
    }

    static MetricView of(String name) {
        Metric metric = Metrics.find(name);
        if (metric == null) {
            return new MetricView(name, "", "", "", "", null, null);
        }
        return new MetricView(
                name,
                metric.unit(),
                metric.note(),
                switch (metric.direction()) {
                    case HIGHER -> "high";
                    case LOWER -> "low";
                    case NEAR_ZERO -> "near 0";
                    case NEUTRAL -> "";
                },
                switch (metric.source()) {
                    case RANDOM -> "both move at random";
                    case SKILLED -> "one ply ahead against random";
                },
                metric.min(),
                Double.isInfinite(metric.max()) ? null : metric.max());
    }
}
