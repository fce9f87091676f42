package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import rulesmith.rules.Draughts;
import rulesmith.survey.AnyStudy;

/** People play each other: they meet, see each other's moves, leave, come back, and withdraw. */
class PeoplePlaytestTest {

    @TempDir
    private Path surveys;

    private ServedStudy served;
    private Visitor one;
    private Visitor two;

    @BeforeEach
    void serve() throws Exception {
        served = ServedStudy.of(
                surveys,
                AnyStudy.with(
                        "human",
                        2,
                        AnyStudy.game("Amber", false, Draughts.ruleSet()),
                        AnyStudy.game("Birch", true, AnyStudy.random(7))));
        one = served.visitor(1);
        two = served.visitor(2);
    }

    @AfterEach
    void nothingWentWrong() throws Exception {
        served.close();
        assertEquals(List.of(), served.problems());
    }

    private void arrive(Visitor visitor) throws Exception {
        visitor.look();
        visitor.go();
        visitor.go();
    }

    private void meet() throws Exception {
        arrive(one);
        assertEquals("lobby", one.step());
        arrive(two);
        assertEquals("rules", two.step());
        one.look();
        assertEquals("rules", one.step());
        one.go();
        two.go();
        one.look();
        assertEquals(List.of("play", "play"), List.of(one.step(), two.step()));
    }

    private static boolean isToMove(Visitor visitor) {
        return visitor.step().equals("play")
                && !visitor.state().path("play").path("moves").isEmpty();
    }

    /** The one whose turn it is, after both have looked. */
    private Visitor mover() throws Exception {
        one.look();
        two.look();
        assertNotEquals(isToMove(one), isToMove(two), "one of them is to move");
        return isToMove(one) ? one : two;
    }

    private Visitor other(Visitor visitor) {
        return visitor == one ? two : one;
    }

    private static List<String> history(Visitor visitor) {
        List<String> history = new ArrayList<>();
        visitor.state().path("play").path("history").forEach(move -> history.add(move.asText()));
        return history;
    }

    private static JsonNode play(Visitor visitor) {
        return visitor.state().path("play");
    }

    /** Each does what comes next for them, until neither can go on. */
    private void playOn(int plies) throws Exception {
        one.resigningAfter(plies);
        two.resigningAfter(plies);
        boolean moved = true;
        while (moved) {
            moved = false;
            for (Visitor visitor : List.of(one, two)) {
                visitor.look();
                if (isToMove(visitor)
                        || !List.of("play", "lobby", "done", "withdrawn").contains(visitor.step())) {
                    visitor.go();
                    moved = true;
                }
            }
        }
    }

    @Test
    void twoPlayAWholeStudyWithEachOther() throws Exception {
        meet();
        assertNotEquals(play(one).path("you"), play(two).path("you"));
        assertEquals("human", play(one).path("opponent").asText());
        playOn(40);
        assertTrue(one.isDone() && two.isDone());
        Kept.check(served.path(), one);
        Kept.check(served.path(), two);
        assertEquals(4, served.count("run"));
        assertEquals(0, served.count("run WHERE south IS NULL OR north IS NULL OR computer_from IS NOT NULL"));
        assertEquals(2, served.count("run WHERE south = 1"), "each begins as often as the other");
    }

    @Test
    void movesAreSeenAtOnce() throws Exception {
        meet();
        Visitor mover = mover();
        Visitor waiting = other(mover);
        try (Listening listening = Listening.of(served.client(), waiting)) {
            for (int i = 0; i < 6; i++) {
                listening.forget();
                mover.go();
                listening.await();
                waiting.look();
                assertEquals(history(mover), history(waiting));
                waiting.go();
                mover.look();
            }
        }
        assertEquals(12, play(mover).path("ply").asInt());
    }

    @Test
    void whoWaitsIsToldWhenSomebodyComes() throws Exception {
        arrive(one);
        try (Listening listening = Listening.of(served.client(), one)) {
            arrive(two);
            listening.await();
            one.look();
            assertEquals("rules", one.step());
        }
    }

