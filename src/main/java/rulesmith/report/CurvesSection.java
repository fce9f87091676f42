package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import rulesmith.archive.Individual;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;

/** How the objectives changed over the iterations: in the population, and in one family (Fig. 5 of the study). */
final class CurvesSection {

    /** A plot is some hundred points wide; more would only make the page long. */
    static final int MOST_POINTS = RunSummary.MOST_GENERATIONS;

    private CurvesSection() {}

    static Section of(Findings findings) {
        List<Picture> pictures = new ArrayList<>();
        List<Map<String, String>> rows = sampled(findings.summary().generations());
        int iterations = findings.state().generation() + 1;
        for (String metric : findings.objectives()) {
            Plot plot = Plot.lines(
                    Figures.capital(metric),
                    "iteration",
                    Figures.unit(metric),
                    List.of(
                            new Plot.Line(
                                    "mean of the population, 95 % band",
                                    column(rows, "generation"),
                                    column(rows, metric),
                                    within(metric, column(rows, metric + "-low")),
                                    within(metric, column(rows, metric + "-high"))),
                            new Plot.Line(
                                    "best of the population",
                                    column(rows, "generation"),
                                    column(rows, metric + "-best")),
                            new Plot.Line(
                                    "best ever", column(rows, "generation"), column(rows, metric + "-best-ever"))));
            pictures.add(Picture.of(
                    "curve-" + metric,
                    Figures.capital(metric) + " over the iterations. Each game design counts by its mean of "
                            + Figures.count(findings.config().games(), "game", "games")
                            + "; the band is the 95 % interval over the population.",
                    plot));
        }
        String body = Html.paragraph("“Best” is the best single value in each iteration, seen on "
                        + Figures.count(findings.config().games(), "game", "games") + " only: luck is part of it."
                        + (rows.size() == iterations
                                ? ""
                                : " The plots show " + rows.size() + " of the "
                                        + Figures.count(iterations)
                                        + " iterations, evenly spread; generations.csv has them all."))
                + Picture.gallery(pictures);
        List<Picture> family = family(findings);
        if (!family.isEmpty()) {
            body += "<h3 id=\"family\">One family</h3>\n"
                    + Html.paragraph("The line of descent that held one place of the population, from its"
                            + " first member to its last. Each metric is drawn as a share of its own greatest value in the family, so"
                            + " that all share a scale.")
                    + Picture.gallery(family);
        }
        pictures.addAll(family);
        return new Section("curves", "Progress", body, pictures);
    }

    private static List<Picture> family(Findings findings) {
        List<Individual> members = sampled(
                findings.summary().family().stream().filter(Individual::passed).toList());
        if (members.isEmpty()) {
            return List.of();
        }
        List<Plot.Line> lines = new ArrayList<>();
        List<String> greatest = new ArrayList<>();
        for (String metric : findings.objectives()) {
            double most = members.stream()
                    .mapToDouble(member -> Math.abs(member.value(metric)))
                    .max()
                    .orElse(0);
            greatest.add(metric + " " + Figures.number(most));
            lines.add(steps(metric, members, most, findings.state().generation()));
        }
        Plot plot = Plot.lines("One family", "iteration", "share of the greatest value", lines);
        return List.of(Picture.of(
                "family",
                Figures.count(findings.summary().family().size(), "member", "members") + ", each measured on "
                        + Figures.count(findings.config().games(), "game", "games") + " a look. The greatest values: "
                        + String.join(", ", greatest) + ".",
                plot));
    }

    /** A member keeps its place, and its values, until the next takes it. */
    private static Plot.Line steps(String metric, List<Individual> members, double most, int end) {
        double[] x = new double[2 * members.size()];
        double[] y = new double[x.length];
        for (int i = 0; i < members.size(); i++) {
            x[2 * i] = members.get(i).generation();
            x[2 * i + 1] = i + 1 < members.size() ? members.get(i + 1).generation() : Math.max(end, x[2 * i]);
            y[2 * i] = most == 0 ? 0 : members.get(i).value(metric) / most;
            y[2 * i + 1] = y[2 * i];
        }
        return new Plot.Line(metric, x, y);
    }

    /** The first, the last, and evenly spread ones between. */
    static <T> List<T> sampled(List<T> all) {
        return all.size() <= MOST_POINTS
                ? all
                : IntStream.range(0, MOST_POINTS)
                        .mapToObj(i -> all.get((int) ((long) i * (all.size() - 1) / (MOST_POINTS - 1))))
                        .toList();
    }

    /** Cut to what a mean can be: intervals over individuals know no range. */
    private static double[] within(String metric, double[] bounds) {
        Metric range = Metrics.find(metric);
        return DoubleStream.of(bounds)
                .map(bound -> Math.max(range.min(), Math.min(range.max(), bound)))
                .toArray();
    }

    /** The numbers of a column; no number where a cell is empty. */
    static double[] column(List<Map<String, String>> rows, String name) {
        return rows.stream()
                .mapToDouble(
                        row -> row.getOrDefault(name, "").isEmpty() ? Double.NaN : Double.parseDouble(row.get(name)))
                .toArray();
    }
}
