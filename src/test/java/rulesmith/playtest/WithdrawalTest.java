package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.playtest.Visitor.Request;
import rulesmith.survey.StudyDatabase;

/** Who withdraws leaves nothing behind: neither in the tables, nor anywhere in the files they are made of. */
class WithdrawalTest {

    private static final Request WITHDRAW = new Request("withdraw", "{}");

    @TempDir
    private Path surveys;

    private ServedStudy served;

    @BeforeEach
    void serve() throws IOException {
        served = ServedStudy.of(surveys, ServedStudy.twoGames(1));
    }

    @AfterEach
    void nothingWentWrong() throws IOException {
        served.close();
        assertEquals(List.of(), served.problems());
    }

    /** The files that hold a text somewhere. */
    private List<String> filesWith(String text) throws IOException {
        byte[] wanted = text.getBytes(StandardCharsets.UTF_8);
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.list(served.path())) {
            for (Path file : files.sorted().toList()) {
                String content = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                if (content.contains(new String(wanted, StandardCharsets.ISO_8859_1))) {
                    found.add(file.getFileName().toString());
                }
            }
        }
        return found;
    }

    private static String mark(long seed) {
        return "said-by-" + seed + "-";
    }

    @Test
    void nothingIsLeftInTheFiles() throws Exception {
        Visitor stays = served.visitor(1).resigningAfter(10);
        Visitor leaves = served.visitor(2).resigningAfter(10);
        stays.goUntil("done");
        leaves.goUntil("done");
        String hash = StudyDatabase.hash(leaves.token());
        String code = leaves.state().path("code").asText();
        for (String trace : List.of(mark(2), "visitor 2", hash)) {
            assertFalse(filesWith(trace).isEmpty(), trace + " was there");
        }
        assertEquals(List.of(), filesWith(code), "only a hash of it is kept");
        String cookie = leaves.cookie();
        assertEquals("withdrawn", leaves.send(WITHDRAW).json().path("step").asText());
        assertEquals("", leaves.token(), "the browser forgets it");
        leaves.cookie(cookie);
        for (String trace : List.of(mark(2), "visitor 2", hash, code)) {
            assertEquals(List.of(), filesWith(trace), trace);
        }
        for (String table : List.of("reading", "rating", "verdict", "preference")) {
            assertEquals(0, served.count(table + " WHERE participant = 2"), table);
        }
        assertEquals(0, served.count("run WHERE 2 IN (south, north)"));
        assertEquals(0, served.count("move WHERE run NOT IN (SELECT id FROM run)"));
        assertFalse(filesWith(mark(1)).isEmpty());
        Kept.check(served.path(), stays);
        assertEquals(200, leaves.say(WITHDRAW).status());
        for (Request request : List.of(
                new Request("rules", "{\"game\":\"amber\"}"),
                new Request("about", "{}"),
                PlaytestServerTest.move("amber", 1, 0, "c3-d4"))) {
            assertEquals(409, leaves.say(request).status());
        }
    }

    @Test
    void ofManyWhoLeaveInAnyOrderNothingIsLeft() throws Exception {
        List<Visitor> visitors = new ArrayList<>();
        for (int seed = 1; seed <= 60; seed++) {
            Visitor visitor = served.visitor(seed).resigningAfter(2);
            visitor.goUntil("play");
            visitors.add(visitor);
        }
        // They judge in another order than they came, and at great length: the tables are split again and again.
        for (int i = 0; i < visitors.size(); i++) {
            Visitor visitor = visitors.get(i * 23 % visitors.size());
            while (!visitor.isDone()) {
                Request request = visitor.next();
                if (request.name().equals("verdict")) {
                    int length = 100 + i * 31 % 1500;
                    request = new Request("verdict", request.body().replace("second line", "x".repeat(length)));
                }
                assertTrue(visitor.send(request).isFine());
            }
        }
        for (int i = 0; i < visitors.size(); i++) {
            int seed = i * 37 % visitors.size() + 1;
            if (seed % 3 != 0) {
                assertTrue(visitors.get(seed - 1).send(WITHDRAW).isFine());
                assertEquals(List.of(), filesWith(mark(seed)), "after " + i);
            }
        }
        for (Visitor visitor : visitors) {
            if (!visitor.step().equals("withdrawn")) {
                Kept.check(served.path(), visitor);
            }
        }
        assertEquals(20, served.count("participant WHERE withdrawn_at IS NULL"));
    }

    @Test
    void nothingIsLeftWhileOthersReadAndWrite() throws Exception {
        Visitor leaves = served.visitor(2).resigningAfter(10);
        leaves.goUntil("done");
        Visitor plays = served.visitor(3);
        plays.goUntil("play");
        Thread playing = new Thread(() -> {
            try {
                plays.goUntil("done");
            } catch (IOException | InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        playing.start();
        leaves.send(WITHDRAW);
        assertEquals(List.of(), filesWith(mark(2)));
        playing.join();
        assertTrue(plays.isDone());
        Kept.check(served.path(), plays);
    }

    @Test
    void theCodeWithdrawsFromAnotherProcessWhileTheStudyIsServed() throws Exception {
        Visitor leaves = served.visitor(2);
        leaves.goUntil("play");
        String code =
                leaves.state().path("code").asText().toLowerCase(Locale.ROOT).replace("-", " ");
        assertEquals(1, served.database().withdraw(code, 5));
        assertEquals("withdrawn", leaves.send(leaves.next()).json().path("step").asText());
        assertEquals(0, served.count("run"));
        assertEquals(0, served.count("move"));
    }

    @Test
    void afterARestartNobodyKnowsWhoHasWithdrawn() throws Exception {
        Visitor leaves = served.visitor(2);
        leaves.goUntil("play");
        leaves.send(WITHDRAW);
        served.restart();
        leaves.follow(served.address());
        leaves.look();
        assertEquals("consent", leaves.step());
    }
}
