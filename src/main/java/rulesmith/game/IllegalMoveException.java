package rulesmith.game;

import java.util.Locale;

/** Somebody asked for a move that the rules do not allow here. */
public final class IllegalMoveException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    public IllegalMoveException(String notation, Position position) {
        super(
                position.outcome().isOver()
                        ? "\"" + notation + "\" comes after the end of the game"
                        : "\"" + notation + "\" is not a legal move for "
                                + position.toMove().name().toLowerCase(Locale.ROOT) + " at ply "
                                + (position.ply() + 1));
    }
}
