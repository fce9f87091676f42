package rulesmith.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import rulesmith.rules.Measurement;
import rulesmith.survey.Agreement;
import rulesmith.survey.AnswerGrid;
import rulesmith.survey.Answers;
import rulesmith.survey.BradleyTerry;
import rulesmith.survey.Comparison;
import rulesmith.survey.Correlation;
import rulesmith.survey.GameOpinion;
import rulesmith.survey.Learning;
import rulesmith.survey.OverallTest;
import rulesmith.survey.Rating;
import rulesmith.survey.SignTest;
import rulesmith.survey.SignedRank;
import rulesmith.survey.Study;
import rulesmith.survey.StudyGame;
import rulesmith.survey.SurveyAnalysis;
import rulesmith.survey.SurveyWords;

/** What the answers of a study say, for programs. What is not known is null. */
final class SurveyFacts {

    private SurveyFacts() {}

    static Map<String, Object> of(SurveyAnalysis analysis) {
        Map<String, Object> facts = new LinkedHashMap<>();
        Study study = analysis.study();
        facts.put("study", study.name());
        facts.put("title", study.title());
        facts.put("seed", study.seed());
        facts.put("runs", study.runs());
        facts.put("opponent", study.opponent());
        facts.put("planned", study.planned());
        facts.put("people", analysis.people());
        facts.put("finished", analysis.finished());
        facts.put("summary", new SurveyWords(analysis).summary());
        AnswerGrid grid = new AnswerGrid(study, analysis.answers());
        facts.put("participants", all(grid.people(), person -> person(study, grid, person)));
        facts.put("games", all(analysis.opinions(), SurveyFacts::opinion));
        facts.put("comparisons", all(analysis.comparisons(), SurveyFacts::comparison));
        Map<String, Object> overall = new LinkedHashMap<>();
        int tests = analysis.overallTests();
        overall.put("liked", test(analysis.liking(), tests));
        overall.put("ratings", test(analysis.ratings(), tests));
        overall.put("enjoyment", test(analysis.enjoyment(), tests));
        facts.put("overall", overall);
        facts.put("scores", analysis.scores().map(SurveyFacts::scores).orElse(null));
        Map<String, Object> agreement = new LinkedHashMap<>();
        agreement.put("ratings", agreement(analysis.ratingAgreement()));
        agreement.put("enjoyment", agreement(analysis.enjoymentAgreement()));
        facts.put("agreement", agreement);
        facts.put("learning", all(analysis.learning(), SurveyFacts::learning));
        facts.put("metrics", all(analysis.correlations(), SurveyFacts::correlation));
        Map<String, Object> planned = new LinkedHashMap<>();
        planned.put("people", analysis.planned().people());
        planned.put("comparisons", analysis.planned().comparisons());
        boolean possible = analysis.planned().isPossible() && analysis.planned().comparisons() > 0;
        planned.put("needed", possible ? analysis.planned().needed() : null);
        planned.put("share", possible ? analysis.planned().share() : null);
        facts.put("detectable", planned);
        return facts;
    }

    private static <T> List<Object> all(List<T> values, Function<T, Map<String, Object>> facts) {
        List<Object> all = new ArrayList<>();
        values.forEach(value -> all.add(facts.apply(value)));
        return all;
    }

