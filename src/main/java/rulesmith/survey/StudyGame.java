package rulesmith.survey;

import rulesmith.rules.RuleSet;

/**
 * A game of a study, with its rules as they were when the study was made.
 *
 * @param key the neutral name in lower case: names the game in files and requests
 * @param alias the neutral name that participants see
 * @param control whether it is a random game that the others are compared with
 */
public record StudyGame(String key, String alias, boolean control, RuleSet rules) {}
