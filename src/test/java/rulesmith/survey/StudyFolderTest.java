package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StudyFolderTest {

    @TempDir
    Path surveys;

    private StudyFolder create() throws IOException {
        return StudyFolder.create(surveys, AnyStudy.ofTwo(), Consent.STANDARD, Questions.standard(false));
    }

    private static void refused(String expected, Executable reading) {
        String message = assertThrows(InvalidSurveyException.class, reading).getMessage();
        assertTrue(message.contains(expected), message);
    }

    @Test
    void keepsAStudyInFilesToEdit() throws IOException {
        StudyFolder folder = create();
        assertEquals(AnyStudy.ofTwo(), folder.study());
        assertEquals(Consent.STANDARD, folder.consent());
        assertEquals(Questions.standard(false), folder.questions());
        assertEquals(1, StudyFolder.all(surveys).size());
        assertEquals(folder.path(), StudyFolder.find(surveys, "trial").path());
        refused("there are trial", () -> StudyFolder.find(surveys, "other"));
        refused("already", this::create);
        refused("cannot be called", () -> StudyFolder.checkName("../x"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "study.json | \"runs\" : 1 | \"runs\" : 0 | number of runs is 0",
                "study.json | \"runs\" : 1 | \"runs\" : \"many\" | runs must be a whole number",
                "study.json | rulesmith-study/1 | rulesmith-study/9 | expected rulesmith-study/1",
                "study.json | \"seed\" | \"sead\" | sead",
                "study.json | { | [ | is not JSON in line 2",
                "study.json | \"moveLimit\" : 100 | \"moveLimit\" : -1 | rules of game Amber",
                "questions.json | \"control\" | \"some\" | expected all or control",
                "questions.json | \"gender\" | \"sex\" | there is no question",
            })
    void whatWasEditedWronglyIsRefusedWithItsPlace(String file, String from, String to, String expected)
            throws IOException {
        StudyFolder folder = create();
        Path path = folder.path().resolve(file);
        String text = Files.readString(path);
        assertTrue(text.contains(from), text);
        Files.writeString(path, text.replaceFirst(java.util.regex.Pattern.quote(from), to));
        Executable reading = file.startsWith("study") ? folder::study : folder::questions;
        refused(expected, reading);
        refused(path.toString(), reading);
    }

    @Test
    void aMissingFileIsNamed() throws IOException {
        StudyFolder folder = create();
        Files.delete(folder.path().resolve("consent.txt"));
        refused("consent.txt is missing", folder::consent);
    }

    @Test
    void onlyOneServesIt() throws Exception {
        StudyFolder folder = create();
        AutoCloseable lock = folder.lock();
        refused("another process serves", folder::lock);
        lock.close();
        folder.lock().close();
    }
}