    private static Map<String, Object> person(Study study, AnswerGrid grid, Answers.Person person) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("person", person.number());
        facts.put("age", person.age());
        facts.put("gender", person.gender().isBlank() ? null : person.gender());
        facts.put("liking", person.liking());
        facts.put("finished", person.finished());
        Map<String, Object> ratings = new LinkedHashMap<>();
        for (StudyGame game : study.games()) {
            ratings.put(
                    game.key(),
                    IntStream.rangeClosed(1, study.runs())
                            .mapToObj(run -> grid.rating(person.number(), game.key(), run)
                                    .map(Rating::word)
                                    .orElse(null))
                            .toArray());
        }
        facts.put("ratings", ratings);
        return facts;
    }

    /** Null of nobody. */
    private static Map<String, Object> measured(Measurement m) {
        if (m.games() == 0) {
            return null;
        }
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("mean", m.mean());
        facts.put("low", m.low());
        facts.put("high", m.high());
        facts.put("n", m.games());
        return facts;
    }

    private static Map<String, Object> opinion(GameOpinion opinion) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("game", opinion.game().key());
        facts.put("alias", opinion.game().alias());
        facts.put("name", opinion.game().rules().name());
        facts.put("id", opinion.game().rules().id());
        facts.put("control", opinion.game().control());
        facts.put("people", opinion.people());
        facts.put("partly", opinion.partly());
        for (Rating rating : Rating.values()) {
            facts.put(rating.word(), measured(opinion.share(rating)));
        }
        facts.put("enjoyment", measured(opinion.enjoyment()));
        return facts;
    }

    private static Map<String, Object> comparison(Comparison comparison) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("game", comparison.game().key());
        facts.put("other", comparison.other().key());
        facts.put("c", measured(comparison.c()));
        Map<String, Object> signs = signs(comparison.choices());
        signs.put(
                "oneSided",
                comparison.choices().people() == 0 ? null : comparison.choices().oneSided());
        signs.put("corrected", comparison.choices().people() == 0 ? null : comparison.choicesCorrected());
        facts.put("signTest", signs);
        facts.put("ratings", ranks(comparison.ratings(), comparison.ratingsCorrected()));
        facts.put("enjoyment", ranks(comparison.enjoyment(), comparison.enjoymentCorrected()));
        return facts;
    }

    private static Map<String, Object> signs(SignTest test) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("more", test.more());
        facts.put("less", test.less());
        facts.put("equal", test.equal());
        facts.put("twoSided", test.people() == 0 ? null : test.twoSided());
        return facts;
    }

    private static Map<String, Object> ranks(SignedRank test, double corrected) {
        if (test.pairs() + test.zeros() == 0) {
            return null;
        }
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("pairs", test.pairs());
        facts.put("zeros", test.zeros());
        facts.put("plus", test.plus());
        facts.put("minus", test.minus());
        facts.put("twoSided", test.twoSided());
        facts.put("corrected", corrected);
        facts.put("exact", test.exact());
        return facts;
    }

    private static Map<String, Object> test(Optional<OverallTest> test, int tests) {
        return test.map(known -> {
                    Map<String, Object> facts = new LinkedHashMap<>();
                    facts.put("people", known.people());
                    facts.put("statistic", known.statistic());
                    facts.put("degrees", known.degrees());
                    facts.put("p", known.p());
                    facts.put("corrected", known.corrected(tests));
                    facts.put("method", known.method().words());
                    return facts;
                })
                .orElse(null);
    }

    private static Map<String, Object> scores(BradleyTerry scores) {
        Map<String, Object> byGame = new LinkedHashMap<>();
        for (int i = 0; i < scores.games().size(); i++) {
            Measurement score = scores.scores().get(i);
            byGame.put(scores.games().get(i), measured(score));
        }
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("games", byGame);
        facts.put("choices", scores.choices());
        facts.put("groups", scores.groups());
        facts.put("lopsided", scores.lopsided());
        return facts;
    }

    private static Map<String, Object> agreement(Optional<Agreement> agreement) {
        return agreement
                .map(known -> {
                    Map<String, Object> facts = measured(known.alpha());
                    if (!known.hasInterval()) {
                        facts.put("low", null);
                        facts.put("high", null);
                    }
                    return facts;
                })
                .orElse(null);
    }

    private static Map<String, Object> learning(Learning learning) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("game", learning.game().key());
        facts.put("liked", all(learning.liked(), SurveyFacts::measured));
        Map<String, Object> change = signs(learning.change());
        change.put("corrected", learning.change().people() == 0 ? null : learning.corrected());
        facts.put("change", change);
        return facts;
    }

    private static Map<String, Object> correlation(Correlation correlation) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("metric", correlation.metric());
        facts.put("with", correlation.answer().name().toLowerCase(Locale.ROOT));
        facts.put("tau", measured(correlation.tau().tau()));
        facts.put("p", correlation.tau().p());
        facts.put("corrected", correlation.corrected());
        facts.put("leastPossibleP", correlation.tau().least());
        facts.put("tooFewGames", correlation.tau().isTooFew());
        facts.put("exact", correlation.tau().exact());
        return facts;
    }
}
