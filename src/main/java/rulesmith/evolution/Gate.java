package rulesmith.evolution;

import java.util.List;
import rulesmith.archive.RunConfig;
import rulesmith.metrics.Scores;
import rulesmith.rules.RuleSet;

/**
 * Why a rule set is not worth measuring. A few random games show it, and many random rule sets fail here: most of the work
 * of a run would go into them otherwise.
 */
public enum Gate {
    TOO_FEW_PIECES("too few pieces"),
    ENDS_AT_ONCE("ends at once"),
    NOBODY_LOSES("nobody loses"),
    ONE_SIDE_WINS("one side wins"),
    ALWAYS_AT_LIMIT("always at the limit");

    /** The published scale of duration gives nothing for games up to this length. */
    static final double AT_ONCE = 10;

    /** Wins minus losses of a side, for each game: all ten of ten games, or nine and a draw. */
    static final double ONE_SIDED = 0.9;

    static final List<String> METRICS = List.of("length", "decisiveness", "advantage", "completion");

    private final String reason;

    Gate(String reason) {
        this.reason = reason;
    }

    public String reason() {
        return reason;
    }

    /** The reason to drop a rule set before any game, empty if there is none. */
    static String closed(RuleSet ruleSet, RunConfig config) {
        if (ruleSet.pieceCount() < config.minPieces()) {
            return TOO_FEW_PIECES.reason;
        }
        return "";
    }

    /** The reason to drop a rule set with these scores of random games, empty if there is none. */
    static String closed(Scores scores) {
        if (mean(scores, "length") <= AT_ONCE) {
            return ENDS_AT_ONCE.reason;
        }
        if (mean(scores, "decisiveness") == 0) {
            return NOBODY_LOSES.reason;
        }
        if (Math.abs(mean(scores, "advantage")) >= ONE_SIDED) {
            return ONE_SIDE_WINS.reason;
        }
        return mean(scores, "completion") == 0 ? ALWAYS_AT_LIMIT.reason : "";
    }

    private static double mean(Scores scores, String metric) {
        return scores.metrics().get(metric).mean();
    }
}
