package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.playtest.Visitor.Reply;
import rulesmith.playtest.Visitor.Request;

/** Who is let in, who is known, and who is asked to wait. */
class PlaytestAccessTest {

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

    @Test
    void nobodyIsKnownWithoutTheRightCookie() throws Exception {
        Visitor visitor = served.visitor(12);
        visitor.goUntil("play");
        String cookie = visitor.cookie();
        String name = cookie.substring(0, cookie.indexOf('=') + 1);
        String dump = served.dump();
        Request move = visitor.next();
        for (String wrong : List.of(
                name + "0".repeat(32),
                name,
                name + visitor.token().toUpperCase(Locale.ROOT) + "0",
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
    void somebodyElseTakesPartWithTheSameBrowserOnceOneIsDone() throws Exception {
        Visitor first = served.visitor(21).resigningAfter(1);
        Request leave = new Request("leave", "{}");
        first.goUntil("play");
        assertEquals(409, first.say(leave).status());
        first.goUntil("done");
        Reply left = first.say(leave);
        assertEquals("consent", left.json().path("step").asText());
        String cookie = left.headers().firstValue("Set-Cookie").orElseThrow();
        assertTrue(cookie.contains("Max-Age=0") || cookie.contains("Expires=Thu, 01 Jan 1970"), cookie);
        assertEquals("done", first.get("/api/state").json().path("step").asText(), "whoever kept the token is known");
        Reply again = served.visitor(22).say(leave);
        assertEquals("consent", again.json().path("step").asText());
    }

    @Test
    void nobodyPlaysForSomebodyElse() throws Exception {
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

    @Test
    void aServerAnswersToTheAddressItWasGiven() throws Exception {
        try (PlaytestServer other = PlaytestServer.start(
                served.playtest(), Address.of("127.0.0.2", 0), ServedStudy.SECRET, problem -> fail(problem))) {
            Visitor visitor = served.visitor(23);
            visitor.follow(URI.create("http://127.0.0.2:" + other.port()));
            assertEquals(200, visitor.look().status());
            visitor.go();
            assertEquals("about", visitor.step());
        }
    }
}
