package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Requests to a served study byte by byte, as no page would send them. */
record Wire(ServedStudy served, Visitor visitor) {

    /** In milliseconds. */
    static final int PATIENCE = 20_000;

    static final Set<String> HEADERS = Set.of(
            "content-security-policy",
            "x-content-type-options: nosniff",
            "x-frame-options: deny",
            "referrer-policy: no-referrer",
            "cross-origin-opener-policy: same-origin",
            "cross-origin-resource-policy: same-origin",
            "cache-control: no-");

    /** An answer as it came over the wire. */
    record Raw(int status, String head, String body) {

        static Raw of(String answer) {
            assertTrue(answer.startsWith("HTTP/1.1 "), "no answer: " + answer);
            int end = answer.indexOf("\r\n\r\n");
            return new Raw(
                    Integer.parseInt(answer.substring(9, 12)),
                    answer.substring(0, end).toLowerCase(Locale.ROOT),
                    answer.substring(end + 4));
        }
    }

    Raw send(String request) throws IOException {
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

    /** The first lines of a request of the visitor. */
    String line(String method, String path) {
        return method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + served.port()
                + "\r\nConnection: close\r\nCookie: " + visitor.cookie() + "\r\n";
    }

    String post(String path, String body) {
        return post(path, body, "X-Rulesmith: 1\r\nContent-Type: application/json\r\n");
    }

    String post(String path, String body, String headers) {
        return line("POST", path) + headers + "Content-Length: " + body.length() + "\r\n\r\n" + body;
    }

    /** Refused with one of these, in a sentence, with all headers, and without a word about the inside. */
    static void assertRefused(Raw raw, String what, Integer... expected) {
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
}
