package rulesmith.survey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import rulesmith.survey.Answers.Person;
import rulesmith.survey.Answers.Preference;
import rulesmith.survey.Answers.RunRating;
import rulesmith.survey.Answers.Verdict;
import rulesmith.survey.StoredParticipant.StoredRun;

/** Reads what the database of a study holds, on a connection of its own; it changes nothing. */
public final class StudyReader implements AutoCloseable {

    private final Connection connection;
    private final Study study;

    StudyReader(Connection connection, Study study) {
        this.connection = connection;
        this.study = study;
    }

    /** For those who only read, also where nothing can be written. */
    static StudyReader open(Path file, Study study) throws IOException {
        // Where nobody can write, nothing changes, and a log beside the file cannot be kept.
        String how = Files.isWritable(file.toAbsolutePath().getParent()) ? "mode=ro" : "immutable=1";
        try {
            Connection connection = DriverManager.getConnection(
                    "jdbc:sqlite:" + file.toAbsolutePath().toUri() + "?" + how);
            try {
                StudySchema.check(connection);
                return new StudyReader(connection, study);
            } catch (SQLException | RuntimeException e) {
                connection.close();
                throw e;
            }
        } catch (InvalidSurveyException e) {
            throw e.in(file.toString());
        } catch (SQLException e) {
            throw new InvalidSurveyException(file + " cannot be read as the answers of a study: " + e.getMessage());
        }
    }

    private interface Row<T> {
        T of(ResultSet rows) throws SQLException;
    }

