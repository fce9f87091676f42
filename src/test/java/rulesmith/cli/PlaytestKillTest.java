package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.playtest.Kept;
import rulesmith.playtest.Visitor;

/** Whenever the server is killed, and whatever it could not write: what it has acknowledged is there, once. */
class PlaytestKillTest {

    private static final Pattern ADDRESS = Pattern.compile("Participants  (http://\\S+/)\n");

    /** Between two requests of a visitor: as fast as the allowance permits. */
    private static final long PACE = TimeUnit.MILLISECONDS.toNanos(25);

    @TempDir
    private Path place;

    private final HttpClient client = Visitor.client();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<Visitor> visitors = new ArrayList<>();
    private URI server;
    private Path home;
    private Path folder;
    private int copies;

    @BeforeEach
    void makeTheStudy() {
        home = place.resolve("home");
        Shell shell = Shell.with(home, "draughts", "leapers");
        shell.out(
                "playtest",
                "new",
                "trial",
                "--games",
                "draughts,leapers",
                "--runs",
                "2",
                "--seed",
                "3",
                "--opponent",
                "one-ply-random-ties");
        folder = home.resolve("surveys").resolve("trial");
    }

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    private static Program.Life serve(Program program) throws IOException {
        return program.start("playtest", "serve", "trial", "--port", "0");
    }

    /** Waits until the server listens and tells all visitors where. */
    private void awaitAddress(Program.Life life) throws Exception {
        assertTrue(life.reaches(() -> address(life).find()), () -> errors(life));
        Matcher address = address(life);
        assertTrue(address.find());
        server = URI.create(address.group(1));
        visitors.forEach(visitor -> visitor.follow(server));
    }

