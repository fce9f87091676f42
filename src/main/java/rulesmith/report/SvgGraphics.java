package rulesmith.report;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.Image;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.BufferedImageOp;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.text.AttributedCharacterIterator;
import java.util.Map;

/**
 * Writes down as SVG what a chart draws. It clips nothing, for clip paths need ids, which clash in a page of many plots;
 * axes hold all their data, so nothing sticks out. Neighbours of one style share a group, which makes the text short.
 */
final class SvgGraphics extends Graphics2D {

    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private final StringBuilder out = new StringBuilder();
    private String openStyle = "";

    private final RenderingHints hints = new RenderingHints(Map.of());
    private AffineTransform transform = new AffineTransform();
    private Shape clip;
    private Color colour = Color.BLACK;
    private Color background = Color.WHITE;
    private BasicStroke stroke = new BasicStroke();
    private AlphaComposite composite = AlphaComposite.SrcOver;
    private PlotFont font = new PlotFont(12);

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

    // The state of a pen, as Graphics2D describes it.

    @Override
    public Graphics create() {
        throw unused();
    }

    @Override
    public void dispose() {}

    @Override
    public void setPaint(Paint paint) {
        colour = (Color) paint;
    }

    @Override
    public Paint getPaint() {
        return colour;
    }

    @Override
    public void setColor(Color color) {
        colour = color;
    }

    @Override
    public Color getColor() {
        return colour;
    }

    @Override
    public void setBackground(Color color) {
        background = color;
    }

    @Override
    public Color getBackground() {
        return background;
    }

    @Override
    public void setStroke(Stroke pen) {
        stroke = (BasicStroke) pen;
    }

    @Override
    public Stroke getStroke() {
        return stroke;
    }

    @Override
    public void setComposite(Composite rule) {
        composite = (AlphaComposite) rule;
    }

    @Override
    public Composite getComposite() {
        return composite;
    }

    @Override
    public void setFont(Font next) {
        // Parts of the library that draw no text of ours set fonts of their own.
        font = next instanceof PlotFont ours ? ours : new PlotFont(next.getSize());
    }

    @Override
    public Font getFont() {
        return font;
    }

    @Override
    public FontMetrics getFontMetrics(Font of) {
        return (of instanceof PlotFont ours ? ours : new PlotFont(of.getSize())).metrics();
    }

    @Override
    public FontRenderContext getFontRenderContext() {
        return CONTEXT;
    }

    @Override
    public void setRenderingHint(RenderingHints.Key key, Object value) {
        hints.put(key, value);
    }

    @Override
    public Object getRenderingHint(RenderingHints.Key key) {
        return hints.get(key);
    }

    @Override
    public void setRenderingHints(Map<?, ?> all) {
        hints.clear();
        hints.putAll(all);
    }

    @Override
    public void addRenderingHints(Map<?, ?> more) {
        hints.putAll(more);
    }

    @Override
    public RenderingHints getRenderingHints() {
        return (RenderingHints) hints.clone();
    }

    @Override
    public void translate(int x, int y) {
        transform.translate(x, y);
    }

    @Override
    public void translate(double x, double y) {
        transform.translate(x, y);
    }

    @Override
    public void rotate(double angle) {
        transform.rotate(angle);
    }

    @Override
    public void rotate(double angle, double x, double y) {
        transform.rotate(angle, x, y);
    }

    @Override
    public void scale(double x, double y) {
        transform.scale(x, y);
    }

    @Override
    public void shear(double x, double y) {
        transform.shear(x, y);
    }

    @Override
    public void transform(AffineTransform next) {
        transform.concatenate(next);
    }

    @Override
    public void setTransform(AffineTransform next) {
        transform = new AffineTransform(next);
    }

    @Override
    public AffineTransform getTransform() {
        return new AffineTransform(transform);
    }

    @Override
    public void clip(Shape shape) {
        clip = shape;
    }

    @Override
    public void setClip(Shape shape) {
        clip = shape;
    }

