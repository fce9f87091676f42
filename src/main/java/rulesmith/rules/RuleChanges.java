package rulesmith.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * What is different in a child, in words. A child differs in up to fifty genes, so what belongs together is said together,
 * and genes of types that stand on neither board are only counted.
 */
public final class RuleChanges {

    /** More cells than that are not told one by one. */
    private static final int CELLS_TOLD = 3;

    private RuleChanges() {}

    public static List<String> of(RuleSet parent, RuleSet child) {
        List<String> changes = new ArrayList<>(placement(parent, child));
        SortedSet<Integer> played = new TreeSet<>(parent.typesInPlay());
        played.addAll(child.typesInPlay());
        int silent = 0;
        for (int number = 1; number <= RuleSet.TYPES; number++) {
            List<String> differences = differences(parent.type(number), child.type(number));
            if (!played.contains(number)) {
                silent += differences.size();
            } else if (!differences.isEmpty()) {
                changes.add("type " + number + ": " + String.join(", ", differences));
            }
        }
        if (parent.honor() != child.honor()) {
            changes.add("piece of honor: " + type(parent.honor()) + " → " + type(child.honor()));
        }
        if (parent.captureMandatory() != child.captureMandatory()) {
            changes.add(child.captureMandatory() ? "capturing becomes a duty" : "capturing is no longer a duty");
        }
        if (silent > 0) {
            changes.add(silent == 1 ? "1 gene without effect" : silent + " genes without effect");
        }
        return changes.isEmpty() ? List.of("nothing") : changes;
    }

    /** How many genes are different. */
    public static int count(RuleSet parent, RuleSet child) {
        return (int) IntStream.range(0, Genes.COUNT)
                .filter(i -> !parent.genes().get(i).equals(child.genes().get(i)))
                .count();
    }

    private static List<String> placement(RuleSet parent, RuleSet child) {
        List<Integer> cells = IntStream.range(0, RuleSet.PLACEMENTS)
                .filter(cell -> parent.southPiece(cell) != child.southPiece(cell))
                .boxed()
                .toList();
        if (cells.isEmpty()) {
            return List.of();
        }
        String pieces = parent.pieceCount() == child.pieceCount()
                ? ""
                : " (" + parent.pieceCount() + " → " + child.pieceCount() + " pieces)";
        if (cells.size() > CELLS_TOLD) {
            return List.of("placement: " + cells.size() + " cells changed" + pieces);
        }
        List<String> told = cells.stream()
                .map(cell -> Cell.name(cell) + " " + occupant(parent.southPiece(cell)) + " → "
                        + occupant(child.southPiece(cell)))
                .toList();
        return List.of("placement: " + String.join(", ", told) + pieces);
    }

    private static String occupant(int type) {
        return type == 0 ? "empty" : String.valueOf(type);
    }

    /** One entry for each gene. */
    private static List<String> differences(PieceType before, PieceType after) {
        List<String> differences = new ArrayList<>();
        if (before.movement() != after.movement()) {
            differences.add("movement " + brief(before.movement()) + " → " + brief(after.movement()));
        }
        if (before.multiple() != after.multiple()) {
            differences.add(after.multiple() ? "single step → multiple" : "multiple step → single");
        }
        if (before.stepOver() != after.stepOver()) {
            differences.add(after.stepOver() ? "captures into → over" : "captures over → into");
        }
        if (before.conversion() != after.conversion()) {
            differences.add("conversion " + type(before.conversion()) + " → " + type(after.conversion()));
        }
        return differences;
    }

    private static String brief(Movement movement) {
        return movement == Movement.DIAGONAL
                ? "diagonal"
                : movement == Movement.STRAIGHT ? "straight" : movement.title();
    }

    private static String type(int number) {
        return number == 0 ? "none" : "type " + number;
    }
}
