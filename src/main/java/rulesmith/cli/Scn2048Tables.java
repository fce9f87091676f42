package rulesmith.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Stream;
import rulesmith.gametree.MotionSummary;
import rulesmith.gametree.PositionClass;
import rulesmith.gametree.Twenty48Milestone;
import rulesmith.gametree.Twenty48Study;
import rulesmith.gametree.Twenty48Summary;
import rulesmith.rules.Measurement;

/** The tables of the experiment on 2048, as text. */
record Scn2048Tables(Twenty48Study study) {

    private static final String NONE = "–";

    /** Milestones that fewer games reached say little. */
    private static final int FEW = 5;

    /** Columns of a milestone, for one depth. */
    private static final int MILESTONE_COLUMNS = 7;

    static String number(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }

    static String decimals(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }

    private static String plusMinus(Measurement m) {
        return number(m.mean()) + (m.games() < 2 ? "" : " ± " + number(m.high() - m.mean()));
    }

    private static String share(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** How many games must have reached a milestone that is shown. */
    static int fewest(Twenty48Study study) {
        return Math.min(FEW, study.at(study.depths().get(0)).games().size());
    }

    /** Table 4 of the paper beside ours. */
    List<String> strength() {
        List<Integer> tiles = Scn2048Paper.tiles(study);
        List<List<String>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>(List.of("DEPTH", "GAMES"));
        tiles.forEach(tile -> heads.add(String.valueOf(tile)));
        heads.addAll(List.of("2048 OR MORE", "SCORE", "STEPS"));
        rows.add(heads);
        for (int depth : study.depths()) {
            Scn2048Paper.Strength paper = Scn2048Paper.TABLE_4.get(depth);
            if (paper != null) {
                List<String> row = new ArrayList<>(List.of(depth + " paper", String.valueOf(paper.games())));
                tiles.forEach(tile -> row.add(count(paper.highestTiles().getOrDefault(tile, 0))));
                row.add(String.format(Locale.ROOT, "%.0f %%", 100.0 * paper.reached(2048) / paper.games()));
                row.addAll(List.of(number(paper.score()), number(paper.steps())));
                rows.add(row);
            }
            Twenty48Study ours = study.at(depth);
            TreeMap<Integer, Integer> highest = ours.highestTiles();
            List<String> row = new ArrayList<>(
                    List.of(depth + " ours", String.valueOf(ours.games().size())));
            tiles.forEach(tile -> row.add(count(highest.getOrDefault(tile, 0))));
            row.add(StudyReport.percent(ours.reached(2048)));
            row.add(plusMinus(ours.mean(Twenty48Summary::score)));
            row.add(plusMinus(ours.mean(Twenty48Summary::steps)));
            rows.add(row);
        }
        return TextLayout.table(rows);
    }

    private static String count(int games) {
        return games == 0 ? NONE : String.valueOf(games);
    }

    /** Table 6 of the paper beside ours. */
    List<String> motion() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "", "PAPER", "", "", "", "OURS", "", "", "MEANS", "", "PLIES", ""));
        rows.add(List.of("DEPTH", "TILE", "v", "M", "p", "Ep", "GAMES", "v", "M", "p", "Ep", "p", "Ep"));
        for (int depth : study.depths()) {
            Twenty48Study ours = study.at(depth);
            for (int tile : Scn2048Paper.TILES) {
                rows.add(motion(
                        String.valueOf(depth),
                        String.valueOf(tile),
                        Scn2048Paper.motion(depth, tile),
                        ours.endedAt(tile)));
            }
            rows.add(motion(String.valueOf(depth), "all", List.of(), ours));
        }
        rows.add(motion("all", "all", List.of(), study));
        return TextLayout.table(rows);
    }

    private static List<String> motion(String depth, String tile, List<Double> paper, Twenty48Study ours) {
        List<String> row = new ArrayList<>(List.of(depth, tile));
        for (int i = 0; i < 4; i++) {
            row.add(paper.isEmpty() ? NONE : decimals(paper.get(i)));
        }
        row.add(String.valueOf(ours.games().size()));
        if (ours.games().isEmpty()) {
            row.addAll(List.of(NONE, NONE, NONE, NONE, NONE, NONE));
            return row;
        }
        MotionSummary motion = ours.motion();
        Measurement v = ours.mean(game -> game.means().velocity());
        row.add(decimals(v.mean()) + (v.games() < 2 ? "" : " ± " + decimals(v.high() - v.mean())));
        row.add(decimals(1 - v.mean()));
        for (Measurement each : List.of(
                motion.momentumFromTheMeans(),
                motion.energyFromTheMeans(),
                motion.momentumOfThePlies(),
                motion.energyOfThePlies())) {
            row.add(decimals(each.mean()));
        }
        return row;
    }

    /** What the conspiracy numbers are like at each depth. */
    List<String> numbers() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("DEPTH", "SCN 0", "INFINITE", "MEAN GAP", "TYPICAL GAME"));
        for (int depth : study.depths()) {
            Twenty48Study ours = study.at(depth);
            Measurement gap = ours.mean(Twenty48Summary::gap);
            Twenty48Summary typical = ours.typical();
            rows.add(List.of(
                    String.valueOf(depth),
                    share(ours.mean(Twenty48Summary::zeros).mean()),
                    share(ours.mean(Twenty48Summary::infinite).mean()),
                    decimals(gap.mean()) + " ± " + decimals(gap.high() - gap.mean()),
                    "game " + typical.game() + ": " + number(typical.steps()) + " steps, highest tile "
                            + typical.highest()));
        }
        return TextLayout.table(rows);
    }

    /** The milestones of two depths beside each other, then of the next two. */
    List<String> milestones() {
        List<String> lines = new ArrayList<>();
        List<Integer> depths = study.depths();
        for (int i = 0; i < depths.size(); i += 2) {
            if (i > 0) {
                lines.add("");
            }
            lines.addAll(milestones(depths.subList(i, Math.min(i + 2, depths.size()))));
        }
        return lines;
    }

    private List<String> milestones(List<Integer> depths) {
        List<List<Twenty48Milestone>> all = depths.stream()
                .map(depth -> study.at(depth).milestones(fewest(study)))
                .toList();
        List<List<String>> rows = new ArrayList<>();
        rows.add(cells(
                "",
                depths.stream()
                        .flatMap(depth -> Stream.of("", "d = " + depth, "", "", "", "", ""))
                        .toList()));
        rows.add(cells(
                "FROM",
                depths.stream()
                        .flatMap(depth -> Stream.of("N", "v", "M", "p", "Ep", "gap", "CLASS"))
                        .toList()));
        int most = all.stream().mapToInt(List::size).max().orElse(0);
        for (int place = 0; place < most; place++) {
            List<String> row = new ArrayList<>();
            for (List<Twenty48Milestone> milestones : all) {
                row.addAll(
                        place < milestones.size()
                                ? cells(milestones.get(place))
                                : Arrays.asList(new String[MILESTONE_COLUMNS]));
            }
            row.replaceAll(cell -> cell == null ? "" : cell);
            rows.add(cells(Twenty48Summary.milestone(place), row));
        }
        return TextLayout.table(rows);
    }

    private static List<String> cells(String first, List<String> others) {
        List<String> cells = new ArrayList<>(List.of(first));
        cells.addAll(others);
        return cells;
    }

    private static List<String> cells(Twenty48Milestone milestone) {
        return List.of(
                String.valueOf(milestone.games()),
                decimals(milestone.velocity().mean()),
                decimals(milestone.hardness().mean()),
                decimals(milestone.momentum().mean()),
                decimals(milestone.energy().mean()),
                milestone.gap().map(gap -> decimals(gap.mean())).orElse(NONE),
                milestone.positionClass().map(Scn2048Tables::brief).orElse(NONE));
    }

    private static String brief(PositionClass position) {
        String kind = switch (position.kind()) {
            case TRAP -> "trap";
            case FAVOURABLE -> "fav.";
            case UNCERTAIN -> "unc.";
        };
        return kind + (position.thrilling() ? "*" : "");
    }
}
