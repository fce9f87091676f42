package rulesmith.report;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.AWTError;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Turns an SVG drawing into a PNG picture, without a screen. */
public final class Png {

    /** These take 400 MB; nobody prints larger, but a slip in the scale may ask for it. */
    private static final double MOST_PIXELS = 100e6;

    private static final String NO_FONTS = "cannot draw text on this machine, because Java finds no fonts: install"
            + " fontconfig and a font such as fonts-dejavu, or use the SVG file instead of a PNG";

    /** Kept here, because a logger that nobody holds forgets its level. */
    private static final Logger LIBRARY = Logger.getLogger("com.github.weisj.jsvg");

    static {
        System.setProperty("java.awt.headless", "true");
        // It says null to us where a drawing is broken, and prints a stack trace to the user besides.
        LIBRARY.setLevel(Level.OFF);
    }

    private Png() {}

    /**
     * The drawing on white.
     *
     * @param scale pixels for each unit of the drawing
     * @throws PngException if the machine has no fonts, or the text is not a drawing
     */
    public static byte[] of(String svg, double scale) {
        requireFonts();
        SVGDocument document = new SVGLoader()
                .load(
                        new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                        null,
                        LoaderContext.createDefault());
        if (document == null) {
            throw new PngException("cannot make a PNG, because the drawing is not well-formed SVG");
        }
        float width = document.size().width;
        float height = document.size().height;
        return drawn(
                width,
                height,
                scale,
                graphics -> document.render((Component) null, graphics, new ViewBox(0, 0, width, height)));
    }

    /** What the drawer draws on white, in units of which the scale says how many pixels each has. */
    static byte[] of(double width, double height, double scale, Consumer<Graphics2D> drawer) {
        requireFonts();
        return drawn(width, height, scale, drawer);
    }

    private static void requireFonts() {
        requireFonts(() -> new Font(Font.SANS_SERIF, Font.PLAIN, 12)
                .getStringBounds("a", new FontRenderContext(null, true, true))
                .getWidth());
    }

    /** Java reports missing fonts in many ways, some of them errors rather than exceptions, on the first use of one. */
    static void requireFonts(Supplier<Double> textWidth) {
        double width;
        try {
            width = textWidth.get();
        } catch (AWTError | LinkageError | InternalError | RuntimeException e) {
            throw new PngException(NO_FONTS, e);
        }
        if (!(width > 0)) {
            throw new PngException(NO_FONTS);
        }
    }

    private static byte[] drawn(double width, double height, double scale, Consumer<Graphics2D> drawer) {
        double columns = Math.rint(width * scale);
        double rows = Math.rint(height * scale);
        if (!(columns >= 1 && rows >= 1 && columns * rows <= MOST_PIXELS)) {
            throw new PngException(
                    "cannot make a PNG at scale " + scale + ", expected a scale that gives 1 to 100 million pixels");
        }
        BufferedImage image = new BufferedImage((int) columns, (int) rows, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
            graphics.scale(columns / width, rows / height);
            drawer.accept(graphics);
        } finally {
            graphics.dispose();
        }
        return PngFile.of(image);
    }
}
