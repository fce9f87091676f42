package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SurveyAnalysisTest {

    /** Table 6 gives 80, 70, 90 and 10 %; table 7, exactly, p = .0107, .0195 and .0107. */
    @Test
    void givesTheFiguresOfThePaper() throws IOException {
        SurveyAnalysis analysis = SurveyAnalysis.of(SmallStudy.published(), SmallStudy.publishedAnswers());
        assertEquals(
                List.of(0.8, 0.7, 0.9, 0.1),
                analysis.opinions().stream()
                        .map(opinion -> opinion.share(Rating.LIKED).mean())
                        .toList());
        assertEquals(
                List.of(new SignTest(9, 1, 0), new SignTest(8, 1, 1), new SignTest(9, 1, 0)),
                analysis.comparisons().stream().map(Comparison::choices).toList());
        assertEquals(
                List.of("0.0107", "0.0195", "0.0107"),
                analysis.comparisons().stream()
                        .map(comparison -> "%.4f".formatted(comparison.choices().oneSided()))
                        .toList());
        assertEquals(0.8, analysis.comparisons().get(0).c().mean(), 1e-12);
        assertEquals(0.7, analysis.comparisons().get(1).c().mean(), 1e-12);
        assertEquals(3 * 11 / 1024.0, analysis.comparisons().get(0).choicesCorrected(), 1e-12);
        assertEquals(Optional.empty(), analysis.enjoyment());
        assertEquals(Optional.empty(), analysis.enjoymentAgreement());
        assertEquals(10, analysis.ratings().orElseThrow().people());
        assertTrue(analysis.liking().orElseThrow().p() < 0.001);
        assertEquals(9, analysis.planned().needed());
        assertEquals(List.of(), analysis.correlations(), "no metric is kept in these rule sets");
    }

    @Test
    void countsEachGameOfThePaperByHand() throws IOException {
        List<GameOpinion> opinions = SurveyAnalysis.of(SmallStudy.published(), SmallStudy.publishedAnswers())
                .opinions();
        assertEquals(
                List.of(8, 7, 9, 1), opinions.stream().map(GameOpinion::liked).toList());
        assertEquals(
                List.of(2, 3, 1, 8),
                opinions.stream().map(GameOpinion::disliked).toList());
        assertEquals(
                List.of(0, 0, 0, 1), opinions.stream().map(GameOpinion::neutral).toList());
        // Wilson's interval of 8 of 10.
        assertEquals(0.4902, opinions.get(0).share(Rating.LIKED).low(), 5e-5);
        assertEquals(0.9433, opinions.get(0).share(Rating.LIKED).high(), 5e-5);
    }

    /** Of game 1 in table 6: two liked run 1, eight run 2, all run 3; eight came to like it, nobody ceased to. */
    @Test
    void followsTheLikingFromRunToRun() throws IOException {
        Learning learning = SurveyAnalysis.of(SmallStudy.published(), SmallStudy.publishedAnswers())
                .learning()
                .get(0);
        assertEquals(
                List.of(0.2, 0.8, 1.0),
                learning.liked().stream().map(share -> share.mean()).toList());
        assertEquals(new SignTest(8, 0, 2), learning.change());
        assertEquals(2 / 256.0, learning.change().twoSided(), 1e-12);
    }

    @ParameterizedTest
    @CsvSource({
        "LIKED LIKED LIKED, LIKED",
        "NEUTRAL LIKED NEUTRAL, LIKED",
        "LIKED DISLIKED LIKED, DISLIKED",
        "NEUTRAL NEUTRAL NEUTRAL, NEUTRAL",
        "NEUTRAL DISLIKED NEUTRAL, DISLIKED",
        "LIKED, LIKED"
    })
    void onePersonsOpinionIsThatOfTheRule(String runs, Rating overall) {
        List<Rating> ratings =
                List.of(runs.split(" ")).stream().map(Rating::valueOf).toList();
        assertEquals(Optional.of(overall), GameOpinion.overall(ratings));
    }

    @Test
    void nobodyIsNoAnswer() {
        assertEquals(Optional.empty(), GameOpinion.overall(List.of()));
        SurveyAnalysis analysis = SurveyAnalysis.of(SmallStudy.of(3, 3, true), SmallStudy.nothing());
        assertEquals(0, analysis.people());
        analysis.opinions().forEach(opinion -> assertEquals(0, opinion.people()));
        assertEquals(2, analysis.comparisons().size());
        analysis.comparisons()
                .forEach(comparison -> assertEquals(1, comparison.choices().oneSided()));
        assertEquals(Optional.empty(), analysis.liking());
        assertEquals(Optional.empty(), analysis.scores());
        assertEquals(Optional.empty(), analysis.ratingAgreement());
        assertEquals(List.of(), analysis.correlations());
        assertEquals(20, analysis.planned().people());
    }

    @ParameterizedTest
    @CsvSource({"1, 1, false", "1, 1, true", "2, 1, false", "2, 3, true", "4, 3, false", "7, 2, true"})
    void anyStudyCanBeAnalysed(int games, int runs, boolean control) {
        Study study = SmallStudy.of(games, runs, control);
        for (int people : new int[] {0, 1, 2, 3, 5, 20}) {
            SurveyAnalysis analysis = SurveyAnalysis.of(study, SmallStudy.answers(study, people, 3));
            assertFalse(analysis.toString().contains("NaN"), analysis::toString);
            assertEquals(control ? games - 1 : 0, analysis.comparisons().size());
            assertEquals(runs > 1 ? games : 0, analysis.learning().size());
            assertEquals(analysis, SurveyAnalysis.of(study, SmallStudy.answers(study, people, 3)));
        }
    }

    @Test
    void whoLeftEarlyCountsForWhatTheyRated() {
        Study study = SmallStudy.of(4, 3, true);
        SurveyAnalysis analysis = SurveyAnalysis.of(study, SmallStudy.answers(study, 20, 1));
        assertEquals(20, analysis.opinions().get(0).people());
        assertEquals(3, analysis.opinions().get(0).partly());
        assertEquals(17, analysis.opinions().get(3).people());
        assertEquals(17, analysis.finished());
        assertEquals(17, analysis.ratings().orElseThrow().people());
        assertEquals(17, analysis.enjoyment().orElseThrow().people());
    }

    @Test
    void metricsAreHeldAgainstWhatPeopleThink() {
        Study study = SmallStudy.of(6, 1, true);
        SurveyAnalysis analysis = SurveyAnalysis.of(study, SmallStudy.answers(study, 20, 1));
        assertEquals(1, part(analysis, "metrics").tables().size());
        assertEquals(
                List.of("duration LIKED", "intelligence LIKED", "duration ENJOYMENT", "intelligence ENJOYMENT"),
                analysis.correlations().stream()
                        .map(each -> each.metric() + " " + each.answer())
                        .toList(),
                "all games have the same usability");
        assertTrue(analysis.correlations().get(0).tau().tau().mean() > 0.5, "earlier games are longer, and liked more");
        analysis.correlations()
                .forEach(each -> assertTrue(each.corrected() >= each.tau().p()));
    }

    @Test
    void theOrderOfAPairDoesNotMatter() throws IOException {
        Answers answers = SmallStudy.publishedAnswers();
        List<Answers.Preference> turned = answers.preferences().stream()
                .map(each -> new Answers.Preference(each.person(), each.other(), each.game(), -each.choice()))
                .toList();
        assertEquals(
                SurveyAnalysis.of(SmallStudy.published(), answers).comparisons(),
                SurveyAnalysis.of(
                                SmallStudy.published(),
                                new Answers(answers.people(), answers.ratings(), answers.verdicts(), turned))
                        .comparisons());
    }

    @Test
    void isCorrectedForTheTestsThatCouldBeMade() throws IOException {
        SurveyAnalysis two = SurveyAnalysis.of(SmallStudy.published(), SmallStudy.publishedAnswers());
        assertEquals(2, two.overallTests(), "nobody was asked for the enjoyment");
        SurveyTable table = part(two, "overall").tables().get(0);
        assertEquals("p, times 2", table.heads().get(5));
        assertEquals(
                Wording.p(2 * two.liking().orElseThrow().p()),
                table.rows().get(0).get(5));
        assertEquals(Wording.NONE, table.rows().get(2).get(5));
        assertTrue(words(two, "method").contains("for as many as could be made (here 2)"));

        Study study = SmallStudy.of(4, 3, true);
        SurveyAnalysis three = SurveyAnalysis.of(study, SmallStudy.answers(study, 20, 1));
        assertEquals(
                "p, times 3", part(three, "overall").tables().get(0).heads().get(5));
        assertEquals(0, SurveyAnalysis.of(study, SmallStudy.nothing()).overallTests());
    }

    private static SurveyPart part(SurveyAnalysis analysis, String id) {
        return new SurveyWords(analysis)
                .parts().stream()
                        .filter(each -> each.id().equals(id))
                        .findFirst()
                        .orElseThrow();
    }

    private static String words(SurveyAnalysis analysis, String part) {
        return new SurveyWords(analysis)
                .parts().stream()
                        .filter(each -> each.id().equals(part))
                        .map(each -> String.join(" ", each.words()))
                        .findFirst()
                        .orElse("");
    }

    @Test
    void theWordsClaimNoMoreThanTheAnswersAllow() {
        Study study = SmallStudy.of(4, 3, true);
        SurveyAnalysis four = SurveyAnalysis.of(study, SmallStudy.answers(study, 20, 1));
        String few = words(four, "metrics");
        assertTrue(few.contains("With 4 games nothing can be concluded"), few);
        assertEquals(List.of(), part(four, "metrics").tables());
        assertFalse(four.correlations().isEmpty(), "the figures are there for programs");
        SurveyAnalysis two = SurveyAnalysis.of(study, SmallStudy.answers(study, 2, 1));
        assertTrue(words(two, "preferences").contains("For no game do these answers show a difference"));
        assertTrue(words(two, "overall").startsWith("No: "), words(two, "overall"));
        assertTrue(String.join(" ", new SurveyWords(two).summary()).contains("answers of 2 people"));
        SurveyAnalysis none = SurveyAnalysis.of(study, SmallStudy.nothing());
        assertTrue(new SurveyWords(none).summary().get(0).startsWith("Nobody has taken part yet"));
        assertEquals("Nobody yet.", words(none, "participants"));
        Study alone = SmallStudy.of(2, 1, false);
        assertEquals("", words(SurveyAnalysis.of(alone, SmallStudy.nothing()), "preferences"));
    }

    @Test
    void theWordsSayWhatIsShown() throws IOException {
        SurveyAnalysis analysis = SurveyAnalysis.of(SmallStudy.published(), SmallStudy.publishedAnswers());
        String summary = String.join(" ", new SurveyWords(analysis).summary());
        assertTrue(summary.contains("Most liked: Game 3, by 90 % [60, 98]. Least liked: Game 4 (random)"), summary);
        assertTrue(summary.contains("More people find Game 1, Game 2 and Game 3 more entertaining"), summary);
        assertTrue(words(analysis, "published").contains("does not follow from its Table 7"));
    }
}
