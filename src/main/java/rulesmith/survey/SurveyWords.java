package rulesmith.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** All that a report about a study says, but for its pictures. */
public record SurveyWords(SurveyAnalysis analysis) {

    /** With fewer people, one more or less would change the picture. */
    private static final int FEW = 20;

    /** The most important, in sentences. */
    public List<String> summary() {
        Study study = analysis.study();
        List<String> words = new ArrayList<>();
        if (analysis.people() == 0) {
            words.add("Nobody has taken part yet, so there is nothing to report. "
                    + Wording.count(study.planned(), "person is", "people are") + " planned for.");
            return words;
        }
        words.add("%s took part, to play %s, %s; %s answered everything."
                .formatted(
                        Wording.people(analysis.people()),
                        Wording.count(study.games().size(), "game", "games"),
                        study.runs() == 1 ? "once each" : study.runs() + " times each",
                        analysis.finished() == analysis.people()
                                ? analysis.people() == 1 ? "they" : "all"
                                : analysis.finished() == 0 ? "nobody" : String.valueOf(analysis.finished())));
        liking(words);
        preferences(words);
        if (analysis.people() < FEW) {
            words.add("These are the answers of " + Wording.people(analysis.people())
                    + ": the intervals are wide, and nothing is said about people unlike them.");
        }
        return words;
    }

    private void liking(List<String> words) {
        List<GameOpinion> rated = analysis.opinions().stream()
                .filter(opinion -> opinion.people() > 0)
                .toList();
        if (rated.isEmpty()) {
            words.add("No run has been rated.");
            return;
        }
        double most = rated.stream().mapToDouble(SurveyWords::liked).max().orElseThrow();
        double least = rated.stream().mapToDouble(SurveyWords::liked).min().orElseThrow();
        if (most == least) {
            words.add("Of those who rated it, " + Wording.share(rated.get(0).share(Rating.LIKED)) + " liked "
                    + (rated.size() == 1 ? Wording.label(rated.get(0).game()) : "each game") + ".");
            return;
        }
        words.add("Most liked: %s. Least liked: %s."
                .formatted(
                        named(rated, opinion -> liked(opinion) == most),
                        named(rated, opinion -> liked(opinion) == least)));
    }

    private static double liked(GameOpinion opinion) {
        return opinion.share(Rating.LIKED).mean();
    }

    private static String named(List<GameOpinion> opinions, Predicate<GameOpinion> chosen) {
        List<String> names = opinions.stream()
                .filter(chosen)
                .map(opinion -> Wording.label(opinion.game()) + ", by " + Wording.share(opinion.share(Rating.LIKED)))
                .toList();
        return Wording.list(names);
    }

    private void preferences(List<String> words) {
        List<Comparison> compared = analysis.comparisons().stream()
                .filter(comparison -> comparison.choices().people() > 0)
                .toList();
        if (compared.isEmpty()) {
            return;
        }
        List<String> shown = compared.stream()
                .filter(comparison -> comparison.choicesCorrected() <= Wording.ALPHA)
                .map(comparison -> Wording.label(comparison.game()))
                .toList();
        words.add(
                shown.isEmpty()
                        ? "That more people prefer a game to the random one than chance explains could be shown of no game;"
                                + " that does not show that there is no difference."
                        : "More people find " + Wording.list(shown)
                                + " more entertaining than the random game than chance explains (exact sign test, corrected"
                                + " for " + Wording.count(analysis.comparisons().size(), "comparison", "comparisons")
                                + ").");
    }

    /** In the order of a report. Parts that this study cannot have are not there. */
    public List<SurveyPart> parts() {
        List<SurveyPart> parts = new ArrayList<>();
        parts.add(PeopleParts.games(analysis));
        parts.add(PeopleParts.participants(analysis));
        parts.add(PeopleParts.ratings(analysis));
        parts.add(LikingParts.liked(analysis));
        parts.add(LikingParts.overall(analysis));
        if (!analysis.learning().isEmpty()) {
            parts.add(LikingParts.learning(analysis));
        }
        if (analysis.study().control().isPresent() && !analysis.comparisons().isEmpty()) {
            parts.add(PreferenceParts.choices(analysis));
            parts.add(PreferenceParts.differences(analysis));
        }
        PublishedSurvey.part(analysis).ifPresent(parts::add);
        parts.add(PreferenceParts.scores(analysis));
        parts.add(LikingParts.agreement(analysis));
        parts.add(MethodParts.metrics(analysis));
        parts.add(PeopleParts.comments(analysis));
        parts.add(MethodParts.planned(analysis));
        parts.add(MethodParts.method(analysis));
        return parts;
    }
}
