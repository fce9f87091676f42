package rulesmith.playtest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import rulesmith.Seed;
import rulesmith.SeededRandom;

/**
 * A participant as the server sees one: does what the state says comes next, over HTTP, with answers drawn from a seed, and
 * remembers what was acknowledged.
 */
public final class Visitor {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** What is asked of the server: an address below /api/ and the body of a POST. */
    public record Request(String name, String body) {}

    public record Reply(int status, String text, HttpHeaders headers) {

        public boolean isFine() {
            return status / 100 == 2;
        }

        public JsonNode json() {
            try {
                return JSON.readTree(text);
            } catch (IOException e) {
                throw new AssertionError("not JSON: " + text, e);
            }
        }
    }

    private final HttpClient client;
    private final long seed;
    private final SeededRandom random;
    private final Runnable beforeRequests;
    private final Map<String, String> acknowledged = new TreeMap<>();
    private URI server;
    private String cookie;
    private volatile JsonNode state;
    private int patience = Integer.MAX_VALUE;
    private int chains;
    private volatile long moves;

    public Visitor(HttpClient client, URI server, long seed) {
        this(client, server, seed, () -> {});
    }

    Visitor(HttpClient client, URI server, long seed, Runnable beforeRequests) {
        this.client = client;
        this.server = server;
        this.seed = seed;
        this.random = Seed.of(seed).generator();
        this.beforeRequests = beforeRequests;
    }

    public static HttpClient client() {
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(PATIENCE)
                .build();
    }

    /** Resigns runs that take longer than so many plies. */
    public Visitor resigningAfter(int plies) {
        patience = plies;
        return this;
    }

    /** The server has another address now. */
    public void follow(URI address) {
        server = address;
    }

    public String cookie() {
        return cookie;
    }

    /** What the cookie says. */
    public String token() {
        return cookie.substring(cookie.indexOf('=') + 1);
    }

    void cookie(String other) {
        cookie = other;
    }

    public JsonNode state() {
        return state;
    }

    public String step() {
        return state == null ? "" : state.path("step").asText();
    }

    public boolean isDone() {
        return step().equals("done");
    }

    /** How many captures of more than one hop they have made. */
    int chains() {
        return chains;
    }

    /** How many of their moves were acknowledged. */
    public long moves() {
        return moves;
    }

    /** All that the server has said it has kept, by what it is: "moves amber 1", "rating amber 1", "verdict amber". */
    public Map<String, String> acknowledged() {
        return acknowledged;
    }

    private HttpRequest.Builder builder(String path) {
        HttpRequest.Builder builder =
                HttpRequest.newBuilder(server.resolve(path)).timeout(PATIENCE);
        return cookie == null ? builder : builder.header("Cookie", cookie);
    }

    private Reply send(HttpRequest request) throws IOException, InterruptedException {
        beforeRequests.run();
        HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
        return new Reply(response.statusCode(), response.body(), response.headers());
    }

    public Reply get(String path) throws IOException, InterruptedException {
        return send(builder(path).GET().build());
    }

    /** Opens the server-sent events. */
    HttpRequest events() {
        HttpRequest.Builder builder = HttpRequest.newBuilder(server.resolve("/api/events"));
        return (cookie == null ? builder : builder.header("Cookie", cookie))
                .header("Accept", "text/event-stream")
                .build();
    }