    private static Matcher address(Program.Life life) {
        try {
            return ADDRESS.matcher(Files.readString(life.out()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String errors(Program.Life life) {
        try {
            return Files.readString(life.err());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void invite(int number) {
        for (int i = 0; i < number; i++) {
            visitors.add(new Visitor(client, server, visitors.size()).resigningAfter(30));
        }
    }

    private void all(Callable<Void> meanwhile, Task task) throws Exception {
        List<Future<Void>> playing = new ArrayList<>();
        for (Visitor visitor : visitors) {
            playing.add(threads.submit(() -> {
                task.by(visitor);
                return null;
            }));
        }
        meanwhile.call();
        for (Future<Void> one : playing) {
            one.get(2, TimeUnit.MINUTES);
        }
    }

    private interface Task {
        void by(Visitor visitor) throws Exception;
    }

    /** Comes back where they were and goes on, until they are done or nobody answers any more. */
    private static void play(Visitor visitor, boolean mayEnd) throws Exception {
        int before = done(visitor);
        String stepBefore = visitor.step();
        try {
            Visitor.Reply back = visitor.look();
            if (back.status() == 200 && visitor.cookie() != null) {
                assertFalse(visitor.step().equals("consent"), "is known");
                assertTrue(done(visitor) >= before, stepBefore + " was before " + visitor.step());
            }
            while (!visitor.isDone()) {
                LockSupport.parkNanos(PACE);
                Visitor.Reply reply = visitor.send(visitor.next());
                if (reply.status() == 500 && mayEnd) {
                    assertEquals(
                            "Something went wrong here. What you had done before is safe.",
                            reply.json().path("error").asText());
                    return;
                }
                assertTrue(reply.isFine() || reply.status() == 429, reply.toString());
            }
        } catch (IOException e) {
            assertTrue(mayEnd, e.toString());
        }
    }

    private static int done(Visitor visitor) {
        return visitor.state() == null
                ? 0
                : visitor.state().path("progress").path("done").asInt();
    }

    /** Holds the files against what was acknowledged; on a copy, so that the server has to recover them itself. */
    private void check() throws Exception {
        Path copy = Files.createDirectory(place.resolve("copy-" + copies++));
        for (String file : List.of("answers.db", "answers.db-wal")) {
            if (Files.exists(folder.resolve(file))) {
                Files.copy(folder.resolve(file), copy.resolve(file));
            }
        }
        List<String> tokens = new ArrayList<>();
        for (Visitor visitor : visitors) {
            if (visitor.cookie() != null) {
                Kept.check(copy, visitor);
                tokens.add("'" + rulesmith.survey.StudyDatabase.hash(visitor.token()) + "'");
            }
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + copy.resolve("answers.db"));
                Statement statement = connection.createStatement()) {
            assertEquals("ok", one(statement, "PRAGMA integrity_check"));
            assertEquals(
                    "0",
                    one(
                            statement,
                            "SELECT count(*) FROM participant WHERE told_at IS NOT NULL AND token NOT IN ("
                                    + String.join(", ", tokens) + ")"),
                    "nobody but them");
            assertEquals(
                    "0",
                    one(
                            statement,
                            "SELECT count(*) FROM (SELECT 1 FROM run GROUP BY game, number, coalesce(south, north)"
                                    + " HAVING count(*) > 1)"),
                    "no run is there twice");
        }
    }

    private static String one(Statement statement, String sql) throws Exception {
        try (ResultSet rows = statement.executeQuery(sql)) {
            assertTrue(rows.next());
            return rows.getString(1);
        }
    }

    private long acknowledged() {
        return visitors.stream().mapToLong(Visitor::moves).sum();
    }

    /** Kills the server some time after people began to play, again and again, and lets them come to their end. */
    private void survives(int people, int kills, Random moments) throws Exception {
        invite(people);
        Program program = new Program(home);
        for (int kill = 0; kill < kills; kill++) {
            long before = acknowledged();
            try (Program.Life life = serve(program)) {
                awaitAddress(life);
                long wanted = before + people + moments.nextInt(people * 4);
                long patience = TimeUnit.MILLISECONDS.toNanos(moments.nextInt(200));
                all(
                        () -> {
                            life.reaches(() -> acknowledged() >= wanted || isEverybodyDone());
                            long due = System.nanoTime() + patience;
                            life.reaches(() -> System.nanoTime() >= due);
                            assertTrue(life.kill());
                            return null;
                        },
                        visitor -> play(visitor, true));
                assertEquals("", errors(life));
            }
            check();
        }
        try (Program.Life life = serve(program)) {
            awaitAddress(life);
            all(() -> null, visitor -> play(visitor, false));
            assertTrue(isEverybodyDone());
            life.kill();
            assertEquals("", errors(life));
        }
        check();
    }

    private boolean isEverybodyDone() {
        return visitors.stream().allMatch(Visitor::isDone);
    }

    @Test
    void whatWasAcknowledgedOutlivesTheServer() throws Exception {
        survives(6, 2, new Random(1));
    }

    @Tag("slow")
    @Test
    void whatWasAcknowledgedOutlivesTheServerHoweverOftenItIsKilled() throws Exception {
        survives(30, 15, new Random(2));
    }

    @Test
    void aFullDiskIsSaidAndLosesNothing() throws Exception {
        Program limited = new Program(home, List.of("bash", "-c", "ulimit -S -f 1500; exec \"$@\"", "limited"));
        try (Program.Life life = serve(limited)) {
            awaitAddress(life);
            while (isEverybodyDone()) {
                assertTrue(visitors.size() < 40, "there is room for all of it");
                invite(4);
                all(() -> null, visitor -> play(visitor, true));
            }
            assertTrue(errors(life).contains("playtest: the answers cannot be written: "), errors(life));
            assertFalse(errors(life).contains("\tat "), errors(life));
            check();
            // Now there is room again.
            assertEquals(
                    0,
                    new ProcessBuilder(
                                    "prlimit",
                                    "--pid",
                                    String.valueOf(life.process().pid()),
                                    "--fsize=unlimited")
                            .start()
                            .waitFor());
            all(() -> null, visitor -> {
                // What was answered with an error may have been written all the same: only what follows from it failed.
                visitor.look();
                visitor.resigningAfter(0).goOn(3);
            });
            assertTrue(life.kill());
        }
        assertTrue(acknowledged() > 10, acknowledged() + " moves");
        check();
        try (Program.Life life = serve(new Program(home))) {
            awaitAddress(life);
            all(() -> null, visitor -> play(visitor, false));
            assertTrue(isEverybodyDone());
            life.kill();
        }
        check();
    }
}
