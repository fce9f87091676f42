package rulesmith.playtest;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import rulesmith.play.OnePlyAgent;
import rulesmith.rules.Draughts;
import rulesmith.survey.AnyStudy;
import rulesmith.survey.Consent;
import rulesmith.survey.Questions;
import rulesmith.survey.Study;
import rulesmith.survey.StudyDatabase;
import rulesmith.survey.StudyFolder;

/** A study that the test serves to itself, with a clock that stands still unless it is moved. */
final class ServedStudy implements AutoCloseable {

    static final String SECRET = "0123456789abcdef0123456789abcdef";

    /** Somebody who asks no oftener than this is never too fast. */
    private static final int PACE = 25;

    private final HttpClient client = Visitor.client();
    private final AtomicLong now = new AtomicLong(1_700_000_000_000L);
    private final List<Exception> problems = Collections.synchronizedList(new ArrayList<>());
    private final StudyFolder folder;
    private StudyDatabase database;
    private Playtest playtest;
    private PlaytestServer server;

    private ServedStudy(StudyFolder folder) {
        this.folder = folder;
    }

    /** Draughts, where captures come in chains, and random rules. */
    static Study twoGames(int runs) {
        return AnyStudy.with(
                "one-ply-random-ties",
                runs,
                AnyStudy.game("Amber", false, Draughts.ruleSet()),
                AnyStudy.game("Birch", true, AnyStudy.random(7)));
    }

    static ServedStudy of(Path surveys, Study study) throws IOException {
        ServedStudy served =
                new ServedStudy(StudyFolder.create(surveys, study, Consent.STANDARD, Questions.standard(true)));
        served.start();
        return served;
    }

    private void start() throws IOException {
        database = folder.open();
        playtest = new Playtest(
                folder.study(),
                folder.questions(),
                folder.consent(),
                database,
                game -> OnePlyAgent::withRandomTies,
                now::get);
        server = PlaytestServer.start(playtest, Address.of("127.0.0.1", 0), SECRET, problems::add);
    }

    private void stop() throws IOException {
        server.close();
        database.close();
    }

    /** Another server on the same folder, which knows nothing but what is there. */
    void restart() throws IOException {
        restart(() -> {});
    }

    interface Work {
        void run() throws IOException;
    }

    /** @param meanwhile what another process does with the database while nobody serves it */
    void restart(Work meanwhile) throws IOException {
        stop();
        database = folder.open();
        meanwhile.run();
        database.close();
        start();
    }

    @Override
    public void close() throws IOException {
        stop();
    }

    HttpClient client() {
        return client;
    }

    Path path() {
        return folder.path();
    }

    Playtest playtest() {
        return playtest;
    }

    StudyDatabase database() {
        return database;
    }

    int port() {
        return server.port();
    }

    URI address() {
        return URI.create("http://127.0.0.1:" + server.port());
    }

    void pass(long milliseconds) {
        now.addAndGet(milliseconds);
    }

    /** Somebody who comes to the page, and is never too fast. */
    Visitor visitor(long seed) {
        return new Visitor(client, address(), seed, () -> pass(PACE));
    }

    /** What the server could not do; must stay empty. */
    List<Exception> problems() {
        return List.copyOf(problems);
    }

    List<List<String>> rows(String sql) {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + path().resolve("answers.db"));
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(sql)) {
            List<List<String>> rows = new ArrayList<>();
            while (found.next()) {
                List<String> row = new ArrayList<>();
                for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
                    row.add(String.valueOf(found.getObject(i)));
                }
                rows.add(row);
            }
            return rows;
        } catch (SQLException e) {
            throw new AssertionError(sql, e);
        }
    }

    long count(String table) {
        return Long.parseLong(rows("SELECT count(*) FROM " + table).get(0).get(0));
    }

    /** Every row of every table. */
    String dump() {
        StringBuilder dump = new StringBuilder();
        for (List<String> table : rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")) {
            dump.append(table).append('\n');
            rows("SELECT * FROM " + table.get(0) + " ORDER BY 1, 2")
                    .forEach(row -> dump.append(row).append('\n'));
        }
        return dump.toString();
    }
}
