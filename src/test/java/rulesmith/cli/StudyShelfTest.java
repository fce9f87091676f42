package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.playtest.Playtests.OpenStudy;
import rulesmith.rules.Draughts;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;
import rulesmith.survey.Consent;
import rulesmith.survey.InvalidSurveyException;
import rulesmith.survey.Study;
import rulesmith.survey.StudyDatabase;
import rulesmith.survey.StudyFolder;
import rulesmith.survey.StudyGame;

class StudyShelfTest {

    private static final RuleSet DRAUGHTS = Draughts.ruleSet();

    @TempDir
    Path home;

    private StudyShelf shelf;

    @BeforeEach
    void open() {
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        shelf = new StudyShelf(new Console(new BufferedReader(new StringReader("")), nowhere, nowhere, false, 0, home));
    }

    private static RuleSet leapers() throws IOException {
        return RuleSetFolder.read(Path.of("rulesets/leapers.json"));
    }

    private StudyFolder folder(String name) throws IOException {
        return StudyFolder.find(home.resolve("surveys"), name);
    }

    private void refuses(String sentence, org.junit.jupiter.api.function.Executable work) {
        assertEquals(sentence, assertThrows(InvalidSurveyException.class, work).getMessage());
    }

    @Test
    void makesAStudyThatCanBeServed() throws IOException {
        OpenStudy made = shelf.create("pilot", List.of(DRAUGHTS, leapers()), true);
        assertEquals(3, made.games().size());
        assertEquals(List.of("English draughts", "Leapers"), made.games().subList(0, 2));
        Study study = folder("pilot").study();
        assertEquals(DRAUGHTS.id(), study.games().get(0).rules().id());
        assertTrue(study.games().get(2).control());
        assertEquals(3, study.games().stream().map(StudyGame::alias).distinct().count());
        assertTrue(folder("pilot").consent().text().length() > 100);
        assertEquals(List.of(made), shelf.open());
    }

    @Test
    void addsAGameUnderAnotherAlias() throws IOException {
        shelf.create("pilot", List.of(DRAUGHTS), false);
        Study before = folder("pilot").study();
        OpenStudy after = shelf.add("pilot", leapers());
        assertEquals(List.of("English draughts", "Leapers"), after.games());
        Study study = folder("pilot").study();
        assertEquals(before.games().get(0), study.games().get(0));
        assertEquals(before.seed(), study.seed());
        assertEquals(2, study.games().stream().map(StudyGame::key).distinct().count());
        refuses("the rules of Leapers are in the study twice", () -> shelf.add("pilot", leapers()));
    }

    @Test
    void leavesStudiesWithParticipantsAsTheyAre() throws IOException {
        shelf.create("pilot", List.of(DRAUGHTS), true);
        assertEquals(List.of(), folder("pilot").answers().people());
        assertEquals(1, shelf.open().size(), "to read the answers does not count as taking part");
        try (StudyDatabase database = folder("pilot").open()) {
            assertEquals(1, shelf.open().size());
            database.join("token", Consent.STANDARD, 0);
        }
        assertEquals(List.of(), shelf.open());
        refuses(
                "the study \"pilot\" has participants already: its games must stay as they are",
                () -> shelf.add("pilot", leapers()));
    }

    @Test
    void refusesWhatCannotBeAStudy() throws IOException {
        refuses(
                "a study cannot be called \"../x\", expected up to 64 letters, digits, dots, dashes and underscores",
                () -> shelf.create("../x", List.of(DRAUGHTS), true));
        shelf.create("pilot", List.of(DRAUGHTS), true);
        refuses(
                "there is a study \"pilot\" already, which is left as it is",
                () -> shelf.create("pilot", List.of(DRAUGHTS), true));
        refuses(
                "there is no study \"other\" in " + home.resolve("surveys") + "; there are pilot",
                () -> shelf.add("other", DRAUGHTS));
        refuses("the number of games is 0, expected 1 to 12", () -> shelf.create("empty", List.of(), false));
    }

    @Test
    void aDamagedStudyDoesNotHideTheOthers() throws IOException {
        OpenStudy made = shelf.create("pilot", List.of(DRAUGHTS), true);
        Path broken = Files.createDirectories(home.resolve("surveys/broken"));
        Files.writeString(broken.resolve("study.json"), "{");
        assertEquals(List.of(made), shelf.open());
    }
}
