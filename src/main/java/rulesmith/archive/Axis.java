package rulesmith.archive;

import java.util.Locale;
import java.util.Map;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;

/**
 * A behaviour by which MAP-Elites tells games apart, cut into bins of equal width. What lies outside counts for the
 * outermost bin.
 */
public record Axis(String metric, double low, double high, int bins) {

    private static final int DEFAULT_BINS = 10;
    private static final int MOST_BINS = 100;

    /** Where nearly all games lie, for the metrics without a natural end or with a needlessly wide one. */
    private static final Map<String, Double> USUAL_HIGH = Map.of(
            "length", 100.0,
            "branching", 40.0,
            "captures", 32.0,
            "lead-changes", 5.0,
            "dynamism", 0.5,
            "usability", 5.0,
            "drama", 0.1,
            "refinement", 0.3,
            "refinement-distance", 0.1,
            "iida", 30.0);

    public Axis {
        if (Metrics.find(metric) == null) {
            throw new InvalidRunException("there is no metric \"" + metric + "\" to tell behaviours apart");
        }
        if (!(low < high) || Double.isInfinite(low) || Double.isInfinite(high)) {
            throw new InvalidRunException(
                    "behaviour " + metric + " goes from " + low + " to " + high + ", expected a range");
        }
        if (bins < 2 || bins > MOST_BINS) {
            throw new InvalidRunException("behaviour " + metric + " has " + bins + " bins, expected 2 to " + MOST_BINS);
        }
    }

    public static Axis of(String name) {
        Metric metric = Metrics.find(name);
        if (metric == null) {
            throw new InvalidRunException("there is no metric \"" + name + "\" to tell behaviours apart");
        }
        return new Axis(name, metric.min(), USUAL_HIGH.getOrDefault(name, metric.max()), DEFAULT_BINS);
    }

    /** Reads {@code metric}, {@code metric:bins} or {@code metric:low:high:bins}. */
    public static Axis parse(String text) {
        String[] parts = text.split(":", -1);
        try {
            return switch (parts.length) {
                case 1 -> of(text);
                case 2 -> {
                    Axis usual = of(parts[0]);
                    yield new Axis(usual.metric, usual.low, usual.high, Integer.parseInt(parts[1]));
                }
                case 4 ->
                    new Axis(
                            parts[0],
                            Double.parseDouble(parts[1]),
                            Double.parseDouble(parts[2]),
                            Integer.parseInt(parts[3]));
                default -> throw new NumberFormatException();
            };
        } catch (NumberFormatException e) {
            throw new InvalidRunException(
                    "behaviour \"" + text + "\" cannot be read, expected METRIC, METRIC:BINS or METRIC:LOW:HIGH:BINS");
        }
    }

    public int bin(double value) {
        return (int) Math.max(0, Math.min(bins - 1, Math.floor((value - low) / (high - low) * bins)));
    }

    /** From where to where a bin goes. */
    public String label(int bin) {
        double width = (high - low) / bins;
        return number(low + bin * width) + "–" + number(low + (bin + 1) * width);
    }

    private static String number(double value) {
        return value == Math.rint(value)
                ? String.valueOf((long) value)
                : String.format(Locale.ROOT, "%.3f", value).replaceAll("0+$", "");
    }

    @Override
    public String toString() {
        return metric + ":" + low + ":" + high + ":" + bins;
    }
}
