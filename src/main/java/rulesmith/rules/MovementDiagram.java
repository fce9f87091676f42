package rulesmith.rules;

import rulesmith.rules.MovementExample.Look;
import rulesmith.rules.MovementExample.Mover;
import rulesmith.rules.MovementExample.Spot;

/**
 * Draws how a type moves and captures, as South sees it: a dot is a plain move, a cross the victim of a capture, a ring
 * the cell where the capturing piece ends.
 */
public final class MovementDiagram {

    /** The width and height of a diagram. */
    public static final double SIZE = 212;

    private static final double EDGE = 1;

    private MovementDiagram() {}

    /** The diagram as a file of its own. */
    public static String svg(RuleSet ruleSet, int type) {
        return Svg.document(SIZE, SIZE, "How type " + type + " moves and captures", fragment(ruleSet, type));
    }

    /** The diagram, its top left corner on the origin. */
    public static String fragment(RuleSet ruleSet, int number) {
        PieceType type = ruleSet.type(number);
        MovementExample example = MovementExample.of(type, ruleSet.conventions());
        double cell = (SIZE - 2 * EDGE) / example.size();
        Canvas canvas = new Canvas(cell, example.size());
        StringBuilder drawing = new StringBuilder(BoardDrawing.cells(example.size(), cell));
        for (Mover mover : example.movers()) {
            for (Look look : mover.looks()) {
                drawing.append(look(canvas, mover, look, type));
            }
            String place = Svg.at(canvas.x(mover.spot()), canvas.y(mover.spot()), cell / PieceGlyph.CELL);
            drawing.append(Svg.group(place, PieceGlyph.south(ruleSet, number)));
        }
        return Svg.group("class=\"movement\" data-type=\"" + number + "\" " + Svg.at(EDGE, EDGE), drawing.toString());
    }

    /** The small board on paper: ranks go up, y goes down. */
    private record Canvas(double cell, int size) {

        double x(Spot spot) {
            return (spot.file() + 0.5) * cell;
        }

        double y(Spot spot) {
            return (size - 0.5 - spot.rank()) * cell;
        }
    }

    private static String look(Canvas canvas, Mover mover, Look look, PieceType type) {
        StringBuilder drawing = new StringBuilder();
        if (type.multiple()) {
            drawing.append(trail(canvas, mover.spot(), look));
        }
        for (Spot spot : look.vacant()) {
            drawing.append(dot(canvas.x(spot), canvas.y(spot), canvas.cell()));
        }
        if (look.captures()) {
            Spot victim = look.victim();
            drawing.append(victim(canvas.x(victim), canvas.y(victim), canvas.cell()));
            drawing.append(ring(canvas.x(look.landing()), canvas.y(look.landing()), canvas.cell()));
            if (!look.landing().equals(victim)) {
                drawing.append(jump(canvas, mover.spot(), look));
            }
        }
        return drawing.toString();
    }

    /** Joins the cells of one multiple step; without it the second leap of an L would look like a move of its own. */
    private static String trail(Canvas canvas, Spot from, Look look) {
        boolean stepsInto = look.captures() && look.landing().equals(look.victim());
        int vacant = look.vacant().size();
        if (vacant == 0) {
            return "";
        }
        Spot last = stepsInto ? look.victim() : look.vacant().get(vacant - 1);
        String style = Svg.stroke(Svg.INK, 1) + " stroke-opacity=\"0.55\"";
        return Svg.line(canvas.x(from), canvas.y(from), canvas.x(last), canvas.y(last), style);
    }

    /** A cell the piece may move to. */
    static String dot(double x, double y, double cell) {
        return Svg.circle(x, y, cell * 0.13, "class=\"move\" " + Svg.fill(Svg.INK));
    }

    /** A captured piece of the opponent. Its type does not matter, so it bears no marks. */
    static String victim(double x, double y, double cell) {
        double arm = cell * 0.13;
        String cross = "M" + Svg.pair(x - arm, y - arm) + "L" + Svg.pair(x + arm, y + arm) + "M"
                + Svg.pair(x - arm, y + arm) + "L" + Svg.pair(x + arm, y - arm);
        return Svg.circle(x, y, cell * 0.29, "class=\"victim\" " + Svg.fill(Svg.INK))
                + Svg.path(cross, Svg.stroke(Svg.PAPER, cell * 0.06) + " stroke-linecap=\"round\"");
    }

    /** The cell where a capturing piece ends. */
    static String ring(double x, double y, double cell) {
        return Svg.circle(x, y, cell * 0.39, "class=\"landing\" " + Svg.stroke(Svg.CAPTURE, cell * 0.07));
    }

    /** An arc over the victim, from the cell before it to the landing cell. */
    private static String jump(Canvas canvas, Spot mover, Look look) {
        double cell = canvas.cell();
        Spot before = look.victim().minus(look.vector());
        double dx = canvas.x(look.landing()) - canvas.x(before);
        double dy = canvas.y(look.landing()) - canvas.y(before);
        double length = Math.hypot(dx, dy);
        // A quadratic curve passes half way to its control point, so this clears the victim's disc.
        double rise = 0.92 * cell / length;
        double bendX = canvas.x(look.victim()) - dy * rise;
        double bendY = canvas.y(look.victim()) + dx * rise;
        double clear = before.equals(mover) ? 0.46 * cell : 0.2 * cell;
        double[] start = towards(canvas.x(before), canvas.y(before), bendX, bendY, clear);
        double[] tip = towards(canvas.x(look.landing()), canvas.y(look.landing()), bendX, bendY, 0.12 * cell);
        double[] neck = towards(tip[0], tip[1], bendX, bendY, 0.2 * cell);
        String arc =
                "M" + Svg.pair(start[0], start[1]) + "Q" + Svg.pair(bendX, bendY) + " " + Svg.pair(neck[0], neck[1]);
        double sideX = (tip[1] - neck[1]) * 0.6;
        double sideY = (neck[0] - tip[0]) * 0.6;
        String head = "M" + Svg.pair(tip[0], tip[1]) + "L" + Svg.pair(neck[0] + sideX, neck[1] + sideY) + "L"
                + Svg.pair(neck[0] - sideX, neck[1] - sideY) + "Z";
        return Svg.path(arc, "class=\"jump\" " + Svg.stroke(Svg.CAPTURE, cell * 0.06))
                + Svg.path(head, Svg.fill(Svg.CAPTURE));
    }

    /** The point a given distance on the way from one point to another. */
    private static double[] towards(double x, double y, double goalX, double goalY, double distance) {
        double share = distance / Math.hypot(goalX - x, goalY - y);
        return new double[] {x + (goalX - x) * share, y + (goalY - y) * share};
    }
}
