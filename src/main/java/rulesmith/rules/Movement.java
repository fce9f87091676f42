package rulesmith.rules;

import java.util.List;

/** The six ways to move: genes 25 to 30 hold the {@link #gene()} of one for each piece type. */
public enum Movement {
    DIAGONAL_FORWARD("diagonal forward"),
    DIAGONAL("diagonal forward and backward"),
    ALL("all directions"),
    L("L"),
    STRAIGHT("straight forward and backward"),
    FORWARD("straight forward");

    private final String title;

    Movement(String title) {
        this.title = title;
    }

    public static Movement ofGene(int gene) {
        return values()[gene - 1];
    }

    public int gene() {
        return ordinal() + 1;
    }

    public String title() {
        return title;
    }

    /** Whether a piece with this movement is stuck once it stands on its last row. */
    public boolean forwardOnly() {
        return this == DIAGONAL_FORWARD || this == FORWARD;
    }

    /** Where a piece with this movement looks, as its owner sees it. */
    public List<Vector> vectors(Conventions conventions) {
        List<Vector> steps = Vector.STEPS;
        return switch (this) {
            case DIAGONAL_FORWARD -> List.of(steps.get(1), steps.get(7));
            case DIAGONAL -> List.of(steps.get(1), steps.get(3), steps.get(5), steps.get(7));
            case ALL -> steps;
            case L -> Vector.LEAPS;
            case STRAIGHT ->
                conventions.straight() == Conventions.Straight.ROOK
                        ? List.of(steps.get(0), steps.get(2), steps.get(4), steps.get(6))
                        : List.of(steps.get(0), steps.get(4));
            case FORWARD -> List.of(steps.get(0));
        };
    }
}
