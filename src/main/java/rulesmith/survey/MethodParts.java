package rulesmith.survey;

import java.util.ArrayList;
import java.util.List;

/** Metrics beside the answers, what the study could find, and how all was done. */
final class MethodParts {

    private MethodParts() {}

    static SurveyPart metrics(SurveyAnalysis analysis) {
        String title = "Do the metrics tell what people like?";
        List<Correlation> correlations = analysis.correlations();
        if (correlations.isEmpty()) {
            return new SurveyPart(
                    "metrics",
                    title,
                    List.of(
                            "Nothing can be said: it takes three games or more that people have judged, with the same metric"
                                    + " kept in their rule sets (score keeps them) and different values of it."));
        }
        boolean few = correlations.stream().allMatch(each -> each.tau().least() * correlations.size() > Wording.ALPHA);
        List<String> shown = correlations.stream()
                .filter(each -> each.corrected() <= Wording.ALPHA)
                .map(each -> each.metric() + " with the " + each.answer().words())
                .toList();
        int games = correlations.get(0).tau().games();
        if (few) {
            return new SurveyPart(
                    "metrics",
                    title,
                    List.of("With " + games
                            + " games nothing can be concluded: even if a metric put them in just the order"
                            + " that people do, chance would do that too often ("
                            + Wording.pIs(correlations.get(0).tau().least()) + " at best, and "
                            + Wording.count(correlations.size(), "relation is", "relations are") + " looked at)."));
        }
        String verdict = shown.isEmpty()
                ? "For no metric is the relation more than chance explains; with so few games only a very close one"
                        + " would be."
                : "The relation is more than chance explains for " + Wording.list(shown) + ".";
        List<List<String>> rows = correlations.stream()
                .map(each -> List.of(
                        each.metric(),
                        each.answer().words(),
                        Wording.mean(each.tau().tau()),
                        String.valueOf(each.tau().games()),
                        Wording.p(each.tau().p()),
                        Wording.p(each.corrected())))
                .toList();
        return new SurveyPart(
                "metrics",
                title,
                List.of(
                        "Whether what was measured of the games goes together with what people think of them: tau is 1 if the"
                                + " metric puts the games in the same order as people do, −1 in the reverse, about 0 in another. "
                                + verdict),
                new SurveyTable(
                        "metrics",
                        "Kendall's tau-b of metrics with answers, over games",
                        List.of("metric", "with", "tau", "games", "p", "p, Holm"),
                        rows));
    }

    static SurveyPart planned(SurveyAnalysis analysis) {
        return new SurveyPart(
                "planned", "What the study can find", List.of(analysis.planned().words()));
    }

    static SurveyPart method(SurveyAnalysis analysis) {
        Study study = analysis.study();
        List<String> words = new ArrayList<>();
        words.add("Study %s, seed %d: %s, %s each, played against %s; %s planned for."
                .formatted(
                        study.name(),
                        study.seed(),
                        Wording.count(study.games().size(), "game", "games"),
                        study.runs() == 1 ? "once" : study.runs() + " times",
                        study.opponent().equals(Study.HUMAN)
                                ? "another participant"
                                : "the computer (" + study.opponent() + ")",
                        Wording.count(study.planned(), "person", "people")));
        words.add(
                "Numbers in brackets are 95 % confidence intervals: Wilson's for shares, Student's t for means. If all"
                        + " gave the same answer, the interval leaves room for others who would not.");
        words.add("p is the probability of a result as extreme as the one found if there were no difference; up to 0.05"
                + " counts as “more than chance explains”. Where the same question is asked of several games, p is also"
                + " given as corrected by Holm, and the words go by that. The tests over all games look at the same"
                + " people in up to three ways and are corrected by Bonferroni, for as many as could be made"
                + (analysis.overallTests() == 0 ? "" : " (here " + analysis.overallTests() + ")") + ".");
        words.add("The sign test is exact and leaves out who finds no difference; that of preferences is one-sided,"
                + " because the question is whether a game is better than a random one. Wilcoxon's test drops zeros,"
                + " shares ranks between ties and is exact up to 200 differences;"
                + " Friedman's test and Cochran's Q are exact where all exchanges can be counted, otherwise sampled, and"
                + " with more than 100 people taken from the chi-square distribution.");
        words.add(
                "Bradley–Terry scores count a tie as half a choice for each game, and give each game half a choice for it"
                        + " and half a choice against it, against an imaginary game of score 0, so that none is infinite. Their"
                        + " intervals take all choices for independent, although each person made several.");
        words.add(
                "The interval of Krippendorff's alpha comes from 2,000 draws of the people with replacement; the games stay"
                        + " the same. Kendall's tau-b is tested over all orders of the games, or 100,000 random ones if there are"
                        + " more than nine; its interval, from five games on, is that of Fieller, Hartley and Pearson.");
        return new SurveyPart("method", "How it was done", words);
    }
}
