package rulesmith.playtest;

import java.io.IOException;
import java.util.List;
import rulesmith.rules.RuleSet;
import rulesmith.survey.InvalidSurveyException;

/** The studies that a designer can put games into. */
public interface Playtests {

    /**
     * A study nobody has taken part in.
     *
     * @param games what its games are called by those who made them
     */
    record OpenStudy(String name, String title, List<String> games) {}

    List<OpenStudy> open() throws IOException;

    /**
     * Makes a study.
     *
     * @param control whether a random game joins, which the others are compared with
     * @throws InvalidSurveyException if there cannot be such a study
     */
    OpenStudy create(String name, List<RuleSet> games, boolean control) throws IOException;

    /**
     * Puts a game into a study that nobody has taken part in.
     *
     * @throws InvalidSurveyException if that cannot be done
     */
    OpenStudy add(String study, RuleSet game) throws IOException;
}
