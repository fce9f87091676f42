package rulesmith.report;

import java.util.stream.Stream;
import rulesmith.rules.Measurement;

/**
 * A line from 0 to the greatest value among the kept games, with the fresh interval as a bar on it, the fresh mean as a
 * dot and what evolution saw as a ring. It repeats what stands beside it in numbers, so screen readers pass it over.
 */
final class IntervalMark {

    private static final double WIDTH = 120;
    private static final double EDGE = 6;

    private IntervalMark() {}

    static String svg(Findings findings, String metric, Measurement then, Measurement now) {
        double least = Math.min(
                0, all(findings, metric).mapToDouble(Measurement::mean).min().orElse(0));
        double most = all(findings, metric).mapToDouble(Measurement::mean).max().orElse(0);
        if (now == null || !(most > least)) {
            return "";
        }
        double scale = (WIDTH - 2 * EDGE) / (most - least);
        StringBuilder marks =
                new StringBuilder("<path class=\"track\" d=\"M" + at(EDGE) + " 8H" + at(WIDTH - EDGE) + "\"/>");
        double low = EDGE + (Math.max(least, now.low()) - least) * scale;
        double high = EDGE + (Math.min(most, now.high()) - least) * scale;
        marks.append("<path class=\"bar\" d=\"M")
                .append(at(low))
                .append(" 8H")
                .append(at(Math.max(low, high)))
                .append("\"/>");
        if (then != null) {
            marks.append(circle("then", EDGE + (then.mean() - least) * scale, 4.5));
        }
        marks.append(circle("now", EDGE + (now.mean() - least) * scale, 3));
        return "<svg class=\"mark-line\" viewBox=\"0 0 120 16\" aria-hidden=\"true\">" + marks + "</svg>";
    }

    private static Stream<Measurement> all(Findings findings, String metric) {
        return findings.games().stream()
                .flatMap(game -> Stream.of(game.individual().metrics().get(metric), Findings.fresh(game, metric)))
                .filter(measurement -> measurement != null);
    }

    private static String circle(String kind, double x, double radius) {
        return "<circle class=\"" + kind + "\" cx=\"" + at(x) + "\" cy=\"8\" r=\"" + at(radius) + "\"/>";
    }

    private static String at(double value) {
        return Figures.decimal(value, 1);
    }
}
