package rulesmith.playtest;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.Handler;
import io.javalin.http.SameSite;
import io.javalin.http.sse.SseClient;
import io.javalin.http.sse.SseHandler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import rulesmith.survey.InvalidSurveyException;
import rulesmith.survey.Rating;

/** Serves a study: every address participants and researchers can ask for is here. */
public final class PlaytestServer implements AutoCloseable {

    private static final int LONGEST_NAME = 40;
    private static final int LONGEST_MOVE = 100;
    private static final int LONGEST_TEXT = 20_000;
    private static final int MOST_PLIES = 100_000;
    private static final int OLDEST = 130;
    private static final int NINETY_DAYS = 90 * 24 * 60 * 60;

    private final Playtest playtest;
    private final String secret;
    private final String cookie;
    private final Address address;
    private final Doors doors;
    private final ScheduledExecutorService background;
    private final Set<SseClient> listening = ConcurrentHashMap.newKeySet();
    private WebServer server;

    private PlaytestServer(Playtest playtest, String secret, Address address) {
        this.playtest = playtest;
        this.secret = secret;
        this.address = address;
        this.doors = new Doors(System::currentTimeMillis);
        // Browsers send the cookies of all ports of a machine to each of them.
        this.cookie = "rulesmith-" + playtest.study().name();
        this.background = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "playtest");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Starts to serve.
     *
     * @param secret what the address of the dashboard ends with
     */
    public static PlaytestServer start(Playtest playtest, Address address, String secret, Consumer<Exception> problems)
            throws IOException {
        PlaytestServer server = new PlaytestServer(playtest, secret, address);
        server.server = WebServer.start(address, server::routes, problems);
        server.background.scheduleWithFixedDelay(() -> server.refresh(problems), 1, 1, TimeUnit.SECONDS);
        return server;
    }

    private void refresh(Consumer<Exception> problems) {
        try {
            playtest.refresh();
            // Whoever has gone is found out by speaking to them.
            listening.forEach(client -> client.sendComment("here"));
        } catch (IOException | RuntimeException e) {
            problems.accept(e);
        }
    }

    public int port() {
        return server.port();
    }

    @Override
    public void close() {
        server.close();
        background.shutdownNow();
    }

    private void routes(RoutesConfig routes) {
        // Participants
        routes.get("/", WebServer.page("participant.html"));
        routes.get("/api/state", WebServer.json(context -> playtest.state(token(context))));
        routes.get(
                "/api/games/{game}",
                WebServer.json(context -> playtest.sheet(token(context), context.pathParam("game"))));
        SseHandler events = new SseHandler(this::events);
        routes.get("/api/events", context -> {
            playtest.mayListen(token(context));
            events.handle(context);
        });
        routes.post("/api/join", WebServer.json(this::join));
        post(
                routes,
                "about",
                Set.of("age", "gender", "liking"),
                (token, body) -> playtest.about(
                        token,
                        body.optionalNumber("age", 1, OLDEST),
                        body.has("gender") ? body.text("gender", LONGEST_NAME) : "",
                        body.optionalNumber("liking", 1, 10)));
        post(routes, "rules", Set.of("game"), (token, body) -> playtest.readRules(token, game(body)));
        post(
                routes,
                "try",
                Set.of("game", "line"),
                (token, body) -> playtest.tryOut(token, game(body), body.texts("line", LONGEST_MOVE)));
        post(
                routes,
                "move",
                Set.of("game", "run", "ply", "move"),
                (token, body) ->
                        playtest.move(token, game(body), run(body), ply(body), body.text("move", LONGEST_MOVE)));
        post(
                routes,
                "resign",
                Set.of("game", "run", "ply"),
                (token, body) -> playtest.resign(token, game(body), run(body), ply(body)));
        post(
                routes,
                "rate",
                Set.of("game", "run", "rating"),
                (token, body) -> playtest.rate(token, game(body), run(body), rating(body)));
        post(
                routes,
                "verdict",
                Set.of("game", "enjoyment", "comment"),
                (token, body) -> playtest.judge(
                        token,
                        game(body),
                        body.number("enjoyment", 1, 7),
                        body.has("comment") ? body.text("comment", LONGEST_TEXT) : ""));
        post(
                routes,
                "preference",
                Set.of("game", "other", "choice"),
                (token, body) -> playtest.prefer(
                        token, game(body), body.text("other", LONGEST_NAME), body.number("choice", -1, 1)));
        post(routes, "alone", Set.of("game", "run"), (token, body) -> playtest.alone(token));
        routes.post("/api/withdraw", WebServer.json(context -> goodbye(context, playtest::withdraw)));
        routes.post("/api/leave", WebServer.json(context -> goodbye(context, playtest::leave)));

        // The researcher
        routes.get("/dashboard/{secret}", secretly(WebServer.page("dashboard.html")));
        routes.get("/api/dashboard/{secret}", secretly(WebServer.json(context -> playtest.dashboard())));
    }

