package rulesmith.playtest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import rulesmith.archive.Axis;
import rulesmith.archive.Grid;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunState;

/**
 * The grid of MAP-Elites.
 *
 * @param size how many cells it has
 * @param quality what the quality of a game is made of, in words
 * @param cells those that hold a game
 */
public record GridView(List<AxisView> axes, int size, String quality, List<CellView> cells) {

    /** @param labels from where to where each bin goes */
    public record AxisView(String metric, String unit, String note, List<String> labels) {}

    /**
     * @param bins where it lies on each axis
     * @param kept the short name of its game if {@code rulesets/} has it, otherwise empty
     */
    public record CellView(
            List<Integer> bins,
            String ref,
            String kept,
            double quality,
            int games,
            Map<String, MetricView.Value> measured) {}

    static GridView of(String run, RunConfig config, RunState state, Map<String, String> kept) {
        Grid grid = Grid.of(config);
        List<CellView> cells = new ArrayList<>();
        grid.elites(state.population())
                .forEach((cell, elite) -> cells.add(new CellView(
                        Arrays.stream(grid.bins(cell)).boxed().toList(),
                        Designs.ref(run, elite),
                        kept.getOrDefault(id(config, elite), ""),
                        grid.quality(elite),
                        config.games() * elite.looks(),
                        GalleryView.values(elite.metrics()))));
        List<AxisView> axes = grid.axes().stream().map(GridView::axis).toList();
        return new GridView(axes, grid.cells(), RunSettings.objectives(config), cells);
    }

    private static AxisView axis(Axis axis) {
        MetricView metric = MetricView.of(axis.metric());
        return new AxisView(
                axis.metric(),
                metric.unit(),
                metric.note(),
                IntStream.range(0, axis.bins()).mapToObj(axis::label).toList());
    }

    private static String id(RunConfig config, Individual individual) {
        return individual.genome().ruleSet("Unnamed", config.conventions()).id();
    }
}
