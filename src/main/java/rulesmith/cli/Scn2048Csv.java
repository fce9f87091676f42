package rulesmith.cli;

import java.util.Locale;
import rulesmith.gametree.MotionSummary;
import rulesmith.gametree.PositionClass;
import rulesmith.gametree.ScnSeries;
import rulesmith.gametree.Twenty48Milestone;
import rulesmith.gametree.Twenty48Search;
import rulesmith.gametree.Twenty48Series;
import rulesmith.gametree.Twenty48Study;
import rulesmith.gametree.Twenty48Summary;
import rulesmith.rules.Measurement;

/** The tables of the experiment on 2048, for spreadsheets. */
record Scn2048Csv(Twenty48Study study) {

    /** A game step by step. */
    static String series(Twenty48Series series) {
        StringBuilder csv = new StringBuilder("ply,highest,value,scn,v\n");
        double[] velocities = ScnSeries.of(series.conspirators().toIntArray()).velocities();
        for (int i = 0; i < velocities.length; i++) {
            int number = series.conspirators().getInt(i);
            csv.append(String.format(
                    Locale.ROOT,
                    "%d,%d,%.1f,%s,%.6f\n",
                    i + 1,
                    series.highestTiles().getInt(i),
                    series.values().getDouble(i),
                    number == Twenty48Search.INFINITE ? "infinite" : String.valueOf(number),
                    velocities[i]));
        }
        return csv.toString();
    }

    /** By depth and highest tile. */
    String depths() {
        StringBuilder csv = new StringBuilder("depth,highest-tile,games,score,score-low,score-high,steps,steps-low,"
                + "steps-high,v,v-low,v-high,p-from-means,ep-from-means,p-of-plies,ep-of-plies\n");
        for (int depth : study.depths()) {
            Twenty48Study ours = study.at(depth);
            csv.append(row(depth, "all", ours));
            ours.highestTiles().keySet().forEach(tile -> csv.append(row(depth, tile.toString(), ours.endedAt(tile))));
        }
        return csv.toString();
    }

    private static String row(int depth, String tile, Twenty48Study games) {
        MotionSummary motion = games.motion();
        return String.join(
                        ",",
                        String.valueOf(depth),
                        tile,
                        String.valueOf(games.games().size()),
                        cells(games.mean(Twenty48Summary::score)),
                        cells(games.mean(Twenty48Summary::steps)),
                        cells(games.mean(game -> game.means().velocity())),
                        cell(motion.momentumFromTheMeans().mean()),
                        cell(motion.energyFromTheMeans().mean()),
                        cell(motion.momentumOfThePlies().mean()),
                        cell(motion.energyOfThePlies().mean()))
                + "\n";
    }

    private static String cells(Measurement m) {
        return cell(m.mean()) + "," + (m.games() < 2 ? "," : cell(m.low()) + "," + cell(m.high()));
    }

    private static String cell(double value) {
        return String.format(Locale.ROOT, "%.6f", value);
    }

    /** By depth and milestone, also those that few games reached. */
    String milestones() {
        StringBuilder csv = new StringBuilder(
                "depth,milestone,games,v,v-low,v-high,m,m-low,m-high,p,p-low,p-high,ep,ep-low,ep-high,gap,gap-low,gap-high,"
                        + "class\n");
        for (int depth : study.depths()) {
            for (Twenty48Milestone milestone : study.at(depth).milestones(1)) {
                csv.append(String.join(
                                ",",
                                String.valueOf(depth),
                                milestone.name(),
                                String.valueOf(milestone.games()),
                                cells(milestone.velocity()),
                                cells(milestone.hardness()),
                                cells(milestone.momentum()),
                                cells(milestone.energy()),
                                milestone.gap().map(Scn2048Csv::cells).orElse(",,"),
                                milestone.positionClass().map(Scn2048Csv::word).orElse("")))
                        .append('\n');
            }
        }
        return csv.toString();
    }

    /** What Table 7 calls a milestone. */
    static String word(PositionClass position) {
        return (position.thrilling() ? "thrilling " : "") + position.kind().word();
    }
}
