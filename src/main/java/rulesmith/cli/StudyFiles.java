package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import rulesmith.gametree.Claims;
import rulesmith.gametree.Tally;
import rulesmith.report.Plot;
import rulesmith.report.PlotFolder;
import rulesmith.report.PngException;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSetFolder;

/** The CSV files and plots of a study. */
record StudyFiles(StudyReport report) {

    /** Share of positions whose truth must be known for a curve of wrong claims. */
    private static final double MOSTLY = 0.9;

    void write(Console console, Path folder) throws IOException {
        StudyReport.text(folder.resolve("solvers.csv"), solversCsv());
        StudyReport.text(folder.resolve("claims.csv"), claimsCsv());
        try {
            PlotFolder.write(folder, plots());
        } catch (PngException e) {
            console.err().println("rulesmith: no PNG files: " + e.getMessage());
        }
    }

    private String solversCsv() {
        StringBuilder csv = new StringBuilder(
                "positions,solver,tried,proved,disproved,claimed-won,claimed-not-won,unknown,"
                        + "claims-right,claims-wrong,iterations,iterations-low,iterations-high,nodes,nodes-low,nodes-high,paper\n");
        for (StudyReport.Row row : report.rows()) {
            Tally t = row.tally();
            csv.append(String.join(
                            ",",
                            row.set(),
                            t.solver().replace(", ", " "),
                            String.valueOf(t.positions()),
                            String.valueOf(t.proved()),
                            String.valueOf(t.disproved()),
                            String.valueOf(t.claimedWon()),
                            String.valueOf(t.claimedNotWon()),
                            String.valueOf(t.unknown()),
                            String.valueOf(t.rightClaims()),
                            String.valueOf(t.wrongClaims()),
                            csv(t.iterations()),
                            csv(t.nodes()),
                            '"' + row.published() + '"'))
                    .append('\n');
        }
        return csv.toString();
    }

    private static String csv(Measurement m) {
        return m.games() < 2 ? (m.games() == 1 ? m.mean() : "") + ",," : m.mean() + "," + m.low() + "," + m.high();
    }

    private String claimsCsv() {
        StringBuilder csv = new StringBuilder(
                "positions,theta,pr,tried,claimed,judged,wrong,wrong-share,wrong-low,wrong-high,nodes,nodes-low,nodes-high\n");
        for (String set : report.sets()) {
            for (double theta : report.thetas()) {
                for (int k = 0; k < Claims.PRECISIONS; k++) {
                    Tally t = report.tally(set, theta, k);
                    Measurement share = t.falseShare();
                    csv.append(String.format(
                            Locale.ROOT,
                            "%s,%s,1e-%02d,%d,%d,%d,%d,%s,%s\n",
                            set,
                            SolverOptions.number(theta),
                            k + 1,
                            t.positions(),
                            t.claimedWon() + t.claimedNotWon(),
                            share.games(),
                            t.wrongClaims(),
                            share.games() == 0 ? ",," : share.mean() + "," + share.low() + "," + share.high(),
                            csv(t.nodes())));
                }
            }
        }
        return csv.toString();
    }

    /** How often claims are wrong, and what they cost, against the precision. */
    private Map<String, Plot> plots() {
        Map<String, Plot> plots = new LinkedHashMap<>();
        double[] x =
                IntStream.range(0, Claims.PRECISIONS).mapToDouble(k -> k + 1).toArray();
        for (String set : report.sets()) {
            String file = RuleSetFolder.slug(set);
            plots.put("nodes-" + file, costs(set));
            if (report.thetas().isEmpty() || !isKnown(set)) {
                continue;
            }
            List<Plot.Line> wrong = new ArrayList<>();
            List<Plot.Line> cost = new ArrayList<>();
            for (double theta : report.thetas()) {
                Measurement[] shares = IntStream.range(0, x.length)
                        .mapToObj(k -> report.tally(set, theta, k).falseShare())
                        .toArray(Measurement[]::new);
                wrong.add(new Plot.Line(
                        "θ = " + SolverOptions.number(theta),
                        x,
                        values(shares, m -> m.games() == 0 ? Double.NaN : m.mean()),
                        values(shares, Measurement::low),
                        values(shares, Measurement::high)));
                Measurement[] nodes = IntStream.range(0, x.length)
                        .mapToObj(k -> report.tally(set, theta, k).nodes())
                        .toArray(Measurement[]::new);
                cost.add(new Plot.Line(
                        "θ = " + SolverOptions.number(theta),
                        x,
                        values(nodes, m -> m.games() == 0 ? Double.NaN : Math.log10(Math.max(1, m.mean())))));
            }
            plots.put(
                    "wrong-claims-" + file,
                    Plot.lines(
                            "Wrong claims of PPNS: " + set,
                            "precision: pr = 10 to the power of minus",
                            "share of wrong claims, 95 % band",
                            wrong));
            plots.put(
                    "cost-" + file,
                    Plot.lines(
                            "What a conclusion of PPNS costs: " + set,
                            "precision: pr = 10 to the power of minus",
                            "mean nodes, decimal logarithm",
                            cost));
        }
        return plots;
    }

    /**
     * Whether claims can be judged on nearly all positions. Where only the easier ones are decided, a curve of wrong claims
     * would look better than it is.
     */
    private boolean isKnown(String set) {
        int positions =
                report.study().of(set, Entrant.ppnsName(report.thetas().get(0))).size();
        return report.study().truth(set).size() >= MOSTLY * positions;
    }

    private Plot costs(String set) {
        List<StudyReport.Row> own =
                report.rows().stream().filter(row -> row.set().equals(set)).toList();
        return Plot.bars(
                "Mean nodes until a conclusion: " + set,
                "nodes",
                own.stream().map(row -> row.tally().solver()).toList(),
                own.stream()
                        .mapToDouble(row -> row.tally().nodes().games() == 0
                                ? Double.NaN
                                : row.tally().nodes().mean())
                        .toArray());
    }

    private static double[] values(Measurement[] all, ToDoubleFunction<Measurement> of) {
        return Arrays.stream(all).mapToDouble(of).toArray();
    }
}
