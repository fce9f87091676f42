package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import rulesmith.playtest.Visitor.Request;
import rulesmith.rules.Draughts;
import rulesmith.survey.AnyStudy;
import rulesmith.survey.Study;

/** Two visitors of a study among people. */
final class Couple {

    private final ServedStudy served;
    final Visitor one;
    final Visitor two;

    Couple(ServedStudy served) {
        this.served = served;
        this.one = served.visitor(1);
        this.two = served.visitor(2);
    }

    /** Draughts and random rules. */
    static Study study() {
        return AnyStudy.with(
                "human",
                2,
                AnyStudy.game("Amber", false, Draughts.ruleSet()),
                AnyStudy.game("Birch", true, AnyStudy.random(7)));
    }

    static void arrive(Visitor visitor) throws Exception {
        visitor.look();
        visitor.go();
        visitor.go();
    }

    void meet() throws Exception {
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

    static boolean isToMove(Visitor visitor) {
        return visitor.step().equals("play")
                && !visitor.state().path("play").path("moves").isEmpty();
    }

    /** The one whose turn it is, after both have looked. */
    Visitor mover() throws Exception {
        one.look();
        two.look();
        assertNotEquals(isToMove(one), isToMove(two), "one of them is to move");
        return isToMove(one) ? one : two;
    }

    Visitor other(Visitor visitor) {
        return visitor == one ? two : one;
    }

    static List<String> history(Visitor visitor) {
        List<String> history = new ArrayList<>();
        visitor.state().path("play").path("history").forEach(move -> history.add(move.asText()));
        return history;
    }

    static JsonNode play(Visitor visitor) {
        return visitor.state().path("play");
    }

    /** Each does what comes next for them, until neither can go on. */
    void playOn(int plies) throws Exception {
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

    static Request alone(Visitor visitor) {
        return new Request(
                "alone",
                "{\"game\":\"" + visitor.state().path("game").path("key").asText() + "\",\"run\":"
                        + visitor.state().path("game").path("run").asInt() + "}");
    }

    interface Condition {
        boolean holds() throws Exception;
    }

    static void awaitThat(Condition condition) throws Exception {
        long start = System.nanoTime();
        while (!condition.holds()) {
            assertTrue(System.nanoTime() - start < 20_000_000_000L, "it does not come to that");
            Thread.onSpinWait();
        }
    }

    /** One of them goes for so long that the other may go on alone; the one who stays. */
    Visitor leaveAlone(Visitor stays) throws Exception {
        served.pass(Cohort.PATIENCE + 1);
        stays.look();
        assertTrue(play(stays).path("away").asBoolean());
        assertTrue(play(stays).path("canGoAlone").asBoolean(), stays.state().toString());
        assertEquals(200, stays.send(alone(stays)).status());
        assertEquals("computer", play(stays).path("opponent").asText());
        return stays;
    }
}
