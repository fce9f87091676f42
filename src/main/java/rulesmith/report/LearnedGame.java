package rulesmith.report;

import rulesmith.learning.Learnability;

/**
 * A game that was learned.
 *
 * @param title how people call it
 * @param name a short one, for tables and files
 * @param group to which it belongs, such as "evolved" or "random" in an experiment; empty if there are none
 * @param learnability what came out
 * @param champion how to meet the champion; null if there is none
 */
public record LearnedGame(String title, String name, String group, Learnability learnability, Meeting champion) {

    /**
     * How to meet a champion.
     *
     * @param arena what to type for a match against another agent; empty if the game has no name to type
     * @param play what to type to play against it; likewise
     * @param file the path of its file, relative to the report
     */
    public record Meeting(String arena, String play, String file) {}
}
