package rulesmith.game;

import java.util.Locale;

/** Who won, if the game is over. A one-player game is won by South or lost to North. */
public enum Outcome {
    ONGOING,
    SOUTH,
    NORTH,
    DRAW;

    public static Outcome win(Player player) {
        return player == Player.SOUTH ? SOUTH : NORTH;
    }

    public boolean isOver() {
        return this != ONGOING;
    }

    public static Outcome parse(String word) {
        for (Outcome outcome : values()) {
            if (outcome.word().equals(word)) {
                return outcome;
            }
        }
        throw new IllegalArgumentException("\"" + word + "\" is not an outcome");
    }

    /** In lower case, as files and reports have it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
