package rulesmith.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rulesmith.WholeFile;
import rulesmith.gametree.Claims;
import rulesmith.gametree.Study;
import rulesmith.gametree.Tally;
import rulesmith.gametree.Trial;
import rulesmith.gametree.Verdict;
import rulesmith.metrics.Estimate;
import rulesmith.report.Plot;
import rulesmith.report.PlotFolder;
import rulesmith.report.PngException;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSetFolder;

/**
 * What came out of a study: a table beside the published figures, how often claims are wrong, CSV files and plots.
 *
 * @param title what was tried, in a sentence
 * @param sets in the order of the table
 * @param rows of the table
 * @param findings sentences below it
 */
record StudyReport(
        Study study, String title, List<String> sets, List<Row> rows, List<Double> thetas, List<String> findings) {

    /** @param published as the paper has it, or a dash */
    record Row(String set, Tally tally, String published) {}

    private static final List<String> HEADS =
            List.of("POSITIONS", "SOLVER", "PROVED", "DISPROVED", "CLAIMED", "UNKNOWN", "ITERATIONS", "NODES", "PAPER");

    private static List<String> cells(Row row) {
        Tally tally = row.tally();
        int claimed = tally.claimedWon() + tally.claimedNotWon();
        int judged = tally.rightClaims() + tally.wrongClaims();
        return List.of(
                row.set(),
                tally.solver(),
                String.valueOf(tally.proved()),
                String.valueOf(tally.disproved()),
                claimed == 0 ? "–" : claimed + " (" + tally.wrongClaims() + " of " + judged + ")",
                String.valueOf(tally.unknown()),
                cost(tally.iterations()),
                cost(tally.nodes()),
                row.published());
    }

    private static String cost(Measurement m) {
        return m.games() == 0
                ? "–"
                : m.games() == 1
                        ? whole(m.mean())
                        : whole(m.mean()) + " [" + whole(m.low()) + ", " + whole(m.high()) + "]";
    }

    private static String whole(double value) {
        return String.format(Locale.ROOT, value < 100 ? "%.1f" : "%,.0f", value);
    }

    List<String> lines() {
        List<List<String>> table = new ArrayList<>();
        table.add(HEADS);
        rows.forEach(row -> table.add(cells(row)));
        List<String> lines = new ArrayList<>(TextLayout.wrap(title, TextLayout.WIDTH));
        lines.add("");
        lines.addAll(TextLayout.table(table));
        lines.addAll(TextLayout.wrap(
                "Iterations and nodes: means over the positions that the solver came to a conclusion about, with 95 %"
                        + " intervals. In brackets how many of the claims are wrong, of those about positions whose truth is"
                        + " proved.",
                TextLayout.WIDTH));
        lines.add("");
        for (String finding : findings) {
            lines.addAll(TextLayout.wrap(finding, TextLayout.WIDTH));
        }
        return lines;
    }

    /** Writes all files and returns the table's. */
    Path write(Console console, Path folder) throws IOException {
        Path table = folder.resolve("table.txt");
        text(table, String.join("\n", lines()) + "\n");
        text(folder.resolve("solvers.csv"), solversCsv());
        text(folder.resolve("claims.csv"), claimsCsv());
        try {
            PlotFolder.write(folder, plots());
        } catch (PngException e) {
            console.err().println("rulesmith: no PNG files: " + e.getMessage());
        }
        return table;
    }

    static void text(Path file, String text) throws IOException {
        WholeFile.writeRenewable(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private String solversCsv() {
        StringBuilder csv = new StringBuilder(
                "positions,solver,tried,proved,disproved,claimed-won,claimed-not-won,unknown,"
                        + "claims-right,claims-wrong,iterations,iterations-low,iterations-high,nodes,nodes-low,nodes-high,paper\n");
        for (Row row : rows) {
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
        for (String set : sets) {
            for (double theta : thetas) {
                for (int k = 0; k < Claims.PRECISIONS; k++) {
                    Tally t = tally(set, theta, k);
                    Measurement share = t.falseShare();
                    csv.append(String.format(
                            Locale.ROOT,
                            "%s,%s,1e-%02d,%d,%d,%d,%d,%s,%s%n",
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

    Tally tally(String set, double theta, int precision) {
        String name = Entrant.ppnsName(theta);
        return study.tally(set, name, precision, name + " pr=1e-" + (precision + 1));
    }

    /** How often claims are wrong, and what they cost, against the precision. */
    private Map<String, Plot> plots() {
        Map<String, Plot> plots = new LinkedHashMap<>();
        double[] x =
                IntStream.range(0, Claims.PRECISIONS).mapToDouble(k -> k + 1).toArray();
        for (String set : sets) {
            String file = RuleSetFolder.slug(set);
            plots.put("nodes-" + file, costs(set));
            if (thetas.isEmpty()) {
                continue;
            }
            List<Plot.Line> wrong = new ArrayList<>();
            List<Plot.Line> cost = new ArrayList<>();
            for (double theta : thetas) {
                Measurement[] shares = IntStream.range(0, x.length)
                        .mapToObj(k -> tally(set, theta, k).falseShare())
                        .toArray(Measurement[]::new);
                wrong.add(new Plot.Line(
                        "θ = " + SolverOptions.number(theta),
                        x,
                        values(shares, m -> m.games() == 0 ? Double.NaN : m.mean()),
                        values(shares, Measurement::low),
                        values(shares, Measurement::high)));
                Measurement[] nodes = IntStream.range(0, x.length)
                        .mapToObj(k -> tally(set, theta, k).nodes())
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

    private Plot costs(String set) {
        List<Row> own = rows.stream().filter(row -> row.set().equals(set)).toList();
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

    private static double[] values(Measurement[] all, java.util.function.ToDoubleFunction<Measurement> of) {
        return java.util.Arrays.stream(all).mapToDouble(of).toArray();
    }

    /** On which share of positions a solver came to a conclusion with fewer nodes than another; both must come to one. */
    static String fewer(String set, String name, List<Trial> a, String nameOfB, List<Trial> b) {
        Map<Integer, Trial> others = b.stream().collect(Collectors.toMap(Trial::number, trial -> trial));
        List<Trial> both = a.stream()
                .filter(trial -> trial.verdict() != Verdict.UNKNOWN
                        && others.containsKey(trial.number())
                        && others.get(trial.number()).verdict() != Verdict.UNKNOWN)
                .toList();
        int iterations = (int) both.stream()
                .filter(trial -> trial.iterations() < others.get(trial.number()).iterations())
                .count();
        int nodes = (int) both.stream()
                .filter(trial -> trial.nodes() < others.get(trial.number()).nodes())
                .count();
        return String.format(
                Locale.ROOT,
                "%s: %s needed fewer iterations than %s on %s and fewer nodes on %s of the %d positions that both"
                        + " came to a conclusion about.",
                set,
                name,
                nameOfB,
                percent(Estimate.share(iterations, both.size())),
                percent(Estimate.share(nodes, both.size())),
                both.size());
    }

    /** How many positions some solvers have decided exactly, and how long that took one core. */
    static String decided(Study study, String set, int positions, String name, List<String> solvers) {
        Map<Integer, Boolean> won = new TreeMap<>();
        Map<Integer, Double> seconds = new TreeMap<>();
        for (String solver : solvers) {
            for (Trial trial : study.of(set, solver)) {
                seconds.merge(trial.number(), trial.seconds(), Double::sum);
                if (trial.verdict().exact()) {
                    won.put(trial.number(), trial.verdict().saysWon());
                }
            }
        }
        long wins = won.values().stream().filter(win -> win).count();
        return String.format(
                Locale.ROOT,
                "%s, %s: %d of %d decided exactly (%d won, %d not), in %s of one core; the longest took %s.",
                set,
                name,
                won.size(),
                positions,
                wins,
                won.size() - wins,
                Progress.time(seconds.values().stream().mapToDouble(s -> s).sum()),
                Progress.time(
                        seconds.values().stream().mapToDouble(s -> s).max().orElse(0)));
    }

    static String percent(Measurement share) {
        return String.format(
                Locale.ROOT, "%.0f %% [%.0f, %.0f]", 100 * share.mean(), 100 * share.low(), 100 * share.high());
    }

    /** For programs. */
    Map<String, Object> facts(Path folder) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("title", title);
        facts.put(
                "rows",
                rows.stream()
                        .map(row -> {
                            Map<String, Object> fact = new LinkedHashMap<>();
                            fact.put("positions", row.set());
                            fact.put("result", row.tally());
                            fact.put("paper", row.published());
                            return fact;
                        })
                        .toList());
        facts.put("findings", findings);
        facts.put("folder", folder.toString());
        return facts;
    }
}
