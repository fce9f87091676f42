package rulesmith.gametree;

/**
 * What a search for a forced win has found. A claim rests on estimates and may be wrong; the first two may not. (Searches
 * with a table know positions again by keys of 64 bits. Those of Connect Four, 2048 and Othello's own search are exact;
 * elsewhere two positions may have the same key, which in a search of a minute happens about once in thousands.)
 */
public enum Verdict {
    PROVED,
    DISPROVED,
    CLAIMED_WON,
    CLAIMED_NOT_WON,
    UNKNOWN;

    public boolean exact() {
        return this == PROVED || this == DISPROVED;
    }

    public boolean claimed() {
        return this == CLAIMED_WON || this == CLAIMED_NOT_WON;
    }

    /** Whether it says that the win can be forced, rightly or not. */
    public boolean saysWon() {
        return this == PROVED || this == CLAIMED_WON;
    }

    /** As people read it: a claim is called so whatever it claims. */
    public String word() {
        return switch (this) {
            case PROVED -> "proved";
            case DISPROVED -> "disproved";
            case CLAIMED_WON -> "claimed won";
            case CLAIMED_NOT_WON -> "claimed not won";
            case UNKNOWN -> "unknown";
        };
    }

    public static Verdict parse(String word) {
        for (Verdict verdict : values()) {
            if (verdict.word().equals(word)) {
                return verdict;
            }
        }
        throw new IllegalArgumentException("\"" + word + "\" is not a verdict");
    }
}
