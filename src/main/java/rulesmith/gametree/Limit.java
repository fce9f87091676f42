package rulesmith.gametree;

import java.util.Locale;

/** What stopped a search before its end. */
public enum Limit {
    NODES,
    MEMORY,
    TIME,
    INTERRUPTION;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
