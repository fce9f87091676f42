package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import rulesmith.game.Player;
import rulesmith.gametree.AnalysedGame;
import rulesmith.gametree.Analysis;
import rulesmith.gametree.AnalysisWords;
import rulesmith.gametree.ScnSearch;

/** The curves of an analysis: one typical game ply by ply, and all games laid over each other. */
final class AnalysisPlots {

    /** Above the greatest value, for those that are infinite. */
    private static final double ABOVE = 1.06;

    /** Values beyond so many times what nine of ten stay below are cut off. */
    private static final double FAR = 3;

    private static final double USUAL = 0.9;

    /** Bands of so few games would leave no room for the rest. */
    private static final int FEW = 5;

    private AnalysisPlots() {}

    static Section course(Analysis analysis) {
        AnalysedGame game = analysis.games().get(analysis.typical());
        List<Picture> pictures = List.of(scn(analysis, game), values(analysis, game));
        return new Section(
                "course",
                "A typical game, move by move",
                Html.paragraph("Game " + (analysis.typical() + 1) + " has the median length, "
                                + Figures.count(game.length()) + " " + new AnalysisWords(analysis).plies()
                                + ", and ended so: " + game.ending()
                                + (analysis.isForOne() ? "" : ", " + winner(game)) + ".")
                        + Picture.gallery(pictures),
                pictures);
    }

    private static String winner(AnalysedGame game) {
        return switch (game.outcome()) {
            case SOUTH -> "South won";
            case NORTH -> "North won";
            default -> "drawn";
        };
    }

    private static Picture scn(Analysis analysis, AnalysedGame game) {
        int greatest = game.players().stream()
                .flatMapToInt(player -> game.plies().stream().mapToInt(ply -> ply.scn(player)))
                .filter(scn -> scn != ScnSearch.INFINITE)
                .max()
                .orElse(0);
        double top = Math.max(1, greatest) * ABOVE;
        long infinite = game.players().stream()
                .flatMapToInt(player -> game.plies().stream().mapToInt(ply -> ply.scn(player)))
                .filter(scn -> scn == ScnSearch.INFINITE)
                .count();
        List<Plot.Line> lines = new ArrayList<>();
        for (Player player : game.players()) {
            lines.add(new Plot.Line(
                    analysis.isForOne() ? "" : AnalysisFigures.name(analysis, player),
                    numbers(game),
                    game.plies().stream()
                            .mapToInt(ply -> ply.scn(player))
                            .mapToDouble(scn -> scn == ScnSearch.INFINITE ? top : scn)
                            .toArray()));
        }
        return Picture.of(
                "scn",
                "The single conspiracy number: 0 means that the player, as far as the search sees, is sure of "
                        + (analysis.isForOne() ? "a good board" : "a lead") + ", a high one that it is far off."
                        + (infinite == 0
                                ? ""
                                : " " + Figures.count(infinite, "number is", "numbers are")
                                        + " infinite and drawn at the top edge."),
                Plot.lines("Single conspiracy number", ply(analysis), "SCN", lines));
    }

    private static Picture values(Analysis analysis, AnalysedGame game) {
        double limit = limit(game, analysis.settings().lead());
        long cut = game.plies().stream()
                .filter(ply -> Math.abs(ply.value()) > limit)
                .count();
        List<Plot.Line> lines = new ArrayList<>();
        for (Player player : game.players()) {
            lines.add(new Plot.Line(
                    analysis.isForOne() ? "" : AnalysisFigures.name(analysis, player),
                    numbers(game),
                    game.plies().stream()
                            .mapToDouble(ply -> Math.max(-limit, Math.min(limit, ply.value(player))))
                            .toArray()));
        }
        String what = analysis.isForOne()
                ? "The expected value of the position; it grows with the tiles."
                : "The minimax value of the position for each player; what is good for one is as bad for the other. A lead"
                        + " begins at " + Figures.count(analysis.settings().lead()) + ".";
        return Picture.of(
                "values",
                what
                        + (cut == 0
                                ? ""
                                : " Won and lost positions and values beyond " + Figures.count((long) limit)
                                        + " are drawn at the edge: " + Figures.count(cut, "ply", "plies") + "."),
                Plot.lines(analysis.isForOne() ? "Expected value" : "Minimax value", ply(analysis), "value", lines));
    }

    /** So that a decided position does not flatten all others. */
    static double limit(AnalysedGame game, int lead) {
        double[] sizes = game.plies().stream()
                .mapToDouble(ply -> Math.abs(ply.value()))
                .filter(Double::isFinite)
                .sorted()
                .toArray();
        double usual = sizes.length == 0 ? 0 : sizes[(int) (USUAL * (sizes.length - 1))];
        return Math.rint(Math.max(2.0 * Math.max(1, lead), FAR * usual));
    }

    private static String ply(Analysis analysis) {
        return analysis.isForOne() ? "slide" : "ply";
    }

    private static double[] numbers(AnalysedGame game) {
        return IntStream.rangeClosed(1, game.length()).asDoubleStream().toArray();
    }

    static Section allGames(Analysis analysis) {
        List<ShareCurve> curves = new ArrayList<>();
        for (Player player : analysis.players()) {
            int number = curves.size();
            curves.add(new ShareCurve(
                    line(AnalysisFigures.name(analysis, player) + ", 95 % band", analysis.hardness(player), 100),
                    ShareCurve.NO_POINTS,
                    new double[0],
                    number,
                    number));
        }
        String games = "mean of " + Figures.count(analysis.games().size(), "game", "games") + " with its 95 % band";
        Picture hardness = Picture.of(
                "hardness",
                "Hardness m from the start to the end of a game, " + games
                        + ". Games of different lengths are stretched to the same.",
                Plot.shares("Hardness m during a game", "% of the game", "m", "", curves, List.of()));
        String end = analysis.games().size() < FEW
                ? "."
                : ". Towards the right fewer games go on, so the band widens; it ends where fewer than " + FEW
                        + " are left.";
        Picture branching = Picture.of(
                "branching",
                "Moves to choose from at each " + ply(analysis) + ", " + games + end,
                Plot.lines(
                        "Moves to choose from",
                        ply(analysis),
                        "legal moves",
                        List.of(line("", cut(analysis.branching()), 1))));
        List<Picture> pictures = List.of(hardness, branching);
        return new Section(
                "all-games",
                "All games together",
                Html.paragraph(
                                "Where hardness falls, the game opens and what the players want moves away; where it swings, the"
                                        + " game is a ride. High hardness means here that little is left to decide, since it is"
                                        + " 1 minus v: few boards would have to turn out better before the player is sure of "
                                        + (analysis.isForOne() ? "a good board" : "a lead")
                                        + ", as far as the search sees.")
                        + Picture.gallery(pictures),
                pictures);
    }

    /** All of it if there never were as many games. */
    private static List<Analysis.Point> cut(List<Analysis.Point> points) {
        List<Analysis.Point> sure =
                points.stream().filter(point -> point.mean().games() >= FEW).toList();
        return sure.size() >= 2 ? sure : points;
    }

    private static Plot.Line line(String name, List<Analysis.Point> points, double scale) {
        return new Plot.Line(
                name,
                points.stream().mapToDouble(point -> point.x() * scale).toArray(),
                points.stream().mapToDouble(point -> point.mean().mean()).toArray(),
                points.stream().mapToDouble(point -> point.mean().low()).toArray(),
                points.stream().mapToDouble(point -> point.mean().high()).toArray());
    }
}
