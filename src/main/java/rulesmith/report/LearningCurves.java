package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import rulesmith.learning.Generation;
import rulesmith.learning.Learnability;
import rulesmith.learning.TrainingLog;
import rulesmith.learning.Verdict;
import rulesmith.rules.RuleSetFolder;

/** The learning curves: against opponents that learn too (Fig. 6 of the study), and against some that do not. */
final class LearningCurves {

    private static final String SMOOTH = "the line is their running mean over " + SmoothCurve.WINDOW + " generations";

    private LearningCurves() {}

    static Section fitness(LearnedGames games) {
        List<ShareCurve> curves =
                games.all().stream().map(game -> fitness(games, game)).toList();
        Plot plot = Plot.shares(
                "Champion's share of wins against all others",
                "generation",
                "share of wins",
                "1 = learned",
                curves,
                List.of(
                        new Zone("published: random game", Verdict.TRIVIAL_GENERATIONS, Verdict.TRIVIAL_GENERATIONS),
                        new Zone("published: evolved games", Verdict.BAND_LOW, Verdict.BAND_HIGH)));
        Picture picture = Picture.of("learning", caption(games), plot);
        return new Section(
                "curves",
                "Until the champion beats all others",
                Html.paragraph("This is the plot that the study shows as its Fig. 6. A champion meets opponents that"
                                + " have learned as long as it has, so its share need not rise, even if all of them"
                                + " get better; whether they do is shown in the next part.")
                        + Picture.gallery(List.of(picture)),
                List.of(picture));
    }

    private static ShareCurve fitness(LearnedGames games, LearnedGame game) {
        Learnability learnability = game.learnability();
        SmoothCurve curve = new SmoothCurve(learnability, Generation::others, 1);
        boolean band = games.isOne() && learnability.seeds().size() > 1;
        return new ShareCurve(
                curve.line(band ? game.title() + ", 95 % band" : games.label(game), band),
                games.few() ? curve.points() : ShareCurve.NO_POINTS,
                reached(games, learnability),
                games.colour(game),
                games.pattern(game));
    }

    /** Of a single game all seeds, of several the medians, for there is no room for more. */
    private static double[] reached(LearnedGames games, Learnability learnability) {
        return games.isOne()
                ? learnability.seeds().stream()
                        .filter(TrainingLog::learned)
                        .mapToDouble(log -> log.last().number())
                        .toArray()
                : DoubleStream.of(learnability.generations().median())
                        .filter(Double::isFinite)
                        .toArray();
    }

    private static String caption(LearnedGames games) {
        boolean one = games.isOne() && games.seeds() == 1;
        String lines = !games.few()
                ? "A line for each game: the mean over its seeds, as a running mean over " + SmoothCurve.WINDOW
                        + " generations, for it jumps from one to the next."
                : one
                        ? "The light points are the single generations, which jump; " + SMOOTH + "."
                        : "The light points are means over the seeds at each generation, which jump; " + SMOOTH + ".";
        String band = games.isOne() && !one
                ? " The band is its 95 % interval over the "
                        + Figures.count(games.seeds(), "seed", "seeds")
                        + (games.seeds() < LearningFigures.SURE_SEEDS ? ", rough because they are so few" : "") + "."
                : "";
        return lines + band + marks(games)
                + " In the shaded band the study's evolved games were learned, at the dashed line its random game.";
    }

    private static String marks(LearnedGames games) {
        if (games.all().stream()
                .allMatch(game -> game.learnability().generations().observed() == 0)) {
            return " No seed reached 1.";
        }
        return (games.isOne()
                        ? " Each mark at the top is a seed that learned the game there;"
                        : " A mark at the top is the generation by which half of the seeds of a game had learned it;")
                + " a seed that has learned goes on to count as 1.";
    }

    static Section strength(LearnedGames games) {
        List<Picture> pictures = new ArrayList<>();
        for (LearnedGame game : games.all()) {
            pictures.add(strength(games, game, pictures.size() + 1));
        }
        return new Section(
                "strength",
                "Against opponents that do not learn",
                Html.paragraph("Did the networks learn anything? Against opponents that stay as they are it shows. The"
                                + " random agent makes any move; the 1-ply agent looks one move ahead and takes the"
                                + " best board it finds. Generation 0 are the networks before any"
                                + " training. Only wins count: in a game with many draws even a good player’s share"
                                + " stays low.")
                        + Picture.gallery(pictures),
                pictures);
    }

    private static Picture strength(LearnedGames games, LearnedGame game, int number) {
        Learnability learnability = game.learnability();
        SmoothCurve random = new SmoothCurve(learnability, Generation::random, 0);
        SmoothCurve onePly = new SmoothCurve(learnability, Generation::onePly, 0);
        List<ShareCurve> curves = Stream.of(
                        new ShareCurve(random.line("against random", true), points(games, random), new double[0], 0, 0),
                        new ShareCurve(onePly.line("against 1-ply", true), points(games, onePly), new double[0], 1, 1))
                .toList();
        int seeds = learnability.seeds().size();
        String title = games.isOne() ? "Champion against fixed opponents" : game.title();
        return Picture.of(
                "strength-" + number + "-" + RuleSetFolder.slug(game.name()),
                game.title() + ": the champion’s share of wins against opponents that do not learn, "
                        + (seeds == 1
                                ? "one seed. The band is the 95 % interval from its games alone: other seeds differ"
                                        + " more."
                                : "mean of " + Figures.count(seeds) + " seeds with its 95 % interval.")
                        + (games.few()
                                ? " Light points are single generations; " + SMOOTH + "."
                                : " The line is a running mean over " + SmoothCurve.WINDOW + " generations."),
                Plot.shares(title, "generation", "share of wins", "", curves, List.of()));
    }

    private static Plot.Line points(LearnedGames games, SmoothCurve curve) {
        return games.few() ? curve.points() : ShareCurve.NO_POINTS;
    }
}
