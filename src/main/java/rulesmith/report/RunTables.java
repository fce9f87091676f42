package rulesmith.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rulesmith.archive.Front;
import rulesmith.archive.Grid;
import rulesmith.archive.Individual;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleChanges;

/** The tables of a report for spreadsheets and scripts. */
final class RunTables {

    private final Findings findings;

    RunTables(Findings findings) {
        this.findings = findings;
    }

    /** By file name. */
    Map<String, byte[]> files() {
        Map<String, Csv> tables = new LinkedHashMap<>();
        tables.put("archive.csv", archive());
        tables.put("diversity.csv", diversity());
        tables.put("comparison.csv", comparison());
        tables.put("gates.csv", gates());
        tables.put("lineage.csv", lineage());
        switch (findings.config().algorithm()) {
            case MAP_ELITES -> tables.put("grid.csv", grid());
            case NSGA2 -> tables.put("front.csv", front());
            default -> {}
        }
        Map<String, byte[]> files = new LinkedHashMap<>();
        tables.forEach((name, table) -> files.put(name, table.bytes()));
        return files;
    }

    private List<String> columns(List<String> metrics, String suffix) {
        return metrics.stream()
                .flatMap(metric -> Csv.columns(metric + suffix).stream())
                .toList();
    }

    private static List<String> seen(Individual individual, List<String> metrics) {
        return metrics.stream()
                .flatMap(metric -> Csv.cells(individual.metrics().get(metric)).stream())
                .toList();
    }

    private String shortName(Individual individual) {
        return findings.kept(individual)
                .map(game -> findings.games().get(game).shortName())
                .orElse("");
    }

    private Csv archive() {
        List<String> metrics = findings.objectives();
        Csv csv = new Csv(Stream.of(
                        List.of("slot", "game", "individual", "generation", "genes", "games"),
                        columns(metrics, ""),
                        List.of("fresh-games"),
                        columns(metrics, "-fresh"))
                .flatMap(List::stream)
                .toList());
        findings.state().best().slots().forEach((slot, holders) -> {
            for (int i = 0; i < holders.size(); i++) {
                Individual holder = holders.get(i);
                Optional<KeptGame> kept = findings.kept(holder).map(findings.games()::get);
                csv.row(Csv.joined(
                        List.of(
                                slot + " " + (i + 1),
                                shortName(holder),
                                holder.number(),
                                holder.generation(),
                                holder.genome().digits(),
                                holder.looks() * findings.config().games()),
                        seen(holder, metrics),
                        List.of(kept.isPresent() ? findings.config().freshGames() : ""),
                        metrics.stream()
                                .flatMap(metric ->
                                        Csv.cells(kept.map(game -> Findings.fresh(game, metric))
                                                        .orElse(null))
                                                .stream())
                                .toList()));
            }
        });
        return csv;
    }

    private Csv diversity() {
        List<String> names = findings.games().stream().map(KeptGame::shortName).toList();
        Csv csv = new Csv(Stream.concat(Stream.of("game", "id", "differs-from", "chosen"), names.stream())
                .toList());
        for (int i = 0; i < names.size(); i++) {
            int game = i;
            csv.row(Csv.joined(
                    List.of(
                            names.get(i),
                            findings.games().get(i).ruleSet().id(),
                            findings.diversity().count(i),
                            findings.choice().contains(i) ? 1 : 0),
                    IntStream.range(0, names.size())
                            .mapToObj(other -> findings.diversity().difference(game, other))
                            .toList()));
        }
        return csv;
    }

    /** One row for each figure, so that what is published stands beside what was measured. */
    private Csv comparison() {
        Csv csv = new Csv(List.of("metric", "game", "source", "mean", "low", "high", "games"));
        for (String metric : findings.compared()) {
            findings.summary().references().forEach((game, scores) -> {
                compare(csv, metric, game, scores.metrics().get(metric));
                Double figure = ComparisonSection.published(game, metric);
                if (figure != null) {
                    csv.row(List.of(metric, game, "published", figure, "", "", 100));
                }
            });
            findings.shown().stream()
                    .map(findings.games()::get)
                    .forEach(game -> compare(csv, metric, game.shortName(), Findings.fresh(game, metric)));
        }
        return csv;
    }

    private static void compare(Csv csv, String metric, String game, Measurement m) {
        if (m != null) {
            csv.row(Csv.joined(List.of(metric, game, "measured"), Csv.cells(m), List.of(m.games())));
        }
    }

    private Csv gates() {
        Csv csv = new Csv(List.of("reason", "individuals", "share"));
        double born = findings.state().born();
        findings.state().gates().forEach((reason, count) -> csv.row(List.of(reason, count, count / born)));
        return csv;
    }

    private Csv lineage() {
        List<String> metrics = findings.objectives();
        Csv csv = new Csv(Stream.concat(
                        Stream.of(
                                "game",
                                "step",
                                "generation",
                                "individual",
                                "parents",
                                "genes-changed",
                                "changes",
                                "genes"),
                        columns(metrics, "").stream())
                .toList());
        for (KeptGame game : findings.games()) {
            Individual parent = null;
            int step = 0;
            for (Individual child : game.lineage()) {
                csv.row(Csv.joined(
                        List.of(
                                game.shortName(),
                                step++,
                                child.generation(),
                                child.number(),
                                child.parents().stream().map(String::valueOf).collect(Collectors.joining(" ")),
                                parent == null
                                        ? ""
                                        : RuleChanges.count(
                                                LineageSection.ruleSet(findings, parent),
                                                LineageSection.ruleSet(findings, child)),
                                String.join("; ", LineageSection.changes(findings, parent, child)),
                                child.genome().digits()),
                        seen(child, metrics)));
                parent = child;
            }
        }
        return csv;
    }

    private Csv grid() {
        Grid grid = Grid.of(findings.config());
        List<String> metrics = findings.config().metrics();
        List<String> header = new ArrayList<>();
        grid.axes().forEach(axis -> header.addAll(List.of(axis.metric() + "-bin", axis.metric() + "-range")));
        header.addAll(List.of("quality", "game", "individual", "generation", "genes", "games"));
        header.addAll(columns(metrics, ""));
        Csv csv = new Csv(header);
        grid.elites(findings.state().population()).forEach((cell, elite) -> {
            List<Object> cells = new ArrayList<>();
            int[] bins = grid.bins(cell);
            for (int i = 0; i < bins.length; i++) {
                cells.addAll(List.of(bins[i], grid.axes().get(i).label(bins[i])));
            }
            cells.addAll(List.of(
                    grid.quality(elite),
                    shortName(elite),
                    elite.number(),
                    elite.generation(),
                    elite.genome().digits(),
                    elite.looks() * findings.config().games()));
            cells.addAll(seen(elite, metrics));
            csv.row(cells);
        });
        return csv;
    }

    private Csv front() {
        List<String> metrics = findings.objectives();
        Csv csv = new Csv(Stream.concat(
                        Stream.of("individual", "generation", "game", "genes", "games"), columns(metrics, "").stream())
                .toList());
        Front.of(findings.state().population(), findings.config().objectives())
                .forEach(one -> csv.row(Csv.joined(
                        List.of(
                                one.number(),
                                one.generation(),
                                shortName(one),
                                one.genome().digits(),
                                one.looks() * findings.config().games()),
                        seen(one, metrics))));
        return csv;
    }
}
