package rulesmith.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/** Explains the marks of the pieces and of the diagrams; only those that the rule set makes use of. */
final class DrawingKey {

    private static final double ICON = 38;
    private static final double TEXT_SIZE = 12;
    private static final double GAP = 9;

    private DrawingKey() {}

    /** What the pieces look like, one entry below the other. */
    static SheetBlock ofPieces(RuleSet ruleSet, double width) {
        List<SheetBlock> entries = new ArrayList<>();
        entries.add(SheetBlock.text(List.of("The pieces"), 15, "font-weight=\"bold\" " + Svg.fill(Svg.INK)));
        entries.add(entry(
                sides(),
                "South is light and moves up the board. North is dark, turned around, and moves down.",
                width));
        entries.addAll(marks(ruleSet, width));
        return SheetBlock.stack(entries, GAP);
    }

    /** The signs of the movement diagrams, side by side in columns of the given width. */
    static SheetBlock ofDiagrams(double width) {
        double cell = 34;
        return entry(MovementDiagram.dot(0, 0, cell), "A move may end here.", width)
                .beside(entry(MovementDiagram.victim(0, 0, cell), "This piece is captured.", width), width)
                .beside(entry(MovementDiagram.ring(0, 0, cell), "A capture ends here.", width), 2 * width);
    }

    private static List<SheetBlock> marks(RuleSet ruleSet, double width) {
        Collection<PieceType> types =
                ruleSet.typesInPlay().stream().map(ruleSet::type).toList();
        Predicate<PieceType> leaps = type -> type.movement() == Movement.L;
        List<SheetBlock> marks = new ArrayList<>();
        if (types.stream().anyMatch(leaps.negate().and(type -> !type.multiple()))) {
            marks.add(entry(arrows(Movement.FORWARD, false), "One step the way the arrow points.", width));
        }
        if (types.stream().anyMatch(leaps.negate().and(PieceType::multiple))) {
            marks.add(entry(arrows(Movement.FORWARD, true), "As many empty cells as it likes that way.", width));
        }
        if (types.stream().anyMatch(leaps.and(type -> !type.multiple()))) {
            marks.add(entry(arrows(Movement.L, false), "A leap: two cells straight and one to the side.", width));
        }
        if (types.stream().anyMatch(leaps.and(PieceType::multiple))) {
            String text = "Leaps of two cells straight and one to the side, repeated in one line.";
            marks.add(entry(arrows(Movement.L, true), text, width));
        }
        if (types.stream().anyMatch(PieceType::stepOver)) {
            String text = "Round: captures by jumping over a piece to the next cell, and jumps on while it can.";
            marks.add(entry(scaled(PieceGlyph.body(true, false), 0.6), text, width));
        }
        if (types.stream().anyMatch(type -> !type.stepOver())) {
            String text = "Square: captures by moving onto a piece.";
            marks.add(entry(scaled(PieceGlyph.body(false, false), 0.6), text, width));
        }
        if (ruleSet.typesInPlay().contains(ruleSet.honor())) {
            marks.add(entry(scaled(PieceGlyph.crown(Svg.INK), 1.1), "The piece of honor.", width));
        }
        return marks;
    }

    /** An icon, centred on the origin, with its meaning to the right. */
    private static SheetBlock entry(String icon, String meaning, double width) {
        double indent = ICON + 10;
        SheetBlock text = SheetBlock.paragraph(meaning, width - indent, TEXT_SIZE, Svg.fill(Svg.INK));
        double height = Math.max(text.height(), ICON * 0.8);
        String centred = Svg.group(Svg.at(ICON / 2, height / 2), icon);
        return new SheetBlock(height, centred + text.at(indent, (height - text.height()) / 2));
    }

    private static String sides() {
        return Svg.group(Svg.at(-9, 0, 0.3), PieceGlyph.body(true, false))
                + Svg.group(Svg.at(9, 0, 0.3), PieceGlyph.body(true, true));
    }

    private static String arrows(Movement movement, boolean multiple) {
        PieceType type = new PieceType(1, movement, multiple, false, 0);
        String arrows = PieceGlyph.arrows(type, Conventions.DEFAULT, Svg.INK);
        // A single arrow sits on the rim of its piece; here it is brought to the middle of the icon.
        return movement == Movement.L ? scaled(arrows, 0.85) : Svg.group(Svg.at(0, multiple ? 20 : 22, 1.2), arrows);
    }

    private static String scaled(String icon, double scale) {
        return Svg.group(Svg.at(0, 0, scale), icon);
    }
}