    @Test
    void nobodyMovesForTheOther() throws Exception {
        meet();
        Visitor mover = mover();
        Visitor waiting = other(mover);
        assertTrue(play(waiting).path("moves").isEmpty());
        Request move = mover.next();
        String dump = served.dump();
        Reply reply = waiting.say(move);
        assertEquals(409, reply.status());
        assertEquals("It is not your turn.", reply.json().path("error").asText());
        Visitor third = served.visitor(3);
        arrive(third);
        assertEquals("lobby", third.step());
        String withThird = served.dump();
        assertEquals(409, third.say(move).status());
        assertEquals(withThird, served.dump());
        assertNotEquals(dump, withThird);
        assertEquals(200, mover.send(move).status());
    }

    @Test
    void whoIsAwayForALittleIsBackWhereTheyWere() throws Exception {
        meet();
        Visitor mover = mover();
        Visitor waiting = other(mover);
        try (Listening listening = Listening.of(served.client(), mover)) {
            Listening left = Listening.of(served.client(), waiting);
            mover.go();
            left.close();
            // As soon as it is found out that nobody listens any more, time counts.
            awaitThat(() -> {
                served.pass(Cohort.AWAY + 1);
                mover.look();
                return play(mover).path("away").asBoolean();
            });
            listening.await();
            assertEquals(409, mover.say(alone(mover)).status(), "they may come back");
            waiting.look();
            mover.look();
            assertFalse(play(mover).path("away").asBoolean());
            waiting.go();
            mover.look();
            assertEquals(2, play(mover).path("ply").asInt());
        }
        playOn(10);
        assertTrue(one.isDone() && two.isDone());
    }

    private static Request alone(Visitor visitor) {
        return new Request(
                "alone",
                "{\"game\":\"" + visitor.state().path("game").path("key").asText() + "\",\"run\":"
                        + visitor.state().path("game").path("run").asInt() + "}");
    }

    private interface Condition {
        boolean holds() throws Exception;
    }

    private static void awaitThat(Condition condition) throws Exception {
        long start = System.nanoTime();
        while (!condition.holds()) {
            assertTrue(System.nanoTime() - start < 20_000_000_000L, "it does not come to that");
            Thread.onSpinWait();
        }
    }

    /** One of them goes for so long that the other may go on alone; the one who stays. */
    private Visitor leaveAlone(Visitor stays) throws Exception {
        served.pass(Cohort.PATIENCE + 1);
        stays.look();
        assertTrue(play(stays).path("away").asBoolean());
        assertTrue(play(stays).path("canGoAlone").asBoolean(), stays.state().toString());
        assertEquals(200, stays.send(alone(stays)).status());
        assertEquals("computer", play(stays).path("opponent").asText());
        return stays;
    }

    @Test
    void whoIsLeftForLongGoesOnAgainstTheComputer() throws Exception {
        meet();
        mover().go();
        Visitor stays = leaveAlone(other(mover()));
        Visitor left = other(stays);
        assertEquals(409, stays.say(alone(stays)).status(), "once");
        assertTrue(isToMove(stays));
        assertEquals(1, served.count("run WHERE computer_from IS NOT NULL"));
        left.look();
        assertEquals("play", left.step());
        assertEquals("computer", play(left).path("opponent").asText(), "they begin again on their own");
        playOn(12);
        assertTrue(one.isDone() && two.isDone());
        Kept.check(served.path(), one);
        Kept.check(served.path(), two);
    }

    @Test
    void theComputerTakesOverWhereTheOtherWasToMove() throws Exception {
        meet();
        Visitor stays = mover();
        stays.go();
        leaveAlone(stays);
        assertTrue(isToMove(stays), "the computer has moved");
        assertEquals(2, play(stays).path("ply").asInt());
        assertEquals(
                List.of(List.of("1")), served.rows("SELECT computer_from FROM run WHERE computer_from IS NOT NULL"));
        Kept.check(served.path(), stays);
    }

    @Test
    void whoWithdrawsInTheMiddleLeavesTheRunToTheOther() throws Exception {
        meet();
        mover().go();
        Visitor leaves = mover();
        Visitor stays = other(leaves);
        try (Listening listening = Listening.of(served.client(), stays)) {
            assertEquals(
                    "withdrawn",
                    leaves.send(new Request("withdraw", "{}"))
                            .json()
                            .path("step")
                            .asText());
            listening.await();
        }
        stays.look();
        assertTrue(isToMove(stays), stays.state().toString());
        assertEquals("computer", play(stays).path("opponent").asText());
        assertEquals(2, play(stays).path("ply").asInt());
        playOn(10);
        assertTrue(stays.isDone());
        Kept.check(served.path(), stays);
        assertEquals(
                List.of(List.of("1")), served.rows("SELECT computer_from FROM run WHERE computer_from IS NOT NULL"));
    }

