package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The studio as a browser sees it, over real HTTP. */
class StudioServerTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private static final List<Exception> PROBLEMS = Collections.synchronizedList(new ArrayList<>());

    @TempDir
    static Path folder;

    private static StudioHome home;
    private static StudioServer server;

    @BeforeAll
    static void serve() throws IOException {
        home = StudioHome.in(folder);
        server = StudioServer.start(home.studio(), 0, PROBLEMS::add);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** Whatever was asked for, the server did its work. */
    @AfterEach
    void nothingWentWrong() {
        assertEquals(List.of(), PROBLEMS);
    }

    private static HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return CLIENT.send(request.build(), BodyHandlers.ofString());
    }

    private static HttpResponse<String> get(String path) throws Exception {
        return send(to(path));
    }

    private static HttpResponse<String> post(String path, String body) throws Exception {
        return send(to(path).header("X-Rulesmith", "1")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.replace('\'', '"'))));
    }

    private static JsonNode json(HttpResponse<String> answer) throws Exception {
        assertEquals(
                "application/json",
                answer.headers().firstValue("Content-Type").orElse("").split(";")[0]);
        return MAPPER.readTree(answer.body());
    }

    private static void refuses(int status, HttpResponse<String> answer) throws Exception {
        assertEquals(status, answer.statusCode(), answer::body);
        String sentence = json(answer).path("error").asText();
        assertTrue(sentence.matches("[A-Z/].*\\."), sentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/game/draughts", "/game/small-map%3A0", "/runs", "/run/small-es"})
    void everyAddressOfAPageHasThePage(String path) throws Exception {
        HttpResponse<String> page = get(path);
        assertEquals(200, page.statusCode());
        assertTrue(page.body().contains("/web/studio.js"));
        String policy = page.headers().firstValue("Content-Security-Policy").orElse("");
        assertTrue(policy.contains("default-src 'none'; script-src 'self'"), policy);
        assertFalse(policy.contains("unsafe"), policy);
    }

    @Test
    void whatThePageAsksForIsThere() throws Exception {
        for (String file : List.of("studio.css", "style.css", "studio.js", "board.js", "api.js", "rules.js")) {
            assertEquals(200, get("/web/" + file).statusCode(), file);
        }
    }

    @Test
    void allPagesTogetherAreSmallerThanOneMayBe() throws Exception {
        long size = 0;
        int files = 0;
        try (var web = Files.newDirectoryStream(Path.of("src/main/resources/rulesmith/playtest/web"))) {
            for (Path file : web) {
                size += Files.size(file);
                files++;
            }
        }
        assertTrue(files > 20, "the files are elsewhere");
        assertTrue(size < 200_000, size + " bytes");
    }

    @Test
    void answersWithGamesRunsAndAgents() throws Exception {
        assertEquals(4, json(get("/api/games")).at("/games").size());
        assertEquals("draughts", json(get("/api/games/draughts")).path("ref").asText());
        assertEquals(
                StudioHome.MAP + ":0",
                json(get("/api/games/small-map:0")).path("ref").asText());
        assertEquals(2, json(get("/api/runs")).at("/runs").size());
        assertEquals(4, json(get("/api/runs/small-es")).at("/curves").size());
        assertEquals("one-ply", json(get("/api/agents")).get(0).asText());
        assertTrue(json(get("/api/studies")).isArray());
    }

    @Test
    void drawsTheSetUpOnce() throws Exception {
        HttpResponse<String> drawing = get("/api/games/draughts/board.svg");
        assertEquals(
                "image/svg+xml", drawing.headers().firstValue("Content-Type").orElse(""));
        assertTrue(drawing.body().startsWith("<svg"));
        String tag = drawing.headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> again = send(to("/api/games/draughts/board.svg").header("If-None-Match", tag));
        assertEquals(304, again.statusCode());
        assertEquals("", again.body());
    }

    @Test
    void playsAndRecords() throws Exception {
        String body = "{'line':['c3-d4'],'human':'south','agent':'one-ply','seed':7,'seen':0}";
        JsonNode view = json(post("/api/games/draughts/play", body));
        assertEquals(2, view.path("ply").asInt());
        assertEquals(2, view.path("steps").size());
        assertEquals("south", view.path("toMove").asText());
        String text =
                json(post("/api/games/draughts/record", body)).path("text").asText();
        assertTrue(text.startsWith("format rulesmith-record/1\n"), text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "409 | {'line':['a1-a2'],'human':'south','agent':'one-ply','seed':7,'seen':0}",
                "400 | {'line':'c3-d4','human':'south','agent':'one-ply','seed':7,'seen':0}",
                "400 | {'line':[7],'human':'south','agent':'one-ply','seed':7,'seen':0}",
                "400 | {'line':[],'human':'west','agent':'one-ply','seed':7,'seen':0}",
                "400 | {'line':['c3-d4'],'human':'south','agent':'champion:/etc/passwd','seed':7,'seen':0}",
                "400 | {'line':[],'human':'south','agent':'one-ply','seed':0.5,'seen':0}",
                "400 | {'line':[],'human':'south','agent':'one-ply','seed':7,'seen':-1}",
                "400 | {'line':[],'human':'south','agent':'one-ply','seed':7,'seen':0,'more':1}",
                "400 | {'line':[],'human':'south'}",
                "400 | []",
                "400 | {",
            })
    void refusesWhatIsNoPlay(int status, String body) throws Exception {
        refuses(status, post("/api/games/draughts/play", body));
    }

    @Test
    void refusesWhatIsTooLong() throws Exception {
        refuses(413, post("/api/games/draughts/play", "{'line':['" + "x".repeat(1 << 17) + "']}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/games/nobody",
                "/api/games/..",
                "/api/games/%2e%2e",
                "/api/games/draughts.json",
                "/api/games/small-es:99999",
                "/api/runs/..",
                "/api/runs/nobody",
                "/api/games/nobody/board.svg",
                "/api/nothing",
                "/web/..%5cpom.xml",
                "/web/studio",
                "/pom.xml",
            })
    void hasNothingElse(String path) throws Exception {
        HttpResponse<String> answer = get(path);
        assertEquals(404, answer.statusCode(), answer::body);
    }

    /** No client that is well-behaved sends these, so they are written as they are. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/games/../../pom.xml",
                "/api/games/..%2f..%2fpom.xml",
                "/api/games/%2e%2e%2f%2e%2e%2fpom.xml",
                "/web/../../../../pom.xml",
                "/web/..%2f..%2f..%2f..%2fpom.xml",
                "/web/%00studio.js",
                "/api/runs/..%2f..",
                "/api/games/draughts%00",
                "//etc/passwd",
            })
    void noWayLeadsOut(String path) throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            String request = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            var answer = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            String first = answer.readLine();
            assertTrue(first.matches("HTTP/1.1 40[04] .*"), first);
            assertTrue(answer.lines().noneMatch(line -> line.contains("<project") || line.contains("root:")));
        }
    }

    @Test
    void answersNobodyElsesPages() throws Exception {
        int before = json(get("/api/studies")).size();
        String body = "{'name':'pilot','games':['draughts'],'control':true}".replace('\'', '"');
        HttpRequest.BodyPublisher published = HttpRequest.BodyPublishers.ofString(body);
        refuses(
                403,
                send(to("/api/studies")
                        .header("Content-Type", "application/json")
                        .POST(published)));
        refuses(
                403,
                send(to("/api/studies")
                        .header("X-Rulesmith", "1")
                        .header("Origin", "http://example.org")
                        .header("Content-Type", "application/json")
                        .POST(published)));
        refuses(415, send(to("/api/studies").header("X-Rulesmith", "1").POST(published)));
        assertEquals(before, json(get("/api/studies")).size());
    }

    @Test
    void putsGamesIntoStudies() throws Exception {
        JsonNode made = json(post("/api/studies", "{'name':'served','games':['draughts'],'control':false}"));
        assertEquals(1, made.path("games").size());
        JsonNode added = json(post("/api/studies", "{'study':'served','game':'leapers'}"));
        assertEquals(2, added.path("games").size());
        refuses(404, post("/api/studies", "{'study':'served','game':'../leapers'}"));
        refuses(409, post("/api/studies", "{'study':'other','game':'leapers'}"));
        refuses(409, post("/api/studies", "{'name':'../x','games':['draughts']}"));
        refuses(400, post("/api/studies", "{'name':'x','games':'draughts'}"));
        refuses(400, post("/api/studies", "{}"));
    }

    @Test
    void saysWhichFileIsBroken() throws Exception {
        Path file = Files.writeString(home.rulesets().resolve("broken.json"), "{");
        try {
            HttpResponse<String> answer = get("/api/games/broken");
            refuses(409, answer);
            assertTrue(answer.body().contains("broken.json"), answer::body);
        } finally {
            Files.delete(file);
        }
    }
}
