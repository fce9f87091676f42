package rulesmith.survey;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** The tables of a study and their version. Nothing in them leads to a person, and what is withdrawn is overwritten. */
final class StudySchema {

    /** Raised with each change of the tables; a step from each version to the next stands in {@link #STEPS}. */
    private static final List<List<String>> STEPS = List.of(List.of(
            "CREATE TABLE setting(name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT",
            "CREATE TABLE consent(version TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT",
            """
            CREATE TABLE participant(
              number INTEGER PRIMARY KEY,
              token TEXT UNIQUE, code TEXT UNIQUE,
              consent TEXT REFERENCES consent(version),
              joined_at INTEGER NOT NULL, seen_at INTEGER NOT NULL, told_at INTEGER,
              age INTEGER, gender TEXT, liking INTEGER,
              plan INTEGER, begins INTEGER, partner INTEGER REFERENCES participant(number), alone_at INTEGER,
              finished_at INTEGER, withdrawn_at INTEGER) STRICT""",
            """
            CREATE TABLE reading(
              participant INTEGER NOT NULL REFERENCES participant(number), game TEXT NOT NULL, at INTEGER NOT NULL,
              PRIMARY KEY(participant, game)) STRICT""",
            """
            CREATE TABLE run(
              id INTEGER PRIMARY KEY, game TEXT NOT NULL, number INTEGER NOT NULL,
              south INTEGER REFERENCES participant(number), north INTEGER REFERENCES participant(number),
              opponent TEXT NOT NULL, computer_from INTEGER, seed INTEGER NOT NULL, began_at INTEGER NOT NULL,
              outcome TEXT NOT NULL DEFAULT 'ongoing', ending TEXT NOT NULL DEFAULT '', ended_at INTEGER) STRICT""",
            """
            CREATE TABLE move(
              run INTEGER NOT NULL REFERENCES run(id) ON DELETE CASCADE, ply INTEGER NOT NULL, text TEXT NOT NULL,
              at INTEGER NOT NULL, PRIMARY KEY(run, ply)) STRICT, WITHOUT ROWID""",
            """
            CREATE TABLE rating(
              participant INTEGER NOT NULL REFERENCES participant(number), game TEXT NOT NULL, run INTEGER NOT NULL,
              rating TEXT NOT NULL CHECK(rating IN ('liked', 'neutral', 'disliked')),
              result TEXT NOT NULL, plies INTEGER NOT NULL, at INTEGER NOT NULL,
              PRIMARY KEY(participant, game, run)) STRICT""",
            """
            CREATE TABLE verdict(
              participant INTEGER NOT NULL REFERENCES participant(number), game TEXT NOT NULL,
              enjoyment INTEGER NOT NULL CHECK(enjoyment BETWEEN 1 AND 7), comment TEXT NOT NULL, at INTEGER NOT NULL,
              PRIMARY KEY(participant, game)) STRICT""",
            """
            CREATE TABLE preference(
              participant INTEGER NOT NULL REFERENCES participant(number), game TEXT NOT NULL, other TEXT NOT NULL,
              choice INTEGER NOT NULL CHECK(choice IN (-1, 0, 1)), at INTEGER NOT NULL,
              PRIMARY KEY(participant, game, other)) STRICT"""));

    private StudySchema() {}

    /** Makes the tables, or brings them to the version of this program; in the transaction of the caller. */
    static void renew(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            int version = known(version(statement));
            for (List<String> step : STEPS.subList(version, STEPS.size())) {
                for (String sql : step) {
                    statement.executeUpdate(sql);
                }
            }
            statement.executeUpdate("PRAGMA user_version = " + STEPS.size());
        }
    }

    /** For those who only read. */
    static void check(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (known(version(statement)) < STEPS.size()) {
                throw new InvalidSurveyException("is of an earlier version: 'rulesmith playtest serve' renews it");
            }
        }
    }

    private static int known(int version) {
        if (version > STEPS.size()) {
            throw new InvalidSurveyException("the answers were written by a later version of Rulesmith (schema "
                    + version + ", this one knows " + STEPS.size() + ")");
        }
        return version;
    }

    private static int version(Statement statement) throws SQLException {
        try (ResultSet rows = statement.executeQuery("PRAGMA user_version")) {
            rows.next();
            return rows.getInt(1);
        }
    }
}
