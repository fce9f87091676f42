package rulesmith.rules;

import java.io.Serializable;
import java.util.Locale;

/**
 * The choices the 50 genes leave open. They are part of a rule set: two games that differ in a convention are different
 * games.
 *
 * @param maxPieces the most pieces a player may start with
 * @param moveLimit the ply after which the game is over
 * @param atLimit who wins then
 * @param straight what movement 5 means
 */
public record Conventions(int maxPieces, int moveLimit, AtLimit atLimit, Straight straight) implements Serializable {

    public static final Conventions DEFAULT = new Conventions(16, 100, AtLimit.MAJORITY, Straight.FILE);

    /** At the move limit the player with more pieces wins, or nobody does. */
    public enum AtLimit {
        MAJORITY,
        DRAW;

        /** As files and the command line have it. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Movement 5 goes along the file only, or along the row as well, as a chess rook. */
    public enum Straight {
        FILE,
        ROOK;

        /** As files and the command line have it. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Conventions {
        if (maxPieces < 1 || maxPieces > RuleSet.PLACEMENTS) {
            throw new InvalidRuleSetException("conventions.maxPieces", "is " + maxPieces + ", expected 1 to 24");
        }
        if (moveLimit < 1) {
            throw new InvalidRuleSetException(
                    "conventions.moveLimit", "is " + moveLimit + ", expected a positive number of plies");
        }
    }

    public Conventions withMaxPieces(int pieces) {
        return new Conventions(pieces, moveLimit, atLimit, straight);
    }

    public Conventions withMoveLimit(int plies) {
        return new Conventions(maxPieces, plies, atLimit, straight);
    }

    public Conventions withAtLimit(AtLimit choice) {
        return new Conventions(maxPieces, moveLimit, choice, straight);
    }

    public Conventions withStraight(Straight choice) {
        return new Conventions(maxPieces, moveLimit, atLimit, choice);
    }
}
