package rulesmith.rules;

import java.util.function.IntUnaryOperator;

/** Draws the board with its coordinates, {@code a1} dark and at the bottom left, and the pieces on it. */
public final class BoardDrawing {

    /** The room for the coordinates, left of the cells and below them. */
    public static final double BORDER = 24;

    /** The width and height of a fragment: the border, and eight cells of {@link PieceGlyph#CELL} units. */
    public static final double SIZE = BORDER + 8 * PieceGlyph.CELL + 2;

    private static final double CELL = PieceGlyph.CELL;

    private BoardDrawing() {}

    /** The set-up of both players as a file of its own. */
    public static String svg(RuleSet ruleSet) {
        return Svg.document(SIZE, SIZE, "Set-up of " + ruleSet.name(), fragment(ruleSet));
    }

    /** The set-up of both players, its top left corner on the origin. */
    public static String fragment(RuleSet ruleSet) {
        return fragment(ruleSet, ruleSet::southPiece, ruleSet::northPiece);
    }

    /**
     * Any position, its top left corner on the origin.
     *
     * @param south the type of South's piece on a cell, 0 for none
     * @param north the type of North's piece on a cell, 0 for none
     */
    public static String fragment(RuleSet ruleSet, IntUnaryOperator south, IntUnaryOperator north) {
        StringBuilder pieces = new StringBuilder();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            double x = BORDER + (Cell.file(cell) + 0.5) * CELL;
            double y = 1 + (7.5 - Cell.rank(cell)) * CELL;
            if (south.applyAsInt(cell) != 0) {
                pieces.append(Svg.group(Svg.at(x, y), PieceGlyph.south(ruleSet, south.applyAsInt(cell))));
            }
            if (north.applyAsInt(cell) != 0) {
                pieces.append(Svg.group(Svg.at(x, y), PieceGlyph.north(ruleSet, north.applyAsInt(cell))));
            }
        }
        return Svg.group(Svg.at(BORDER, 1), cells(8, CELL)) + coordinates() + pieces;
    }

    /** A chequered square with a frame, its top left corner on the origin and its bottom left cell dark. */
    static String cells(int count, double cell) {
        double side = count * cell;
        StringBuilder dark = new StringBuilder();
        for (int row = 0; row < count; row++) {
            for (int column = (count - 1 - row) % 2; column < count; column += 2) {
                dark.append("M").append(Svg.pair(column * cell, row * cell));
                dark.append("h").append(Svg.number(cell)).append("v").append(Svg.number(cell));
                dark.append("h").append(Svg.number(-cell)).append("z");
            }
        }
        return Svg.rect(0, 0, side, side, Svg.fill(Svg.LIGHT_CELL))
                + Svg.path(dark.toString(), Svg.fill(Svg.DARK_CELL))
                + Svg.rect(0, 0, side, side, Svg.stroke(Svg.INK, 1.5));
    }

    private static String coordinates() {
        StringBuilder labels = new StringBuilder();
        String style = "text-anchor=\"middle\" " + Svg.fill(Svg.INK);
        for (int i = 0; i < 8; i++) {
            double middle = (i + 0.5) * CELL;
            labels.append(Svg.text(BORDER + middle, SIZE - 5, 15, style, "" + (char) ('a' + i)));
            labels.append(Svg.text(BORDER / 2 - 2, 1 + 8 * CELL - middle + 5.5, 15, style, "" + (i + 1)));
        }
        return labels + "\n";
    }
}
