package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import rulesmith.archive.Individual;
import rulesmith.rules.RuleChanges;
import rulesmith.rules.RuleSet;

/** How each kept game came about: its line of descent by first parents, and what each step changed. */
final class LineageSection {

    /** Longer ones are closed until the reader opens them. */
    private static final int SHORT = 3;

    /** The page shows the beginning and the end of very long ones. */
    private static final int FIRST_SHOWN = 3;

    private static final int LAST_SHOWN = 37;

    private LineageSection() {}

    static Section of(Findings findings) {
        StringBuilder body = new StringBuilder(
                Html.paragraph("The line of first parents from the first population to each game. Values are"
                        + " means of " + Figures.count(findings.config().games(), "game", "games")
                        + " a look, as evolution saw them; “genes without effect” belong to piece types that no player ever has. A second"
                        + " parent is named where there is one."));
        for (int game = 0; game < findings.games().size(); game++) {
            List<Individual> line = findings.games().get(game).lineage();
            int steps = Math.max(0, line.size() - 1);
            String title = findings.name(game) + ": " + Figures.count(steps, "step", "steps");
            body.append(Html.details(title, steps <= SHORT, table(findings, game, line)));
        }
        return new Section("lineage", "Where they come from", body.toString());
    }

    private static String table(Findings findings, int game, List<Individual> line) {
        List<String> columns = new ArrayList<>(List.of("Individual", "Iteration", "What changed"));
        findings.objectives().forEach(metric -> columns.add(Html.text(Figures.capital(metric))));
        HtmlTable table = new HtmlTable("lineage", "Line of descent of " + findings.name(game), columns);
        for (int i = 0; i < line.size(); i++) {
            int left = line.size() - LAST_SHOWN - FIRST_SHOWN;
            if (i == FIRST_SHOWN && left > 1) {
                List<String> gap = new ArrayList<>(List.of("⋮", "", "<i>" + left + " more, in lineage.csv</i>"));
                findings.objectives().forEach(metric -> gap.add(""));
                table.row(gap);
                i += left;
            }
            table.row(row(findings, line, i));
        }
        return table.html();
    }

    private static List<String> row(Findings findings, List<Individual> line, int i) {
        Individual child = line.get(i);
        Individual parent = i == 0 ? null : line.get(i - 1);
        List<String> cells = new ArrayList<>();
        cells.add(parent == null ? "" + child.number() : parent.number() + " → " + child.number());
        cells.add(String.valueOf(child.generation()));
        cells.add("<span class=\"change\">"
                + changes(findings, parent, child).stream()
                        .map(LineageSection::emphasised)
                        .collect(Collectors.joining("; "))
                + "</span>");
        for (String metric : findings.objectives()) {
            cells.add(value(metric, parent, child));
        }
        return cells;
    }

    /** With what it is about in bold: a step may have many changes. */
    private static String emphasised(String change) {
        int colon = change.indexOf(':');
        return colon < 0
                ? Html.text(change)
                : "<b>" + Html.text(change.substring(0, colon)) + "</b>" + Html.text(change.substring(colon));
    }

    /** What a child changed; for the first of a line, where it comes from. */
    static List<String> changes(Findings findings, Individual parent, Individual child) {
        if (parent == null) {
            return List.of(child.parents().isEmpty() ? "first population" : "beginning of the line");
        }
        List<String> changes = new ArrayList<>(RuleChanges.of(ruleSet(findings, parent), ruleSet(findings, child)));
        if (child.parents().size() > 1) {
            changes.add("second parent " + child.parents().get(1));
        }
        return changes;
    }

    static RuleSet ruleSet(Findings findings, Individual individual) {
        return individual.genome().ruleSet("Unnamed", findings.config().conventions());
    }

    private static String value(String metric, Individual parent, Individual child) {
        if (!child.passed()) {
            return "–";
        }
        String now = Figures.number(child.value(metric));
        return parent == null || !parent.passed()
                ? now
                : now + " <span class=\"interval\">" + Figures.signed(child.value(metric) - parent.value(metric))
                        + "</span>";
    }
}
