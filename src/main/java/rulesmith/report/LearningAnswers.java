package rulesmith.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import rulesmith.learning.Learnability;
import rulesmith.learning.Verdict;

/** What came out, before all else: an answer for each game. */
final class LearningAnswers {

    private LearningAnswers() {}

    static String title(LearnedGames games) {
        return games.isOne()
                ? "How long " + games.all().get(0).title() + " takes to learn"
                : "How long " + Figures.count(games.all().size()) + " games take to learn";
    }

    static String html(LearnedGames games, List<String> findings) {
        StringBuilder html = new StringBuilder();
        findings.forEach(finding -> html.append(Html.paragraph(finding)));
        for (String group : games.groups()) {
            if (games.grouped()) {
                html.append("<p class=\"group\"><b>")
                        .append(Html.text(Figures.capital(group)))
                        .append("</b>: ")
                        .append(Html.text(verdicts(games.in(group))))
                        .append("</p>\n");
            }
            html.append("<ul class=\"answers\">\n");
            games.in(group).forEach(game -> html.append(answer(games, game)));
            html.append("</ul>\n");
        }
        if (games.preliminary()) {
            html.append("<p class=\"note\">")
                    .append(Html.text((games.isOne()
                                    ? "This is preliminary: it is from " + Figures.count(games.seeds(), "seed", "seeds")
                                            + "."
                                    : "Figures from fewer than " + Learnability.ENOUGH_SEEDS
                                            + " seeds are preliminary; the fewest here are from "
                                            + Figures.count(games.seeds(), "seed", "seeds") + ".")
                            + " Learning depends on luck, so a figure to publish takes " + Learnability.ENOUGH_SEEDS
                            + " seeds or more."))
                    .append("</p>\n");
        }
        return html.toString();
    }

    private static String answer(LearnedGames games, LearnedGame game) {
        Learnability learnability = game.learnability();
        Verdict verdict = learnability.verdict();
        long stopped = LearningFigures.stopped(learnability);
        String unfinished = stopped == 0
                ? ""
                : " " + Figures.count(stopped, "seed was", "seeds were") + " stopped before generation "
                        + Figures.count(learnability.cap()) + " and " + (stopped == 1 ? "counts" : "count")
                        + " as not learned.";
        return "<li><p class=\"answer\">" + (games.isOne() ? "" : "<b>" + Html.text(game.title()) + "</b> ")
                + "<span class=\"mark\">" + Html.text(Figures.capital(verdict.toString())) + "</span> "
                + Html.text(LearningFigures.sentence(learnability)) + ".</p>\n<p class=\"reason\">"
                + Html.text(verdict.because(learnability) + unfinished) + "</p></li>\n";
    }

    /** "2 quick, 1 in the band". */
    private static String verdicts(List<LearnedGame> games) {
        Map<Verdict, Long> counts = new LinkedHashMap<>();
        for (Verdict verdict : Verdict.values()) {
            long count = games.stream()
                    .filter(game -> game.learnability().verdict() == verdict)
                    .count();
            if (count > 0) {
                counts.put(verdict, count);
            }
        }
        return counts.entrySet().stream()
                .map(entry -> Figures.count(entry.getValue()) + " " + entry.getKey())
                .collect(Collectors.joining(", "));
    }
}
