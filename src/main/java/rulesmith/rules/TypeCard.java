package rulesmith.rules;

import java.util.ArrayList;
import java.util.List;

/** What a rule sheet says of one piece type: its movement diagram and a caption. */
final class TypeCard {

    private static final double TEXT_SIZE = 12.5;
    private static final double GAP = 10;

    private TypeCard() {}

    /** A card of the given width; where that leaves room, the caption stands to the right of the diagram. */
    static SheetBlock block(RuleSet ruleSet, int type, double width) {
        SheetBlock diagram = new SheetBlock(MovementDiagram.SIZE, MovementDiagram.fragment(ruleSet, type));
        double room = width - MovementDiagram.SIZE - 2 * GAP;
        return room >= 100
                ? diagram.beside(caption(ruleSet, type, room), MovementDiagram.SIZE + 2 * GAP)
                : SheetBlock.stack(List.of(diagram, caption(ruleSet, type, MovementDiagram.SIZE)), GAP);
    }

    private static SheetBlock caption(RuleSet ruleSet, int type, double width) {
        List<SheetBlock> lines = new ArrayList<>();
        SheetBlock title = SheetBlock.text(List.of("Type " + type), 15, "font-weight=\"bold\" " + Svg.fill(Svg.INK));
        lines.add(ruleSet.honor() == type ? title.beside(new SheetBlock(0, crown()), 74) : title);
        for (String fact : facts(ruleSet, type)) {
            lines.add(SheetBlock.paragraph(sentence(fact), width, TEXT_SIZE, Svg.fill(Svg.INK)));
        }
        return SheetBlock.stack(lines, 3);
    }

    private static String sentence(String fact) {
        return Character.toUpperCase(fact.charAt(0)) + fact.substring(1);
    }

    private static String crown() {
        return Svg.group(Svg.at(0, 10, 0.9), PieceGlyph.crown(Svg.INK));
    }

    /** The caption as short phrases. */
    static List<String> facts(RuleSet ruleSet, int number) {
        PieceType type = ruleSet.type(number);
        List<String> facts = new ArrayList<>();
        if (ruleSet.honor() == number) {
            facts.add("piece of honor");
        }
        facts.add(movement(type, ruleSet.conventions()));
        facts.add(type.stepOver() ? "captures by jumping over" : "captures by moving onto");
        if (!ruleSet.startsWith(number)) {
            facts.add("enters by conversion only");
        }
        if (ruleSet.everConverts(number)) {
            facts.add("becomes type " + type.conversion() + " on the far row");
        } else if (type.movement().forwardOnly()) {
            facts.add(ruleSet.everMoves(number) ? "is stuck on the far row" : "never moves");
        }
        return facts;
    }

    private static String movement(PieceType type, Conventions conventions) {
        if (type.movement() == Movement.L) {
            return type.multiple() ? "L, repeated leaps in a line" : "L, one leap";
        }
        boolean sideways = type.movement() == Movement.STRAIGHT && conventions.straight() == Conventions.Straight.ROOK;
        String directions = sideways
                ? "straight forward, backward and sideways"
                : type.movement().title();
        return directions + ", " + (type.multiple() ? "any distance" : "one step");
    }
}
