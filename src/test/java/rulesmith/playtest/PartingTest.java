package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.playtest.Visitor.Request;

/** One of two who play together is away, leaves, or withdraws. */
class PartingTest {

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
    void whoIsAwayForALittleIsBackWhereTheyWere() throws Exception {
        couple.meet();
        Visitor mover = couple.mover();
        Visitor waiting = couple.other(mover);
        try (Listening listening = Listening.of(served.client(), mover)) {
            Listening left = Listening.of(served.client(), waiting);
            mover.go();
            left.close();
            // As soon as it is found out that nobody listens any more, time counts.
            Couple.awaitThat(() -> {
                served.pass(Cohort.AWAY + 1);
                mover.look();
                return Couple.play(mover).path("away").asBoolean();
            });
            listening.await();
            assertEquals(409, mover.say(Couple.alone(mover)).status(), "they may come back");
            waiting.look();
            mover.look();
            assertFalse(Couple.play(mover).path("away").asBoolean());
            waiting.go();
            mover.look();
            assertEquals(2, Couple.play(mover).path("ply").asInt());
        }
        couple.playOn(10);
        assertTrue(one.isDone() && two.isDone());
    }

    @Test
    void whoIsLeftForLongGoesOnAgainstTheComputer() throws Exception {
        couple.meet();
        couple.mover().go();
        Visitor stays = couple.leaveAlone(couple.other(couple.mover()));
        Visitor left = couple.other(stays);
        assertEquals(409, stays.say(Couple.alone(stays)).status(), "once");
        assertTrue(Couple.isToMove(stays));
        assertEquals(1, served.count("run WHERE computer_from IS NOT NULL"));
        left.look();
        assertEquals("play", left.step());
        assertEquals("computer", Couple.play(left).path("opponent").asText(), "they begin again on their own");
        couple.playOn(12);
        assertTrue(one.isDone() && two.isDone());
        Kept.check(served.path(), one);
        Kept.check(served.path(), two);
    }

    @Test
    void theComputerTakesOverWhereTheOtherWasToMove() throws Exception {
        couple.meet();
        Visitor stays = couple.mover();
        stays.go();
        couple.leaveAlone(stays);
        assertTrue(Couple.isToMove(stays), "the computer has moved");
        assertEquals(2, Couple.play(stays).path("ply").asInt());
        assertEquals(
                List.of(List.of("1")), served.rows("SELECT computer_from FROM run WHERE computer_from IS NOT NULL"));
        Kept.check(served.path(), stays);
    }

    @Test
    void whoWithdrawsInTheMiddleLeavesTheRunToTheOther() throws Exception {
        couple.meet();
        couple.mover().go();
        Visitor leaves = couple.mover();
        Visitor stays = couple.other(leaves);
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
        assertTrue(Couple.isToMove(stays), stays.state().toString());
        assertEquals("computer", Couple.play(stays).path("opponent").asText());
        assertEquals(2, Couple.play(stays).path("ply").asInt());
        couple.playOn(10);
        assertTrue(stays.isDone());
        Kept.check(served.path(), stays);
        assertEquals(
                List.of(List.of("1")), served.rows("SELECT computer_from FROM run WHERE computer_from IS NOT NULL"));
    }

    @Test
    void aRunThatTheOtherHasBegunGoesOnWithoutThem() throws Exception {
        couple.meet();
        Visitor leaves = couple.mover();
        Visitor stays = couple.other(leaves);
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
        assertTrue(Couple.isToMove(stays), stays.state().toString());
        stays.resigningAfter(10);
        stays.goUntil("done");
    }

    @Test
    void somebodyWithdrawsWhileNobodyServes() throws Exception {
        couple.meet();
        Visitor stays = couple.mover();
        stays.go();
        Visitor leaves = couple.other(stays);
        leaves.look();
        String code = leaves.state().path("code").asText();
        served.restart(() -> served.database().withdraw(code, 0));
        stays.follow(served.address());
        leaves.follow(served.address());
        stays.look();
        assertTrue(Couple.isToMove(stays), stays.state().toString());
        assertEquals("computer", Couple.play(stays).path("opponent").asText());
        leaves.look();
        assertEquals("consent", leaves.step(), "nobody knows them");
        stays.resigningAfter(10);
        stays.goUntil("done");
    }

    @Test
    void somebodyWithdrawsByAnotherProcess() throws Exception {
        couple.meet();
        Visitor stays = couple.mover();
        Visitor leaves = couple.other(stays);
        Request move = stays.next();
        served.database().withdraw(leaves.state().path("code").asText(), 0);
        assertEquals(200, stays.send(move).status());
        leaves.send(new Request("resign", "{\"game\":\"amber\",\"run\":1,\"ply\":1}"));
        leaves.look();
        assertEquals("withdrawn", leaves.step());
        stays.look();
        assertTrue(Couple.isToMove(stays), stays.state().toString());
        assertEquals("computer", Couple.play(stays).path("opponent").asText());
    }

    @Test
    void whoWaitsInVainGoesOnAlone() throws Exception {
        Couple.arrive(one);
        Request alone = new Request("alone", "{}");
        assertEquals(409, one.say(alone).status());
        assertFalse(one.state().path("canGoAlone").asBoolean());
        served.pass(Cohort.PATIENCE + 1);
        one.look();
        assertTrue(one.state().path("canGoAlone").asBoolean());
        assertEquals("rules", one.send(alone).json().path("step").asText());
        one.resigningAfter(10);
        one.goUntil("done");
        Couple.arrive(two);
        assertEquals("lobby", two.step(), "the first plays alone");
        Kept.check(served.path(), one);
        assertEquals(4, served.count("run WHERE opponent = 'computer'"));
    }
}
