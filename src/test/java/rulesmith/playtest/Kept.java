package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import rulesmith.survey.StudyDatabase;

/** What the database of a study holds about visitors, held against what they were told it holds. */
public final class Kept {

    private Kept() {}

    /** All that a visitor was told is kept is there, and nothing of it twice. */
    public static void check(Path folder, Visitor visitor) {
        Map<String, String> kept = of(folder, visitor.token());
        visitor.acknowledged().forEach((what, value) -> {
            if (what.startsWith("moves ")) {
                // More may have been written than could be told.
                assertTrue((kept.get(what) + " ").startsWith(value.isEmpty() ? "" : value + " "), what + ": " + value);
            } else {
                assertEquals(value, kept.get(what), what);
            }
        });
    }

    /** By the same names as {@link Visitor#acknowledged()}; moves are listed for runs that were begun, too. */
    public static Map<String, String> of(Path folder, String token) {
        Map<String, String> kept = new TreeMap<>();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("answers.db"))) {
            int number = Integer.parseInt(
                    rows(connection, "SELECT number FROM participant WHERE token = ?", StudyDatabase.hash(token))
                            .get(0)
                            .get(0));
            put(
                    kept,
                    connection,
                    "about",
                    "SELECT '', age || ' ' || gender || ' ' || liking FROM participant"
                            + " WHERE told_at IS NOT NULL AND number = ?",
                    number);
            put(kept, connection, "rules", "SELECT game, '' FROM reading WHERE participant = ?", number);
            put(
                    kept,
                    connection,
                    "rating",
                    "SELECT game || ' ' || run, rating FROM rating WHERE participant = ?",
                    number);
            put(
                    kept,
                    connection,
                    "verdict",
                    "SELECT game, enjoyment || ' ' || comment FROM verdict WHERE participant = ?",
                    number);
            put(
                    kept,
                    connection,
                    "preference",
                    "SELECT game || ' ' || other, choice FROM preference WHERE participant = ?",
                    number);
            put(
                    kept,
                    connection,
                    "moves",
                    "SELECT game || ' ' || number, coalesce((SELECT group_concat(text, ' ') FROM"
                            + " (SELECT text FROM move WHERE run = run.id ORDER BY ply)), '') FROM run WHERE ? IN (south, north)",
                    number);
            assertEquals(
                    List.of(),
                    rows(connection, "SELECT run FROM move GROUP BY run HAVING count(*) <> max(ply) + 1"),
                    "gaps");
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
        return kept;
    }

    private static void put(Map<String, String> kept, Connection connection, String what, String sql, int number)
            throws SQLException {
        for (List<String> row : rows(connection, sql, number)) {
            String name = (what + " " + row.get(0)).strip();
            assertEquals(null, kept.put(name, row.get(1)), name + " is there twice");
        }
    }

    private static List<List<String>> rows(Connection connection, String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            List<List<String>> rows = new ArrayList<>();
            try (ResultSet found = statement.executeQuery()) {
                while (found.next()) {
                    List<String> row = new ArrayList<>();
                    for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
                        row.add(found.getString(i));
                    }
                    rows.add(row);
                }
            }
            return rows;
        }
    }
}