    @Test
    void aRunThatTheOtherHasBegunGoesOnWithoutThem() throws Exception {
        meet();
        Visitor leaves = mover();
        Visitor stays = other(leaves);
        Visitor quick = leaves;
        quick.send(new Request("resign", quick.resigningAfter(0).next().body()));
        quick.go();
        assertEquals(2, quick.state().path("game").path("run").asInt(), "one is in the second run");
        stays.look();
        assertEquals("rate", stays.step(), "the other has not rated the first");
        leaves.send(new Request("withdraw", "{}"));
        stays.go();
        assertEquals("play", stays.step());
        stays.look();
        assertTrue(isToMove(stays), stays.state().toString());
        stays.resigningAfter(10);
        stays.goUntil("done");
    }

    @Test
    void somebodyWithdrawsWhileNobodyServes() throws Exception {
        meet();
        Visitor stays = mover();
        stays.go();
        Visitor leaves = other(stays);
        leaves.look();
        String code = leaves.state().path("code").asText();
        served.restart(() -> served.database().withdraw(code, 0));
        stays.follow(served.address());
        leaves.follow(served.address());
        stays.look();
        assertTrue(isToMove(stays), stays.state().toString());
        assertEquals("computer", play(stays).path("opponent").asText());
        leaves.look();
        assertEquals("consent", leaves.step(), "nobody knows them");
        stays.resigningAfter(10);
        stays.goUntil("done");
    }

    @Test
    void somebodyWithdrawsByAnotherProcess() throws Exception {
        meet();
        Visitor stays = mover();
        Visitor leaves = other(stays);
        Request move = stays.next();
        served.database().withdraw(leaves.state().path("code").asText(), 0);
        assertEquals(200, stays.send(move).status());
        leaves.send(new Request("resign", "{\"game\":\"amber\",\"run\":1,\"ply\":1}"));
        leaves.look();
        assertEquals("withdrawn", leaves.step());
        stays.look();
        assertTrue(isToMove(stays), stays.state().toString());
        assertEquals("computer", play(stays).path("opponent").asText());
    }

    @Test
    void whoWaitsInVainGoesOnAlone() throws Exception {
        arrive(one);
        Request alone = new Request("alone", "{}");
        assertEquals(409, one.say(alone).status());
        assertFalse(one.state().path("canGoAlone").asBoolean());
        served.pass(Cohort.PATIENCE + 1);
        one.look();
        assertTrue(one.state().path("canGoAlone").asBoolean());
        assertEquals("rules", one.send(alone).json().path("step").asText());
        one.resigningAfter(10);
        one.goUntil("done");
        arrive(two);
        assertEquals("lobby", two.step(), "the first plays alone");
        Kept.check(served.path(), one);
        assertEquals(4, served.count("run WHERE opponent = 'computer'"));
    }

    @Test
    void whoComesBackToTheLobbyMeetsWhoWaitsThere() throws Exception {
        arrive(one);
        served.pass(Cohort.AWAY + 1);
        arrive(two);
        assertEquals("lobby", two.step(), "the first is away");
        one.look();
        assertEquals("rules", one.step(), "and back");
        two.look();
        assertEquals("rules", two.step());
    }

    @Test
    void aRestartLeavesBothWhereTheyWere() throws Exception {
        meet();
        for (int i = 0; i < 5; i++) {
            mover().go();
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
        playOn(12);
        assertTrue(one.isDone() && two.isDone());
    }

    @Test
    void aRestartInTheLobbyLosesNobody() throws Exception {
        arrive(one);
        served.restart();
        one.follow(served.address());
        two.follow(served.address());
        one.look();
        assertEquals("lobby", one.step());
        arrive(two);
        one.look();
        assertEquals(List.of("rules", "rules"), List.of(one.step(), two.step()));
    }

    @Test
    void nobodyOpensThePageAHundredTimes() throws Exception {
        arrive(one);
        List<Listening> open = new ArrayList<>();
        try {
            for (int i = 0; i < 10; i++) {
                open.add(Listening.of(served.client(), one));
            }
            awaitThat(() -> {
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
