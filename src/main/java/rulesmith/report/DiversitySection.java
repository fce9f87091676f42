package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** How different the kept games are from each other (Eq. 7 and Table 3 of the study). */
final class DiversitySection {

    private DiversitySection() {}

    static Section of(Findings findings) {
        int games = findings.games().size();
        String threshold = Figures.number(findings.config().diversity()).replaceAll("0+$", "");
        StringBuilder body = new StringBuilder(
                Html.paragraph("Two games differ in an objective by the distance of their means divided"
                        + " by the greatest value of that objective among all kept games. They count as different if some objective"
                        + " reaches " + threshold + ". The figures are the fresh means of "
                        + Figures.count(findings.config().freshGames(), "game", "games") + "."));
        if (games > 0 && findings.choice().isEmpty()) {
            body.append(Html.paragraph("No two of the games count as different."));
        } else if (games > 0) {
            body.append("<p>The diverse choice: ")
                    .append(findings.choice().stream()
                            .map(game -> "<b>" + findings.link(game) + "</b>")
                            .collect(Collectors.joining(", ")))
                    .append(".</p>\n");
        }
        List<String> columns = new ArrayList<>(List.of("Game", "Differs from"));
        for (int i = 0; i < games; i++) {
            columns.add("<abbr title=\"" + Html.text(findings.name(i)) + "\">" + (i + 1) + "</abbr>");
        }
        HtmlTable table = new HtmlTable(
                "matrix",
                "From how many others each game differs, and the greatest difference in any objective; bold from "
                        + threshold + " on",
                columns);
        for (int i = 0; i < games; i++) {
            List<String> cells = new ArrayList<>(List.of(
                    (i + 1) + " " + findings.link(i), findings.diversity().count(i) + " of " + (games - 1)));
            for (int j = 0; j < games; j++) {
                cells.add(cell(findings, i, j));
            }
            table.row(findings.choice().contains(i) ? "chosen" : "", cells);
        }
        body.append(table.html());
        body.append(
                "<p class=\"note\">Table 3 of the study (Halim, Baig and Zafar, 2014) cannot be derived from its Table 2. If one"
                        + " metric is enough to differ, its game 5 differs from game 1 in duration by the greatest amount there is, yet"
                        + " Table 3 says that it differs from none; if all four metrics must differ, no two of its games do. We take"
                        + " the first reading.</p>\n");
        return new Section("diversity", "Diversity", body.toString());
    }

    private static String cell(Findings findings, int i, int j) {
        if (i == j) {
            return "·";
        }
        String value = Figures.number(findings.diversity().difference(i, j));
        return findings.diversity().differ(i, j) ? "<b>" + value + "</b>" : value;
    }
}
