package rulesmith.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import rulesmith.game.Player;
import rulesmith.gametree.AnalysedGame;
import rulesmith.gametree.Analysis;
import rulesmith.gametree.MotionInMind;
import rulesmith.gametree.Refinement;
import rulesmith.gametree.ScnSearch;
import rulesmith.gametree.ScnSeries;
import rulesmith.gametree.Stages;

/** The tables of an analysis for spreadsheets. */
final class AnalysisTables {

    private static final List<Player> PLAYERS = List.of(Player.SOUTH, Player.NORTH);

    private AnalysisTables() {}

    static Map<String, byte[]> files(Analysis analysis) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("plies.csv", plies(analysis));
        files.put("games.csv", games(analysis));
        return files;
    }

    private static byte[] plies(Analysis analysis) {
        Csv csv = new Csv(Arrays.asList(
                "game", "ply", "mover", "moves", "value", "scn-south", "scn-north", "v-south", "v-north", "m"));
        for (int i = 0; i < analysis.games().size(); i++) {
            AnalysedGame game = analysis.games().get(i);
            boolean two = !analysis.isForOne();
            double[] south = game.series(Player.SOUTH).velocities();
            double[] north = two ? game.series(Player.NORTH).velocities() : south;
            for (int k = 0; k < game.length(); k++) {
                AnalysedGame.Ply ply = game.plies().get(k);
                csv.row(List.of(
                        i + 1,
                        k + 1,
                        ply.mover().name().toLowerCase(Locale.ROOT),
                        ply.choices(),
                        value(ply.value()),
                        scn(ply.south()),
                        two ? scn(ply.north()) : "",
                        south[k],
                        two ? north[k] : "",
                        1 - (ply.mover() == Player.SOUTH ? south[k] : north[k])));
            }
        }
        return csv.bytes();
    }

    private static byte[] games(Analysis analysis) {
        List<String> columns =
                new ArrayList<>(List.of("game", "plies", "outcome", "ending", "branching", "refinement", "iida"));
        for (String what : List.of("v", "p", "ep", "gap")) {
            columns.add(what + "-south");
            columns.add(what + "-north");
        }
        columns.add("line");
        Csv csv = new Csv(columns);
        for (int i = 0; i < analysis.games().size(); i++) {
            AnalysedGame game = analysis.games().get(i);
            List<Object> row = new ArrayList<>(List.of(
                    i + 1,
                    game.length(),
                    game.outcome().word(),
                    game.ending(),
                    game.branching(),
                    Refinement.ratio(game.branching(), game.length()),
                    game.length() / game.branching()));
            List<List<Object>> motions =
                    PLAYERS.stream().map(player -> motion(game, player)).toList();
            for (int k = 0; k < motions.get(0).size(); k++) {
                row.add(motions.get(0).get(k));
                row.add(motions.get(1).get(k));
            }
            row.add(String.join(" ", game.notation()));
            csv.row(row);
        }
        return csv.bytes();
    }

    private static List<Object> motion(AnalysedGame game, Player player) {
        if (!game.players().contains(player)) {
            return List.of("", "", "", "");
        }
        ScnSeries series = game.series(player);
        MotionInMind motion = series.ofThePlies();
        return List.of(motion.velocity(), motion.momentum(), motion.energy(), Stages.meanGap(game.stages(player)));
    }

    private static String scn(int scn) {
        return scn == ScnSearch.INFINITE ? "inf" : String.valueOf(scn);
    }

    private static String value(double value) {
        return Double.isInfinite(value)
                ? value > 0 ? "inf" : "-inf"
                : value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
    }

    static Section section() {
        return new Section(
                "tables",
                "Tables",
                "<p>Beside this page, " + Html.code("plies.csv")
                        + " has a row for each ply: the legal moves, the value for"
                        + " South, the conspiracy numbers, v of both players, and m of the one to move; "
                        + Html.code("inf")
                        + " is a won position or an infinite number. " + Html.code("games.csv")
                        + " has a row for each game, with p and Ep of the plies, the mean gap between stages and all moves."
                        + "</p>\n");
    }
}