    private interface Request {
        Object answer(String token, Body body) throws IOException;
    }

    private void post(RoutesConfig routes, String name, Set<String> fields, Request request) {
        routes.post(
                "/api/" + name,
                WebServer.json(context -> request.answer(token(context), Body.parse(WebServer.body(context), fields))));
    }

    private String token(Context context) {
        return context.cookie(cookie);
    }

    private static String game(Body body) {
        return body.text("game", LONGEST_NAME);
    }

    private static int run(Body body) {
        return body.number("run", 1, MOST_PLIES);
    }

    private static int ply(Body body) {
        return body.number("ply", 0, MOST_PLIES);
    }

    private static Rating rating(Body body) {
        try {
            return Rating.parse(body.text("rating", LONGEST_NAME));
        } catch (InvalidSurveyException e) {
            throw RefusedException.malformed("The rating must be liked, neutral or disliked.");
        }
    }

    private interface Farewell {
        StateView of(String token) throws IOException;
    }

    /** From now on the browser knows nothing of who took part. */
    private StateView goodbye(Context context, Farewell farewell) throws IOException {
        Body.parse(WebServer.body(context), Set.of());
        StateView view = farewell.of(token(context));
        context.cookie(new Cookie(cookie, "", "/", 0, address.isEncrypted(), true, null, SameSite.STRICT));
        return view;
    }

    private StateView join(Context context) throws IOException {
        Body body = Body.parse(WebServer.body(context), Set.of("consent"));
        String from = address.visitor(context.ip(), context.header("X-Forwarded-For"));
        if (!from.isEmpty()) {
            doors.enter(from);
        }
        String token = playtest.join(token(context), body.text("consent", LONGEST_NAME));
        Cookie kept = new Cookie(cookie, token, "/", NINETY_DAYS, address.isEncrypted(), true, null, SameSite.STRICT);
        context.cookie(kept);
        return playtest.state(token);
    }

    /** Whoever does not know the secret learns not even that there is something. */
    private Handler secretly(Handler handler) {
        return context -> {
            byte[] given = context.pathParam("secret").getBytes(StandardCharsets.UTF_8);
            if (!MessageDigest.isEqual(given, secret.getBytes(StandardCharsets.UTF_8))) {
                throw RefusedException.missing("There is no such page.");
            }
            handler.handle(context);
        };
    }

    /** Sent from a thread of its own: a slow browser must not hold up the others. */
    private void events(SseClient client) {
        Runnable event = () -> background.execute(() -> client.sendEvent("state", "{}"));
        Runnable stop = playtest.listen(token(client.ctx()), event);
        client.keepAlive();
        listening.add(client);
        client.onClose(() -> {
            listening.remove(client);
            stop.run();
        });
        // The state may have changed since the page asked for it.
        event.run();
    }
}
