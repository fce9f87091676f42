package rulesmith.cli;

import java.util.Map;
import rulesmith.game.Game;
import rulesmith.game.RuleSetGame;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSet;

/**
 * A game beside others.
 *
 * @param asked what the user called it
 * @param metrics what is known of it
 * @param stored whether that was kept with its rules, or measured just now
 */
record ComparedGame(String asked, Game game, Map<String, Measurement> metrics, boolean stored) {

    private static final int LONGEST = 24;

    /** A heading that leaves room for others: what the user said if it is short. */
    String label() {
        return asked.length() <= LONGEST && !asked.equals("-") ? asked.replaceAll("\\p{Cc}", " ") : game.id();
    }

    /** Null for a game that is not made of genes. */
    RuleSet ruleSet() {
        return game instanceof RuleSetGame ruled ? ruled.ruleSet() : null;
    }
}
