package rulesmith.report;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.Image;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.BufferedImageOp;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.text.AttributedCharacterIterator;

/** What {@link Graphics2D} can do and the charts of this package never ask for. */
abstract class UnusedGraphics extends Graphics2D {

    static UnsupportedOperationException unused() {
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
