package rulesmith.survey;

import java.sql.SQLException;
import rulesmith.survey.Answers.Person;
import rulesmith.survey.Answers.Preference;
import rulesmith.survey.Answers.RunRating;
import rulesmith.survey.Answers.Verdict;

/** Answers that were given elsewhere as rows of the database. */
final class Import {

    private Import() {}

    static void enter(CommitQueue changes, Answers answers, long now) throws SQLException {
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
            changes.update(
                    "INSERT INTO rating VALUES (?, ?, ?, ?, ?, ?, ?)",
                    rating.person(),
                    rating.game(),
                    rating.run(),
                    rating.rating().word(),
                    rating.result(),
                    rating.plies(),
                    now);
        }
        for (Verdict verdict : answers.verdicts()) {
            changes.update(
                    "INSERT INTO verdict VALUES (?, ?, ?, ?, ?)",
                    verdict.person(),
                    verdict.game(),
                    verdict.enjoyment(),
                    verdict.comment(),
                    now);
        }
        for (Preference preference : answers.preferences()) {
            changes.update(
                    "INSERT INTO preference VALUES (?, ?, ?, ?, ?)",
                    preference.person(),
                    preference.game(),
                    preference.other(),
                    preference.choice(),
                    now);
        }
    }
}
