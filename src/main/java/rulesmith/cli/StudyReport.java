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
import rulesmith.WholeFile;
import rulesmith.gametree.Study;
import rulesmith.gametree.Tally;
import rulesmith.gametree.Trial;
import rulesmith.gametree.Verdict;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

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
        new StudyFiles(this).write(console, folder);
        return table;
    }

    static void text(Path file, String text) throws IOException {
        WholeFile.writeRenewable(file, text.getBytes(StandardCharsets.UTF_8));
    }

    Tally tally(String set, double theta, int precision) {
        String name = Entrant.ppnsName(theta);
        return study.tally(set, name, precision, name + " pr=1e-" + (precision + 1));
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

    /** Only all is 100 % and only none is 0 %. */
    static String percent(Measurement share) {
        return percent(share.mean()) + " % [" + percent(share.low()) + ", " + percent(share.high()) + "]";
    }

    private static String percent(double share) {
        boolean nearly = share > 0 && share < 0.005 || share < 1 && share > 0.995;
        return String.format(Locale.ROOT, nearly ? "%.1f" : "%.0f", 100 * share);
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
                            fact.put("result", facts(row.tally()));
                            fact.put("paper", row.published());
                            return fact;
                        })
                        .toList());
        facts.put("findings", findings);
        facts.put("folder", folder.toString());
        return facts;
    }

    private static Map<String, Object> facts(Tally tally) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("solver", tally.solver());
        facts.put("positions", tally.positions());
        facts.put("proved", tally.proved());
        facts.put("disproved", tally.disproved());
        facts.put("claimedWon", tally.claimedWon());
        facts.put("claimedNotWon", tally.claimedNotWon());
        facts.put("unknown", tally.unknown());
        facts.put("rightClaims", tally.rightClaims());
        facts.put("wrongClaims", tally.wrongClaims());
        Map<String, Measurement> costs = new LinkedHashMap<>();
        if (tally.nodes().games() > 0) {
            costs.put("iterations", tally.iterations());
            costs.put("nodes", tally.nodes());
        }
        facts.putAll(MeasuredText.facts(costs));
        return facts;
    }
}
