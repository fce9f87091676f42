package rulesmith.playtest;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import rulesmith.archive.InvalidRunException;
import rulesmith.rules.InvalidRuleSetException;
import rulesmith.survey.InvalidSurveyException;

/** Serves the studio to the machine it runs on: every address a designer can ask for is here. */
public final class StudioServer implements AutoCloseable {

    private static final String LOCAL = "127.0.0.1";
    private static final String PAGE = "studio.html";
    private static final int LONGEST_NAME = 200;
    private static final int LONGEST_MOVE = 100;
    private static final int MOST_PLIES = 100_000;
    private static final Set<String> PLAY = Set.of("line", "human", "agent", "seed", "seen");

    private final Studio studio;
    private WebServer server;

    private StudioServer(Studio studio) {
        this.studio = studio;
    }

    /** Starts to serve; nobody else can reach it. */
    public static StudioServer start(Studio studio, int port, Consumer<Exception> problems) throws IOException {
        StudioServer studioServer = new StudioServer(studio);
        studioServer.server = WebServer.start(Address.of(LOCAL, port), studioServer::routes, problems);
        return studioServer;
    }

    public int port() {
        return server.port();
    }

    @Override
    public void close() {
        server.close();
    }

    private void routes(RoutesConfig routes) {
        // Pages: one file, which looks at its address
        routes.get("/", WebServer.page(PAGE));
        routes.get("/game/{ref}", WebServer.page(PAGE));
        routes.get("/runs", WebServer.page(PAGE));
        routes.get("/run/{name}", WebServer.page(PAGE));

        // Games
        routes.get("/api/games", json(context -> studio.gallery()));
        routes.get("/api/games/{ref}", json(context -> studio.game(ref(context))));
        routes.get("/api/games/{ref}/board.svg", this::board);
        routes.get("/api/agents", json(context -> studio.agents()));
        routes.post("/api/games/{ref}/play", json(context -> {
            Body body = Body.parse(context.body(), PLAY);
            return studio.play(ref(context), play(body), body.number("seen", 0, MOST_PLIES));
        }));
        routes.post("/api/games/{ref}/record", json(context -> {
            Body body = Body.parse(context.body(), PLAY);
            return Map.of("text", studio.record(ref(context), play(body)));
        }));

        // Runs
        routes.get("/api/runs", json(context -> studio.runs()));
        routes.get("/api/runs/{name}", json(context -> studio.run(context.pathParam("name"))));

        // Studies
        routes.get("/api/studies", json(context -> studio.studies()));
        routes.post(
                "/api/studies",
                json(context ->
                        study(Body.parse(context.body(), Set.of("name", "games", "control", "study", "game")))));
    }

    private static String ref(Context context) {
        return context.pathParam("ref");
    }

    private static Studio.Play play(Body body) {
        return new Studio.Play(
                body.texts("line", LONGEST_MOVE),
                body.text("human", LONGEST_NAME),
                body.text("agent", LONGEST_NAME),
                body.seed("seed"));
    }

    /** A new study with some games, or one more game for a study there is. */
    private Object study(Body body) throws IOException {
        if (body.has("study")) {
            return studio.addToStudy(body.text("study", LONGEST_NAME), body.text("game", LONGEST_NAME));
        }
        List<String> games = body.texts("games", LONGEST_NAME);
        return studio.newStudy(body.text("name", LONGEST_NAME), games, body.has("control") && body.truth("control"));
    }

    private void board(Context context) throws IOException {
        String svg = studied(() -> studio.board(ref(context)));
        String tag = "\"" + Integer.toHexString(svg.hashCode()) + "\"";
        context.header("Cache-Control", "no-cache").header("ETag", tag);
        if (tag.equals(context.header("If-None-Match"))) {
            context.status(304);
        } else {
            context.contentType("image/svg+xml").result(svg);
        }
    }

    private static Handler json(WebServer.Answer answer) {
        return WebServer.json(context -> studied(() -> answer.to(context)));
    }

    /** What reads the files of the designer. */
    private interface Work<T> {
        T done() throws IOException;
    }

    /** A file that is not as it should be is for the designer to see to. */
    private static <T> T studied(Work<T> work) throws IOException {
        try {
            return work.done();
        } catch (InvalidRuleSetException | InvalidRunException | InvalidSurveyException e) {
            throw RefusedException.outOfStep(sentence(e.getMessage()));
        }
    }

    /** As pages say it. What begins with the path of a file stays as it is. */
    private static String sentence(String message) {
        return message.matches("[a-z]+ .*")
                ? message.substring(0, 1).toUpperCase(Locale.ROOT) + message.substring(1) + "."
                : message + ".";
    }
}
