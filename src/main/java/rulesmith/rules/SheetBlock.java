package rulesmith.rules;

import java.util.List;

/**
 * A part of a rule sheet, its top left corner on the origin. The height is known once it is drawn, as it depends on how
 * texts wrap.
 */
record SheetBlock(double height, String svg) {

    /** How far apart the base lines of a text are, in font sizes. */
    private static final double LEADING = 1.36;

    /** Lines of text one below the other. */
    static SheetBlock text(List<String> lines, double size, String style) {
        StringBuilder svg = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            svg.append(Svg.text(0, size * (LEADING * i + 1), size, style, lines.get(i)));
        }
        return new SheetBlock(lines.size() * size * LEADING, svg + "\n");
    }

    static SheetBlock paragraph(String text, double width, double size, String style) {
        return text(TextWrap.wrap(text, width, size), size, style);
    }

    /** Blocks one below the other, with a gap between them. */
    static SheetBlock stack(List<SheetBlock> blocks, double gap) {
        StringBuilder svg = new StringBuilder();
        double y = 0;
        for (SheetBlock block : blocks) {
            svg.append(block.at(0, y));
            y += block.height + gap;
        }
        return new SheetBlock(Math.max(0, y - gap), svg.toString());
    }

    /** This block with another one to its right. */
    SheetBlock beside(SheetBlock other, double x) {
        return new SheetBlock(Math.max(height, other.height), svg + other.at(x, 0));
    }

    String at(double x, double y) {
        return Svg.group(Svg.at(x, y), svg);
    }
}
