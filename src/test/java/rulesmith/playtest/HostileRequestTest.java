package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.playtest.Visitor.Reply;
import rulesmith.playtest.Visitor.Request;

/** Requests that no page of ours would send: all are refused in a sentence, and nothing changes. */
class HostileRequestTest {

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
            Wire.Raw raw = wire.send(wire.post("/api/move", body));
            Wire.assertRefused(raw, body.length() > 200 ? body.substring(0, 200) : body, 400);
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
        Wire.assertRefused(
                wire.send(wire.post("/api/" + request.substring(0, space), request.substring(space + 1))),
                request,
                400);
    }

    @Test
    void tooMuchIsRefused() throws Exception {
        String large = "{\"game\":\"" + "a".repeat(70_000) + "\"}";
        Wire.assertRefused(wire.send(wire.post("/api/move", large)), "large", 413);
        Wire.assertRefused(
                wire.send(wire.line("POST", "/api/move") + "X-Rulesmith: 1\r\nContent-Type: application/json\r\n"
                        + "Content-Length: 99999999999\r\n\r\n{}"),
                "said to be large",
                413);
        String chunk = "fff0\r\n" + "a".repeat(0xfff0) + "\r\n";
        Wire.assertRefused(
                wire.send(wire.line("POST", "/api/move") + "X-Rulesmith: 1\r\nContent-Type: application/json\r\n"
                        + "Transfer-Encoding: chunked\r\n\r\n" + chunk.repeat(40) + "0\r\n\r\n"),
                "in chunks",
                413);
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < 1001; i++) {
            line.append(i == 0 ? "" : ",").append("\"c3-d4\"");
        }
        Wire.assertRefused(
                wire.send(wire.post("/api/try", "{\"game\":\"amber\",\"line\":[" + line + "]}")), "a long line", 400);
        Wire.assertRefused(
                wire.send(wire.post(
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
            Wire.assertRefused(wire.send(wire.post("/api/move", "{}", json + type + "\r\n")), type, 400, 415);
        }
        for (String broken :
                List.of("\u00ff\u00fe", "{\"game\":\"\u00c0\u0080\"}", "{\"game\":\"\u00ed\u00a0\u0080\"}")) {
            Wire.assertRefused(wire.send(wire.post("/api/move", broken)), broken, 400);
        }
        Wire.assertRefused(
                wire.send(wire.line("POST", "/api/move") + json
                        + "\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n"),
                "a broken chunk",
                400);
        Wire.assertRefused(
                wire.send(wire.line("POST", "/api/move") + json
                        + "\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n"),
                "two lengths",
                400);
        Wire.assertRefused(
                wire.send(
                        wire.line("POST", "/api/move") + json + "\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}"),
                "two lengths",
                400);
        Wire.assertRefused(
                wire.send(wire.line("POST", "/api/move") + json + "\r\nContent-Length: -1\r\n\r\n{}"), "a length", 400);
        Wire.assertRefused(
                wire.send(wire.line("POST", "/api/move") + json
                        + "\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}"),
                "gzip",
                400,
                415);
        Wire.assertRefused(wire.send("GARBAGE\r\n\r\n"), "garbage", 400);
        Wire.assertRefused(wire.send("GET / HTTP/1.1\r\n\r\n"), "no host", 400, 403);
        Wire.assertRefused(wire.send("GET / HTTP/9.9\r\nHost: localhost\r\n\r\n"), "a version", 400, 505);
        Wire.assertRefused(
                wire.send(wire.line("GET", "/") + "X: " + "x".repeat(20_000) + "\r\n\r\n"), "a long header", 431);
        Wire.assertRefused(wire.send(wire.line("GET", "/" + "x".repeat(20_000)) + "\r\n"), "a long address", 414, 431);
        Wire.assertRefused(wire.send(wire.line("GET", "/") + "Bad Header: x\r\n\r\n"), "a bad header", 400);
        Wire.assertRefused(wire.send(wire.line("GET", "/") + "X: a\u0000b\r\n\r\n"), "a NUL", 400);
    }

    @Test
    void whoHangsUpBreaksNothing() throws Exception {
        for (String request : List.of(
                wire.line("POST", "/api/move")
                        + "X-Rulesmith: 1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"ga",
                wire.line("POST", "/api/move")
                        + "X-Rulesmith: 1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"g",
                wire.line("GET", "/api/state"),
                wire.line("GET", "/api/state") + "\r\n",
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
        socket.setSoTimeout(Wire.PATIENCE);
        try {
            socket.getInputStream().readAllBytes();
        } catch (SocketException e) {
            // It hung up, too.
            return;
        }
    }

    @Test
    void nothingThatIsAlmostRightBreaksTheServer() throws Exception {
        SeededRandom random = Seed.of(5).generator();
        String signs = "{}[]\",:\\0123456789eE+-.truefalsn \u0000\n\ud83d/*'x";
        for (int i = 0; i < 400; i++) {
            Request request = visitor.next();
            StringBuilder body = new StringBuilder(request.body());
            for (int change = 0; change <= random.nextInt(3); change++) {
                int place = random.nextInt(body.length());
                char sign = signs.charAt(random.nextInt(signs.length()));
                switch (random.nextInt(3)) {
                    case 0 -> body.setCharAt(place, sign);
                    case 1 -> body.insert(place, sign);
                    default -> body.deleteCharAt(place);
                }
            }
            Reply reply = visitor.send(new Request(request.name(), body.toString()));
            assertTrue(Set.of(200, 400, 409).contains(reply.status()), body + " " + reply);
        }
        Kept.check(served.path(), visitor);
        dump = served.dump();
    }
}
