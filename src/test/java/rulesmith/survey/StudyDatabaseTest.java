package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.rules.Draughts;
import rulesmith.survey.Answers.Person;
import rulesmith.survey.Answers.Preference;
import rulesmith.survey.Answers.RunRating;
import rulesmith.survey.Answers.Verdict;
import rulesmith.survey.StoredParticipant.StoredRun;

class StudyDatabaseTest {

    private static final long NOW = 1_700_000_000_000L;

    @TempDir
    Path surveys;

    private StudyFolder folder;

    @BeforeEach
    void makeStudy() throws IOException {
        folder = StudyFolder.create(surveys, AnyStudy.ofTwo(), Consent.STANDARD, Questions.standard(true));
    }

    private static int join(StudyDatabase database, String token) throws IOException {
        int number = database.join(token, Consent.STANDARD, NOW);
        database.tell(new Person(number, 30, "f", 7, false), 0, true, NOW);
        return number;
    }

    private static StoredRun run(int number, Integer south, Integer north) {
        return new StoredRun(0, "amber", number, south, north, "one-ply", null, 9, "ongoing", "", List.of());
    }

    @Test
    void whatWasWrittenIsThereAgain() throws IOException {
        long run;
        try (StudyDatabase database = folder.open()) {
            int number = join(database, "secret");
            database.readRules(number, "amber", NOW);
            run = database.beginRun(number, run(1, number, null), NOW);
            database.move(number, run, 0, List.of("c3-d4", "f6-e5"), "ongoing", "", NOW);
            database.move(number, run, 2, List.of("d4xf6"), "south", "no move", NOW);
            database.rate(new RunRating(number, "amber", 1, Rating.LIKED, "won", 3), NOW);
            database.judge(new Verdict(number, "amber", 6, "Fun"), NOW);
            database.prefer(new Preference(number, "amber", "birch", 1), true, NOW);
        }
        try (StudyDatabase database = folder.open()) {
            StoredParticipant one = database.participants().get(0);
            assertEquals(StudyDatabase.hash("secret"), one.token());
            assertTrue(one.told() && one.finished() && one.begins());
            assertEquals(0, one.plan());
            assertEquals("[amber]", one.rulesRead().toString());
            assertEquals("{amber 1=LIKED}", one.ratings().toString());
            assertEquals("[amber]", one.verdicts().toString());
            assertEquals("[amber birch]", one.preferences().toString());
            assertEquals(
                    List.of(new StoredRun(
                            run,
                            "amber",
                            1,
                            1,
                            null,
                            "one-ply",
                            null,
                            9,
                            "south",
                            "no move",
                            List.of("c3-d4", "f6-e5", "d4xf6"))),
                    database.runs());
            assertEquals(
                    new Answers(
                            List.of(new Person(1, 30, "f", 7, true)),
                            List.of(new RunRating(1, "amber", 1, Rating.LIKED, "won", 3)),
                            List.of(new Verdict(1, "amber", 6, "Fun")),
                            List.of(new Preference(1, "amber", "birch", 1))),
                    database.answers());
        }
    }

    @Test
    void tokensAreNotInTheDatabase() throws IOException {
        try (StudyDatabase database = folder.open()) {
            join(database, "0123456789abcdef0123456789abcdef");
        }
        assertFalse(contains("0123456789abcdef0123456789abcdef"));
    }

