package rulesmith.rules;

import java.util.List;

/** One direction of movement, in files (towards {@code h}) and ranks (towards row 8), as South sees it. */
public record Vector(int files, int ranks) {

    /** The eight neighbours, clockwise from straight ahead: the vector four places on is the opposite one. */
    public static final List<Vector> STEPS = List.of(
            new Vector(0, 1),
            new Vector(1, 1),
            new Vector(1, 0),
            new Vector(1, -1),
            new Vector(0, -1),
            new Vector(-1, -1),
            new Vector(-1, 0),
            new Vector(-1, 1));

    /** The eight leaps of an L, in the same turning order. */
    public static final List<Vector> LEAPS = List.of(
            new Vector(1, 2),
            new Vector(2, 1),
            new Vector(2, -1),
            new Vector(1, -2),
            new Vector(-1, -2),
            new Vector(-2, -1),
            new Vector(-2, 1),
            new Vector(-1, 2));

    /** The same direction as North sees it. */
    public Vector turned() {
        return new Vector(-files, -ranks);
    }
}
