package rulesmith.survey;

import java.sql.SQLException;
import java.util.List;

/** Takes out of the database all that leads to somebody, or comes from them alone. */
final class Withdrawal {

    private Withdrawal() {}

    static void make(CommitQueue changes, int participant, long now) throws SQLException {
        for (String table : List.of("reading", "rating", "verdict", "preference")) {
            changes.update("DELETE FROM " + table + " WHERE participant = ?", participant);
        }
        changes.update(
                "UPDATE run SET computer_from = (SELECT count(*) FROM move WHERE run = run.id)"
                        + " WHERE ? IN (south, north) AND outcome = 'ongoing'",
                participant);
        changes.update("UPDATE participant SET alone_at = ? WHERE partner = ? AND alone_at IS NULL", now, participant);
        changes.update("UPDATE run SET south = NULL WHERE south = ?", participant);
        changes.update("UPDATE run SET north = NULL WHERE north = ?", participant);
        changes.update("DELETE FROM run WHERE south IS NULL AND north IS NULL");
        changes.update(
                "UPDATE participant SET token = NULL, code = NULL, age = NULL, gender = NULL, liking = NULL,"
                        + " finished_at = NULL, withdrawn_at = ? WHERE number = ?",
                now,
                participant);
    }
}
