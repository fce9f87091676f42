package rulesmith.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import rulesmith.rules.Measurement;
import rulesmith.survey.BradleyTerry;
import rulesmith.survey.Comparison;
import rulesmith.survey.GameOpinion;
import rulesmith.survey.Learning;
import rulesmith.survey.Rating;
import rulesmith.survey.StudyGame;
import rulesmith.survey.SurveyAnalysis;

/** The plots of a study, by the part of the report they belong to; what nobody answered has none. */
final class SurveyPlots {

    private static final Zone NO_DIFFERENCE = new Zone("no difference", 0, 0);

    private SurveyPlots() {}

    static Map<String, List<Picture>> of(SurveyAnalysis analysis) {
        Map<String, List<Picture>> plots = new LinkedHashMap<>();
        List<GameOpinion> rated = analysis.opinions().stream()
                .filter(opinion -> opinion.people() > 0)
                .toList();
        if (!rated.isEmpty()) {
            plots.put("liked", List.of(liked(rated)));
        }
        List<Comparison> compared = analysis.comparisons().stream()
                .filter(comparison -> comparison.choices().people() > 0)
                .toList();
        if (!compared.isEmpty()) {
            plots.put("preferences", List.of(preferences(compared)));
        }
        analysis.scores().ifPresent(scores -> plots.put("scores", List.of(scores(analysis, scores))));
        List<Learning> learned = analysis.learning().stream()
                .filter(learning -> learning.liked().stream().anyMatch(share -> share.games() > 0))
                .toList();
        if (!learned.isEmpty()) {
            plots.put("learning", List.of(learning(learned)));
        }
        return plots;
    }

    private static String name(StudyGame game) {
        return game.alias() + (game.control() ? " (random)" : "");
    }

    private static RowChart.Row row(String name, Measurement m, int colour) {
        return new RowChart.Row(name, m.mean(), m.low(), m.high(), colour);
    }

    private static Picture liked(List<GameOpinion> opinions) {
        List<RowChart.Row> rows = new ArrayList<>();
        for (GameOpinion opinion : opinions) {
            for (Rating rating : Rating.values()) {
                rows.add(row(
                        rating == Rating.LIKED ? name(opinion.game()) + ": liked" : rating.word(),
                        opinion.share(rating),
                        List.of(2, 0, 1).get(rating.ordinal())));
            }
        }
        return Picture.of(
                "liked",
                "The further right the upper mark of a game, the more people liked it; the lines are 95 % intervals.",
                Plot.rows("Liked, neutral and disliked", "share of people", rows, List.of(), new Span(0, 1, true)));
    }

    private static Picture preferences(List<Comparison> comparisons) {
        List<RowChart.Row> rows = comparisons.stream()
                .map(comparison -> row(name(comparison.game()), comparison.c(), 0))
                .toList();
        return Picture.of(
                "preferences",
                "Right of the dashed line more people prefer the game, left of it the random one; the lines are 95 %"
                        + " intervals.",
                Plot.rows(
                        "Preference against the random game",
                        "c",
                        rows,
                        List.of(NO_DIFFERENCE),
                        new Span(-1, 1, true)));
    }

    private static Picture scores(SurveyAnalysis analysis, BradleyTerry scores) {
        List<RowChart.Row> rows = IntStream.range(0, scores.games().size())
                .mapToObj(i -> row(
                        name(analysis.study().game(scores.games().get(i))),
                        scores.scores().get(i),
                        0))
                .toList();
        return Picture.of(
                "scores",
                "The further right, the more often preferred to the others; the lines are 95 % intervals, and 0 is the"
                        + " average game.",
                Plot.rows("Bradley–Terry scores", "score", rows, List.of(new Zone("average", 0, 0))));
    }

    private static Picture learning(List<Learning> learned) {
        List<ShareCurve> curves = new ArrayList<>();
        for (Learning learning : learned) {
            List<Measurement> liked = learning.liked();
            int[] known = IntStream.range(0, liked.size())
                    .filter(i -> liked.get(i).games() > 0)
                    .toArray();
            Plot.Line line = new Plot.Line(
                    name(learning.game()),
                    IntStream.of(known).mapToDouble(i -> i + 1.0).toArray(),
                    IntStream.of(known).mapToDouble(i -> liked.get(i).mean()).toArray());
            curves.add(new ShareCurve(line, ShareCurve.NO_POINTS, new double[0], curves.size(), curves.size()));
        }
        return Picture.of(
                "learning",
                "A line that rises: the game is liked more the better people know it. The table has the intervals, which are"
                        + " wide.",
                Plot.shares("Share who liked the run", "run", "share of people", "", curves, List.of()));
    }
}
