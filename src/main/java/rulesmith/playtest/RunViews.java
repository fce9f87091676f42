package rulesmith.playtest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Front;
import rulesmith.archive.HallOfFame;
import rulesmith.archive.Individual;
import rulesmith.archive.Objective;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunFolder;
import rulesmith.archive.RunState;

/** Looks up what pages show of a run. */
final class RunViews {

    /** A curve is some hundred points wide; more would only make the page long. */
    private static final int MOST_POINTS = 400;

    private static final String IN_FRONT = "in the front";

    private final RunFolder folder;
    private final RunConfig config;
    private final Optional<RunState> state;
    private final Designs.Shelf shelf;
    private final Map<String, String> kept;

    RunViews(RunFolder folder, Designs.Shelf shelf) throws IOException {
        this.folder = folder;
        this.config = folder.config();
        this.state = folder.state(config);
        this.shelf = shelf;
        this.kept = shelf.namesById();
    }

    RunView view() throws IOException {
        List<Map<String, String>> rows = state.isPresent() ? folder.generations(MOST_POINTS) : List.of();
        return new RunView(
                RunsView.Line.of(folder, config, state),
                RunSettings.of(config, folder.version()),
                MetricView.of(config.metrics()),
                rows.stream().map(row -> Integer.valueOf(row.get("generation"))).toList(),
                rows.isEmpty() ? List.of() : curves(rows),
                config.algorithm() == Algorithm.MAP_ELITES
                        ? state.map(reached -> GridView.of(folder.name(), config, reached, kept))
                                .orElse(null)
                        : null,
                state.map(this::best).orElse(List.of()),
                shelf.ruleSets().entrySet().stream()
                        .filter(game -> folder.name()
                                .equals(game.getValue().provenance().get("run")))
                        .map(game -> GalleryView.Card.of(game.getKey(), game.getValue()))
                        .toList(),
                state.map(RunState::gates).orElse(Map.of()));
    }

    private List<RunView.Curve> curves(List<Map<String, String>> rows) {
        List<RunView.Curve> curves = new ArrayList<>();
        for (Objective objective : config.objectives()) {
            MetricView metric = MetricView.of(objective.metric());
            String name = metric.name();
            curves.add(new RunView.Curve(
                    name,
                    metric.unit(),
                    metric.note(),
                    metric.min(),
                    metric.max(),
                    List.of(
                            new RunView.Line(
                                    "mean of the population",
                                    column(rows, name),
                                    column(rows, name + "-low"),
                                    column(rows, name + "-high")),
                            line("best of the population", rows, name + "-best"),
                            line("best ever", rows, name + "-best-ever"))));
        }
        switch (config.algorithm()) {
            case MAP_ELITES -> {
                curves.add(extra(
                        "coverage of the grid",
                        "share of cells",
                        "The share of cells that hold a game.",
                        rows,
                        "coverage"));
                curves.add(extra(
                        "QD-score", "sum of qualities", "The qualities of all elites together.", rows, "qd-score"));
            }
            case NSGA2 ->
                curves.add(extra("front", "games", "How many games nobody beats in all objectives.", rows, "front"));
            default -> {}
        }
        return curves;
    }

    private static RunView.Curve extra(
            String title, String unit, String note, List<Map<String, String>> rows, String column) {
        return new RunView.Curve(title, unit, note, 0.0, null, List.of(line(title, rows, column)));
    }

    private static RunView.Line line(String title, List<Map<String, String>> rows, String column) {
        return new RunView.Line(title, column(rows, column), List.of(), List.of());
    }

    private static List<Double> column(List<Map<String, String>> rows, String name) {
        List<Double> values = new ArrayList<>();
        for (Map<String, String> row : rows) {
            String cell = row.getOrDefault(name, "");
            values.add(cell.isEmpty() ? null : Double.valueOf(cell));
        }
        return values;
    }

    private List<RunView.Best> best(RunState reached) {
        HallOfFame fame = reached.best();
        Map<Integer, Individual> best = new LinkedHashMap<>();
        Map<Integer, List<String>> places = new LinkedHashMap<>();
        for (Individual member : fame.members()) {
            best.put(member.number(), member);
            places.put(member.number(), new ArrayList<>(fame.places(member)));
        }
        if (config.algorithm() == Algorithm.NSGA2) {
            for (Individual member : Front.of(reached.population(), config.objectives())) {
                best.putIfAbsent(member.number(), member);
                places.computeIfAbsent(member.number(), number -> new ArrayList<>())
                        .add(IN_FRONT);
            }
        }
        return best.values().stream()
                .map(one -> new RunView.Best(
                        Designs.ref(folder.name(), one),
                        one.number(),
                        one.generation(),
                        kept.getOrDefault(
                                one.genome()
                                        .ruleSet("Unnamed", config.conventions())
                                        .id(),
                                ""),
                        places.get(one.number()),
                        GalleryView.values(one.metrics())))
                .toList();
    }
}
