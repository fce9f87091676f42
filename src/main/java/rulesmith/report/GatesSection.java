package rulesmith.report;

import java.util.List;
import java.util.Map;

/** Who was dropped before being measured, and why. */
final class GatesSection {

    private GatesSection() {}

    static Section of(Findings findings) {
        Map<String, Integer> gates = findings.state().gates();
        int born = findings.state().born();
        String about = findings.config().gateGames() == 0
                ? "This run played no games at the gates. " + Figures.count(findings.dropped()) + " of "
                        + Figures.count(born) + " designs were dropped for other reasons."
                : "Before a design is measured, "
                        + Figures.count(findings.config().gateGames(), "random game shows", "random games show")
                        + " whether it is worth it. " + Figures.count(findings.dropped()) + " of " + Figures.count(born)
                        + " designs were dropped.";
        if (gates.isEmpty()) {
            return new Section("gates", "Dropped at the gates", Html.paragraph(about));
        }
        about +=
                " A design is dropped if it has too few pieces to be worth a look, if its random games end at once (after "
                        + "10 plies or fewer on average), if nobody ever loses one, if one side wins nearly all of them, or if"
                        + " all of them reach the move limit.";
        List<String> reasons = List.copyOf(gates.keySet());
        Picture picture = Picture.of(
                "gates",
                "How many designs were dropped, by reason.",
                Plot.bars(
                        "Dropped at the gates",
                        "designs",
                        reasons,
                        reasons.stream().mapToDouble(gates::get).toArray()));
        HtmlTable table = new HtmlTable(
                "gates",
                "Designs by what happened at the gates; shares of all " + Figures.count(born) + " born",
                List.of("Reason", "Designs", "Share"));
        gates.forEach((reason, count) -> table.row(List.of(
                Html.text(Figures.capital(reason)), Figures.count(count), Figures.percent((double) count / born))));
        int passed = born - findings.dropped();
        table.row("total", List.of("Measured", Figures.count(passed), Figures.percent((double) passed / born)));
        return new Section(
                "gates",
                "Dropped at the gates",
                Html.paragraph(about) + "<div class=\"pair\">\n" + Picture.gallery(List.of(picture)) + table.html()
                        + "</div>\n",
                List.of(picture));
    }
}
