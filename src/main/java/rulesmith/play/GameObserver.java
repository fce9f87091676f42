package rulesmith.play;

import rulesmith.game.Position;

/** Watches a game while it is played: one pass over it feeds everybody who wants to know something about it. */
public interface GameObserver {

    /** Looks away. */
    GameObserver NONE = new GameObserver() {};

    default void started(Position position) {}

    /** Just before a move is played. The position is to be left as it is. */
    default void moving(Position position, long move) {}

    default void ended(Position position) {}
}
