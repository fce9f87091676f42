package rulesmith.gametree;

import java.util.Locale;

/**
 * How a stage of a game feels to the player, by its mean conspiracy number and by how abruptly that came about (Table 7 of
 * Primanita and others 2021).
 */
public record PositionClass(Level scn, Level gap) {

    /** A third of 0 to 1. */
    public enum Level {
        LOW,
        MIDDLE,
        HIGH;

        public static Level of(double value) {
            if (!(value >= 0 && value <= 1)) {
                throw new IllegalArgumentException("a level of " + value + ", expected 0 to 1");
            }
            return values()[(int) Math.min(2, 3 * value)];
        }
    }

    /** What to expect. */
    public enum Kind {
        TRAP,
        FAVOURABLE,
        UNCERTAIN;

        /** As texts and files have it. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * @param velocity the mean of the normalised conspiracy numbers
     * @param gap the changeover gap to the stage before
     */
    public static PositionClass of(double velocity, double gap) {
        return new PositionClass(Level.of(velocity), Level.of(gap));
    }

    public Kind kind() {
        return switch (scn) {
            case LOW -> gap == Level.LOW ? Kind.TRAP : Kind.FAVOURABLE;
            case MIDDLE -> Kind.UNCERTAIN;
            case HIGH -> gap == Level.LOW ? Kind.FAVOURABLE : Kind.TRAP;
        };
    }

    /** The cells of the table with a star. */
    public boolean thrilling() {
        return scn == Level.HIGH && gap != Level.LOW;
    }

    /** For people. */
    public String sentence() {
        return switch (kind()) {
            case TRAP ->
                thrilling()
                        ? "A thrilling trap: the goal has moved far away since the stage before."
                        : "A trap: the goal is near and has hardly moved since the stage before, so it looks safer than it may be.";
            case FAVOURABLE ->
                scn == Level.LOW
                        ? "Favourable: the goal is near, and was not in the stage before."
                        : "Favourable, as the theory has it: the goal is far but steady, so much is still open.";
            case UNCERTAIN ->
                gap == Level.LOW
                        ? "Uncertain: the goal is neither near nor far, and has not moved much."
                        : "Uncertain: the goal is neither near nor far, and has moved since the stage before.";
        };
    }
}
