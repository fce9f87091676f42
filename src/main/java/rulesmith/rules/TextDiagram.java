package rulesmith.rules;

import java.util.ArrayList;
import java.util.List;

/** A piece's movement in a few characters, forward up: dots for single steps, arrows for moves of any length. */
public final class TextDiagram {

    /** In the order of {@link Vector#STEPS}. */
    private static final String ARROWS = "↑↗→↘↓↙←↖";

    private TextDiagram() {}

    /** Five rows of nine characters. */
    public static List<String> of(PieceType type, Conventions conventions) {
        List<Vector> vectors = type.movement().vectors(conventions);
        List<String> rows = new ArrayList<>();
        for (int rank = 2; rank >= -2; rank--) {
            StringBuilder row = new StringBuilder();
            for (int file = -2; file <= 2; file++) {
                row.append(file == -2 ? "" : " ").append(mark(type, vectors, file, rank));
            }
            rows.add(row.toString());
        }
        return rows;
    }

    private static String mark(PieceType type, List<Vector> vectors, int file, int rank) {
        if (file == 0 && rank == 0) {
            return String.valueOf(type.number());
        }
        Vector here = new Vector(file, rank);
        Vector half = new Vector(file / 2, rank / 2);
        boolean onward = type.multiple() && file % 2 == 0 && rank % 2 == 0 && vectors.contains(half);
        if (vectors.contains(here) || onward) {
            int step = Vector.STEPS.indexOf(onward ? half : here);
            return step < 0 ? (type.multiple() ? "◉" : "●") : type.multiple() ? arrow(step) : "●";
        }
        return "·";
    }

    private static String arrow(int step) {
        return ARROWS.substring(step, step + 1);
    }
}
