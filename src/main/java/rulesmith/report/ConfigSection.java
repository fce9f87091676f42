package rulesmith.report;

import java.util.List;
import java.util.stream.Collectors;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Axis;
import rulesmith.archive.RunConfig;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;

/** What the run was told to do, and what its numbers mean. */
final class ConfigSection {

    private ConfigSection() {}

    static Section of(Findings findings) {
        return new Section(
                "settings", "Settings and definitions", settings(findings) + definitions(findings) + intervals());
    }

    private static String settings(Findings findings) {
        RunConfig config = findings.config();
        HtmlTable table =
                new HtmlTable("settings", "The configuration of the run", List.of("Setting", "Value", "Meaning"));
        row(
                table,
                "algorithm",
                config.algorithm().toString(),
                config.algorithm().title());
        row(table, "seed", config.seed(), "all randomness comes from it");
        row(table, "population", config.population(), "parents, and children born in each iteration");
        row(
                table,
                "iterations",
                config.iterations(),
                "asked for; done: " + findings.state().generation());
        row(table, "games", config.games(), "of each kind, on which a design is measured");
        row(
                table,
                "objectives",
                config.objectives().stream()
                        .map(one -> one.metric() + (one.weight() == 1 ? "" : " × " + one.weight()))
                        .collect(Collectors.joining(", ")),
                "what is to be made good");
        row(table, "mutation", config.mutation(), "probability that a gene of a child changes");
        if (config.algorithm() != Algorithm.ES) {
            row(table, "crossover", config.crossover(), "probability that a child has two parents");
        }
        row(table, "gates", config.gateGames(), "random games that decide whether a design is measured");
        row(table, "least pieces", config.minPieces(), "of a player; designs with fewer are dropped at the gates");
        row(table, "fresh games", config.freshGames(), "of each kind, on which the kept games are measured in the end");
        row(table, "diversity", config.diversity(), "from which difference on two games count as different");
        if (config.algorithm() == Algorithm.NSGA2 || config.algorithm() == Algorithm.MAP_ELITES) {
            row(table, "keep", config.keep(), "games kept in the end");
        }
        if (config.algorithm() == Algorithm.MAP_ELITES) {
            row(
                    table,
                    "behaviour",
                    config.behaviour().stream().map(Axis::toString).collect(Collectors.joining(", ")),
                    "what tells games apart: metric, range, bins");
        }
        row(table, "most pieces", config.conventions().maxPieces(), "of a player");
        row(table, "move limit", config.conventions().moveLimit(), "plies");
        row(table, "at the limit", config.conventions().atLimit(), "who wins there");
        row(table, "straight", config.conventions().straight(), "what movement 5 means");
        row(
                table,
                "first population",
                config.initial(),
                config.starters().isEmpty()
                        ? "where it comes from"
                        : Figures.count(config.starters().size(), "given design", "given designs"));
        return table.html();
    }

    private static void row(HtmlTable table, String label, Object value, String meaning) {
        table.row(List.of(Html.text(Figures.capital(label)), Html.text(String.valueOf(value)), Html.text(meaning)));
    }

    private static String definitions(Findings findings) {
        HtmlTable table = new HtmlTable(
                "definitions", "What the metrics mean", List.of("Metric", "Meaning", "Unit", "Sought", "Games"));
        for (String name : findings.metrics()) {
            Metric metric = Metrics.find(name);
            table.row(List.of(
                    Html.text(Figures.capital(name)),
                    Html.text(metric.note()),
                    Html.text(metric.unit()),
                    switch (metric.direction()) {
                        case HIGHER -> "high";
                        case LOWER -> "low";
                        case NEAR_ZERO -> "near 0";
                        case NEUTRAL -> "–";
                    },
                    metric.source() == Metric.Source.RANDOM ? "both move at random" : "one ply ahead against random"));
        }
        return "<h3 id=\"definitions\">Definitions</h3>\n" + table.html();
    }

    private static String intervals() {
        return "<h3 id=\"intervals\">How to read the intervals</h3>\n"
                + Html.paragraph(
                        "Every figure is a mean over games played by machines, so it would come out a little different on other"
                                + " games. “0.623 [0.565, 0.682]” says: the mean was 0.623, and intervals made in this way hold the true mean in"
                                + " 95 of 100 cases. Two figures whose intervals lie apart almost surely differ; if the intervals overlap widely, do not"
                                + " make much of the difference. Shares of games have Wilson’s interval, other means Student’s.")
                + Html.paragraph(
                        "The figures of evolution come from few games and are those of winners, who had luck as well as merit. That"
                                + " is why they fall when measured afresh, and why the fresh ones are to be quoted.");
    }
}