    private boolean contains(String text) throws IOException {
        try (Stream<Path> files = Files.list(folder.path())) {
            for (Path file : files.toList()) {
                String bytes = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                if (bytes.contains(text)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void whoWithdrawsLeavesNothingBehind() throws IOException {
        try (StudyDatabase database = folder.open()) {
            int stays = join(database, "a");
            int goes = join(database, "b");
            long shared = database.beginRun(stays, run(1, stays, goes), NOW);
            database.move(stays, shared, 0, List.of("c3-d4"), "ongoing", "", NOW);
            database.beginRun(goes, run(2, null, goes), NOW);
            database.rate(new RunRating(goes, "amber", 1, Rating.DISLIKED, "lost", 3), NOW);
            database.judge(new Verdict(goes, "amber", 1, "An unmistakable remark"), NOW);
            assertTrue(contains("An unmistakable remark"));
            String code = WithdrawalCode.of("b");
            assertEquals(goes, database.withdraw(code.toLowerCase(Locale.ROOT), NOW));

            assertFalse(contains("An unmistakable remark"));
            assertFalse(contains(code));
            assertEquals(List.of(goes), database.withdrawn());
            assertEquals(
                    List.of(stays),
                    database.answers().people().stream().map(Person::number).toList());
            assertEquals(List.of(), database.answers().ratings());
            // What both played is the other's too, but nothing in it leads to the one who has gone.
            assertEquals(1, database.runs().size());
            assertNull(database.runs().get(0).north());
            assertThrows(WithdrawnException.class, () -> database.readRules(goes, "amber", NOW));
            String message = assertThrows(InvalidSurveyException.class, () -> database.withdraw(code, NOW))
                    .getMessage();
            assertTrue(message.contains("nobody has the withdrawal code"), message);
        }
    }

    @Test
    void nobodyIsGivenARunWithOneWhoHasWithdrawn() throws IOException {
        try (StudyDatabase database = folder.open()) {
            int stays = join(database, "a");
            int goes = join(database, "b");
            database.withdraw(goes, NOW);
            assertThrows(WithdrawnException.class, () -> database.beginRun(stays, run(1, goes, stays), NOW));
            assertEquals(List.of(), database.runs());
        }
    }

    @Test
    void aReaderDoesNotStandInTheWayOfAWithdrawal() throws Exception {
        try (StudyDatabase database = folder.open()) {
            int number = join(database, "a");
            database.judge(new Verdict(number, "amber", 1, "An unmistakable remark"), NOW);
            try (Connection reader = DriverManager.getConnection(
                            "jdbc:sqlite:" + folder.path().resolve("answers.db"));
                    Statement statement = reader.createStatement()) {
                reader.setAutoCommit(false);
                statement.executeQuery("SELECT * FROM verdict").next();
                database.withdraw(number, NOW);
                assertEquals(List.of(number), database.withdrawn());
                assertFalse(database.sweep(), "somebody still reads what was there before");
            }
            assertTrue(database.sweep());
            assertFalse(contains("An unmistakable remark"));
        }
    }

    @Test
    void readingMakesNothing() throws IOException {
        assertTrue(folder.read().isEmpty());
        assertFalse(folder.hasParticipants());
        assertEquals(List.of(), folder.answers().people());
        folder.export(surveys.resolve("out"));
        assertFalse(Files.exists(folder.path().resolve("answers.db")));
    }

    @Test
    void onlyTheOwnerReadsTheAnswers() throws IOException {
        folder.open().close();
        assertEquals(
                "rw-------",
                PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(folder.path().resolve("answers.db"))));
    }

    @Test
    void aChangeThatFailsLeavesNoTraceAndTheOthersStay() throws IOException {
        try (StudyDatabase database = folder.open()) {
            int number = join(database, "a");
            long run = database.beginRun(number, run(1, number, null), NOW);
            database.move(number, run, 0, List.of("c3-d4"), "ongoing", "", NOW);
            // The second of the two moves is there already.
            assertThrows(IOException.class, () -> database.move(number, run, -1, List.of("x", "y"), "north", "", NOW));
            assertEquals(List.of("c3-d4"), database.runs().get(0).moves());
            assertEquals("ongoing", database.runs().get(0).outcome());
        }
    }

    @Test
    void manyAtOnceAreAllWritten() throws Exception {
        try (StudyDatabase database = folder.open()) {
            List<Integer> numbers = Collections.synchronizedList(new ArrayList<>());
            List<Thread> threads = IntStream.range(0, 40)
                    .mapToObj(i -> new Thread(() -> {
                        try {
                            numbers.add(join(database, "token " + i));
                        } catch (IOException e) {
                            numbers.add(-1);
                        }
                    }))
                    .toList();
            threads.forEach(Thread::start);
            for (Thread thread : threads) {
                thread.join();
            }
            Collections.sort(numbers);
            assertEquals(IntStream.rangeClosed(1, 40).boxed().toList(), numbers);
            assertEquals(40, database.participants().size());
        }
    }

    @Test
    void anotherProcessMayReadAndWriteMeanwhile() throws IOException {
        try (StudyDatabase server = folder.open();
                StudyDatabase other = folder.open()) {
            assertFalse(server.isClosed());
            other.setClosed(true);
            assertTrue(server.isClosed());
            int number = join(server, "a");
            other.withdraw(number, NOW);
            assertEquals(List.of(number), server.withdrawn());
            assertEquals(server.dashboardSecret(), other.dashboardSecret());
        }
    }

    @Test
    void writesToALogFirst() throws Exception {
        folder.open().close();
        try (Connection connection = DriverManager.getConnection(
                        "jdbc:sqlite:" + folder.path().resolve("answers.db"));
                Statement statement = connection.createStatement();
                ResultSet mode = statement.executeQuery("PRAGMA journal_mode")) {
            mode.next();
            assertEquals("wal", mode.getString(1));
        }
    }

    @Test
    void theDesignMustStayOnceSomebodyTookPart() throws IOException {
        Study other = AnyStudy.with("random", 1, AnyStudy.game("Amber", false, Draughts.ruleSet()));
        folder.open().close();
        folder.replace(other);
        try (StudyDatabase database = folder.open()) {
            join(database, "a");
        }
        folder.replace(AnyStudy.ofTwo());
        String message =
                assertThrows(InvalidSurveyException.class, folder::open).getMessage();
        assertTrue(message.contains("must stay as they were"), message);
        folder.replace(other);
        folder.open().close();
        folder.replace(AnyStudy.with("random", 1, AnyStudy.game("Amber", true, Draughts.ruleSet())));
        assertThrows(InvalidSurveyException.class, folder::open, "the control is part of the design");
    }

    @Test
    void whatIsNoDatabaseOrALaterOneIsRefusedAndStaysAsItIs() throws Exception {
        Path file = folder.path().resolve("answers.db");
        Files.writeString(
                file, "This is no database, but it is long enough to be taken for one by its size. ".repeat(20));
        String before = Files.readString(file);
        String message =
                assertThrows(InvalidSurveyException.class, folder::open).getMessage();
        assertTrue(message.contains("cannot be used as the answers"), message);
        assertEquals(before, Files.readString(file));
        Files.delete(file);
        folder.open().close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("PRAGMA user_version = 99");
        }
        String later = assertThrows(InvalidSurveyException.class, folder::open).getMessage();
        assertTrue(later.contains("later version"), later);
    }

    @Test
    void afterClosingNothingIsWritten() throws IOException {
        StudyDatabase database = folder.open();
        database.close();
        assertNotNull(assertThrows(IOException.class, () -> join(database, "a")).getMessage());
    }
}
