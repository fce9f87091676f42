package rulesmith.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import rulesmith.learning.Learnability;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.metrics.Scores;
import rulesmith.rules.Measurement;

/** Scores of games by their names, as people and programs read them. */
record ScoreText(Map<String, Scores> scores) {

    private static final int COLUMNS = 3;

    /** What each metric means. */
    static List<String> explanation() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("METRIC", "UNIT", "RANGE", "BETTER", "GAMES"));
        for (Metric metric : Metrics.known()) {
            String max = Double.isInfinite(metric.max()) ? "…" : number(metric.max());
            rows.add(List.of(
                    metric.name(),
                    metric.unit(),
                    number(metric.min()) + " to " + max,
                    metric.direction().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                    (metric.source() == Metric.Source.RANDOM ? "random" : "one ply v random")
                            + (Metrics.ALL.contains(metric) ? "" : ", if named")));
        }
        rows.add(List.of(
                Learnability.METRIC, LearnabilityMetric.UNIT, "1 to …", "neutral", "between networks, if named"));
        List<String> lines = new ArrayList<>(TextLayout.table(rows));
        lines.add("");
        for (Metric metric : Metrics.known()) {
            lines.addAll(TextLayout.wrap(metric.name() + ": " + metric.note(), TextLayout.WIDTH));
        }
        lines.addAll(TextLayout.wrap(Learnability.METRIC + ": " + LearnabilityMetric.NOTE, TextLayout.WIDTH));
        return lines;
    }

    private static String number(double value) {
        return value == Math.rint(value)
                ? String.valueOf((long) value)
                : String.format(Locale.ROOT, "%.3f", value).replaceAll("0+$", "");
    }

    /** Games side by side, a few at a time. */
    List<String> table() {
        List<String> lines = new ArrayList<>();
        List<String> all = List.copyOf(scores.keySet());
        for (int first = 0; first < all.size(); first += COLUMNS) {
            List<String> shown = all.subList(first, Math.min(first + COLUMNS, all.size()));
            List<List<String>> rows = new ArrayList<>();
            List<String> head = new ArrayList<>(List.of("METRIC"));
            shown.forEach(name -> head.add(shortened(name)));
            head.add("UNIT");
            rows.add(head);
            Set<String> metrics = new LinkedHashSet<>();
            shown.forEach(name -> metrics.addAll(scores.get(name).metrics().keySet()));
            for (String metric : metrics) {
                List<String> row = new ArrayList<>(List.of(metric));
                shown.forEach(name -> {
                    Measurement measured = scores.get(name).metrics().get(metric);
                    row.add(measured == null ? "–" : MeasuredText.cell(measured));
                });
                row.add(unit(metric));
                rows.add(row);
            }
            endingRows(shown).forEach(rows::add);
            lines.add("");
            lines.addAll(TextLayout.table(rows));
        }
        return lines;
    }

    private static String unit(String metric) {
        return metric.equals(Learnability.METRIC)
                ? LearnabilityMetric.UNIT
                : Metrics.find(metric).unit();
    }

    private List<List<String>> endingRows(List<String> shown) {
        List<String> endings = shown.stream()
                .flatMap(name -> scores.get(name).endings().keySet().stream())
                .distinct()
                .sorted()
                .toList();
        List<List<String>> rows = new ArrayList<>();
        for (String ending : endings) {
            List<String> row = new ArrayList<>(List.of("ended: " + ending));
            for (String name : shown) {
                row.add(String.valueOf(scores.get(name).endings().getOrDefault(ending, 0)));
            }
            row.add("games");
            rows.add(row);
        }
        return rows;
    }

    private static String shortened(String name) {
        return name.length() <= 24 ? name : name.substring(0, 23) + "…";
    }

    /** For programs, by the names of the games. */
    Map<String, Object> facts() {
        Map<String, Object> byName = new LinkedHashMap<>();
        scores.forEach((name, score) -> byName.put(name, facts(score)));
        return byName;
    }

    private static Map<String, Object> facts(Scores score) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("game", score.game());
        facts.put("metrics", MeasuredText.facts(score.metrics()));
        facts.put("endings", score.endings());
        return facts;
    }

    /** A row for each game and metric. */
    List<String> csv(long seed) {
        List<String> lines = new ArrayList<>(List.of("game,id,metric,unit,mean,low,high,games,seed"));
        scores.forEach((name, score) -> score.metrics()
                .forEach((metric, m) -> lines.add(String.join(
                        ",",
                        quoted(name),
                        score.game(),
                        metric,
                        unit(metric),
                        bounded(m.mean()),
                        bounded(m.low()),
                        bounded(m.high()),
                        String.valueOf(m.games()),
                        String.valueOf(seed)))));
        return lines;
    }

    private static String bounded(double value) {
        return value == Double.MAX_VALUE ? "" : String.valueOf(value);
    }

    private static String quoted(String text) {
        return text.matches("[\\w./ -]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
