package rulesmith.cli;

import java.io.IOException;
import rulesmith.game.BoardGame;

/**
 * A game to be learned.
 *
 * @param name for tables and plots
 * @param reference what finds it on the command line
 */
record Subject(String name, String reference, BoardGame game) {

    private static final String RANDOM = "random";

    Subject(String name, BoardGame game) {
        this(name, name, game);
    }

    /** A game by its name; "random" is short for the first random one. */
    static Subject find(String name, Console console) throws IOException {
        String reference = name.equals(RANDOM) ? RuleSetFinder.RANDOM + 1 : name;
        if (new GameFinder(console).findForTwo(reference) instanceof BoardGame game) {
            return new Subject(name, reference, game);
        }
        throw new UsageException(name + " is not a game of pieces on a board");
    }
}
