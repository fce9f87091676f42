package rulesmith.learning;

import java.util.Objects;
import java.util.stream.Stream;

/**
 * A champion: a network, and what it was trained on.
 *
 * @param game the id of the rules
 * @param name of the game
 * @param wiring how a board becomes inputs
 * @param seed of the training
 * @param generation the last one it was trained in
 */
public record Champion(Network network, String game, String name, String wiring, long seed, int generation) {

    private static final int LONGEST_TEXT = 200;

    public Champion {
        Objects.requireNonNull(network);
        Stream.of(game, name, wiring).forEach(Champion::check);
        if (generation < 0) {
            throw new IllegalArgumentException("generation is " + generation + ", expected 0 or more");
        }
    }

    /** These are printed, also when they come out of a file from somewhere else. */
    private static void check(String text) {
        if (text.isBlank() || text.length() > LONGEST_TEXT || text.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("game, name and wiring must be 1 to " + LONGEST_TEXT
                    + " characters each, without control characters");
        }
    }
}
