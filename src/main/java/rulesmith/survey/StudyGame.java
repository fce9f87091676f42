package rulesmith.survey;

import java.util.Locale;
import rulesmith.rules.RuleSet;

/**
 * A game of a study, with its rules as they were when the study was made.
 *
 * @param key the neutral name in lower case: names the game in files and requests
 * @param alias the neutral name that participants see
 * @param control whether it is a random game that the others are compared with
 */
public record StudyGame(String key, String alias, boolean control, RuleSet rules) {

    public StudyGame {
        if (!alias.matches("[A-Za-z][A-Za-z0-9 -]{0,30}")) {
            throw new InvalidSurveyException(
                    "the alias \"" + alias + "\" must be up to 31 letters, digits, spaces and dashes");
        }
    }

    public static StudyGame of(String alias, boolean control, RuleSet rules) {
        return new StudyGame(alias.toLowerCase(Locale.ROOT).replace(' ', '-'), alias, control, rules);
    }
}
