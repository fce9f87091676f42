package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.playtest.Visitor.Reply;
import rulesmith.playtest.Visitor.Request;

/** People meet and play each other. */
class PeoplePlaytestTest {

    @TempDir
    private Path surveys;

    private ServedStudy served;
    private Couple couple;
    private Visitor one;
    private Visitor two;

    @BeforeEach
    void serve() throws Exception {
        served = ServedStudy.of(surveys, Couple.study());
        couple = new Couple(served);
        one = couple.one;
        two = couple.two;
    }

    @AfterEach
    void nothingWentWrong() throws Exception {
        served.close();
        assertEquals(List.of(), served.problems());
    }

    @Test
    void twoPlayAWholeStudyWithEachOther() throws Exception {
        couple.meet();
        assertNotEquals(Couple.play(one).path("you"), Couple.play(two).path("you"));
        assertEquals("human", Couple.play(one).path("opponent").asText());
        couple.playOn(40);
        assertTrue(one.isDone() && two.isDone());
        Kept.check(served.path(), one);
        Kept.check(served.path(), two);
        assertEquals(4, served.count("run"));
        assertEquals(0, served.count("run WHERE south IS NULL OR north IS NULL OR computer_from IS NOT NULL"));
        assertEquals(2, served.count("run WHERE south = 1"), "each begins as often as the other");
    }

    @Test
    void movesAreSeenAtOnce() throws Exception {
        couple.meet();
        Visitor mover = couple.mover();
        Visitor waiting = couple.other(mover);
        try (Listening listening = Listening.of(served.client(), waiting)) {
            for (int i = 0; i < 6; i++) {
                listening.forget();
                mover.go();
                listening.await();
                waiting.look();
                assertEquals(Couple.history(mover), Couple.history(waiting));
                waiting.go();
                mover.look();
            }
        }
        assertEquals(12, Couple.play(mover).path("ply").asInt());
    }

    @Test
    void whoWaitsIsToldWhenSomebodyComes() throws Exception {
        Couple.arrive(one);
        try (Listening listening = Listening.of(served.client(), one)) {
            Couple.arrive(two);
            listening.await();
            one.look();
            assertEquals("rules", one.step());
        }
    }

    @Test
    void nobodyMovesForTheOther() throws Exception {
        couple.meet();
        Visitor mover = couple.mover();
        Visitor waiting = couple.other(mover);
        assertTrue(Couple.play(waiting).path("moves").isEmpty());
        Request move = mover.next();
        String dump = served.dump();
        Reply reply = waiting.say(move);
        assertEquals(409, reply.status());
        assertEquals("It is not your turn.", reply.json().path("error").asText());
        Visitor third = served.visitor(3);
        Couple.arrive(third);
        assertEquals("lobby", third.step());
        String withThird = served.dump();
        assertEquals(409, third.say(move).status());
        assertEquals(withThird, served.dump());
        assertNotEquals(dump, withThird);
        assertEquals(200, mover.send(move).status());
    }

    @Test
    void whoComesBackToTheLobbyMeetsWhoWaitsThere() throws Exception {
        Couple.arrive(one);
        served.pass(Cohort.AWAY + 1);
        Couple.arrive(two);
        assertEquals("lobby", two.step(), "the first is away");
        one.look();
        assertEquals("rules", one.step(), "and back");
        two.look();
        assertEquals("rules", two.step());
    }

    @Test
    void aRestartLeavesBothWhereTheyWere() throws Exception {
        couple.meet();
        for (int i = 0; i < 5; i++) {
            couple.mover().go();
        }
        one.look();
        two.look();
        List<JsonNode> before = List.of(one.state(), two.state());
        served.restart();
        one.follow(served.address());
        two.follow(served.address());
        one.look();
        two.look();
        one.look();
        assertEquals(before, List.of(one.state(), two.state()));
        couple.playOn(12);
        assertTrue(one.isDone() && two.isDone());
    }

    @Test
    void aRestartInTheLobbyLosesNobody() throws Exception {
        Couple.arrive(one);
        served.restart();
        one.follow(served.address());
        two.follow(served.address());
        one.look();
        assertEquals("lobby", one.step());
        Couple.arrive(two);
        one.look();
        assertEquals(List.of("rules", "rules"), List.of(one.step(), two.step()));
    }

    @Test
    void nobodyOpensThePageAHundredTimes() throws Exception {
        Couple.arrive(one);
        List<Listening> open = new ArrayList<>();
        try {
            for (int i = 0; i < 10; i++) {
                open.add(Listening.of(served.client(), one));
            }
            Couple.awaitThat(() -> {
                Reply reply = one.get("/api/events");
                return reply.status() == 429;
            });
        } finally {
            for (Listening listening : open) {
                listening.close();
            }
        }
        assertEquals(401, served.visitor(9).get("/api/events").status());
    }
}
