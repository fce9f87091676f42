package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.playtest.Visitor.Reply;
import rulesmith.playtest.Visitor.Request;
import rulesmith.rules.RuleSetFolder;
import rulesmith.survey.AnyStudy;
import rulesmith.survey.Study;

/** Sessions over HTTP, from the consent to the last answer, and all that must not happen on the way. */
class PlaytestServerTest {

    @TempDir
    private Path surveys;

    private ServedStudy served;

    private ServedStudy serve(Study study) throws IOException {
        served = ServedStudy.of(surveys, study);
        return served;
    }

    @AfterEach
    void nothingWentWrong() throws IOException {
        served.close();
        assertEquals(List.of(), served.problems());
    }

    @Test
    void aWholeSessionIsKeptAnswerByAnswer() throws Exception {
        serve(ServedStudy.twoGames(2));
        Visitor visitor = served.visitor(3);
        Set<String> steps = new LinkedHashSet<>();
        int done = -1;
        while (!visitor.isDone()) {
            steps.add(visitor.go().path("step").asText());
            int now = visitor.state().path("progress").path("done").asInt();
            assertTrue(now >= done, "progress does not go back");
            done = now;
        }
        assertEquals(Set.of("about", "rules", "play", "rate", "verdict", "preference", "done"), steps);
        assertEquals(visitor.state().path("progress").path("of").asInt(), done);
        assertTrue(visitor.chains() > 0, "there was a capture in a chain");
        Kept.check(served.path(), visitor);
        assertEquals(1, served.count("participant WHERE finished_at IS NOT NULL"));
        assertEquals(2 * 2, served.count("run"));
        assertEquals(2 * 2, served.count("rating"));
    }

    @Test
    void gamesFromTheArchiveCanBePlayedToTheEnd() throws Exception {
        serve(AnyStudy.with(
                "one-ply-random-ties",
                1,
                AnyStudy.game("Cedar", false, RuleSetFolder.read(Path.of("rulesets", "nightfall.json"))),
                AnyStudy.game("Delta", false, RuleSetFolder.read(Path.of("rulesets", "chessling.json"))),
                AnyStudy.game("Ember", true, RuleSetFolder.read(Path.of("rulesets", "halim-game-1.json")))));
        Visitor visitor = served.visitor(4);
        visitor.goUntil("done");
        Kept.check(served.path(), visitor);
        assertEquals(3, served.count("preference"));
    }

    @Test
    void aRestartAtAnyStepChangesNothing() throws Exception {
        serve(ServedStudy.twoGames(2));
        Visitor visitor = served.visitor(5).resigningAfter(12);
        visitor.look();
        for (int done = 0; !visitor.isDone(); done++) {
            served.restart();
            visitor.follow(served.address());
            JsonNode before = visitor.state();
            visitor.look();
            assertEquals(withoutSteps(before), withoutSteps(visitor.state()), "after " + done + " requests");
            visitor.go();
        }
        Kept.check(served.path(), visitor);
    }

    /** Who comes back is shown the last ply only, who is there both. */
    private static String withoutSteps(JsonNode state) {
        return state.toString().replaceAll("\"steps\":\\[.*?\\}\\],", "");
    }

    @Test
    void theComputerPlaysTheSameAfterARestart() throws Exception {
        serve(ServedStudy.twoGames(1));
        Visitor one = served.visitor(5);
        one.goUntil("play");
        one.go();
        String dump = served.dump();
        served.restart();
        one.follow(served.address());
        one.look();
        assertEquals(dump, served.dump());
    }

    @Test
    void aSecondTabIsToldAndNothingIsLost() throws Exception {
        serve(ServedStudy.twoGames(1));
        Visitor visitor = served.visitor(6);
        visitor.goUntil("play");
        Visitor tab = served.visitor(7);
        tab.cookie(visitor.cookie());
        tab.look();
        assertEquals(visitor.state(), tab.state());
        Request stale = tab.next();
        visitor.go();
        String dump = served.dump();
        Reply refused = tab.send(stale);
        assertEquals(409, refused.status());
        assertTrue(refused.json().path("error").asText().endsWith("."), refused.text());
        assertEquals(dump, served.dump());
        tab.look();
        assertEquals(withoutSteps(visitor.state()), withoutSteps(tab.state()));
        tab.go();
        assertEquals(409, visitor.say(visitor.next()).status(), "now the first tab is behind");
    }

    @Test
    void aRequestThatComesTwiceCountsOnce() throws Exception {
        serve(ServedStudy.twoGames(1));
        Visitor visitor = served.visitor(8).resigningAfter(20);
        visitor.look();
        while (!visitor.isDone()) {
            Request request = visitor.next();
            Reply first = visitor.send(request);
            assertEquals(200, first.status(), first.text());
            String dump = served.dump();
            Reply second = visitor.say(request);
            assertEquals(409, second.status(), request + " " + second.text());
            assertEquals(dump, served.dump());
        }
        Kept.check(served.path(), visitor);
    }

