package rulesmith.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** What people find more entertaining than what. */
final class PreferenceParts {

    private PreferenceParts() {}

    static SurveyPart choices(SurveyAnalysis analysis) {
        List<List<String>> rows = analysis.comparisons().stream()
                .map(comparison -> {
                    SignTest choices = comparison.choices();
                    boolean asked = choices.people() > 0;
                    return List.of(
                            Wording.label(comparison.game()),
                            String.valueOf(choices.more()),
                            String.valueOf(choices.equal()),
                            String.valueOf(choices.less()),
                            Wording.mean(comparison.c()),
                            asked ? Wording.p(choices.oneSided()) : Wording.NONE,
                            asked ? Wording.p(choices.twoSided()) : Wording.NONE,
                            asked ? Wording.p(comparison.choicesCorrected()) : Wording.NONE);
                })
                .toList();
        return new SurveyPart(
                "preferences",
                "More entertaining than the random game?",
                List.of("How many people find each game more entertaining than the random one. "
                        + verdict(
                                analysis,
                                comparison -> comparison.choices().people() == 0,
                                Comparison::choicesCorrected,
                                "More people say yes than chance explains")
                        + " c is the mean of 1 for yes, 0 for neither and −1 for no; p says how likely so many yes or more"
                        + " are if yes and no were equally likely."),
                new SurveyTable(
                        "preferences",
                        "Preference against the random game" + PublishedSurvey.reference(analysis, "Table 7")
                                + ", with the exact sign test",
                        List.of("game", "yes", "neither", "no", "c", "p", "p two-sided", "p, Holm"),
                        rows));
    }

    private static String verdict(
            SurveyAnalysis analysis,
            Function<Comparison, Boolean> missing,
            ToDoubleFunction<Comparison> p,
            String finding) {
        if (analysis.comparisons().stream().allMatch(missing::apply)) {
            return "Nobody has answered this.";
        }
        List<String> shown = analysis.comparisons().stream()
                .filter(comparison -> p.applyAsDouble(comparison) <= Wording.ALPHA)
                .map(comparison -> Wording.label(comparison.game()))
                .toList();
        return shown.isEmpty()
                ? "For no game do these answers show a difference from the random one, which does not mean that there is"
                        + " none."
                : finding + ": " + Wording.list(shown) + ".";
    }

    static SurveyPart differences(SurveyAnalysis analysis) {
        boolean enjoyed = analysis.comparisons().stream().anyMatch(each -> pairs(each.enjoyment()) > 0);
        List<SurveyTable> tables = new ArrayList<>();
        tables.add(ranks(analysis, "Ratings of all runs added up", Comparison::ratings, Comparison::ratingsCorrected));
        if (enjoyed) {
            tables.add(ranks(analysis, "Enjoyment", Comparison::enjoyment, Comparison::enjoymentCorrected));
        }
        List<String> notes = new ArrayList<>();
        if (!enjoyed) {
            notes.add("How much they enjoyed a game nobody has told for both it and the random one.");
        }
        return new SurveyPart(
                "differences",
                "Rated higher than the random game?",
                List.of("Whether the same people rate a game higher than the random one. "
                        + verdict(
                                analysis,
                                comparison -> pairs(comparison.ratings()) == 0,
                                Comparison::ratingsCorrected,
                                "The ratings differ by more than chance explains")
                        + " Wilcoxon's test also weighs by how much they differ: the rank sums for and against the game"
                        + " would be about the same if there were no difference."),
                tables,
                notes);
    }

    private static int pairs(SignedRank test) {
        return test.pairs() + test.zeros();
    }

    private static SurveyTable ranks(
            SurveyAnalysis analysis,
            String what,
            Function<Comparison, SignedRank> test,
            ToDoubleFunction<Comparison> corrected) {
        List<List<String>> rows = analysis.comparisons().stream()
                .map(comparison -> {
                    SignedRank ranks = test.apply(comparison);
                    boolean known = pairs(ranks) > 0;
                    return List.of(
                            Wording.label(comparison.game()),
                            String.valueOf(pairs(ranks)),
                            String.valueOf(ranks.zeros()),
                            known ? Wording.decimal(ranks.plus(), 1) : Wording.NONE,
                            known ? Wording.decimal(ranks.minus(), 1) : Wording.NONE,
                            known ? Wording.p(ranks.twoSided()) : Wording.NONE,
                            known ? Wording.p(corrected.applyAsDouble(comparison)) : Wording.NONE);
                })
                .toList();
        return new SurveyTable(
                "differences",
                what + ", against the random game: Wilcoxon's signed rank test, two-sided",
                List.of("game", "people", "equal", "for", "against", "p", "p, Holm"),
                rows);
    }

    static SurveyPart scores(SurveyAnalysis analysis) {
        String title = "An order of the games";
        if (analysis.scores().isEmpty()) {
            return new SurveyPart(
                    "scores",
                    title,
                    List.of("Nobody has chosen between two games, so there is no order of the games."));
        }
        BradleyTerry scores = analysis.scores().get();
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < scores.games().size(); i++) {
            rows.add(List.of(
                    Wording.label(analysis.study().game(scores.games().get(i))),
                    Wording.mean(scores.scores().get(i)),
                    String.valueOf(scores.scores().get(i).games())));
        }
        List<String> notes = new ArrayList<>();
        if (scores.lopsided()) {
            notes.add(
                    "Some game was always or never preferred to those it was compared with. Its score would be infinite; it"
                            + " is finite only because each game is given half a choice for it and half a choice against it.");
        }
        if (!scores.isLinked()) {
            notes.add("No choice links these groups of games, so scores can be compared within each only: "
                    + String.join(
                            "; ",
                            scores.groups().stream()
                                    .map(group -> Wording.list(group.stream()
                                            .map(key -> Wording.label(
                                                    analysis.study().game(key)))
                                            .toList()))
                                    .toList())
                    + ".");
        }
        return new SurveyPart(
                "scores",
                title,
                List.of(
                        "All choices between two games together put the games in an order: the higher the score, the more"
                                + " entertaining. A lead of 1.1 means being preferred three times out of four. Games whose"
                                + " intervals overlap may well be in the other order."),
                List.of(new SurveyTable(
                        "scores",
                        "Bradley–Terry scores from " + Wording.count(scores.choices(), "choice", "choices"),
                        List.of("game", "score", "choices"),
                        rows)),
                notes);
    }
}
