package rulesmith.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import rulesmith.gametree.ScnSeries;
import rulesmith.gametree.Twenty48Milestone;
import rulesmith.gametree.Twenty48Series;
import rulesmith.gametree.Twenty48Study;
import rulesmith.report.Plot;
import rulesmith.rules.Measurement;

/** The plots of the experiment on 2048. */
record Scn2048Plots(Twenty48Study study, int fewest) {

    private static final String MILESTONES = "highest tile, as a power of 2 (2: the start of the game)";

    /** By the name of the file. */
    Map<String, Plot> plots(Map<Integer, Twenty48Series> typical) {
        Map<String, Plot> plots = new LinkedHashMap<>();
        typical.forEach((depth, series) -> plots.put("scn-d" + depth, moves(depth, series)));
        plots.put("hardness", byMilestone("Hardness M by milestone", "M", Twenty48Milestone::hardness));
        plots.put("momentum", byMilestone("Momentum p by milestone", "p", Twenty48Milestone::momentum));
        plots.put("energy", byMilestone("Potential energy Ep by milestone", "Ep", Twenty48Milestone::energy));
        plots.put("highest-tiles", highestTiles());
        return plots;
    }

    private static Plot moves(int depth, Twenty48Series series) {
        double[] velocities = ScnSeries.of(series.conspirators().toIntArray()).velocities();
        double[] steps =
                IntStream.rangeClosed(1, velocities.length).asDoubleStream().toArray();
        return Plot.lines(
                "Conspiracy numbers of a typical game, depth " + depth + " (highest tile " + series.highest() + ")",
                "step",
                "normalised conspiracy number (infinite: 1)",
                List.of(new Plot.Line("", steps, velocities)));
    }

    private Plot byMilestone(String title, String label, Function<Twenty48Milestone, Measurement> of) {
        List<Plot.Line> lines = new ArrayList<>();
        for (int depth : study.depths()) {
            List<Twenty48Milestone> milestones = study.at(depth).milestones(fewest);
            List<Measurement> measured = milestones.stream().map(of).toList();
            lines.add(new Plot.Line(
                    "depth " + depth,
                    milestones.stream().mapToDouble(m -> m.place() + 2).toArray(),
                    measured.stream().mapToDouble(Measurement::mean).toArray(),
                    measured.stream().mapToDouble(Measurement::low).toArray(),
                    measured.stream().mapToDouble(Measurement::high).toArray()));
        }
        return Plot.lines(title, MILESTONES, label + ", mean over games with its 95 % band", lines);
    }

    private Plot highestTiles() {
        List<String> labels = new ArrayList<>();
        List<Double> games = new ArrayList<>();
        for (int depth : study.depths()) {
            if (!labels.isEmpty()) {
                labels.add("");
                games.add(Double.NaN);
            }
            study.at(depth).highestTiles().forEach((tile, count) -> {
                labels.add("depth " + depth + ": " + tile);
                games.add((double) count);
            });
        }
        return Plot.bars(
                "Highest tile by depth",
                "games",
                labels,
                games.stream().mapToDouble(Double::doubleValue).toArray());
    }
}