    private synchronized <T> List<T> all(String sql, Row<T> row) throws IOException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            List<T> found = new ArrayList<>();
            while (rows.next()) {
                found.add(row.of(rows));
            }
            return found;
        } catch (SQLException e) {
            throw new IOException("the answers cannot be read: " + e.getMessage(), e);
        }
    }

    /** Null if it was never set. */
    String setting(String name) throws IOException {
        List<String> found = all("SELECT value FROM setting WHERE name = '" + name + "'", rows -> rows.getString(1));
        return found.isEmpty() ? null : found.get(0);
    }

    public boolean isClosed() throws IOException {
        return "true".equals(setting("closed"));
    }

    List<Integer> withdrawn() throws IOException {
        return all("SELECT number FROM participant WHERE withdrawn_at IS NOT NULL", rows -> rows.getInt(1));
    }

    public List<StoredParticipant> participants() throws IOException {
        Map<Integer, StoredParticipant> found = new LinkedHashMap<>();
        all("SELECT * FROM participant ORDER BY number", StudyReader::participant)
                .forEach(one -> found.put(one.number(), one.withAnswers()));
        all(
                "SELECT participant, game FROM reading",
                rows -> found.get(rows.getInt(1)).rulesRead().add(rows.getString(2)));
        all(
                "SELECT participant, game, run, rating FROM rating",
                rows -> found.get(rows.getInt(1))
                        .ratings()
                        .put(rows.getString(2) + " " + rows.getInt(3), Rating.parse(rows.getString(4))));
        all(
                "SELECT participant, game FROM verdict",
                rows -> found.get(rows.getInt(1)).verdicts().add(rows.getString(2)));
        all(
                "SELECT participant, game, other FROM preference",
                rows -> found.get(rows.getInt(1)).preferences().add(rows.getString(2) + " " + rows.getString(3)));
        return List.copyOf(found.values());
    }

    private static StoredParticipant participant(ResultSet rows) throws SQLException {
        return new StoredParticipant(
                rows.getInt("number"),
                rows.getString("token"),
                rows.getString("code"),
                rows.getLong("seen_at"),
                rows.getObject("told_at") != null,
                number(rows, "plan"),
                rows.getInt("begins") == 1,
                number(rows, "partner"),
                rows.getObject("alone_at") != null,
                rows.getObject("finished_at") != null,
                rows.getObject("withdrawn_at") != null,
                Set.of(),
                Map.of(),
                Set.of(),
                Set.of());
    }

    private static Integer number(ResultSet rows, String column) throws SQLException {
        int number = rows.getInt(column);
        return rows.wasNull() ? null : Integer.valueOf(number);
    }

    public List<StoredRun> runs() throws IOException {
        Map<Long, StoredRun> found = new LinkedHashMap<>();
        all("SELECT * FROM run ORDER BY id", StudyReader::run).forEach(run -> found.put(run.id(), run.withMoves()));
        all(
                "SELECT run, text FROM move ORDER BY run, ply",
                rows -> found.get(rows.getLong(1)).moves().add(rows.getString(2)));
        return List.copyOf(found.values());
    }

    private static StoredRun run(ResultSet rows) throws SQLException {
        return new StoredRun(
                rows.getLong("id"),
                rows.getString("game"),
                rows.getInt("number"),
                number(rows, "south"),
                number(rows, "north"),
                rows.getString("opponent"),
                number(rows, "computer_from"),
                rows.getLong("seed"),
                rows.getString("outcome"),
                rows.getString("ending"),
                List.of());
    }

    /** As they stood together at one moment. */
    public synchronized Answers answers() throws IOException {
        try {
            connection.setAutoCommit(false);
            try {
                return answersNow();
            } finally {
                connection.rollback();
                connection.setAutoCommit(true);
            }
        } catch (SQLException e) {
            throw new IOException("the answers cannot be read: " + e.getMessage(), e);
        }
    }

    private Answers answersNow() throws IOException {
        List<Person> people = all(
                "SELECT * FROM participant WHERE withdrawn_at IS NULL AND told_at IS NOT NULL ORDER BY number",
                rows -> new Person(
                        rows.getInt("number"),
                        number(rows, "age"),
                        rows.getString("gender") == null ? "" : rows.getString("gender"),
                        number(rows, "liking"),
                        rows.getObject("finished_at") != null));
        List<RunRating> ratings = all(
                "SELECT * FROM rating ORDER BY participant, " + inOrder("game") + ", run",
                rows -> new RunRating(
                        rows.getInt("participant"),
                        rows.getString("game"),
                        rows.getInt("run"),
                        Rating.parse(rows.getString("rating")),
                        rows.getString("result"),
                        rows.getInt("plies")));
        List<Verdict> verdicts = all(
                "SELECT * FROM verdict ORDER BY participant, " + inOrder("game"),
                rows -> new Verdict(
                        rows.getInt("participant"),
                        rows.getString("game"),
                        rows.getInt("enjoyment"),
                        rows.getString("comment")));
        List<Preference> preferences = all(
                "SELECT * FROM preference ORDER BY participant, " + inOrder("game") + ", " + inOrder("other"),
                rows -> new Preference(
                        rows.getInt("participant"),
                        rows.getString("game"),
                        rows.getString("other"),
                        rows.getInt("choice")));
        return new Answers(people, ratings, verdicts, preferences);
    }

    /** The games as the study lists them. Keys are letters, digits and dashes. */
    private String inOrder(String column) {
        StringBuilder order = new StringBuilder("CASE ").append(column);
        for (int i = 0; i < study.games().size(); i++) {
            order.append(" WHEN '")
                    .append(study.games().get(i).key())
                    .append("' THEN ")
                    .append(i);
        }
        return order.append(" END").toString();
    }

    /**
     * Brings all that was deleted out of the log beside the database, too; false if somebody who reads stands in the way, whom
     * it does not wait for.
     */
    synchronized boolean sweep() throws IOException {
        all("PRAGMA busy_timeout = 100", rows -> 0);
        try {
            return all("PRAGMA wal_checkpoint(TRUNCATE)", rows -> rows.getInt("busy"))
                    .equals(List.of(0));
        } finally {
            all("PRAGMA busy_timeout = " + StudyDatabase.PATIENCE, rows -> 0);
        }
    }

    @Override
    public synchronized void close() throws IOException {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IOException("the answers cannot be closed: " + e.getMessage(), e);
        }
    }
}
