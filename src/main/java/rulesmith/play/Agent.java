package rulesmith.play;

import java.util.random.RandomGenerator;
import rulesmith.game.Position;

/** Chooses moves. An agent keeps no state between moves: all its randomness comes from the generator it is handed. */
public interface Agent {

    /** As people type it and records have it. */
    String name();

    /** Whether it may do different things in the same position. One that may not never asks the generator. */
    default boolean varies() {
        return true;
    }

    /** One of the legal moves of a position whose game is not over; the position is left as it was. */
    long choose(Position position, RandomGenerator random);
}
