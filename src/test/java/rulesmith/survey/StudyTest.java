package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rulesmith.rules.Draughts;

class StudyTest {

    private static void refused(String expected, Runnable making) {
        String message = assertThrows(InvalidSurveyException.class, making::run).getMessage();
        assertTrue(message.contains(expected), message);
    }

    @Test
    void knowsItsGamesByTheirNeutralNames() {
        Study study = AnyStudy.ofTwo();
        assertEquals("Amber", study.game("amber").alias());
        assertEquals("birch", study.control().orElseThrow().key());
        refused("there is no game cedar", () -> study.game("cedar"));
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        StudyGame draughts = AnyStudy.game("Amber", false, Draughts.ruleSet());
        refused(
                "alias Amber",
                () -> AnyStudy.with("one-ply", 1, draughts, AnyStudy.game("Amber", false, AnyStudy.random(1))));
        refused(
                "twice",
                () -> AnyStudy.with("one-ply", 1, draughts, AnyStudy.game("Birch", false, Draughts.ruleSet())));
        refused("runs is 0", () -> AnyStudy.with("one-ply", 0, draughts));
        refused("runs is 21", () -> AnyStudy.with("one-ply", 21, draughts));
        refused("games is 0", () -> AnyStudy.with("one-ply", 1));
        refused(
                "two games are marked",
                () -> AnyStudy.with(
                        "one-ply",
                        1,
                        AnyStudy.game("A", true, AnyStudy.random(1)),
                        AnyStudy.game("B", true, AnyStudy.random(2))));
        refused("alias", () -> AnyStudy.game("../up", false, Draughts.ruleSet()));
        refused(
                "title",
                () -> new Study("a", " ", 1, 1, "one-ply", 1, AnyStudy.ofTwo().games()));
    }

    @Test
    void everyTextOfConsentIsAVersion() {
        Consent consent = new Consent("# Hello\r\n\r\nPlease play.\n");
        assertEquals("# Hello\n\nPlease play.", consent.text());
        assertEquals(consent.version(), new Consent("# Hello\n\nPlease play.").version());
        assertNotEquals(consent.version(), new Consent("# Hello\n\nPlease play!").version());
        refused("consent", () -> new Consent("  \n"));
        refused("consent", () -> new Consent("x".repeat(20_001)));
    }

    @Test
    void questionsMayBeLeftOutUnlessTheStudyIsAboutThem() {
        assertTrue(Questions.standard(true).asks("age"));
        Questions few = new Questions(Map.of("run", "Good?", "enjoyment", "How good?", "preference", "Better?"), true);
        assertFalse(few.asks("age"));
        refused(
                "\"run\" needs a text",
                () -> new Questions(Map.of("enjoyment", "x", "preference", "y", "run", " "), true));
        refused("no question \"shoe size\"", () -> new Questions(Map.of("shoe size", "?"), true));
    }

    @Test
    void withdrawalCodesAreDifferentAndForgiveHowTheyAreTyped() {
        Set<String> codes = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            String code = WithdrawalCode.of("token " + i);
            assertTrue(code.matches("([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}"), code);
            codes.add(code);
            assertEquals(
                    code,
                    WithdrawalCode.normal(" " + code.toLowerCase(Locale.ROOT).replace('-', ' ')));
        }
        assertEquals(1000, codes.size());
    }
}
