package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.playtest.Visitor.Reply;
import rulesmith.playtest.Visitor.Request;
import rulesmith.rules.Draughts;
import rulesmith.rules.RuleSetFolder;
import rulesmith.survey.AnyStudy;
import rulesmith.survey.Study;

/** Sessions over HTTP, from the consent to the last answer, and all that must not happen on the way. */
class PlaytestServerTest {

    @TempDir
    private Path surveys;

    private ServedStudy served;

    private static Study twoGames(int runs) {
        return AnyStudy.with(
                "one-ply-random-ties",
                runs,
                AnyStudy.game("Amber", false, Draughts.ruleSet()),
                AnyStudy.game("Birch", true, AnyStudy.random(7)));
    }

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
        serve(twoGames(2));
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
        serve(twoGames(2));
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
        serve(twoGames(1));
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
        serve(twoGames(1));
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
        serve(twoGames(1));
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
        serve(twoGames(2));
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
        serve(twoGames(2));
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
    void nobodyIsKnownWithoutTheRightCookie() throws Exception {
        serve(twoGames(1));
        Visitor visitor = served.visitor(12);
        visitor.goUntil("play");
        String cookie = visitor.cookie();
        String name = cookie.substring(0, cookie.indexOf('=') + 1);
        String dump = served.dump();
        Request move = visitor.next();
        for (String wrong : List.of(
                name + "0".repeat(32),
                name,
                name + visitor.token().toUpperCase(java.util.Locale.ROOT) + "0",
                name + visitor.token().substring(1),
                name + "' OR 1=1 --",
                name + "\"" + visitor.token().substring(2) + "\"",
                name + "x".repeat(4000),
                "other=" + visitor.token())) {
            visitor.cookie(wrong);
            assertEquals(401, visitor.say(move).status(), wrong);
            assertEquals(401, visitor.get("/api/games/amber").status(), wrong);
            assertEquals(
                    "consent", visitor.get("/api/state").json().path("step").asText(), wrong);
        }
        visitor.cookie(null);
        assertEquals(401, visitor.say(move).status());
        assertEquals(401, visitor.say(new Request("withdraw", "{}")).status());
        assertEquals(dump, served.dump());
        assertTrue(served.rows("SELECT * FROM participant").toString().indexOf(cookie.substring(name.length())) < 0);
        visitor.cookie(cookie);
        assertEquals(200, visitor.send(move).status());
    }

    @Test
    void nobodyPlaysForSomebodyElse() throws Exception {
        serve(twoGames(1));
        Visitor one = served.visitor(13);
        Visitor two = served.visitor(14);
        one.goUntil("play");
        two.goUntil("play");
        assertNotEquals(one.cookie(), two.cookie());
        assertNotEquals(
                one.state().path("game").path("key"), two.state().path("game").path("key"));
        Request own = one.next();
        String dump = served.dump();
        assertEquals(409, two.say(own).status());
        assertEquals(dump, served.dump());
        JsonNode before = two.state();
        one.go();
        two.look();
        assertEquals(before, two.state());
    }

    @Test
    void whoHasJoinedDoesNotJoinAgain() throws Exception {
        serve(twoGames(1));
        Visitor visitor = served.visitor(15);
        visitor.look();
        Request join = visitor.next();
        visitor.send(join);
        assertEquals(409, visitor.say(join).status());
        assertEquals(1, served.count("participant"));
        assertEquals(
                409,
                served.visitor(1)
                        .say(new Request("join", "{\"consent\":\"000000000000\"}"))
                        .status());
    }

    @Test
    void nobodyJoinsAStudyThatIsClosed() throws Exception {
        serve(twoGames(1));
        Visitor early = served.visitor(16).resigningAfter(4);
        early.goUntil("rules");
        Visitor late = served.visitor(17);
        late.look();
        served.database().setClosed(true);
        served.playtest().refresh();
        assertEquals(409, late.say(late.next()).status());
        late.look();
        assertEquals("closed", late.step());
        early.goUntil("done");
        assertEquals(1, served.count("participant"));
    }

    @Test
    void theCookieIsForTheServerAlone() throws Exception {
        serve(twoGames(1));
        Visitor visitor = served.visitor(18);
        visitor.look();
        Reply joined = visitor.send(visitor.next());
        String cookie = joined.headers().firstValue("Set-Cookie").orElseThrow();
        assertTrue(cookie.matches("rulesmith-trial=[0-9a-f]{32}; Path=/; .*"), cookie);
        assertTrue(cookie.contains("; HttpOnly"), cookie);
        assertTrue(cookie.contains("; SameSite=Strict"), cookie);
        assertFalse(cookie.contains("Domain"), cookie);
        assertFalse(joined.text().contains(visitor.token()));
        assertTrue(visitor.go().path("code").asText().matches("[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}"));
    }

    @Test
    void whoIsTooFastIsAskedToWait() throws Exception {
        serve(twoGames(1));
        Visitor visitor = new Visitor(served.client(), served.address(), 19);
        visitor.look();
        visitor.go();
        int answered = 0;
        while (visitor.get("/api/state").status() == 200) {
            answered++;
        }
        assertTrue(answered > 60 && answered < 200, answered + " requests");
        assertEquals(429, visitor.say(visitor.next()).status());
        assertEquals(200, served.visitor(1).look().status(), "others are served");
        served.pass(1000);
        assertEquals(200, visitor.send(visitor.next()).status());
    }

    @Test
    void theDashboardIsForThoseWhoKnowTheSecret() throws Exception {
        serve(twoGames(1));
        Visitor visitor = served.visitor(20).resigningAfter(4);
        visitor.goUntil("verdict");
        Reply dashboard = visitor.get("/api/dashboard/" + ServedStudy.SECRET);
        assertEquals(1, dashboard.json().path("joined").asInt());
        assertEquals(served.count("move"), dashboard.json().path("moves").asLong());
        assertEquals(
                served.count("rating"),
                dashboard.json().path("games").get(0).path("runs").asInt()
                        + dashboard.json().path("games").get(1).path("runs").asInt());
        for (String wrong : List.of("", "x", ServedStudy.SECRET + "0", ServedStudy.SECRET.substring(1), "%00", "..")) {
            for (String path : List.of("/dashboard/", "/api/dashboard/")) {
                Reply reply = visitor.get(path + wrong);
                assertTrue(reply.status() == 404 || reply.status() == 400, path + wrong + " " + reply.status());
                assertFalse(reply.text().contains("joined"), reply.text());
            }
        }
    }

    @Test
    void thePlaygroundCountsForNothing() throws Exception {
        serve(twoGames(1));
        Visitor visitor = served.visitor(21);
        visitor.goUntil("play");
        String dump = served.dump();
        Reply reply = visitor.say(new Request("try", "{\"game\":\"amber\",\"line\":[\"c3-d4\",\"f6-e5\"]}"));
        assertEquals(List.of("d4xf6"), reply.json().path("moves").findValuesAsText("text"));
        assertEquals(
                409,
                visitor.say(new Request("try", "{\"game\":\"amber\",\"line\":[\"c3-d4\",\"c3-d4\"]}"))
                        .status());
        assertEquals(
                404,
                visitor.say(new Request("try", "{\"game\":\"zebra\",\"line\":[]}"))
                        .status());
        assertEquals(dump, served.dump());
        JsonNode sheet = visitor.get("/api/games/birch").json();
        assertEquals("Birch", sheet.path("name").asText());
        assertFalse(sheet.toString().contains("Random"), "the real name is not told");
    }
}
