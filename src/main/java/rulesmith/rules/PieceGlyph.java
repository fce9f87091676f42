package rulesmith.rules;

/**
 * Draws a piece so that its shape tells how it moves. Arrowheads point where it goes, two in a row for a multiple step,
 * knees for an L. A round piece with a double rim captures by stepping over, as a draughtsman; a square one by stepping
 * into. South is light, North dark and turned by 180°. The number in the middle stays upright for both, because a sheet
 * is read from one side; a crown behind it marks the piece of honor.
 *
 * <p>The fragments are centred on the origin and fit in a cell of {@link #CELL} units.
 */
public final class PieceGlyph {

    /** The width of the cell a fragment fits in. */
    public static final double CELL = 60;

    private static final double ROUND_RIM = 27;
    private static final double INNER_RIM = 23.5;
    private static final double SQUARE_RIM = 24;

    /** Where the arrows end, from the centre; within the inner rim. */
    private static final double TIP = 21.5;

    private static final double KNEE = 8.2;

    private PieceGlyph() {}

    /** A light piece that moves up, as a fragment. */
    public static String south(RuleSet ruleSet, int type) {
        return piece(ruleSet, type, false);
    }

    /** A dark piece that moves down, as a fragment. */
    public static String north(RuleSet ruleSet, int type) {
        return piece(ruleSet, type, true);
    }

    /** One piece as a file of its own. */
    public static String svg(RuleSet ruleSet, int type, boolean north) {
        String title = (north ? "North" : "South") + ", type " + type;
        String piece = Svg.group(Svg.at(CELL / 2, CELL / 2), piece(ruleSet, type, north));
        return Svg.document(CELL, CELL, title, piece);
    }

    private static String piece(RuleSet ruleSet, int number, boolean north) {
        PieceType type = ruleSet.type(number);
        boolean honor = ruleSet.honor() == number;
        String marks = body(type.stepOver(), north) + arrows(type, ruleSet.conventions(), ink(north));
        String turned = north ? Svg.group("transform=\"rotate(180)\"", marks) : marks;
        String kind = "class=\"piece " + (north ? "north" : "south") + (honor ? " honor" : "") + "\" data-type=\""
                + number + "\"";
        return Svg.group(kind, turned + (honor ? crown(ink(north)) : "") + digit(number, honor, north));
    }

    private static String ink(boolean north) {
        return north ? Svg.PAPER : Svg.INK;
    }

    private static String paper(boolean north) {
        return north ? Svg.INK : Svg.PAPER;
    }

    /** The piece without its marks: round with a double rim, or square. */
    static String body(boolean stepOver, boolean north) {
        if (stepOver) {
            return Svg.circle(0, 0, ROUND_RIM, Svg.filled(paper(north), Svg.INK, 1.8))
                    + Svg.circle(0, 0, INNER_RIM, Svg.stroke(ink(north), 1.2));
        }
        String round = "rx=\"8\" " + Svg.filled(paper(north), Svg.INK, 1.8);
        return Svg.rect(-SQUARE_RIM, -SQUARE_RIM, 2 * SQUARE_RIM, 2 * SQUARE_RIM, round);
    }

    static String arrows(PieceType type, Conventions conventions, String ink) {
        StringBuilder arrows = new StringBuilder();
        for (Vector vector : type.movement().vectors(conventions)) {
            arrows.append(
                    type.movement() == Movement.L ? knee(vector, type.multiple(), ink) : arrow(vector, type, ink));
        }
        return arrows.toString();
    }

    private static String arrow(Vector vector, PieceType type, String ink) {
        long degrees = Math.round(Math.toDegrees(Math.atan2(vector.files(), vector.ranks())));
        // Two heads are smaller than one, to leave the middle to the number.
        String heads = type.multiple() ? head(0, -TIP, 4.3, 5) + head(0, -TIP + 4.5, 4.3, 5) : head(0, -TIP, 5.2, 7);
        return Svg.path(heads, "transform=\"rotate(" + degrees + ")\" " + Svg.fill(ink));
    }

    /** A triangle that points up, its tip at the given place. */
    private static String head(double x, double y, double half, double height) {
        return "M" + Svg.pair(x, y) + "L" + Svg.pair(x + half, y + height) + "H" + Svg.number(x - half) + "Z";
    }

    /** One of the two arms of a knee; the arms of the leaps (1, 2) and (2, 1) meet and make the L. */
    private static String knee(Vector leap, boolean multiple, String ink) {
        boolean upright = Math.abs(leap.ranks()) == 2;
        int side = upright ? Integer.signum(leap.files() * leap.ranks()) : -Integer.signum(leap.files() * leap.ranks());
        int degrees = upright ? (leap.ranks() > 0 ? 0 : 180) : (leap.files() > 0 ? 90 : 270);
        double x = side * KNEE;
        double tip = -TIP + 0.5;
        String arm = Svg.line(x, -KNEE + 0.8, x, tip + 3, Svg.stroke(ink, 1.6));
        String heads = head(x, tip, 3.3, 4.6) + (multiple ? head(x, tip + 4, 3.3, 4.6) : "");
        return "<g transform=\"rotate(" + degrees + ")\">" + arm + Svg.path(heads, Svg.fill(ink)) + "</g>";
    }

    static String crown(String ink) {
        return Svg.path("M-6.3 7.6L-7.4 -5L-3.6 -1.7L0 -8.4L3.6 -1.7L7.4 -5L6.3 7.6Z", Svg.fill(ink));
    }

    private static String digit(int number, boolean honor, boolean north) {
        String style = "font-weight=\"bold\" text-anchor=\"middle\" ";
        return honor
                ? Svg.text(0, 6.4, 10, style + Svg.fill(paper(north)), "" + number)
                : Svg.text(0, 5.5, 15, style + Svg.fill(ink(north)), "" + number);
    }
}
