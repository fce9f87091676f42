package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import rulesmith.learning.Generation;
import rulesmith.learning.Learnability;
import rulesmith.learning.Tally;

/** The figures of each game in tables. */
final class LearningResults {

    /** Above this share of one result there is little that a better player could change. */
    private static final double LOPSIDED = 0.9;

    private LearningResults() {}

    static Section figures(LearnedGames games) {
        HtmlTable table = new HtmlTable(
                "learning",
                "Median generations until the champion first won 75 %, 90 % and all of its games against the others,"
                        + " and shares of wins against fixed opponents before and after learning; 95 % intervals",
                columns(
                        games,
                        "Learned",
                        "To 0.75",
                        "To 0.9",
                        "To 1",
                        "Random,<br/>untrained",
                        "Random,<br/>champion",
                        "1-ply,<br/>untrained",
                        "1-ply,<br/>champion"));
        for (LearnedGame game : games.all()) {
            Learnability learnability = game.learnability();
            table.row(cells(
                    games,
                    game,
                    Figures.count(learnability.generations().observed()) + " of "
                            + Figures.count(learnability.seeds().size()),
                    LearningFigures.html(learnability, learnability.reaching(0.75)),
                    LearningFigures.html(learnability, learnability.reaching(0.9)),
                    LearningFigures.html(learnability, learnability.generations()),
                    Figures.html(learnability.share(false, Generation::random)),
                    Figures.html(learnability.share(true, Generation::random)),
                    Figures.html(learnability.share(false, Generation::onePly)),
                    Figures.html(learnability.share(true, Generation::onePly))));
        }
        return new Section(
                "figures",
                "In figures",
                Html.paragraph("A population that never got there counts as having taken longer than it was given;"
                                + " “>” before a number means that most never did. The first times of 0.75 and 0.9 say"
                                + " more where 1 is never reached, but a single lucky generation is enough for them."
                                + (games.seeds() < LearningFigures.SURE_SEEDS
                                        ? " With fewer than " + LearningFigures.SURE_SEEDS + " seeds the interval of a"
                                                + " median goes from the first seed to the last and is less sure than"
                                                + " 95 %."
                                        : "")
                                + " The shares are those of the champions of the last generation, all seeds together,"
                                + " beside those of networks with random weights.")
                        + table.html());
    }

    static Section firstPlayer(LearnedGames games) {
        HtmlTable table = new HtmlTable(
                "learning",
                "All games that the networks played within their populations",
                columns(games, "South wins", "Draws", "North wins", "Games"));
        for (LearnedGame game : games.all()) {
            Tally tally = game.learnability().games();
            table.row(cells(
                    games,
                    game,
                    share(tally.wins(), tally),
                    share(tally.draws(), tally),
                    share(tally.losses(), tally),
                    Figures.count(tally.games())));
        }
        String lopsided = games.all().stream()
                .filter(game -> lopsided(game.learnability().games()))
                .map(LearnedGame::title)
                .collect(Collectors.joining(", "));
        return new Section(
                "first-player",
                "Who wins: the first or the second player",
                Html.paragraph("South moves first. To be learned, a game must let the champion beat everybody both"
                                + " ways: if one side always wins, or nearly all games are drawn, no champion can, however"
                                + " well it plays, and the measure says nothing about the game."
                                + (lopsided.isEmpty()
                                        ? ""
                                        : " More than 90 % of the games ended alike here: " + lopsided + "."))
                        + table.html());
    }

    private static boolean lopsided(Tally tally) {
        return Math.max(tally.wins(), Math.max(tally.draws(), tally.losses())) > LOPSIDED * tally.games();
    }

    private static String share(int count, Tally of) {
        return of.games() == 0 ? "–" : Figures.percent((double) count / of.games());
    }

    /** A column for the groups only if there are some. */
    static List<String> columns(LearnedGames games, String... others) {
        List<String> columns = new ArrayList<>(games.grouped() ? List.of("Game", "Group") : List.of("Game"));
        columns.addAll(List.of(others));
        return columns;
    }

    static List<String> cells(LearnedGames games, LearnedGame game, String... others) {
        List<String> cells = new ArrayList<>(List.of(Html.text(game.title())));
        if (games.grouped()) {
            cells.add(Html.text(game.group()));
        }
        cells.addAll(List.of(others));
        return cells;
    }
}
