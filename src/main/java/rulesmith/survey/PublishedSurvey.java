package rulesmith.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What Halim, Baig and Zafar (2014) print of their survey, beside what comes out of its tables here. */
final class PublishedSurvey {

    private static final String NAME = "halim-2014";
    private static final List<String> LIKED = List.of("70–90 %", "70–90 %", "70–90 %", "10 %");
    private static final List<String> C = List.of("0.9", "0.8", "0.9", Wording.NONE);
    private static final List<String> P = List.of("0.165282466", "0.088439824", "0.165282466", Wording.NONE);

    private PublishedSurvey() {}

    /** Where the paper has the same, for a caption; nothing for other studies. */
    static String reference(SurveyAnalysis analysis, String place) {
        return is(analysis) ? " (the paper's " + place + ")" : "";
    }

    private static boolean is(SurveyAnalysis analysis) {
        return analysis.study().name().startsWith(NAME) && analysis.opinions().size() == LIKED.size();
    }

    /** Only for the example study. */
    static Optional<SurveyPart> part(SurveyAnalysis analysis) {
        int games = analysis.opinions().size();
        if (!is(analysis)) {
            return Optional.empty();
        }
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            GameOpinion opinion = analysis.opinions().get(i);
            Optional<Comparison> comparison = analysis.comparisons().stream()
                    .filter(each -> each.game().equals(opinion.game()))
                    .findFirst();
            rows.add(List.of(
                    Wording.label(opinion.game()),
                    LIKED.get(i),
                    opinion.people() == 0
                            ? Wording.NONE
                            : Wording.percent(opinion.share(Rating.LIKED).mean()),
                    C.get(i),
                    comparison.map(each -> Wording.decimal(each.c().mean(), 1)).orElse(Wording.NONE),
                    P.get(i),
                    comparison.map(each -> Wording.p(each.choices().oneSided())).orElse(Wording.NONE)));
        }
        return Optional.of(new SurveyPart(
                "published",
                "The figures of the paper",
                List.of(
                        "What the paper prints beside what its tables give here; intervals are in the parts above. Its p does"
                                + " not follow from its Table 7: its c is the share of yes instead of equation 8, which gives 0.8,"
                                + " 0.7 and 0.8, and its p is greater where its c is greater, which P(C ≥ c) cannot be."),
                new SurveyTable(
                        "published",
                        "Halim, Baig and Zafar (2014), section 5.5 and Table 8, and the same from their Tables 6 and 7",
                        List.of("game", "liked, paper", "liked", "c, paper", "c", "p, paper", "p, exact"),
                        rows)));
    }
}
