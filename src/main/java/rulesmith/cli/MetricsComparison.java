package rulesmith.cli;

import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import rulesmith.learning.Learnability;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.metrics.Settings;
import rulesmith.rules.Measurement;

/** The metrics of several games side by side; the others are held against the first. */
final class MetricsComparison {

    private static final String APART = "*";

    private final List<ComparedGame> games;
    private final Set<String> names = new LinkedHashSet<>();

    MetricsComparison(List<ComparedGame> games) {
        this.games = games;
        Set<String> present = new TreeSet<>();
        games.forEach(game -> present.addAll(game.metrics().keySet()));
        Metrics.known().stream().map(Metric::name).filter(present::contains).forEach(names::add);
        names.addAll(present);
    }

    List<String> lines(Settings settings) {
        List<String> lines = new ArrayList<>();
        lines.add("Means with 95 % confidence intervals.");
        games.forEach(game -> lines.add("  " + game.label() + ": " + source(game, settings)));
        for (List<Integer> block : RulesComparison.blocks(games.size())) {
            List<List<String>> rows = new ArrayList<>();
            List<String> head = new ArrayList<>(List.of("METRIC"));
            block.forEach(i -> head.add(games.get(i).label()));
            head.add("UNIT");
            rows.add(head);
            for (String name : names) {
                List<String> row = new ArrayList<>(List.of(name));
                block.forEach(i -> row.add(cell(games.get(i), name)));
                Metric metric = Metrics.find(name);
                row.add(metric == null ? "" : metric.unit());
                rows.add(row);
            }
            lines.add("");
            lines.addAll(TextLayout.table(rows));
        }
        lines.add("");
        lines.addAll(TextLayout.wrap(
                APART + " The 95 % interval does not overlap that of "
                        + games.get(0).label()
                        + ": the games very likely differ in this. Without the mark the intervals overlap, and the difference may"
                        + " be chance.",
                TextLayout.WIDTH));
        return lines;
    }

    private static String source(ComparedGame game, Settings settings) {
        if (!game.stored()) {
            return "measured now, " + count(settings.games()) + " of each kind, seed " + settings.seed();
        }
        // Those of learnability are seeds.
        IntSummaryStatistics counts = game.metrics().entrySet().stream()
                .filter(metric -> !metric.getKey().equals(Learnability.METRIC))
                .mapToInt(metric -> metric.getValue().games())
                .summaryStatistics();
        if (counts.getCount() == 0) {
            return "stored with the rule set";
        }
        return "stored with the rule set, "
                + (counts.getMin() == counts.getMax() ? "" : counts.getMin() + " to ") + count(counts.getMax())
                + " of each kind";
    }

    private static String count(int games) {
        return games + (games == 1 ? " game" : " games");
    }

    private String cell(ComparedGame game, String metric) {
        Measurement measured = game.metrics().get(metric);
        return measured == null ? "–" : MeasuredText.cell(measured) + (isApart(game, metric) ? " " + APART : "");
    }

    /** Whether the interval is apart from that of the first game; false if one of them is not known. */
    private boolean isApart(ComparedGame game, String metric) {
        Measurement first = games.get(0).metrics().get(metric);
        Measurement other = game.metrics().get(metric);
        return first != null && other != null && first.isApartFrom(other);
    }

    /** For each metric the games whose intervals are apart from that of the first one. */
    Map<String, List<String>> apart() {
        Map<String, List<String>> apart = new LinkedHashMap<>();
        for (String name : names) {
            apart.put(
                    name,
                    games.stream()
                            .filter(game -> isApart(game, name))
                            .map(ComparedGame::asked)
                            .toList());
        }
        return apart;
    }
}