    /** Sends a request just so, and learns nothing from the answer. */
    Reply say(Request request) throws IOException, InterruptedException {
        return send(builder("/api/" + request.name())
                .header("X-Rulesmith", "1")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(request.body()))
                .build());
    }

    /** Sends a request and remembers what came of it. */
    public Reply send(Request request) throws IOException, InterruptedException {
        Reply reply = say(request);
        if (reply.isFine()) {
            reply.headers()
                    .firstValue("Set-Cookie")
                    .ifPresent(value -> cookie = value.substring(0, value.indexOf(';')));
            learn(request, reply.json());
        }
        return reply;
    }

    /** Asks where they stand. */
    public Reply look() throws IOException, InterruptedException {
        Reply reply = get("/api/state");
        if (reply.isFine()) {
            state = reply.json();
            learnMoves();
        }
        return reply;
    }

    /** Does what comes next, and must succeed. */
    JsonNode go() throws IOException, InterruptedException {
        if (state == null) {
            look();
        }
        Request request = next();
        Reply reply = send(request);
        if (!reply.isFine()) {
            throw new AssertionError(request + " was answered with " + reply.status() + " " + reply.text());
        }
        return state;
    }

    /** Does the next few things, each of which must succeed. */
    public void goOn(int requests) throws IOException, InterruptedException {
        for (int i = 0; i < requests && !isDone(); i++) {
            go();
        }
    }

    void goUntil(String step) throws IOException, InterruptedException {
        do {
            go();
        } while (!step().equals(step));
    }

    private void learn(Request request, JsonNode answer) throws IOException {
        JsonNode body = JSON.readTree(request.body());
        String game = body.path("game").asText();
        switch (request.name()) {
            case "about" ->
                acknowledged.put(
                        "about",
                        body.path("age").asText()
                                + " "
                                + body.path("gender").asText() + " "
                                + body.path("liking").asText());
            case "rules" -> acknowledged.put("rules " + game, "");
            case "move" -> moves++;
            case "rate" ->
                acknowledged.put(
                        "rating " + game + " " + body.path("run").asInt(),
                        body.path("rating").asText());
            case "verdict" ->
                acknowledged.put(
                        "verdict " + game,
                        body.path("enjoyment").asInt() + " "
                                + body.path("comment").asText());
            case "preference" ->
                acknowledged.put(
                        "preference " + game + " " + body.path("other").asText(),
                        String.valueOf(body.path("choice").asInt()));
            case "withdraw" -> acknowledged.clear();
            default -> {}
        }
        if (answer.has("step")) {
            state = answer;
            learnMoves();
        }
    }

    private void learnMoves() {
        JsonNode view = state.has("board") ? state.path("board") : state.path("play");
        if (view.has("history")) {
            List<String> history = new ArrayList<>();
            view.path("history").forEach(move -> history.add(move.asText()));
            acknowledged.put(
                    "moves " + state.path("game").path("key").asText() + " "
                            + state.path("game").path("run").asInt(),
                    String.join(" ", history));
        }
    }

    /** What somebody in this state would do. */
    public Request next() {
        String game = state.path("game").path("key").asText();
        ObjectNode body = JSON.createObjectNode();
        switch (step()) {
            case "consent" ->
                body.put("consent", state.path("consent").path("version").asText());
            case "about" ->
                body.put("age", 18 + random.nextInt(50))
                        .put("gender", "visitor " + seed)
                        .put("liking", 1 + random.nextInt(10));
            case "rules" -> body.put("game", game);
            case "play" -> {
                return move(game, body);
            }
            case "rate" ->
                body.put("game", game)
                        .put("run", state.path("game").path("run").asInt())
                        .put("rating", List.of("liked", "neutral", "disliked").get(random.nextInt(3)));
            case "verdict" ->
                body.put("game", game).put("enjoyment", 1 + random.nextInt(7)).put("comment", comment(game));
            case "preference" ->
                body.put("game", state.path("pair").path("game").path("key").asText())
                        .put(
                                "other",
                                state.path("pair").path("other").path("key").asText())
                        .put("choice", random.nextInt(3) - 1);
            default -> throw new IllegalStateException("nothing to do at the step " + step());
        }
        String name = step().equals("consent") ? "join" : step();
        return new Request(name, body.toString());
    }

    /** What they say about a game. */
    String comment(String game) {
        return "said-by-" + seed + "-about-" + game + " \"quoted\", 你好 😀\nsecond line";
    }

    /** Captures in chains wherever there are any, and otherwise moves at random. */
    private Request move(String game, ObjectNode body) {
        JsonNode play = state.path("play");
        body.put("game", game)
                .put("run", state.path("game").path("run").asInt())
                .put("ply", play.path("ply").asInt());
        if (play.path("ply").asInt() >= patience) {
            return new Request("resign", body.toString());
        }
        JsonNode choices = play.path("moves");
        if (choices.isEmpty()) {
            throw new IllegalStateException("it is not their turn: " + state);
        }
        JsonNode chosen = choices.get(random.nextInt(choices.size()));
        for (JsonNode choice : choices) {
            if (choice.path("path").size() > 2) {
                chosen = choice;
            }
        }
        chains += chosen.path("path").size() > 2 ? 1 : 0;
        return new Request(
                "move", body.put("move", chosen.path("text").asText()).toString());
    }
}
