package rulesmith.cli;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import rulesmith.metrics.Metric;
import rulesmith.rules.Measurement;

/** Means with their intervals, as commands print them. */
final class MeasuredText {

    private MeasuredText() {}

    static String cell(Measurement m) {
        return cell(m, 3);
    }

    /** As {@link #cell}, for tables with many columns. */
    static String brief(Measurement m) {
        return cell(m, 2);
    }

    /** As {@link #brief}, with as many digits as the range of a metric asks for. */
    static String brief(Measurement m, Metric metric) {
        return cell(m, metric.max() - metric.min() < 0.5 ? 4 : 2);
    }

    private static String cell(Measurement m, int digits) {
        return number(m.mean(), digits) + " [" + number(m.low(), digits) + ", " + number(m.high(), digits) + "]";
    }

    private static String number(double value, int digits) {
        return value == Double.MAX_VALUE ? "∞" : String.format(Locale.ROOT, "%." + digits + "f", value);
    }

    /** For programs; no number stands for an interval that goes on for ever. */
    static Map<String, Object> facts(Map<String, Measurement> metrics) {
        Map<String, Object> facts = new LinkedHashMap<>();
        metrics.forEach((name, m) -> {
            Map<String, Object> measured = new LinkedHashMap<>();
            measured.put("mean", bounded(m.mean()));
            measured.put("low", bounded(m.low()));
            measured.put("high", bounded(m.high()));
            measured.put("games", m.games());
            facts.put(name, measured);
        });
        return facts;
    }

    private static Double bounded(double value) {
        return value == Double.MAX_VALUE ? null : value;
    }
}
