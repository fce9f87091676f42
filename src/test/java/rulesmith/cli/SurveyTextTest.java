package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.survey.Answers;
import rulesmith.survey.SmallStudy;
import rulesmith.survey.Study;
import rulesmith.survey.SurveyAnalysis;

class SurveyTextTest {

    private static SurveyAnalysis published() throws IOException {
        return SurveyAnalysis.of(SmallStudy.published(), SmallStudy.publishedAnswers());
    }

    @Test
    void saysWhatThePaperCouldHaveSaid() throws IOException {
        String text = String.join("\n", new SurveyText(published()).lines());
        for (String line : List.of(
                "1       ~√√ liked     ~√√ liked     ~√√ liked     ~√× disliked",
                "Game 1           10      80 % [49, 94]  0 % [0, 28]   20 % [6, 51]",
                "Game 2  8    1        1   0.70 [0.22, 1.00]  0.0195  0.0391       0.0322",
                "Game 3           70–90 %       90 %   0.9       0.8  0.165282466  0.0107")) {
            assertTrue(text.contains(line), () -> line + "\nis not in\n" + text);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1, false, 0", "2, 1, false, 1", "2, 3, true, 1", "7, 3, true, 20"})
    void fitsTheTerminalAndIsNeverNotANumber(int games, int runs, boolean control, int people) {
        Study study = SmallStudy.of(games, runs, control);
        SurveyAnalysis analysis = SurveyAnalysis.of(study, SmallStudy.answers(study, people, 2));
        List<String> lines = new SurveyText(analysis).lines();
        lines.forEach(line -> assertTrue(line.length() <= TextLayout.WIDTH, line));
        String text = String.join("\n", lines);
        assertFalse(text.contains("NaN") || text.contains("Infinity") || text.contains("Optional"), text);
        String json = Json.of(SurveyFacts.of(analysis));
        assertFalse(json.contains("NaN") || json.contains("Infinity"), json);
    }

    @Test
    void cutsNoCell() {
        Study study = SmallStudy.of(3, 3, true);
        List<String> lines = new SurveyText(SurveyAnalysis.of(study, SmallStudy.answers(study, 2, 2))).lines();
        assertTrue(
                lines.stream().anyMatch(line -> line.contains(" (too few people for an interval) ")),
                () -> String.join("\n", lines));
        assertTrue(lines.stream().noneMatch(line -> line.contains("…")), () -> String.join("\n", lines));
    }

    @Test
    void whatPeopleWroteCannotSteerTheTerminal() {
        Study study = SmallStudy.of(2, 1, true);
        Answers hostile = new Answers(
                List.of(new Answers.Person(1, 30, "\u001b[31m\u202Ered", 5, true)),
                List.of(),
                List.of(new Answers.Verdict(1, "amber", 5, "\u001b]0;title\u0007" + "x".repeat(300) + "\nend")),
                List.of());
        List<String> lines = new SurveyText(SurveyAnalysis.of(study, hostile)).lines();
        for (String line : lines) {
            assertTrue(line.length() <= TextLayout.WIDTH, line);
            assertTrue(line.chars().noneMatch(c -> c < ' ' || c == 0x202E), line);
        }
    }

    @Test
    void theFactsAreTheSameForPrograms() throws IOException {
        JsonNode facts = new ObjectMapper().readTree(Json.of(SurveyFacts.of(published())));
        assertEquals(0.7, facts.at("/games/1/liked/mean").asDouble());
        assertEquals(10 / 512.0, facts.at("/comparisons/1/signTest/oneSided").asDouble(), 1e-12);
        assertEquals("liked", facts.at("/participants/0/ratings/game-1/2").asText());
        assertTrue(facts.at("/overall/enjoyment").isNull());
        assertTrue(facts.at("/games/0/enjoyment").isNull());
        assertEquals(9, facts.at("/detectable/needed").asInt());
        assertEquals(
                List.of(), List.copyOf((List<?>) SurveyFacts.of(published()).get("metrics")));
        Study alone = SmallStudy.of(1, 1, false);
        Map<String, Object> empty = SurveyFacts.of(SurveyAnalysis.of(alone, SmallStudy.nothing()));
        assertNull(empty.get("scores"));
    }
}
