package rulesmith.gametree;

import rulesmith.game.Game;

/** A game in which chance moves was given to a search that is for two players. */
public final class ChanceException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ChanceException(Game game) {
        super("chance moves in " + game.name() + ", but this is found out for games of two players only");
    }
}
