package rulesmith.cli;

import java.nio.file.Path;
import rulesmith.learning.Learnability;

/**
 * A game that has been learned.
 *
 * @param champion the file of the best champion
 * @param championSeed the seed that it comes from
 */
record Learned(Subject subject, Learnability learnability, Path champion, long championSeed) {}
