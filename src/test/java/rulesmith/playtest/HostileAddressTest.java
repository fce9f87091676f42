package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ways that lead nowhere, and requests that come from elsewhere: all are refused in a sentence, and nothing changes. */
class HostileAddressTest {

    @TempDir
    private Path surveys;

    private ServedStudy served;
    private Visitor visitor;
    private Wire wire;
    private String dump;

    @BeforeEach
    void playUntilThereIsSomethingToLose() throws Exception {
        served = ServedStudy.of(surveys, ServedStudy.twoGames(1));
        visitor = served.visitor(1).resigningAfter(6);
        visitor.goUntil("verdict");
        visitor.goUntil("play");
        wire = new Wire(served, visitor);
        dump = served.dump();
    }

    @AfterEach
    void nothingHasHappened() throws Exception {
        assertEquals(dump, served.dump());
        served.close();
        assertEquals(List.of(), served.problems());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "..",
                "../",
                "../participant.html",
                "..%2fstudy.json",
                "%2e%2e/study.json",
                "%2e%2e%2fstudy.json",
                "%252e%252e%252fstudy.json",
                "..\\study.json",
                "..%5cstudy.json",
                "%5c..%5cstudy.json",
                "....//study.json",
                "..;/study.json",
                "x/../../study.json",
                "%00",
                "board.js%00.html",
                "/etc/passwd",
                "//etc/passwd",
                "%2fetc%2fpasswd",
                "file:/etc/passwd",
                "C:%5cwindows",
                "%c0%ae%c0%ae/study.json",
                "%",
                "%zz",
                "%u002e",
                "..%2f..%2f..%2f..%2f..%2fetc%2fpasswd",
                "~root",
                ".",
                "",
                "nothing.html",
                "x.java",
                "X.JS",
                "con",
                "package-info.class",
                "..%2fPlaytest.class",
                "amber/../../web"
            })
    void noPathLeadsAnywhereElse(String path) throws Exception {
        for (String folder : List.of("/web/", "/api/games/", "/dashboard/", "/api/dashboard/", "/", "/web/web/")) {
            if (folder.equals("/") && Set.of("", ".").contains(path)
                    || folder.equals("/web/") && path.equals("../") // the page itself, as by any browser
                    || folder.equals("/web/") && path.equals("..")) {
                continue;
            }
            Wire.Raw raw = wire.send(wire.line("GET", folder + path) + "\r\n");
            Wire.assertRefused(raw, folder + path, 400, 404);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "FOO", "get", "post"})
    void onlyGetAndPostAreServed(String method) throws Exception {
        for (String path : List.of("/", "/api/state", "/api/move", "/api/withdraw", "/web/board.js", "/nothing")) {
            Wire.assertRefused(
                    wire.send(wire.line(method, path)
                            + "X-Rulesmith: 1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"),
                    method + " " + path,
                    400,
                    404,
                    405,
                    501);
        }
    }

    @Test
    void aMethodThatDoesNotBelongToThePathIsRefused() throws Exception {
        for (String path : List.of("move", "withdraw", "join", "about", "alone")) {
            Wire.assertRefused(wire.send(wire.line("GET", "/api/" + path) + "\r\n"), path, 404, 405);
        }
        for (String path : List.of("/", "/api/state", "/api/games/amber", "/api/events", "/web/board.js", "/nothing")) {
            Wire.assertRefused(wire.send(wire.post(path, "{}")), path, 404, 405);
        }
        assertEquals("", wire.send(wire.line("HEAD", "/api/state") + "\r\n").body());
    }

    @Test
    void whatAnotherSiteSendsIsRefused() throws Exception {
        String move = visitor.next().body();
        String json = "Content-Type: application/json\r\n";
        String own = "X-Rulesmith: 1\r\n";
        String here = "127.0.0.1:" + served.port();
        for (String headers : List.of(
                json,
                json + own + "Origin: http://evil.example\r\n",
                json + own + "Origin: null\r\n",
                json + own + "Origin: \r\n",
                json + own + "Origin: http://" + here + ".evil.example\r\n",
                json + own + "Origin: http://127.0.0.1:1\r\n",
                json + own + "Origin: http://localhost:" + served.port() + "\r\n",
                json + own + "Origin: http://http://" + here + "\r\n",
                json + own + "Origin: ftp://" + here + "\r\n",
                json + own + "Sec-Fetch-Site: cross-site\r\n",
                json + own + "Sec-Fetch-Site: same-site\r\n",
                json + own + "Sec-Fetch-Site: none\r\n",
                json + own + "Origin: http://" + here + "\r\nSec-Fetch-Site: cross-site\r\n")) {
            Wire.assertRefused(wire.send(wire.post("/api/move", move, headers)), headers, 403);
        }
        for (String type : List.of(
                "",
                "Content-Type: text/plain\r\n",
                "Content-Type: application/x-www-form-urlencoded\r\n",
                "Content-Type: multipart/form-data; boundary=x\r\n",
                "Content-Type: application/jsonx\r\n",
                "Content-Type: text/plain; application/json\r\n")) {
            Wire.assertRefused(wire.send(wire.post("/api/move", move, own + type)), type, 415);
        }
        for (String host : List.of(
                "evil.example",
                "127.0.0.1.evil.example",
                "evil.example:" + served.port(),
                "",
                "127.0.0.1@evil.example",
                "127.0.0.1:80:80")) {
            Wire.assertRefused(
                    wire.send("GET /api/state HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\nCookie: "
                            + visitor.cookie() + "\r\n\r\n"),
                    "the host " + host,
                    400,
                    403);
        }
        Wire.assertRefused(
                wire.send("GET http://evil.example/api/state HTTP/1.1\r\nHost: " + here
                        + "\r\nConnection: close\r\n\r\n"),
                "another address",
                400,
                403);
        visitor.send(visitor.next());
        dump = served.dump();
    }

    @Test
    void everyAnswerBearsTheHeaders() throws Exception {
        for (String path : List.of(
                "/",
                "/favicon.ico",
                "/api/state",
                "/api/games/amber",
                "/dashboard/" + ServedStudy.SECRET,
                "/api/dashboard/" + ServedStudy.SECRET)) {
            Wire.Raw raw = wire.send(wire.line("GET", path) + "\r\n");
            Wire.HEADERS.forEach(header -> assertTrue(raw.head().contains("\r\n" + header), path + " lacks " + header));
            assertFalse(raw.head().contains("\r\nserver:"), raw.head());
        }
    }
}
