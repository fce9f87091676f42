package rulesmith.game;

/** A game that can be played: one immutable object, made once, shared by every thread. */
public interface Game {

    /** Names the rules exactly: equal ids, equal games. */
    String id();

    /** What people call it. */
    String name();

    /** A new position at the start of the game. */
    Position start();

    /** What an agent that looks one ply ahead needs; a new one for each caller. */
    default Evaluation evaluation() {
        return Evaluation.OUTCOME_ONLY;
    }
}
