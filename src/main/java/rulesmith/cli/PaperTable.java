package rulesmith.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import rulesmith.metrics.Metrics;
import rulesmith.metrics.Scores;
import rulesmith.rules.Measurement;

/**
 * Our figures beside Table 4 of the study that defined the entertainment metrics (Halim, Baig and Zafar, 2014), with a
 * sentence on each large difference.
 */
final class PaperTable {

    /** A mean further from the published figure than its interval and this share of the figure is a large difference. */
    private static final double LARGE = 0.2;

    private static final List<String> COLUMNS = List.of("duration", "dynamism", "intelligence", "usability");

    /** By the id of the rules; the three Halim games are those of the paper but for their set-up. */
    private static final Map<String, Column> PUBLISHED = Map.of(
            "chess-100", new Column("chess", List.of(0.30, 0.10, 1.00, 3.30)),
            "4fdb6e8be7", new Column("draughts", List.of(0.60, 0.30, 0.50, 3.10)),
            "1e2fab55d3", new Column("halim-game-1", List.of(0.89, 0.08, 1.00, 21.05)),
            "4ad37c656d", new Column("halim-game-2", List.of(0.85, 0.07, 0.70, 16.78)),
            "12110009db", new Column("halim-game-3", List.of(0.40, 0.07, 0.85, 84.93)));

    private record Column(String title, List<Double> figures) {}

    private PaperTable() {}

    static List<String> lines(Map<String, Scores> scores) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("GAME", "METRIC", "OURS, 95 % INTERVAL", "GAMES", "PAPER", ""));
        List<String> remarks = new ArrayList<>();
        scores.forEach((name, score) -> {
            Column published = PUBLISHED.get(score.game());
            for (int i = 0; i < COLUMNS.size(); i++) {
                String metric = COLUMNS.get(i);
                Measurement ours = score.metrics().get(metric);
                boolean large =
                        published != null && isLarge(ours, published.figures().get(i));
                if (large) {
                    remarks.add("(" + (remarks.size() + 1) + ") " + name + ", " + metric + ": "
                            + explanation(
                                    published.title(),
                                    metric,
                                    ours,
                                    published.figures().get(i)));
                }
                rows.add(List.of(
                        i == 0 ? name : "",
                        metric,
                        MeasuredText.cell(ours),
                        String.valueOf(ours.games()),
                        published == null
                                ? "–"
                                : String.format(
                                        Locale.ROOT, "%.2f", published.figures().get(i)),
                        large ? "(" + remarks.size() + ")" : ""));
            }
        });
        List<String> lines = new ArrayList<>(TextLayout.table(rows));
        lines.add("");
        for (String remark : remarks) {
            lines.addAll(TextLayout.wrap(remark, TextLayout.WIDTH));
        }
        List<String> unknown = scores.entrySet().stream()
                .filter(entry -> !PUBLISHED.containsKey(entry.getValue().game()))
                .map(Map.Entry::getKey)
                .toList();
        if (!unknown.isEmpty()) {
            lines.add("Nothing is published for " + String.join(", ", unknown) + ".");
        } else if (remarks.isEmpty()) {
            lines.add("No large difference.");
        }
        return lines;
    }

    private static boolean isLarge(Measurement ours, double published) {
        boolean outside = published < ours.low() || published > ours.high();
        return outside && Math.abs(ours.mean() - published) > LARGE * Math.max(published, ours.mean());
    }

    private static String explanation(String name, String metric, Measurement ours, double published) {
        String setUp = name.startsWith("halim")
                ? " The published set-up is a picture we do not have: ours is another, so this is another game."
                : "";
        return switch (metric) {
            case "usability" ->
                "the published figure does not follow from its own equation. A game of at most 100 plies"
                        + " has about 100 arrivals, a few more by chains: about 1.6 a cell on 64 cells, 3.1 on the 32 of draughts if"
                        + " every game lasted so long." + setUp;
            case "dynamism" ->
                "the paper does not say how the life of a piece is counted; we count its owner's turns." + setUp;
            case "duration" ->
                (name.equals("chess")
                                ? "random chess hardly ever ends before the limit of 100 plies, where the scale gives 0."
                                : "our games are " + (ours.mean() < published ? "less" : "more")
                                        + " often between 31 and 70 plies long than the published ones.")
                        + setUp;
            case "intelligence" ->
                "the algorithm of the paper's agent is a picture we do not have; ours wins "
                        + (ours.mean() > published ? "more" : "less") + " often."
                        + (name.equals("draughts")
                                ? " Its rule for equal boards, to go for the opponent, offers pieces where capturing is"
                                        + " mandatory."
                                : "")
                        + setUp;
            default -> throw new IllegalArgumentException(Metrics.find(metric) + " is not in the table");
        };
    }
}