    @Override
    public void setClip(int x, int y, int width, int height) {
        clip = new Rectangle(x, y, width, height);
    }

    @Override
    public void clipRect(int x, int y, int width, int height) {
        clip(new Rectangle(x, y, width, height));
    }

    @Override
    public Shape getClip() {
        return clip;
    }

    @Override
    public Rectangle getClipBounds() {
        return clip == null ? null : clip.getBounds();
    }

    @Override
    public void drawLine(int x1, int y1, int x2, int y2) {
        draw(new Line2D.Double(x1, y1, x2, y2));
    }

    @Override
    public void fillRect(int x, int y, int width, int height) {
        fill(new Rectangle(x, y, width, height));
    }

    // What the charts of this package never ask for.

    private static UnsupportedOperationException unused() {
        return new UnsupportedOperationException("no plot draws this");
    }

    @Override
    public GraphicsConfiguration getDeviceConfiguration() {
        throw unused();
    }

    @Override
    public boolean hit(Rectangle box, Shape shape, boolean onStroke) {
        throw unused();
    }

    @Override
    public void setPaintMode() {
        throw unused();
    }

    @Override
    public void setXORMode(Color other) {
        throw unused();
    }

    @Override
    public void clearRect(int x, int y, int width, int height) {
        throw unused();
    }

    @Override
    public void copyArea(int x, int y, int width, int height, int dx, int dy) {
        throw unused();
    }

    @Override
    public void drawRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
        throw unused();
    }

    @Override
    public void fillRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
        throw unused();
    }

    @Override
    public void drawOval(int x, int y, int width, int height) {
        throw unused();
    }

    @Override
    public void fillOval(int x, int y, int width, int height) {
        throw unused();
    }

    @Override
    public void drawArc(int x, int y, int width, int height, int start, int angle) {
        throw unused();
    }

    @Override
    public void fillArc(int x, int y, int width, int height, int start, int angle) {
        throw unused();
    }

    @Override
    public void drawPolyline(int[] xs, int[] ys, int count) {
        throw unused();
    }

    @Override
    public void drawPolygon(int[] xs, int[] ys, int count) {
        throw unused();
    }

    @Override
    public void fillPolygon(int[] xs, int[] ys, int count) {
        throw unused();
    }

    @Override
    public void drawString(AttributedCharacterIterator text, int x, int y) {
        throw unused();
    }

    @Override
    public void drawString(AttributedCharacterIterator text, float x, float y) {
        throw unused();
    }

    @Override
    public void drawGlyphVector(GlyphVector glyphs, float x, float y) {
        throw unused();
    }

    @Override
    public boolean drawImage(Image image, AffineTransform place, ImageObserver observer) {
        throw unused();
    }

    @Override
    public void drawImage(BufferedImage image, BufferedImageOp filter, int x, int y) {
        throw unused();
    }

    @Override
    public void drawRenderedImage(RenderedImage image, AffineTransform place) {
        throw unused();
    }

    @Override
    public void drawRenderableImage(RenderableImage image, AffineTransform place) {
        throw unused();
    }

    @Override
    public boolean drawImage(Image image, int x, int y, ImageObserver observer) {
        throw unused();
    }

    @Override
    public boolean drawImage(Image image, int x, int y, int width, int height, ImageObserver observer) {
        throw unused();
    }

    @Override
    public boolean drawImage(Image image, int x, int y, Color behind, ImageObserver observer) {
        throw unused();
    }

    @Override
    public boolean drawImage(Image image, int x, int y, int width, int height, Color behind, ImageObserver observer) {
        throw unused();
    }

    @Override
    public boolean drawImage(
            Image image, int x1, int y1, int x2, int y2, int u1, int v1, int u2, int v2, ImageObserver observer) {
        throw unused();
    }

    @Override
    public boolean drawImage(
            Image image,
            int x1,
            int y1,
            int x2,
            int y2,
            int u1,
            int v1,
            int u2,
            int v2,
            Color behind,
            ImageObserver observer) {
        throw unused();
    }
}
