package rulesmith.playtest;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.ContentTooLargeResponse;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import rulesmith.game.IllegalMoveException;

/**
 * What the pages of participants and of designers have in common: files from the program, JSON in and out, and the
 * protection against requests that other sites, or nobody in good faith, would make.
 */
public final class WebServer implements AutoCloseable {

    private static final int LARGEST_REQUEST = 64 << 10;

    /** Scripts, styles, pictures and connections of our own only. */
    private static final String CONTENT_POLICY = "default-src 'none'; script-src 'self'; style-src 'self';"
            + " img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none';"
            + " frame-ancestors 'none'";

    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy", CONTENT_POLICY,
            "X-Content-Type-Options", "nosniff",
            "X-Frame-Options", "DENY",
            "Referrer-Policy", "no-referrer",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");

    private static final Pattern BROKEN_ESCAPE = Pattern.compile("%(?![0-9A-Fa-f]{2})");

    private final Javalin javalin;

    private WebServer(Javalin javalin) {
        this.javalin = javalin;
    }

    /**
     * Starts to serve.
     *
     * @param routes what is served beside the files of the program
     * @param problems told of what went wrong here, never of what people asked
     * @throws IOException if the address cannot be had
     */
    static WebServer start(Address address, Consumer<RoutesConfig> routes, Consumer<Exception> problems)
            throws IOException {
        Javalin javalin = Javalin.create(config -> {
            configure(config);
            config.routes.before(context -> protect(context, address));
            config.routes.get("/web/{file}", context -> file(context, context.pathParam("file")));
            config.routes.get("/favicon.ico", context -> context.status(204));
            routes.accept(config.routes);
            refusals(config.routes, problems);
        });
        try {
            javalin.start(address.bind(), address.port());
        } catch (RuntimeException e) {
            javalin.stop();
            throw unavailable(address, e);
        }
        return new WebServer(javalin);
    }

