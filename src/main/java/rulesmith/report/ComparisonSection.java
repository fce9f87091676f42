package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The diverse choice beside games that everybody knows (Table 4 of the study). */
final class ComparisonSection {

    /** What the study has for the games it calls chess and checkers. */
    private static final Map<String, Map<String, Double>> PUBLISHED = Map.of(
            "chess", Map.of("duration", 0.30, "dynamism", 0.10, "intelligence", 1.00, "usability", 3.30),
            "draughts", Map.of("duration", 0.60, "dynamism", 0.30, "intelligence", 0.50, "usability", 3.10));

    private ComparisonSection() {}

    /** The published figure of a game, or null. */
    static Double published(String game, String metric) {
        return PUBLISHED.getOrDefault(game, Map.of()).get(metric);
    }

    /** Known games are played less. */
    private static String references(Findings findings) {
        return findings.summary().references().values().stream()
                .flatMap(scores -> scores.metrics().values().stream())
                .findFirst()
                .map(m -> " (of the known games " + Figures.count(m.games()) + ")")
                .orElse("");
    }

    static Section of(Findings findings) {
        List<String> columns = new ArrayList<>(List.of("Metric"));
        findings.summary().references().keySet().forEach(game -> {
            columns.add(Html.text(Figures.capital(game)));
            if (PUBLISHED.containsKey(game)) {
                columns.add(Html.text(Figures.capital(game)) + ",<br/>published");
            }
        });
        findings.shown().forEach(game -> columns.add(findings.link(game)));
        HtmlTable table = new HtmlTable(
                "comparison",
                "Means with 95 % intervals, ours of "
                        + Figures.count(findings.config().freshGames(), "fresh game", "fresh games")
                        + " of each kind" + references(findings)
                        + "; “published” are the figures of the study, means of 100 games without intervals",
                columns);
        for (String metric : findings.compared()) {
            List<String> cells = new ArrayList<>(List.of(Html.text(Figures.capital(metric))));
            findings.summary().references().forEach((game, scores) -> {
                cells.add(Figures.html(scores.metrics().get(metric)));
                if (PUBLISHED.containsKey(game)) {
                    Double figure = published(game, metric);
                    cells.add("<span class=\"published\">" + (figure == null ? "–" : Figures.decimal(figure, 2))
                            + "</span>");
                }
            });
            findings.shown()
                    .forEach(game -> cells.add(
                            Figures.html(Findings.fresh(findings.games().get(game), metric))));
            table.row(cells);
        }
        return new Section(
                "comparison",
                "Beside chess and draughts",
                Html.paragraph("Games of the run beside games that people have played for"
                                + " centuries. The same agents played them all. The published figures are those of"
                                + " Halim, Baig and Zafar (2014), who call draughts checkers; ‘rulesmith score chess draughts --paper’ says why"
                                + " ours differ.")
                        + table.html());
    }
}
