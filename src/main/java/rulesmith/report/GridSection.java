package rulesmith.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import rulesmith.archive.Axis;
import rulesmith.archive.Grid;
import rulesmith.archive.Individual;

/** The grid of MAP-Elites: the quality of the best game of each cell, and how the grid filled. */
final class GridSection {

    private GridSection() {}

    static Section of(Findings findings) {
        Grid grid = Grid.of(findings.config());
        SortedMap<Integer, Individual> elites = grid.elites(findings.state().population());
        List<Picture> maps = maps(grid, elites);
        List<Map<String, String>> rows =
                CurvesSection.sampled(findings.summary().generations());
        List<Picture> curves = List.of(
                Picture.of(
                        "coverage",
                        "The share of cells that hold a game.",
                        curve("Coverage", "share of cells", rows, "coverage")),
                Picture.of(
                        "qd-score",
                        "The qualities of all elites together.",
                        curve("QD-score", "sum of qualities", rows, "qd-score")));
        String body = Html.paragraph(
                        "MAP-Elites keeps the best game for each combination of behaviours: "
                                + Figures.count(elites.size()) + " of " + Figures.count(grid.cells())
                                + " cells hold one. The quality of a game is the weighted mean of "
                                + String.join(" and ", findings.objectives()) + ", each seen on "
                                + Figures.count(findings.config().games(), "game", "games")
                                + " or, where elites were challenged, a multiple of that. A game outside the range of an axis counts for the outermost bin.")
                + Picture.gallery(maps)
                + Picture.gallery(curves);
        List<Picture> pictures = new ArrayList<>(maps);
        pictures.addAll(curves);
        return new Section("grid", "The grid", body, pictures);
    }

    private static Plot curve(String title, String unit, List<Map<String, String>> rows, String column) {
        return Plot.lines(
                title,
                "iteration",
                unit,
                List.of(new Plot.Line(
                        "", CurvesSection.column(rows, "generation"), CurvesSection.column(rows, column))));
    }

    /** One map; with three axes one for each bin of the third in which there is a game. */
    private static List<Picture> maps(Grid grid, SortedMap<Integer, Individual> elites) {
        Axis x = grid.axes().get(0);
        Axis y = grid.axes().get(1);
        SortedMap<Integer, double[][]> layers = new TreeMap<>();
        elites.forEach((cell, elite) -> {
            int[] bins = grid.bins(cell);
            layers.computeIfAbsent(bins.length < 3 ? 0 : bins[2], layer -> empty(x, y))[bins[1]][bins[0]] =
                    grid.quality(elite);
        });
        double[] all = elites.values().stream().mapToDouble(grid::quality).toArray();
        List<Picture> maps = new ArrayList<>();
        layers.forEach((layer, values) -> {
            boolean single = grid.axes().size() < 3;
            String third = single
                    ? ""
                    : grid.axes().get(2).metric() + " " + grid.axes().get(2).label(layer);
            Plot plot = Plot.heatMap(
                    single ? "Quality" : "Quality, " + third, label(x), label(y), labels(x), labels(y), values, all);
            maps.add(Picture.map(
                    single ? "grid" : "grid-" + (layer + 1),
                    "The quality of the best game of each cell" + (single ? "" : " with " + third)
                            + "; cells without colour are empty.",
                    plot));
        });
        return maps;
    }

    private static double[][] empty(Axis x, Axis y) {
        double[][] values = new double[y.bins()][x.bins()];
        for (double[] row : values) {
            Arrays.fill(row, Double.NaN);
        }
        return values;
    }

    private static String label(Axis axis) {
        return axis.metric() + ", " + Figures.unit(axis.metric());
    }

    private static List<String> labels(Axis axis) {
        return IntStream.range(0, axis.bins()).mapToObj(axis::label).toList();
    }
}
