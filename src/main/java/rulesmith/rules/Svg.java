package rulesmith.rules;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * The few SVG elements the drawings are made of, as strings. There are no ids, style sheets or markers, so that many
 * fragments can stand in one page, and only what browsers and small rasterisers draw alike.
 */
final class Svg {

    static final String INK = "#1a1a1a";
    static final String PAPER = "#ffffff";
    static final String FAINT = "#6b6b6b";
    static final String LIGHT_CELL = "#faf8f3";
    static final String DARK_CELL = "#cdc5b6";

    /** For captures only; dark enough to stay visible in a black and white print. */
    static final String CAPTURE = "#a8201a";

    private static final String FONT = "DejaVu Sans, Helvetica, Arial, sans-serif";

    private Svg() {}

    /** A whole SVG file; the title is what screen readers and tooltips say. */
    static String document(double width, double height, String title, String body) {
        String size = number(width) + "\" height=\"" + number(height);
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + size + "\" viewBox=\"0 0 " + number(width) + " "
                + number(height) + "\" role=\"img\" font-family=\"" + FONT + "\">\n<title>" + escape(title)
                + "</title>\n" + body + "</svg>\n";
    }

    static String group(String attributes, String body) {
        return "<g " + attributes + ">" + body + "</g>\n";
    }

    static String at(double x, double y) {
        return "transform=\"translate(" + number(x) + " " + number(y) + ")\"";
    }

    static String at(double x, double y, double scale) {
        return "transform=\"translate(" + number(x) + " " + number(y) + ") scale(" + number(scale) + ")\"";
    }

    static String rect(double x, double y, double width, double height, String style) {
        return "<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(width) + "\" height=\""
                + number(height) + "\" " + style + "/>";
    }

    static String circle(double x, double y, double radius, String style) {
        return "<circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"" + number(radius) + "\" " + style + "/>";
    }

    static String line(double x1, double y1, double x2, double y2, String style) {
        return path("M" + pair(x1, y1) + "L" + pair(x2, y2), style);
    }

    static String path(String data, String style) {
        return "<path d=\"" + data + "\" " + style + "/>";
    }

    static String text(double x, double y, double size, String style, String content) {
        return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" font-size=\"" + number(size) + "\" " + style + ">"
                + escape(content) + "</text>";
    }

    static String fill(String colour) {
        return "fill=\"" + colour + "\"";
    }

    static String stroke(String colour, double width) {
        return "fill=\"none\" stroke=\"" + colour + "\" stroke-width=\"" + number(width) + "\"";
    }

    static String filled(String fill, String stroke, double width) {
        return "fill=\"" + fill + "\" stroke=\"" + stroke + "\" stroke-width=\"" + number(width) + "\"";
    }

    static String pair(double x, double y) {
        return number(x) + " " + number(y);
    }

    /** At most two decimals, the same in every locale. */
    static String number(double value) {
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** Text that is safe between tags and in attributes; what XML cannot hold at all becomes a replacement mark. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(inXml(c) ? c : 0xFFFD);
            }
        });
        return escaped.toString();
    }

    private static boolean inXml(int codePoint) {
        boolean surrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
        return codePoint >= ' ' && !surrogate && codePoint != 0xFFFE && codePoint != 0xFFFF;
    }
}
