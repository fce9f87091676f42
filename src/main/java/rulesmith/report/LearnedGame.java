package rulesmith.report;

import rulesmith.learning.Learnability;

/**
 * A game that was learned.
 *
 * @param title how people call it
 * @param name how it is typed on the command line
 * @param group to which it belongs, such as "evolved" or "random" in an experiment; empty if there are none
 * @param learnability what came out
 * @param championFile the path of the champion's file, relative to the report; empty if there is none
 */
public record LearnedGame(String title, String name, String group, Learnability learnability, String championFile) {}
