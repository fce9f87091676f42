package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnswersCsvTest {

    @TempDir
    private Path folder;

    @Test
    void whatIsWrittenIsRead() throws IOException {
        Study study = SmallStudy.of(4, 3, true);
        Answers answers = SmallStudy.answers(study, 20, 1);
        AnswersCsv.write(folder, study, answers);
        assertEquals(answers, AnswersCsv.read(folder, study));
    }

    @Test
    void theExampleIsWrittenAsItLies() throws IOException {
        Answers answers = SmallStudy.publishedAnswers();
        assertEquals(10, answers.people().size());
        assertEquals(120, answers.ratings().size());
        assertEquals(0, answers.verdicts().size());
        assertEquals(30, answers.preferences().size());
        AnswersCsv.write(folder, SmallStudy.published(), answers);
        for (String file : List.of("participants.csv", "runs.csv", "verdicts.csv", "preferences.csv")) {
            assertArrayEquals(
                    Files.readAllBytes(SmallStudy.EXAMPLE.resolve(file)),
                    Files.readAllBytes(folder.resolve(file)),
                    file);
        }
    }

    @Property(seed = "21", tries = 500)
    void anyCommentComesBack(@ForAll("comments") String comment) {
        CsvTable table = new CsvTable(List.of("comment", "n")).row(List.of(comment, -1));
        List<CsvTable.Row> rows = CsvTable.read("t.csv", table.bytes(), List.of("comment", "n"));
        assertEquals(1, rows.size());
        assertEquals(comment, rows.get(0).text("comment"));
        assertEquals(-1, rows.get(0).number("n", -1, 1));
    }

    @Provide
    Arbitrary<String> comments() {
        return Arbitraries.strings().withChars("=+-@'\t\r\n,\"a1 ＝é√").ofMaxLength(8);
    }

    @ParameterizedTest
    @CsvSource({"=1+1", "+1", "-1", "@SUM(A1)", "＝1"})
    void noTextIsAFormula(String text) {
        String written =
                new String(new CsvTable(List.of("a")).row(List.of(text)).bytes(), StandardCharsets.UTF_8);
        assertEquals("a\n'" + text + "\n", written);
    }

    private String problem(String file, String content) throws IOException {
        Study study = SmallStudy.of(3, 2, true);
        AnswersCsv.write(folder, study, SmallStudy.answers(study, 2, 1));
        Files.writeString(folder.resolve(file), content);
        return assertThrows(InvalidSurveyException.class, () -> AnswersCsv.read(folder, study))
                .getMessage();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "participants.csv; person,age,gender,liking,finished|1,x,,,yes; line 2: age is \"x\", expected a whole number from 0 to 150",
                "participants.csv; person,age,gender,liking,finished|1,,,11,yes; line 2: liking is \"11\", expected a whole number from 1 to 10",
                "participants.csv; person,age,gender,liking,finished|1,,,,ja; line 2: finished is \"ja\", expected one of yes, no",
                "participants.csv; person,age,gender,liking,finished|1,,,,no|1,,,,no; line 3: person 1 is there twice",
                "participants.csv; person,age; line 1: the columns are person,age, expected person,age,gender,liking,finished",
                "runs.csv; person,game,run,rating,result,plies|1,amber,1,liked; line 2: there are 4 fields, expected 6",
                "runs.csv; person,game,run,rating,result,plies|1,amber,3,liked,,; line 2: run is \"3\", expected a whole number from 1 to 2",
                "runs.csv; person,game,run,rating,result,plies|1,amber,1,good,,; line 2: rating is \"good\", expected one of liked, neutral, disliked",
                "runs.csv; person,game,run,rating,result,plies|1,zebra,1,liked,,; line 2: game is \"zebra\", expected one of amber, birch, cedar",
                "runs.csv; person,game,run,rating,result,plies|9,amber,1,liked,,; line 2: person is 9, who is not in participants.csv",
                "runs.csv; person,game,run,rating,result,plies|1,amber,1,liked,,|1,amber,1,liked,,; line 3: the rating of this run is there twice",
                "verdicts.csv; person,game,enjoyment,comment|1,amber,8,; line 2: enjoyment is \"8\", expected a whole number from 1 to 7",
                "verdicts.csv; person,game,enjoyment,comment|1,amber,7,\"a; line 2: a field begins with a quotation mark and none ends it",
                "verdicts.csv; person,game,enjoyment,comment|1,amber,7,a\"b; line 2: a quotation mark within a field",
                "verdicts.csv; person,game,enjoyment,comment|1,amber,7,\"a|b\"|1,birch,9,; line 4: enjoyment is \"9\"",
                "preferences.csv; person,game,other,choice|1,amber,amber,1; line 2: game and other are both amber",
                "preferences.csv; person,game,other,choice|1,amber,birch,2; line 2: choice is \"2\"",
                "preferences.csv; person,game,other,choice|1,amber,birch,1|1,birch,amber,1; line 3: the choice of this person between these games is there twice",
            })
    void namesTheFileTheLineAndTheField(String file, String content, String message) throws IOException {
        String problem = problem(file, content.replace('|', '\n') + "\n");
        assertTrue(problem.startsWith(folder.resolve(file) + ", " + message), problem);
        assertFalse(problem.contains("\n"));
    }

    @Test
    void refusesWhatIsNoTextOrNotThere() throws IOException {
        Study study = SmallStudy.of(2, 1, false);
        String missing = assertThrows(InvalidSurveyException.class, () -> AnswersCsv.read(folder, study))
                .getMessage();
        assertTrue(missing.endsWith("participants.csv is missing"), missing);
        Files.write(folder.resolve("participants.csv"), new byte[] {(byte) 0xC3, 0x28});
        String binary = assertThrows(InvalidSurveyException.class, () -> AnswersCsv.read(folder, study))
                .getMessage();
        assertTrue(binary.endsWith("participants.csv is no text in UTF-8"), binary);
    }

    @Test
    void readsWhatASpreadsheetSaves() throws IOException {
        Study study = SmallStudy.of(2, 1, false);
        AnswersCsv.write(folder, study, SmallStudy.nothing());
        Files.writeString(
                folder.resolve("participants.csv"),
                "\uFEFFperson,age,gender,liking,finished\r\n\"2\",30,\"a, \"\"b\"\"\",,no\r\n1,,'=x,,yes");
        assertEquals(
                List.of(
                        new Answers.Person(1, null, "=x", null, true),
                        new Answers.Person(2, 30, "a, \"b\"", null, false)),
                AnswersCsv.read(folder, study).people());
    }

    @ParameterizedTest
    @ValueSource(strings = {"|", "||", "|||", "|,,,,|", "|  |,,,,||"})
    void blankLinesMayFollow(String end) throws IOException {
        Study study = SmallStudy.of(2, 1, false);
        AnswersCsv.write(folder, study, SmallStudy.nothing());
        for (String lineBreak : List.of("\n", "\r\n")) {
            String content = "person,age,gender,liking,finished|1,,,,yes" + end;
            Files.writeString(folder.resolve("participants.csv"), content.replace("|", lineBreak));
            assertEquals(
                    List.of(new Answers.Person(1, null, "", null, true)),
                    AnswersCsv.read(folder, study).people());
        }
        String between = problem("participants.csv", "person,age,gender,liking,finished\n\n1,,,,yes\n\n");
        assertTrue(between.contains("line 2: there are 1 fields, expected 5"), between);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "person;age;gender;liking;finished\n1;;;;yes\n",
                "\uFEFF\"person\";\"age\";\"gender\";\"liking\";\"finished\"\r\n",
                "sep=;\r\nperson;age;gender;liking;finished\r\n"
            })
    void semicolonsAreNamed(String content) throws IOException {
        assertEquals(
                folder.resolve("participants.csv")
                        + ", line 1: the columns are separated by semicolons (;), expected commas (,)",
                problem("participants.csv", content));
    }

    @Test
    void theCodebookNamesEveryFieldAndGame() {
        Study study = SmallStudy.of(3, 2, true);
        String codebook = Codebook.of(study);
        for (List<String> columns : List.of(
                AnswersCsv.PARTICIPANT_COLUMNS,
                AnswersCsv.RUN_COLUMNS,
                AnswersCsv.VERDICT_COLUMNS,
                AnswersCsv.PREFERENCE_COLUMNS)) {
            columns.forEach(column -> assertTrue(codebook.contains("| " + column + " | "), column));
        }
        study.games().forEach(game -> assertTrue(codebook.contains("| " + game.key() + " | " + game.alias() + " | ")));
        assertTrue(codebook.contains("| run | 1 to 2 |"));
        assertTrue(codebook.contains("| cedar | Cedar | Halim game 3 | `"
                + study.games().get(2).rules().id() + "` | yes |"));
    }
}
