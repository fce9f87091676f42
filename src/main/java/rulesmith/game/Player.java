package rulesmith.game;

/** Whose turn it is. South moves first; in a game with chance, chance moves as a player of its own. */
public enum Player {
    SOUTH,
    NORTH,
    CHANCE;

    /** The name in texts for people. */
    public String title() {
        return switch (this) {
            case SOUTH -> "South";
            case NORTH -> "North";
            case CHANCE -> "Chance";
        };
    }

    public Player opponent() {
        return switch (this) {
            case SOUTH -> NORTH;
            case NORTH -> SOUTH;
            case CHANCE -> CHANCE;
        };
    }
}
