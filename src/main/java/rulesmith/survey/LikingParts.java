package rulesmith.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rulesmith.rules.Measurement;

/** How much the games were liked, whether people agree about it, and how it changes from run to run. */
final class LikingParts {

    private LikingParts() {}

    static SurveyPart liked(SurveyAnalysis analysis) {
        List<List<String>> rows = new ArrayList<>();
        int partly = 0;
        boolean enjoyed = analysis.opinions().stream()
                .anyMatch(opinion -> opinion.enjoyment().games() > 0);
        for (GameOpinion opinion : analysis.opinions()) {
            List<String> row =
                    new ArrayList<>(List.of(Wording.label(opinion.game()), String.valueOf(opinion.people())));
            for (Rating rating : Rating.values()) {
                row.add(Wording.share(opinion.share(rating)));
            }
            if (enjoyed) {
                row.add(Wording.mean(opinion.enjoyment()));
            }
            rows.add(row);
            partly += opinion.partly();
        }
        List<String> heads = new ArrayList<>(List.of("game", "people", "liked", "neutral", "disliked"));
        if (enjoyed) {
            heads.add("enjoyment, 1–7");
        }
        List<String> notes = new ArrayList<>();
        if (partly > 0) {
            notes.add(Wording.count(partly, "judgement comes", "judgements come")
                    + " from people who did not rate all runs of the game; they count by those they rated.");
        }
        return new SurveyPart(
                "liked",
                "Which games were liked",
                List.of(
                        "The share of people who liked each game. A person likes a game if they liked some run of it and"
                                + " disliked none, dislikes it if they disliked any, and is neutral otherwise. In brackets where the"
                                + " share among all such people lies, with 95 % confidence."),
                List.of(new SurveyTable(
                        "liked",
                        "Liked, neutral and disliked by game" + PublishedSurvey.reference(analysis, "Fig. 7"),
                        heads,
                        rows)),
                notes);
    }

    static SurveyPart overall(SurveyAnalysis analysis) {
        List<List<String>> rows = new ArrayList<>();
        List<String> shown = new ArrayList<>();
        int tests = analysis.overallTests();
        add(rows, shown, "whether they are liked", "Cochran's Q", analysis.liking(), tests);
        add(rows, shown, "the ratings added up", "Friedman", analysis.ratings(), tests);
        add(rows, shown, "the enjoyment", "Friedman", analysis.enjoyment(), tests);
        String title = "Are some games liked better than others?";
        if (analysis.study().games().size() < 2) {
            return new SurveyPart("overall", title, List.of("There is one game only, and nothing to hold it against."));
        }
        if (analysis.liking().isEmpty() && analysis.enjoyment().isEmpty()) {
            return new SurveyPart(
                    "overall",
                    title,
                    List.of("Nobody has rated all games, so the games cannot be held against each other."));
        }
        String verdict = shown.isEmpty()
                ? "No: a difference between the games cannot be shown from these answers, which does not mean that there"
                        + " is none."
                : "Yes, judging by " + Wording.list(shown)
                        + ": if all games were alike, people would hardly tell them apart so much.";
        return new SurveyPart(
                "overall",
                title,
                List.of(verdict + " p is how likely differences as great as these are if people thought alike of all"
                        + " games. Only people who rated all games count."),
                List.of(new SurveyTable(
                        "tests",
                        "Tests over all games",
                        List.of("by", "test", "people", "statistic", "p", "p, times " + tests),
                        rows)),
                methods(analysis));
    }

    private static void add(
            List<List<String>> rows,
            List<String> shown,
            String answer,
            String name,
            Optional<OverallTest> test,
            int tests) {
        test.ifPresentOrElse(
                known -> {
                    double corrected = known.corrected(tests);
                    rows.add(List.of(
                            answer,
                            name,
                            String.valueOf(known.people()),
                            Wording.decimal(known.statistic(), 2),
                            Wording.p(known.p()),
                            Wording.p(corrected)));
                    if (corrected <= Wording.ALPHA) {
                        shown.add(answer);
                    }
                },
                () -> rows.add(List.of(answer, name, "0", Wording.NONE, Wording.NONE, Wording.NONE)));
    }

    private static List<String> methods(SurveyAnalysis analysis) {
        List<String> methods = new ArrayList<>();
        analysis.liking()
                .ifPresent(test -> methods.add(
                        "p of whether they are liked: " + test.method().words() + "."));
        analysis.ratings()
                .ifPresent(
                        test -> methods.add("p of the ratings: " + test.method().words() + "."));
        analysis.enjoyment()
                .ifPresent(test ->
                        methods.add("p of the enjoyment: " + test.method().words() + "."));
        return methods;
    }

    static SurveyPart learning(SurveyAnalysis analysis) {
        int runs = analysis.study().runs();
        List<String> heads = new ArrayList<>(List.of("game"));
        for (int run = 1; run <= runs; run++) {
            heads.add("run " + run);
        }
        heads.addAll(List.of("gain/loss", "p", "p, Holm"));
        List<List<String>> rows = new ArrayList<>();
        List<String> shown = new ArrayList<>();
        for (Learning learning : analysis.learning()) {
            List<String> row = new ArrayList<>(List.of(Wording.label(learning.game())));
            for (Measurement share : learning.liked()) {
                row.add(Wording.share(share));
            }
            SignTest change = learning.change();
            row.addAll(
                    change.people() == 0
                            ? List.of(Wording.NONE, Wording.NONE, Wording.NONE)
                            : List.of(
                                    "+" + change.more() + " −" + change.less(),
                                    Wording.p(change.twoSided()),
                                    Wording.p(learning.corrected())));
            rows.add(row);
            if (learning.corrected() <= Wording.ALPHA) {
                shown.add(
                        Wording.label(learning.game()) + (change.more() > change.less() ? " (rising)" : " (falling)"));
            }
        }
        return new SurveyPart(
                "learning",
                "From the first run to the last",
                List.of("How the share of people who liked a run changes as they come to know the game. "
                        + (shown.isEmpty()
                                ? "For no game is the change from the first run to the last more than chance explains."
                                : "The change is more than chance explains for " + Wording.list(shown) + ".")),
                new SurveyTable(
                        "learning",
                        "Share who liked the run. Gain: people who liked the last run and not the first; loss: the"
                                + " reverse. p: exact McNemar test, two-sided",
                        heads,
                        rows));
    }

    static SurveyPart agreement(SurveyAnalysis analysis) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(row("ratings of the runs", analysis.ratingAgreement()));
        rows.add(row("enjoyment of the games", analysis.enjoymentAgreement()));
        boolean known = analysis.ratingAgreement().isPresent()
                || analysis.enjoymentAgreement().isPresent();
        return new SurveyPart(
                "agreement",
                "Do people agree?",
                List.of(
                        "Krippendorff's alpha says how much people agree: 1 completely, 0 no more than by chance. A low value"
                                + " is no fault of the answers; tastes differ."
                                + (known
                                        ? ""
                                        : " There are no two people to compare, or all gave the same answer throughout.")),
                new SurveyTable(
                        "agreement", "Krippendorff's alpha, ordinal", List.of("answer", "alpha", "people"), rows));
    }

    private static List<String> row(String answer, Optional<Agreement> agreement) {
        return agreement
                .map(known -> List.of(
                        answer,
                        known.hasInterval()
                                ? Wording.mean(known.alpha())
                                : Wording.decimal(known.alpha().mean(), 2) + " (too few people for an interval)",
                        String.valueOf(known.alpha().games())))
                .orElse(List.of(answer, Wording.NONE, Wording.NONE));
    }
}
