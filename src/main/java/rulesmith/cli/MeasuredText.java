package rulesmith.cli;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import rulesmith.rules.Measurement;

/** Means with their intervals, as commands print them. */
final class MeasuredText {

    private MeasuredText() {}

    static String cell(Measurement m) {
        String high = m.high() == Double.MAX_VALUE ? "∞" : String.format(Locale.ROOT, "%.3f", m.high());
        return String.format(Locale.ROOT, "%.3f [%.3f, %s]", m.mean(), m.low(), high);
    }

    /** As {@link #cell}, for tables with many columns. */
    static String brief(Measurement m) {
        return String.format(Locale.ROOT, "%.2f [%.2f, %.2f]", m.mean(), m.low(), m.high());
    }

    /** For programs; no number stands for an interval that goes on for ever. */
    static Map<String, Object> facts(Map<String, Measurement> metrics) {
        Map<String, Object> facts = new LinkedHashMap<>();
        metrics.forEach((name, m) -> {
            Map<String, Object> measured = new LinkedHashMap<>();
            measured.put("mean", m.mean());
            measured.put("low", m.low());
            measured.put("high", m.high() == Double.MAX_VALUE ? null : m.high());
            measured.put("games", m.games());
            facts.put(name, measured);
        });
        return facts;
    }
}
