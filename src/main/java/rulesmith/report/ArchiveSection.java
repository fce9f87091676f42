package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rulesmith.archive.Individual;

/** The best two of each objective (Table 2 of the study). */
final class ArchiveSection {

    private ArchiveSection() {}

    static Section of(Findings findings) {
        List<String> columns = new ArrayList<>(List.of("Slot", "Game", "Games seen"));
        findings.objectives().forEach(metric -> columns.add(Html.text(Figures.capital(metric))));
        HtmlTable table = new HtmlTable(
                "archive",
                "The archive: above, the mean that evolution saw; beneath it, the fresh mean and its 95 % interval on "
                        + Figures.count(findings.config().freshGames(), "game", "games"),
                columns);
        findings.state().best().slots().forEach((metric, holders) -> {
            for (int i = 0; i < holders.size(); i++) {
                table.row(row(findings, metric, i + 1, holders.get(i)));
            }
        });
        return new Section(
                "archive",
                "The archive",
                Html.paragraph(
                                "The two best designs ever seen for each objective; one design may hold several slots. Where the"
                                        + " fresh figures are lower, the slot was won with the help of luck.")
                        + table.html());
    }

    private static List<String> row(Findings findings, String slot, int place, Individual holder) {
        Optional<Integer> kept = findings.kept(holder);
        List<String> cells = new ArrayList<>(List.of(
                Html.text(Figures.capital(slot) + " " + place),
                kept.map(findings::link).orElse("individual " + holder.number()),
                Figures.count((long) holder.looks() * findings.config().games())));
        for (String metric : findings.objectives()) {
            String seen = Figures.number(holder.value(metric));
            String fresh = kept.map(
                            game -> Figures.html(Findings.fresh(findings.games().get(game), metric)))
                    .orElse("not kept");
            cells.add((metric.equals(slot) ? "<b>" + seen + "</b>" : seen) + "<br/><span class=\"fresh\">" + fresh
                    + "</span>");
        }
        return cells;
    }
}
