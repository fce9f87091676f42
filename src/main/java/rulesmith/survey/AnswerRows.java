package rulesmith.survey;

import java.sql.SQLException;
import rulesmith.survey.Answers.Person;
import rulesmith.survey.Answers.Preference;
import rulesmith.survey.Answers.RunRating;
import rulesmith.survey.Answers.Verdict;

/** Answers as rows of the database. */
final class AnswerRows {

    private AnswerRows() {}

    /** Answers that were given elsewhere, with the people who gave them. */
    static void insert(CommitQueue changes, Answers answers, long now) throws SQLException {
        for (Person person : answers.people()) {
            changes.update(
                    "INSERT INTO participant(number, joined_at, seen_at, told_at, age, gender, liking, finished_at)"
                            + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    person.number(),
                    now,
                    now,
                    now,
                    person.age(),
                    person.gender(),
                    person.liking(),
                    person.finished() ? now : null);
        }
        for (RunRating rating : answers.ratings()) {
            insert(changes, rating, now);
        }
        for (Verdict verdict : answers.verdicts()) {
            insert(changes, verdict, now);
        }
        for (Preference preference : answers.preferences()) {
            insert(changes, preference, now);
        }
    }

    static int insert(CommitQueue changes, RunRating rating, long now) throws SQLException {
        return changes.update(
                "INSERT INTO rating VALUES (?, ?, ?, ?, ?, ?, ?)",
                rating.person(),
                rating.game(),
                rating.run(),
                rating.rating().word(),
                rating.result(),
                rating.plies(),
                now);
    }

    static int insert(CommitQueue changes, Verdict verdict, long now) throws SQLException {
        return changes.update(
                "INSERT INTO verdict VALUES (?, ?, ?, ?, ?)",
                verdict.person(),
                verdict.game(),
                verdict.enjoyment(),
                verdict.comment(),
                now);
    }

    static int insert(CommitQueue changes, Preference preference, long now) throws SQLException {
        return changes.update(
                "INSERT INTO preference VALUES (?, ?, ?, ?, ?)",
                preference.person(),
                preference.game(),
                preference.other(),
                preference.choice(),
                now);
    }
}
