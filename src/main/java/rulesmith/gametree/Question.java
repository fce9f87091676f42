package rulesmith.gametree;

import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;

/**
 * Whether a player can force a win from a position. A draw is not a win.
 *
 * @param position is left as it is
 * @param kindChance whether chance does what the player would like, so that the question is whether the player can win at
 *     all; otherwise it does its worst, and a forced win is one whatever happens
 */
public record Question(Position position, Player player, boolean kindChance) {

    public Question {
        if (player == Player.CHANCE) {
            throw new IllegalArgumentException("chance does not want to win");
        }
    }

    /** Whether the player to move can force a win; where chance begins, South. */
    public static Question of(Position position) {
        return of(position, false);
    }

    public static Question of(Position position, boolean kindChance) {
        Player mover = position.toMove();
        return new Question(position, mover == Player.CHANCE ? Player.SOUTH : mover, kindChance);
    }

    /** Whether one good move is enough here (an OR node), rather than all moves having to be good (an AND node). */
    boolean chooses(Position at) {
        Player mover = at.toMove();
        return mover == player || mover == Player.CHANCE && kindChance;
    }

    boolean wonBy(Outcome outcome) {
        return outcome == Outcome.win(player);
    }
}
