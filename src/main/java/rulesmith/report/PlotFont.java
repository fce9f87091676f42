package rulesmith.report;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.font.FontRenderContext;
import java.awt.font.LineMetrics;

/**
 * The font of the plots, with widths from a table instead of the machine: the same plot is the same bytes everywhere, and
 * needs no font at all until it becomes a picture. The widths are those of DejaVu Sans, which Verdana shares.
 */
final class PlotFont extends Font {

    static final String FAMILIES = "DejaVu Sans, Verdana, Geneva, sans-serif";

    private static final long serialVersionUID = 1L;
    private static final double ASCENT = 0.93;
    private static final double DESCENT = 0.24;

    /** Hundredths of the font size, for the characters from space to tilde. */
    private static final int[] WIDTHS = {
        32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34,
        84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79, 60, 79, 69, 63, 61, 73, 68, 99,
        69, 61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52,
        39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84
    };

    private static final int OTHER_WIDTH = 64;
    private static final int WIDE_WIDTH = 100;

    /** From here on come scripts with square characters. */
    private static final int FIRST_WIDE = 0x2E80;

    PlotFont(int size) {
        super(SANS_SERIF, PLAIN, size);
    }

    double width(String text) {
        int sum = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            sum += hundredths(text.codePointAt(i));
        }
        return sum * getSize() / 100.0;
    }

    private static int hundredths(int c) {
        if (c >= ' ' && c <= '~') {
            return WIDTHS[c - ' '];
        }
        return c < FIRST_WIDE ? OTHER_WIDTH : WIDE_WIDTH;
    }

    @Override
    public LineMetrics getLineMetrics(String text, FontRenderContext context) {
        return new Lines(getSize(), text.length());
    }

    FontMetrics metrics() {
        return new Widths(this);
    }

    private static final class Widths extends FontMetrics {

        private static final long serialVersionUID = 1L;

        Widths(PlotFont font) {
            super(font);
        }

        @Override
        public int getAscent() {
            return (int) Math.round(ASCENT * font.getSize());
        }

        @Override
        public int getDescent() {
            return (int) Math.round(DESCENT * font.getSize());
        }

        @Override
        public int charWidth(char c) {
            return stringWidth(String.valueOf(c));
        }

        @Override
        public int charsWidth(char[] data, int offset, int length) {
            return stringWidth(new String(data, offset, length));
        }

        @Override
        public int stringWidth(String text) {
            return (int) Math.ceil(((PlotFont) font).width(text));
        }
    }

    private static final class Lines extends LineMetrics {

        private final int size;
        private final int characters;

        Lines(int size, int characters) {
            this.size = size;
            this.characters = characters;
        }

        @Override
        public int getNumChars() {
            return characters;
        }

        @Override
        public float getAscent() {
            return (float) (ASCENT * size);
        }

        @Override
        public float getDescent() {
            return (float) (DESCENT * size);
        }

        @Override
        public float getLeading() {
            return 0;
        }

        @Override
        public float getHeight() {
            return getAscent() + getDescent();
        }

        @Override
        public int getBaselineIndex() {
            return ROMAN_BASELINE;
        }

        @Override
        public float[] getBaselineOffsets() {
            return new float[3];
        }

        @Override
        public float getStrikethroughOffset() {
            return -getAscent() / 3;
        }

        @Override
        public float getStrikethroughThickness() {
            return 1;
        }

        @Override
        public float getUnderlineOffset() {
            return 1;
        }

        @Override
        public float getUnderlineThickness() {
            return 1;
        }
    }
}
