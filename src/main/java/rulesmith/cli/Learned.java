package rulesmith.cli;

import java.nio.file.Path;
import rulesmith.learning.Champion;
import rulesmith.learning.Learnability;
import rulesmith.learning.Wiring;

/**
 * A game that has been learned.
 *
 * @param file of the champion
 * @param champion the best of all that were ever trained
 */
record Learned(Subject subject, Learnability learnability, Path file, Champion champion) {

    /** What names the champion as an agent. The short name is for the usual wiring. */
    String agent() {
        return learnability.wiring() == Wiring.SPARSE
                ? Agents.CHAMPION
                : Agents.CHAMPION_FILE + NewCommand.shown(file.toAbsolutePath());
    }

    /** What the user types to see the champion play; empty if the game has no name to type. */
    String arena() {
        return named() ? "rulesmith arena " + agent() + " random --game " + subject.reference() : "";
    }

    String play() {
        return named() ? "rulesmith play " + subject.reference() + " --north " + agent() : "";
    }

    private boolean named() {
        return !subject.reference().equals("-") && !subject.reference().startsWith("genes:");
    }
}
