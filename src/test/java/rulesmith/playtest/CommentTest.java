package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.playtest.Visitor.Reply;
import rulesmith.playtest.Visitor.Request;

/** What people write is text and nothing else, and is kept as far as it can be shown. */
class CommentTest {

    @TempDir
    private Path surveys;

    private ServedStudy served;
    private Visitor visitor;
    private String dump;

    @BeforeEach
    void playUntilThereIsSomethingToLose() throws Exception {
        served = ServedStudy.of(surveys, ServedStudy.twoGames(1));
        visitor = served.visitor(1).resigningAfter(6);
        visitor.goUntil("verdict");
        visitor.goUntil("play");
        dump = served.dump();
    }

    @AfterEach
    void nothingHasHappened() throws Exception {
        assertEquals(dump, served.dump());
        served.close();
        assertEquals(List.of(), served.problems());
    }

    @Test
    void scriptInACommentIsTextAndNothingElse() throws Exception {
        String script = "<script>alert(1)</script> =HYPERLINK(\"x\") '; DROP TABLE verdict; --";
        visitor.goUntil("verdict");
        String game = visitor.state().path("game").path("key").asText();
        Reply reply = visitor.send(new Request(
                "verdict",
                "{\"game\":\"" + game + "\",\"enjoyment\":4,\"comment\":\"" + script.replace("\"", "\\\"") + "\"}"));
        assertTrue(reply.isFine());
        assertEquals(
                "application/json", reply.headers().firstValue("Content-Type").orElseThrow());
        assertFalse(reply.text().contains("script"));
        assertEquals(List.of(List.of(script)), served.rows("SELECT comment FROM verdict WHERE game = '" + game + "'"));
        assertEquals(List.of(script), comments(game));
        assertFalse(visitor.get("/api/dashboard/" + ServedStudy.SECRET).text().contains("script"));
        dump = served.dump();
    }

    private List<String> comments(String game) throws IOException {
        return served.database().answers().verdicts().stream()
                .filter(verdict -> verdict.game().equals(game))
                .map(verdict -> verdict.comment())
                .toList();
    }

    @Test
    void whatNoPageCanShowIsTakenOutOfComments() throws Exception {
        visitor.goUntil("verdict");
        String game = visitor.state().path("game").path("key").asText();
        String comment =
                "a\\u0000b\\u0007c\\ud800d\\udc00e\\ud83d\\ude00f\\u001b[31mg\\r\\nh\\ti\\u0085j\\u202ek\\ufffel";
        assertTrue(visitor.send(new Request(
                        "verdict", "{\"game\":\"" + game + "\",\"enjoyment\":4,\"comment\":\"" + comment + "\"}"))
                .isFine());
        assertEquals(List.of("abc\ufffdd\ufffde\ud83d\ude00f[31mg\nh\tijkl"), comments(game));
        dump = served.dump();
    }

    @Test
    void aCommentMayHaveTwoThousandSigns() throws Exception {
        visitor.goUntil("verdict");
        String game = visitor.state().path("game").path("key").asText();
        String body =
                "{\"game\":\"" + game + "\",\"enjoyment\":4,\"comment\":\"" + "\\ud83d\\ude00".repeat(2000) + "\"}";
        assertEquals(200, visitor.send(new Request("verdict", body)).status());
        assertEquals(List.of("\ud83d\ude00".repeat(2000)), comments(game));
        dump = served.dump();
    }
}
