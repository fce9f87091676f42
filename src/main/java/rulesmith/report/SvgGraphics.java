package rulesmith.report;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/**
 * Writes down as SVG what a chart draws. It clips nothing, for clip paths need ids, which clash in a page of many plots;
 * axes hold all their data, so nothing sticks out. Neighbours of one style share a group, which makes the text short.
 */
final class SvgGraphics extends PenGraphics {

    private final StringBuilder out = new StringBuilder();
    private String openStyle = "";

    /** What was drawn so far; the title is what screen readers say. */
    String document(int width, int height, String title) {
        style("");
        StringBuilder document = new StringBuilder(out.length() + 500);
        document.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(width);
        document.append("\" height=\"").append(height);
        document.append("\" viewBox=\"0 0 ").append(width).append(' ').append(height);
        document.append("\" role=\"img\" font-family=\"")
                .append(PlotFont.FAMILIES)
                .append("\">\n<title>");
        escape(document, title);
        return document.append("</title>\n").append(out).append("</svg>\n").toString();
    }

    /** Closes the group that is open and opens one of this style; no style opens none. */
    private void style(String style) {
        if (style.equals(openStyle)) {
            return;
        }
        if (!openStyle.isEmpty()) {
            out.append("</g>\n");
        }
        if (!style.isEmpty()) {
            out.append("<g ").append(style).append(">\n");
        }
        openStyle = style;
    }

    @Override
    public void fill(Shape shape) {
        style(paint("fill").toString());
        element(shape);
    }

    @Override
    public void draw(Shape shape) {
        StringBuilder style = paint("stroke").append(" fill=\"none\"");
        attribute(style, "stroke-width", stroke.getLineWidth());
        float[] dashes = stroke.getDashArray();
        if (dashes != null) {
            style.append(" stroke-dasharray=\"");
            for (float dash : dashes) {
                number(style, dash).append(' ');
            }
            style.setCharAt(style.length() - 1, '"');
        }
        if (stroke.getLineJoin() == BasicStroke.JOIN_ROUND) {
            style.append(" stroke-linejoin=\"round\"");
        }
        style(style.toString());
        element(shape);
    }

    private StringBuilder paint(String what) {
        String hex = Integer.toHexString(colour.getRGB() | 0xFF000000).substring(2);
        StringBuilder paint = new StringBuilder(what).append("=\"#").append(hex).append('"');
        double alpha = colour.getAlpha() / 255.0 * composite.getAlpha();
        if (alpha < 1) {
            number(paint.append(' ').append(what).append("-opacity=\""), alpha).append('"');
        }
        return paint;
    }

    private void element(Shape shape) {
        if (shape instanceof Rectangle2D box && transform.isIdentity()) {
            attribute(out.append("<rect"), "x", box.getX());
            attribute(out, "y", box.getY());
            attribute(out, "width", box.getWidth());
            attribute(out, "height", box.getHeight());
        } else {
            out.append("<path d=\"");
            path(shape.getPathIterator(transform));
            out.append('"');
        }
        out.append("/>\n");
    }

    /** Each point relative to the one before, in hundredths, which is shorter and adds up no rounding. */
    private void path(PathIterator steps) {
        double[] c = new double[6];
        long[] last = new long[2];
        long[] start = last;
        for (; !steps.isDone(); steps.next()) {
            switch (steps.currentSegment(c)) {
                case PathIterator.SEG_MOVETO -> {
                    points('m', c, 2, last);
                    start = last.clone();
                }
                case PathIterator.SEG_LINETO -> points('l', c, 2, last);
                case PathIterator.SEG_QUADTO -> points('q', c, 4, last);
                case PathIterator.SEG_CUBICTO -> points('c', c, 6, last);
                default -> {
                    out.append('z');
                    last = start.clone();
                }
            }
        }
    }

    private void points(char step, double[] c, int count, long[] last) {
        out.append(step);
        for (int i = 0; i < count; i++) {
            hundredths(i == 0 ? out : out.append(' '), Math.round(c[i] * 100) - last[i % 2]);
        }
        last[0] = Math.round(c[count - 2] * 100);
        last[1] = Math.round(c[count - 1] * 100);
    }

    /** Placed by its middle, so that a reader's font of other widths moves its ends by half as much. */
    @Override
    public void drawString(String text, float x, float y) {
        if (text.isBlank()) {
            return;
        }
        Point2D middle = new Point2D.Double(x + font.width(text) / 2, y);
        transform.transform(middle, middle);
        StringBuilder style = paint("fill").append(" text-anchor=\"middle\"");
        attribute(style, "font-size", font.getSize());
        style(style.toString());
        attribute(out.append("<text"), "x", middle.getX());
        attribute(out, "y", middle.getY());
        double degrees = Math.toDegrees(Math.atan2(transform.getShearY(), transform.getScaleX()));
        if (degrees != 0) {
            number(out.append(" transform=\"rotate("), degrees);
            number(out.append(' '), middle.getX());
            number(out.append(' '), middle.getY()).append(")\"");
        }
        escape(out.append('>'), text);
        out.append("</text>\n");
    }

    @Override
    public void drawString(String text, int x, int y) {
        drawString(text, (float) x, (float) y);
    }

    // Appended piece by piece: joining strings with + is slow in a new virtual machine, which most plots are drawn in.

    private static void attribute(StringBuilder to, String name, double value) {
        number(to.append(' ').append(name).append("=\""), value).append('"');
    }

    /** At most two decimals, the same in every locale. */
    private static StringBuilder number(StringBuilder to, double value) {
        return hundredths(to, Math.round(value * 100));
    }

    private static StringBuilder hundredths(StringBuilder to, long hundredths) {
        if (hundredths < 0) {
            to.append('-');
        }
        long size = Math.abs(hundredths);
        to.append(size / 100);
        long tenths = size / 10 % 10;
        long rest = size % 10;
        if (tenths != 0 || rest != 0) {
            to.append('.').append(tenths);
        }
        return rest == 0 ? to : to.append(rest);
    }

    /** What XML cannot hold at all becomes a replacement mark. */
    private static void escape(StringBuilder to, String text) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int c = text.codePointAt(i);
            switch (c) {
                case '<' -> to.append("&lt;");
                case '>' -> to.append("&gt;");
                case '&' -> to.append("&amp;");
                default -> to.appendCodePoint(inXml(c) ? c : 0xFFFD);
            }
        }
    }

    private static boolean inXml(int c) {
        return c >= ' ' && !(c >= 0xD800 && c <= 0xDFFF) && c != 0xFFFE && c != 0xFFFF;
    }
}