    private static void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = LARGEST_REQUEST;
        config.http.asyncTimeout = 0;
        config.jetty.modifyServer(server -> server.setErrorHandler(new Improper()));
        config.jetty.modifyServletContextHandler(handler -> handler.setErrorHandler(new Improper()));
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setRequestHeaderSize(8 << 10);
        });
    }

    private static IOException unavailable(Address address, RuntimeException problem) {
        String where = "cannot listen on " + address.bind() + ", port " + address.port() + ": ";
        for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException) {
                return new IOException(where + "it is in use or not of this machine", problem);
            }
        }
        return new IOException(where + problem.getMessage(), problem);
    }

    public int port() {
        return javalin.port();
    }

    @Override
    public void close() {
        javalin.stop();
    }

    /** Another site may make a browser send requests here, but not with a header of its own choice, nor with our origin. */
    private static void protect(Context context, Address address) {
        HEADERS.forEach(context::header);
        context.header("Cache-Control", "no-store");
        if (BROKEN_ESCAPE.matcher(context.path()).find()) {
            throw RefusedException.missing("There is no such page.");
        }
        String host = context.header("Host");
        if (host == null || !address.answersTo(host)) {
            throw new RefusedException(RefusedException.FORBIDDEN, "This server does not answer to that name.");
        }
        switch (context.method().name()) {
            case "GET", "HEAD" -> {}
            case "POST" -> protectPost(context, host);
            default -> throw new RefusedException(405, "Only GET and POST are served here.");
        }
    }

    private static void protectPost(Context context, String host) {
        String origin = context.header("Origin");
        String site = context.header("Sec-Fetch-Site");
        boolean foreign =
                origin != null && !origin.replaceFirst("^https?://", "").equals(host)
                        || site != null && !site.equals("same-origin");
        if (foreign || context.header("X-Rulesmith") == null) {
            throw new RefusedException(RefusedException.FORBIDDEN, "This request does not come from our own pages.");
        }
        String type = context.header("Content-Type");
        if (type == null || !type.matches("(?i)application/json(; ?charset=\"?utf-8\"?)?")) {
            throw new RefusedException(415, "Requests must be JSON.");
        }
        if (context.header("Content-Encoding") != null) {
            throw new RefusedException(415, "Requests must not be compressed.");
        }
    }

    /** The body of a request, however it says it is sent. */
    static String body(Context context) {
        byte[] body;
        try (InputStream stream = context.bodyInputStream()) {
            // The length a request gives may be missing, or beyond all bounds.
            if (context.req().getContentLengthLong() > LARGEST_REQUEST
                    || (body = stream.readNBytes(LARGEST_REQUEST + 1)).length > LARGEST_REQUEST) {
                throw new RefusedException(RefusedException.TOO_LARGE, "The request is too large.");
            }
        } catch (IOException e) {
            throw RefusedException.malformed("The request has not arrived as a whole.");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
        } catch (CharacterCodingException e) {
            throw RefusedException.malformed("The request is not text in UTF-8.");
        }
    }

    private static void refusals(RoutesConfig routes, Consumer<Exception> problems) {
        routes.exception(RefusedException.class, (e, context) -> refuse(context, e.status(), e.getMessage()));
        routes.exception(IllegalMoveException.class, (e, context) -> refuse(context, 409, "That move is not legal."));
        routes.exception(
                ContentTooLargeResponse.class, (e, context) -> refuse(context, 413, "The request is too large."));
        routes.exception(
                HttpResponseException.class,
                (e, context) -> refuse(
                        context,
                        e.getStatus(),
                        e.getStatus() == 404 ? "There is no such page." : "That cannot be served."));
        routes.exception(Exception.class, (e, context) -> {
            problems.accept(e);
            refuse(context, 500, "Something went wrong here. What you had done before is safe.");
        });
    }

    private static void refuse(Context context, int status, String sentence) {
        context.status(status).contentType("application/json").result(Body.json(Map.of("error", sentence)));
    }

    /** Answers what is no proper request at all, and comes to no handler of ours. */
    private static final class Improper extends ErrorHandler {

        @Override
        public boolean handle(Request request, Response response, Callback callback) {
            HEADERS.forEach(response.getHeaders()::put);
            response.getHeaders().put("Cache-Control", "no-store").put("Content-Type", "application/json");
            byte[] answer = Body.json(Map.of("error", "That is no request that can be served."));
            response.write(true, ByteBuffer.wrap(answer), callback);
            return true;
        }
    }

    /** A handler that answers with a value as JSON. */
    static Handler json(Answer answer) {
        return context -> context.contentType("application/json").result(Body.json(answer.to(context)));
    }

    /** What a request is answered with. */
    @FunctionalInterface
    interface Answer {
        Object to(Context context) throws IOException;
    }

    /** A handler that sends a file of the program. */
    static Handler page(String name) {
        return context -> file(context, name);
    }

    /** A file of the program, as read and with what a browser needs to know whether it has it already. */
    private record WebFile(byte[] content, String type, String tag) {}

    private static final Map<String, WebFile> FILES = new ConcurrentHashMap<>();

    private static void file(Context context, String name) throws IOException {
        WebFile file = FILES.get(name);
        if (file == null) {
            file = read(name);
            FILES.put(name, file);
        }
        context.header("Cache-Control", "no-cache").header("ETag", file.tag());
        if (file.tag().equals(context.header("If-None-Match"))) {
            context.status(304);
        } else {
            context.contentType(file.type()).result(file.content());
        }
    }

    private static WebFile read(String name) throws IOException {
        // Nothing but plain names: no way leads out of the folder.
        String type = !name.matches("[a-z0-9-]+\\.[a-z]+")
                ? null
                : switch (name.substring(name.indexOf('.') + 1)) {
                    case "html" -> "text/html;charset=utf-8";
                    case "js" -> "text/javascript;charset=utf-8";
                    case "css" -> "text/css;charset=utf-8";
                    case "svg" -> "image/svg+xml";
                    default -> null;
                };
        try (var in = type == null ? null : WebServer.class.getResourceAsStream("web/" + name)) {
            if (in == null) {
                throw RefusedException.missing("There is no such page.");
            }
            byte[] content = in.readAllBytes();
            return new WebFile(content, type, "\"" + Integer.toHexString(Arrays.hashCode(content)) + "\"");
        }
    }
}