    @Test
    void whatIsNotNextIsRefusedAtEveryStep() throws Exception {
        serve(ServedStudy.twoGames(2));
        Visitor visitor = served.visitor(9).resigningAfter(6);
        Visitor other = served.visitor(10).resigningAfter(6);
        Map<String, Request> seen = new LinkedHashMap<>();
        other.look();
        while (!other.isDone()) {
            Request request = other.next();
            seen.putIfAbsent(request.name(), request);
            other.send(request);
        }
        seen.put("alone", new Request("alone", "{\"game\":\"amber\",\"run\":1}"));
        assertEquals(
                Set.of("join", "about", "rules", "move", "resign", "rate", "verdict", "preference", "alone"),
                seen.keySet());
        visitor.look();
        visitor.go();
        Set<String> steps = new LinkedHashSet<>();
        while (true) {
            steps.add(visitor.step());
            String fitting = visitor.isDone() ? "" : visitor.next().name();
            String dump = served.dump();
            JsonNode state = visitor.state();
            for (Request request : seen.values()) {
                boolean fits = request.name().equals(fitting)
                        || visitor.step().equals("play")
                                && Set.of("move", "resign").contains(request.name());
                if (!fits) {
                    Reply reply = visitor.say(request);
                    assertEquals(409, reply.status(), visitor.step() + ": " + request + " " + reply.text());
                }
            }
            assertEquals(dump, served.dump(), "at the step " + visitor.step());
            visitor.look();
            assertEquals(withoutSteps(state), withoutSteps(visitor.state()));
            if (visitor.isDone()) {
                break;
            }
            visitor.go();
        }
        assertEquals(7, steps.size());
    }

    @Test
    void movesMustBeLegalAndOfTheRunThatIsPlayed() throws Exception {
        serve(ServedStudy.twoGames(2));
        Visitor visitor = served.visitor(11);
        visitor.goUntil("play");
        String game = visitor.state().path("game").path("key").asText();
        String other = game.equals("amber") ? "birch" : "amber";
        int ply = visitor.state().path("play").path("ply").asInt();
        String legal =
                visitor.state().path("play").path("moves").get(0).path("text").asText();
        String dump = served.dump();
        for (String move : List.of(
                "a1-a1",
                "a1xh8",
                "h8-h7",
                "",
                " ",
                "c3",
                "-",
                "x",
                "c3-",
                "c3xe5xg7xe5xc3",
                "z9-z8",
                "\\u0000",
                "\\ud800",
                "c3-d4 f6-e5",
                "%s%n",
                "c3\\u2013d4",
                "１2-34")) {
            Reply reply = visitor.say(move(game, 1, ply, move));
            assertEquals(409, reply.status(), move + " " + reply.text());
        }
        for (Request request : List.of(
                move(other, 1, ply, legal),
                move("nothing", 1, ply, legal),
                move(game, 2, ply, legal),
                move(game, 1, ply + 1, legal),
                move(game, 1, ply + 2, legal),
                move(game, 99, ply, legal))) {
            assertEquals(409, visitor.say(request).status(), request.toString());
        }
        assertEquals(dump, served.dump());
        assertEquals(200, visitor.send(move(game, 1, ply, legal)).status());
    }

    static Request move(String game, int run, int ply, String move) {
        return new Request(
                "move",
                "{\"game\":\"" + game + "\",\"run\":" + run + ",\"ply\":" + ply + ",\"move\":\"" + move + "\"}");
    }

    @Test
    void ofManyEqualRequestsAtOnceOneCounts() throws Exception {
        serve(ServedStudy.twoGames(1));
        Visitor visitor = served.visitor(22);
        visitor.goUntil("play");
        ExecutorService atOnce = Executors.newFixedThreadPool(8);
        try {
            for (int turn = 0; turn < 6; turn++) {
                Request move = visitor.next();
                List<Integer> statuses = new ArrayList<>();
                Callable<Reply> say = () -> visitor.say(move);
                for (Future<Reply> reply : atOnce.invokeAll(Collections.nCopies(8, say))) {
                    statuses.add(reply.get().status());
                }
                Collections.sort(statuses);
                assertEquals(List.of(200, 409, 409, 409, 409, 409, 409, 409), statuses);
                visitor.look();
            }
        } finally {
            atOnce.shutdownNow();
        }
        assertEquals(12, visitor.state().path("play").path("ply").asInt());
        Kept.check(served.path(), visitor);
    }
}
