package rulesmith.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rulesmith.rules.Measurement;
import rulesmith.survey.BradleyTerry;
import rulesmith.survey.Comparison;
import rulesmith.survey.Correlation;
import rulesmith.survey.CsvTable;
import rulesmith.survey.GameOpinion;
import rulesmith.survey.Learning;
import rulesmith.survey.OverallTest;
import rulesmith.survey.Rating;
import rulesmith.survey.SignedRank;
import rulesmith.survey.SurveyAnalysis;

/** The figures of a study for spreadsheets, in full. The answers they come from have tables of their own. */
final class SurveyTables {

    private SurveyTables() {}

    static Map<String, byte[]> files(SurveyAnalysis analysis) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("games.csv", games(analysis));
        files.put("comparisons.csv", comparisons(analysis));
        files.put("tests.csv", tests(analysis));
        analysis.scores().ifPresent(scores -> files.put("scores.csv", scores(scores)));
        files.put("learning.csv", learning(analysis));
        files.put("metrics.csv", metrics(analysis));
        return files;
    }

    /** The mean and the ends of its interval; nothing of nobody. */
    private static List<Double> cells(Measurement m) {
        return m.games() == 0 ? Arrays.asList(null, null, null) : List.of(m.mean(), m.low(), m.high());
    }

    private static List<String> columns(List<?>... parts) {
        return Csv.joined(parts).stream().map(String::valueOf).toList();
    }

    private static byte[] games(SurveyAnalysis analysis) {
        CsvTable csv = new CsvTable(columns(
                List.of("game", "alias", "name", "id", "control", "people"),
                Csv.columns("liked"),
                Csv.columns("neutral"),
                Csv.columns("disliked"),
                Csv.columns("enjoyment")));
        for (GameOpinion opinion : analysis.opinions()) {
            csv.row(Csv.joined(
                    List.of(
                            opinion.game().key(),
                            opinion.game().alias(),
                            opinion.game().rules().name(),
                            opinion.game().rules().id(),
                            opinion.game().control() ? "yes" : "no",
                            opinion.people()),
                    cells(opinion.share(Rating.LIKED)),
                    cells(opinion.share(Rating.NEUTRAL)),
                    cells(opinion.share(Rating.DISLIKED)),
                    cells(opinion.enjoyment())));
        }
        return csv.bytes();
    }

    private static byte[] comparisons(SurveyAnalysis analysis) {
        List<String> columns = new ArrayList<>(columns(
                List.of("game", "other", "yes", "neither", "no"), Csv.columns("c"), List.of("p", "p-corrected")));
        for (String what : List.of("ratings", "enjoyment")) {
            for (String figure : List.of("pairs", "zeros", "for", "against", "p", "p-corrected")) {
                columns.add(what + "-" + figure);
            }
        }
        CsvTable csv = new CsvTable(columns);
        for (Comparison comparison : analysis.comparisons()) {
            csv.row(Csv.joined(
                    List.of(
                            comparison.game().key(),
                            comparison.other().key(),
                            comparison.choices().more(),
                            comparison.choices().equal(),
                            comparison.choices().less()),
                    cells(comparison.c()),
                    comparison.choices().people() == 0
                            ? Arrays.asList(null, null)
                            : List.of(comparison.choices().oneSided(), comparison.choicesCorrected()),
                    ranks(comparison.ratings(), comparison.ratingsCorrected()),
                    ranks(comparison.enjoyment(), comparison.enjoymentCorrected())));
        }
        return csv.bytes();
    }

    private static List<?> ranks(SignedRank test, double corrected) {
        return test.pairs() + test.zeros() == 0
                ? Arrays.asList(0, 0, null, null, null, null)
                : List.of(test.pairs(), test.zeros(), test.plus(), test.minus(), test.twoSided(), corrected);
    }

    private static byte[] tests(SurveyAnalysis analysis) {
        CsvTable csv = new CsvTable(
                List.of("answer", "people", "games", "statistic", "degrees", "p", "p-corrected", "method"));
        int tests = analysis.overallTests();
        add(csv, "liked", analysis.liking(), tests);
        add(csv, "ratings", analysis.ratings(), tests);
        add(csv, "enjoyment", analysis.enjoyment(), tests);
        return csv.bytes();
    }

    private static void add(CsvTable csv, String answer, Optional<OverallTest> test, int tests) {
        test.ifPresent(known -> csv.row(List.of(
                answer,
                known.people(),
                known.games(),
                known.statistic(),
                known.degrees(),
                known.p(),
                known.corrected(tests),
                known.method().words())));
    }

    private static byte[] scores(BradleyTerry scores) {
        CsvTable csv = new CsvTable(columns(List.of("game", "group", "choices"), Csv.columns("score")));
        for (int i = 0; i < scores.games().size(); i++) {
            String game = scores.games().get(i);
            int group = 1;
            while (!scores.groups().get(group - 1).contains(game)) {
                group++;
            }
            Measurement score = scores.scores().get(i);
            csv.row(Csv.joined(List.of(game, group, score.games()), cells(score)));
        }
        return csv.bytes();
    }

    private static byte[] learning(SurveyAnalysis analysis) {
        CsvTable csv = new CsvTable(columns(List.of("game", "run", "people"), Csv.columns("liked")));
        for (Learning learning : analysis.learning()) {
            for (int run = 1; run <= learning.liked().size(); run++) {
                Measurement share = learning.liked().get(run - 1);
                csv.row(Csv.joined(List.of(learning.game().key(), run, share.games()), cells(share)));
            }
        }
        return csv.bytes();
    }

    private static byte[] metrics(SurveyAnalysis analysis) {
        CsvTable csv = new CsvTable(
                columns(List.of("metric", "with", "games"), Csv.columns("tau"), List.of("p", "p-corrected")));
        for (Correlation correlation : analysis.correlations()) {
            csv.row(Csv.joined(
                    List.of(
                            correlation.metric(),
                            correlation.answer().words(),
                            correlation.tau().games()),
                    cells(correlation.tau().tau()),
                    List.of(correlation.tau().p(), correlation.corrected())));
        }
        return csv.bytes();
    }
}
