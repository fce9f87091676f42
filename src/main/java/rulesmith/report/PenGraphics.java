package rulesmith.report;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.util.Map;

/** The state of a pen, as {@link Graphics2D} describes it; what is done with the pen is up to others. */
abstract class PenGraphics extends UnusedGraphics {

    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private final RenderingHints hints = new RenderingHints(Map.of());
    AffineTransform transform = new AffineTransform();
    private Shape clip;
    Color colour = Color.BLACK;
    private Color background = Color.WHITE;
    BasicStroke stroke = new BasicStroke();
    AlphaComposite composite = AlphaComposite.SrcOver;
    PlotFont font = new PlotFont(12);

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
}
