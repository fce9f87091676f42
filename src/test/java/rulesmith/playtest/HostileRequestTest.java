package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.playtest.Visitor.Reply;
import rulesmith.playtest.Visitor.Request;
import rulesmith.rules.Draughts;
import rulesmith.survey.AnyStudy;

/** Requests that no page of ours would send, byte by byte: all are refused in a sentence, and nothing changes. */
class HostileRequestTest {

    private static final int PATIENCE = 20_000;
    private static final Set<String> HEADERS = Set.of(
            "content-security-policy",
            "x-content-type-options: nosniff",
            "x-frame-options: deny",
            "referrer-policy: no-referrer",
            "cross-origin-opener-policy: same-origin",
            "cross-origin-resource-policy: same-origin",
            "cache-control: no-");

    @TempDir
    private Path surveys;

    private ServedStudy served;
    private Visitor visitor;
    private String dump;

    @BeforeEach
    void playUntilThereIsSomethingToLose() throws Exception {
        served = ServedStudy.of(
                surveys,
                AnyStudy.with(
                        "one-ply-random-ties",
                        1,
                        AnyStudy.game("Amber", false, Draughts.ruleSet()),
                        AnyStudy.game("Birch", true, AnyStudy.random(7))));
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

    /** An answer as it came over the wire. */
    private record Raw(int status, String head, String body) {

        static Raw of(String answer) {
            assertTrue(answer.startsWith("HTTP/1.1 "), "no answer: " + answer);
            int end = answer.indexOf("\r\n\r\n");
            return new Raw(
                    Integer.parseInt(answer.substring(9, 12)),
                    answer.substring(0, end).toLowerCase(Locale.ROOT),
                    answer.substring(end + 4));
        }
    }

    private Raw send(String request) throws IOException {
        return send(request.getBytes(StandardCharsets.ISO_8859_1));
    }

    private Raw send(byte[] request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), served.port())) {
            socket.setSoTimeout(PATIENCE);
            try {
                socket.getOutputStream().write(request);
            } catch (IOException e) {
                // It did not want to hear the rest; what it said is to be read.
                assertTrue(request.length > 1000, e.toString());
            }
            return Raw.of(read(socket.getInputStream()));
        }
    }

    private static String read(InputStream stream) throws IOException {
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        try {
            stream.transferTo(read);
        } catch (IOException e) {
            assertTrue(read.size() > 0, "no answer: " + e);
        }
        return read.toString(StandardCharsets.UTF_8);
    }

    private String line(String method, String path) {
        return method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + served.port()
                + "\r\nConnection: close\r\nCookie: " + visitor.cookie() + "\r\n";
    }

    private String post(String path, String body) {
        return post(path, body, "X-Rulesmith: 1\r\nContent-Type: application/json\r\n");
    }

    private String post(String path, String body, String headers) {
        return line("POST", path) + headers + "Content-Length: " + body.length() + "\r\n\r\n" + body;
    }

    /** Refused with one of these, in a sentence, with all headers, and without a word about the inside. */
    private static void assertRefused(Raw raw, String what, Integer... expected) {
        assertTrue(List.of(expected).contains(raw.status()), what + " was answered with " + raw);
        HEADERS.forEach(
                header -> assertTrue(raw.head().contains("\r\n" + header), what + " lacks " + header + ": " + raw));
        assertTrue(raw.head().contains("default-src 'none'"), raw.head());
        assertFalse(raw.head().contains("\r\nserver:"), raw.head());
        assertFalse(raw.head().contains("set-cookie"), raw.head());
        for (String inside : List.of("Exception", "jetty", "Jetty", "javalin", "Javalin", "at rulesmith", "sqlite")) {
            assertFalse(raw.body().contains(inside), what + ": " + raw.body());
        }
        assertTrue(raw.body().matches("(?s)(\\{\"error\":\"[^\"]*[.?]\"\\})?"), what + ": " + raw.body());
    }

    private static String move(String rest) {
        return "{\"game\":\"amber\",\"run\":1,\"ply\":0,\"move\":\"c3-d4\"" + rest + "}";
    }

    @Test
    void whatIsNotTheExpectedJsonIsRefused() throws Exception {
        List<String> bodies = new ArrayList<>(List.of(
                "",
                " ",
                "null",
                "true",
                "17",
                "\"text\"",
                "[]",
                "[{}]",
                "{",
                "}",
                "{}",
                "{]",
                "{\"game\"}",
                "{'game':'amber'}",
                "{game:1}",
                "nonsense",
                move("") + move(""),
                move("") + "x",
                move(",\"game\":\"birch\""),
                move(",\"extra\":1"),
                move(",\"__proto__\":{}"),
                move(",\"ply\":0"),
                move(","),
                "/* */" + move(""),
                "{\"game\":[\"amber\"],\"run\":1,\"ply\":0,\"move\":\"c3-d4\"}",
                "{\"game\":null,\"run\":1,\"ply\":0,\"move\":\"c3-d4\"}",
                "{\"game\":\"" + "a".repeat(41) + "\",\"run\":1,\"ply\":0,\"move\":\"c3-d4\"}",
                "{\"game\":\"amber\",\"run\":1,\"ply\":0,\"move\":\"" + "c".repeat(101) + "\"}",
                "{\"game\":\"amber\",\"run\":1,\"ply\":0,\"move\":7}",
                "{\"game\":\"amber\",\"run\":1,\"ply\":0,\"move\":\"\n\"}",
                "{\"game\":\"amber\",\"run\":1,\"ply\":0,\"move\":\"\\u12\"}",
                "{\"game\":\"amber\",\"run\":1,\"ply\":0,\"move\":\"\\x\"}",
                "\u0000",
                "[".repeat(30_000),
                "{\"game\":".repeat(8000),
                "{\"a\":" + "[".repeat(1000) + "]".repeat(1000) + "}",
                "{\"" + "k".repeat(60_000) + "\":1}",
                "\"" + "s".repeat(60_000) + "\""));
        for (String number : List.of(
                "-1",
                "0",
                "1.0",
                "1e0",
                "1e400",
                "-1e999999999",
                "9".repeat(21),
                "9".repeat(5000),
                "2147483648",
                "9223372036854775808",
                "NaN",
                "Infinity",
                "0x10",
                "01",
                "+1",
                "\"1\"",
                "true",
                "null",
                "[1]",
                "{}",
                "100001")) {
            bodies.add("{\"game\":\"amber\",\"run\":" + number + ",\"ply\":0,\"move\":\"c3-d4\"}");
        }
        for (String body : bodies) {
            Raw raw = send(post("/api/move", body));
            assertRefused(raw, body.length() > 200 ? body.substring(0, 200) : body, 400);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "about {\"age\":-1}",
                "about {\"age\":131}",
                "about {\"age\":1e2}",
                "about {\"age\":\"30\"}",
                "about {\"gender\":7}",
                "about {\"liking\":11}",
                "about {\"liking\":0}",
                "about {\"name\":\"me\"}",
                "rate {\"game\":\"amber\",\"run\":1,\"rating\":\"LIKED\"}",
                "rate {\"game\":\"amber\",\"run\":1,\"rating\":1}",
                "rate {\"game\":\"amber\",\"run\":1}",
                "verdict {\"game\":\"amber\",\"enjoyment\":0}",
                "verdict {\"game\":\"amber\",\"enjoyment\":8}",
                "verdict {\"game\":\"amber\",\"enjoyment\":4.5}",
                "verdict {\"game\":\"amber\",\"enjoyment\":4,\"comment\":[]}",
                "preference {\"game\":\"amber\",\"other\":\"birch\",\"choice\":2}",
                "preference {\"game\":\"amber\",\"other\":\"birch\",\"choice\":-2}",
                "preference {\"game\":\"amber\",\"choice\":1}",
                "join {\"consent\":7}",
                "join {\"consent\":\"x\",\"also\":1}",
                "rules {}",
                "resign {\"game\":\"amber\",\"run\":1}",
                "alone {\"x\":1}",
                "withdraw {\"number\":1}",
                "try {\"game\":\"amber\",\"line\":\"c3-d4\"}",
                "try {\"game\":\"amber\",\"line\":[1]}",
                "try {\"game\":\"amber\",\"line\":[[]]}"
            })
    void answersOutOfTheirRangeAreRefused(String request) throws Exception {
        int space = request.indexOf(' ');
        assertRefused(send(post("/api/" + request.substring(0, space), request.substring(space + 1))), request, 400);
    }

    @Test
    void tooMuchIsRefused() throws Exception {
        String large = "{\"game\":\"" + "a".repeat(70_000) + "\"}";
        assertRefused(send(post("/api/move", large)), "large", 413);
        assertRefused(
                send(line("POST", "/api/move") + "X-Rulesmith: 1\r\nContent-Type: application/json\r\n"
                        + "Content-Length: 99999999999\r\n\r\n{}"),
                "said to be large",
                413);
        String chunk = "fff0\r\n" + "a".repeat(0xfff0) + "\r\n";
        assertRefused(
                send(line("POST", "/api/move") + "X-Rulesmith: 1\r\nContent-Type: application/json\r\n"
                        + "Transfer-Encoding: chunked\r\n\r\n" + chunk.repeat(40) + "0\r\n\r\n"),
                "in chunks",
                413);
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < 1001; i++) {
            line.append(i == 0 ? "" : ",").append("\"c3-d4\"");
        }
        assertRefused(send(post("/api/try", "{\"game\":\"amber\",\"line\":[" + line + "]}")), "a long line", 400);
        assertRefused(
                send(post(
                        "/api/verdict",
                        "{\"game\":\"amber\",\"enjoyment\":4,\"comment\":\"" + "x".repeat(2001) + "\"}")),
                "a long comment",
                400);
    }

    @Test
    void whatIsNotWellFormedIsRefused() throws Exception {
        String json = "X-Rulesmith: 1\r\nContent-Type: application/json";
        for (String type : List.of(
                "; charset=nonsense",
                "; charset=",
                "; charset=\"",
                "; charset=utf-16",
                "; boundary=x",
                ";;;",
                "; charset=utf-8")) {
            assertRefused(send(post("/api/move", "{}", json + type + "\r\n")), type, 400, 415);
        }
        for (String broken :
                List.of("\u00ff\u00fe", "{\"game\":\"\u00c0\u0080\"}", "{\"game\":\"\u00ed\u00a0\u0080\"}")) {
            assertRefused(send(post("/api/move", broken)), broken, 400);
        }
        assertRefused(
                send(line("POST", "/api/move") + json + "\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n"),
                "a broken chunk",
                400);
        assertRefused(
                send(line("POST", "/api/move") + json
                        + "\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n"),
                "two lengths",
                400);
        assertRefused(
                send(line("POST", "/api/move") + json + "\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}"),
                "two lengths",
                400);
        assertRefused(send(line("POST", "/api/move") + json + "\r\nContent-Length: -1\r\n\r\n{}"), "a length", 400);
        assertRefused(
                send(line("POST", "/api/move") + json + "\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}"),
                "gzip",
                400,
                415);
        assertRefused(send("GARBAGE\r\n\r\n"), "garbage", 400);
        assertRefused(send("GET / HTTP/1.1\r\n\r\n"), "no host", 400, 403);
        assertRefused(send("GET / HTTP/9.9\r\nHost: localhost\r\n\r\n"), "a version", 400, 505);
        assertRefused(send(line("GET", "/") + "X: " + "x".repeat(20_000) + "\r\n\r\n"), "a long header", 431);
        assertRefused(send(line("GET", "/" + "x".repeat(20_000)) + "\r\n"), "a long address", 414, 431);
        assertRefused(send(line("GET", "/") + "Bad Header: x\r\n\r\n"), "a bad header", 400);
        assertRefused(send(line("GET", "/") + "X: a\u0000b\r\n\r\n"), "a NUL", 400);
    }

    @Test
    void whoHangsUpBreaksNothing() throws Exception {
        for (String request : List.of(
                line("POST", "/api/move")
                        + "X-Rulesmith: 1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"ga",
                line("POST", "/api/move")
                        + "X-Rulesmith: 1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"g",
                line("GET", "/api/state"),
                line("GET", "/api/state") + "\r\n",
                "PO")) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), served.port())) {
                socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
                socket.shutdownOutput();
                hearOut(socket);
            }
        }
        visitor.look();
        assertEquals("play", visitor.step());
    }

    /** Whatever it says, its end is awaited. */
    private static void hearOut(Socket socket) throws IOException {
        socket.setSoTimeout(PATIENCE);
        try {
            socket.getInputStream().readAllBytes();
        } catch (SocketException e) {
            // It hung up, too.
            return;
        }
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
            Raw raw = send(line("GET", folder + path) + "\r\n");
            assertRefused(raw, folder + path, 400, 404);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "FOO", "get", "post"})
    void onlyGetAndPostAreServed(String method) throws Exception {
        for (String path : List.of("/", "/api/state", "/api/move", "/api/withdraw", "/web/board.js", "/nothing")) {
            assertRefused(
                    send(line(method, path)
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
            assertRefused(send(line("GET", "/api/" + path) + "\r\n"), path, 404, 405);
        }
        for (String path : List.of("/", "/api/state", "/api/games/amber", "/api/events", "/web/board.js", "/nothing")) {
            assertRefused(send(post(path, "{}")), path, 404, 405);
        }
        assertEquals("", send(line("HEAD", "/api/state") + "\r\n").body());
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
            assertRefused(send(post("/api/move", move, headers)), headers, 403);
        }
        for (String type : List.of(
                "",
                "Content-Type: text/plain\r\n",
                "Content-Type: application/x-www-form-urlencoded\r\n",
                "Content-Type: multipart/form-data; boundary=x\r\n",
                "Content-Type: application/jsonx\r\n",
                "Content-Type: text/plain; application/json\r\n")) {
            assertRefused(send(post("/api/move", move, own + type)), type, 415);
        }
        for (String host : List.of(
                "evil.example",
                "127.0.0.1.evil.example",
                "evil.example:" + served.port(),
                "",
                "127.0.0.1@evil.example",
                "127.0.0.1:80:80")) {
            assertRefused(
                    send("GET /api/state HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\nCookie: "
                            + visitor.cookie() + "\r\n\r\n"),
                    "the host " + host,
                    400,
                    403);
        }
        assertRefused(
                send("GET http://evil.example/api/state HTTP/1.1\r\nHost: " + here + "\r\nConnection: close\r\n\r\n"),
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
            Raw raw = send(line("GET", path) + "\r\n");
            HEADERS.forEach(header -> assertTrue(raw.head().contains("\r\n" + header), path + " lacks " + header));
            assertFalse(raw.head().contains("\r\nserver:"), raw.head());
        }
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
