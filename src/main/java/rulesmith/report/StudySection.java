package rulesmith.report;

import java.util.List;
import java.util.Map;
import rulesmith.learning.Learnability;
import rulesmith.learning.Verdict;

/** Beside what was published (section 5.4 of the study). */
final class StudySection {

    private static final String EVOLVED = Verdict.BAND_LOW + " to " + Verdict.BAND_HIGH;
    private static final String RANDOM = String.valueOf(Verdict.TRIVIAL_GENERATIONS);

    /** The study's own games, by the names that their rules have here. */
    private static final Map<String, String> PUBLISHED =
            Map.of("halim-game-1", EVOLVED, "halim-game-2", EVOLVED, "halim-game-3", EVOLVED, "halim-game-4", RANDOM);

    private StudySection() {}

    static Section of(LearnedGames games) {
        HtmlTable table = new HtmlTable(
                "learning",
                "Generations until the game is learned; ours are medians with intervals",
                LearningResults.columns(games, "Study", "Ours", "Learned", "Verdict"));
        table.row("published", study(games, "Evolved games of the study", EVOLVED, "in the band"));
        table.row("published", study(games, "Random game of the study", RANDOM, "trivial"));
        for (LearnedGame game : games.all()) {
            Learnability learnability = game.learnability();
            String published = PUBLISHED.get(game.name());
            table.row(LearningResults.cells(
                    games,
                    game,
                    published == null ? "–" : "<span class=\"published\">" + published + "</span>",
                    LearningFigures.html(learnability, learnability.generations()),
                    Figures.count(learnability.generations().observed()) + " of "
                            + Figures.count(learnability.seeds().size(), "seed", "seeds"),
                    Html.text(learnability.verdict().toString())));
        }
        return new Section(
                "study",
                "Beside the study",
                Html.paragraph(Verdict.SOURCE
                                + ". It took that as a sign that the evolved ones are entertaining: neither"
                                + " trivial nor out of reach.")
                        + table.html()
                        + "<p class=\"note\">"
                        + Html.text("The study gives no intervals and does not say how many populations it bred, so a"
                                + " difference from it may be luck. And the measure itself is fragile: a champion’s"
                                + " fitness is measured against opponents that learn too, so it need not rise as play"
                                + " gets better, and a single opponent that holds one draw keeps a game from being"
                                + " learned.")
                        + "</p>\n");
    }

    private static List<String> study(LearnedGames games, String title, String figure, String verdict) {
        LearnedGame row = new LearnedGame(
                title, "", games.grouped() ? "–" : "", games.all().get(0).learnability(), null);
        return LearningResults.cells(games, row, figure, "–", "not given", verdict);
    }
}
