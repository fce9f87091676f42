package rulesmith.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.rules.BoardDrawing;
import rulesmith.rules.Conventions;
import rulesmith.rules.PieceGlyph;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSheet;

class PngTest {

    private static final RuleSet DRAUGHTS = RuleSet.of(
            "English draughts",
            RuleSet.parseGenes("1,0,1,0,1,0,1,0, 0,1,0,1,0,1,0,1, 1,0,1,0,1,0,1,0,"
                    + "1,2,1,1,1,1, 0,0,0,0,0,0, 1,1,0,0,0,0, 0, 2,0,0,0,0,0, 1"),
            Conventions.DEFAULT);

    private static BufferedImage picture(String svg, double scale) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(Png.of(svg, scale)));
    }

    /** The colour of the board at a cell, a few units off its centre: to the right and down. */
    private static int colour(BufferedImage board, String cell, int right, int down) {
        int file = cell.charAt(0) - 'a';
        int rank = cell.charAt(1) - '1';
        int x = (int) (BoardDrawing.BORDER + (file + 0.5) * PieceGlyph.CELL) + right;
        int y = (int) (1 + (7.5 - rank) * PieceGlyph.CELL) + down;
        return board.getRGB(x, y);
    }

    private static boolean dark(int colour) {
        return (colour >> 8 & 0xFF) < 100;
    }

    @Test
    void hasTheSizeOfTheDrawingTimesTheScale() throws IOException {
        String svg = RuleSheet.svg(DRAUGHTS);
        BufferedImage single = picture(svg, 1);
        BufferedImage twice = picture(svg, 2);
        assertEquals(800, single.getWidth());
        assertTrue(svg.contains("height=\"" + single.getHeight() + "\""));
        assertEquals(1600, twice.getWidth());
        assertEquals(2 * single.getHeight(), twice.getHeight());
    }

    @Test
    void drawsTheCellsWhereTheyShouldBe() throws IOException {
        BufferedImage board = picture(BoardDrawing.svg(DRAUGHTS), 1);
        for (String cell : List.of("a5", "b4", "c5", "h4")) {
            assertEquals(0xFFCDC5B6, colour(board, cell, 0, 0), cell);
        }
        for (String cell : List.of("a4", "b5", "h5")) {
            assertEquals(0xFFFAF8F3, colour(board, cell, 0, 0), cell);
        }
        // The corners of a1 and h8 show beside their pieces: both are dark.
        assertEquals(0xFFCDC5B6, colour(board, "a1", -27, 27));
        assertEquals(0xFFCDC5B6, colour(board, "h8", -27, 27));
        assertEquals(0xFFFAF8F3, colour(board, "h1", 0, 0));
    }

    @Test
    void drawsSouthLightWithArrowsUpAndNorthDarkWithArrowsDown() throws IOException {
        BufferedImage board = picture(BoardDrawing.svg(DRAUGHTS), 1);
        for (int side : List.of(-13, 13)) {
            assertTrue(dark(colour(board, "c3", side, -13)), "an arrow of South points up");
            assertFalse(dark(colour(board, "c3", side, 13)), "South has no arrow that points down");
            assertFalse(dark(colour(board, "b6", side, 13)), "an arrow of North points down");
            assertTrue(dark(colour(board, "b6", side, -13)), "North has no arrow that points up");
        }
    }

    @Test
    void keepsLongNamesAndCaptionsWithinTheMargins() throws IOException {
        String wild = "0,6,1,2,0,0,6,0,1,0,2,0,5,3,5,1,1,5,6,0,1,4,0,2,1,4,2,5,3,5,"
                + "0,1,1,1,0,0,1,1,1,0,1,1,5,5,2,6,5,6,0,0";
        for (String name : List.of(
                "W".repeat(80),
                "m".repeat(80),
                "@".repeat(80),
                "Quite a name ".repeat(6).strip())) {
            BufferedImage sheet =
                    picture(RuleSheet.svg(RuleSet.of(name, RuleSet.parseGenes(wild), Conventions.DEFAULT)), 1);
            for (int y = 0; y < sheet.getHeight(); y++) {
                for (int x = 0; x < 38; x++) {
                    assertEquals(0xFFFFFFFF, sheet.getRGB(x, y), name);
                    assertEquals(0xFFFFFFFF, sheet.getRGB(sheet.getWidth() - 1 - x, y), name);
                }
            }
        }
    }

    @Test
    void drawsTextInManyShades() throws IOException {
        BufferedImage title = picture(RuleSheet.svg(DRAUGHTS), 1).getSubimage(40, 40, 300, 40);
        Set<Integer> colours = new HashSet<>();
        for (int x = 0; x < title.getWidth(); x++) {
            for (int y = 0; y < title.getHeight(); y++) {
                colours.add(title.getRGB(x, y));
            }
        }
        assertTrue(colours.size() > 20, "antialiased letters have many greys, found " + colours.size());
    }

    @Test
    void fillsTheBackgroundWithWhite() throws IOException {
        String svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"3\"/>";
        BufferedImage empty = picture(svg, 10);
        assertEquals(40, empty.getWidth());
        assertEquals(30, empty.getHeight());
        assertEquals(0xFFFFFFFF, empty.getRGB(0, 0));
    }

    @Test
    void isTheSameEveryTime() {
        String svg = BoardDrawing.svg(DRAUGHTS);
        assertArrayEquals(Png.of(svg, 0.5), Png.of(svg, 0.5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "no drawing", "<svg", "<html/>"})
    void saysSoIfTheDrawingIsBroken(String svg) {
        PngException broken = assertThrows(PngException.class, () -> Png.of(svg, 1));
        assertTrue(broken.getMessage().contains("not well-formed SVG"), broken.getMessage());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, 1000, Double.POSITIVE_INFINITY})
    void refusesAScaleThatMakesNoPicture(double scale) {
        String svg = BoardDrawing.svg(DRAUGHTS);
        PngException refused = assertThrows(PngException.class, () -> Png.of(svg, scale));
        assertTrue(refused.getMessage().contains("scale " + scale), refused.getMessage());
    }

    @Test
    void saysWhatToInstallIfThereAreNoFonts() {
        List<Supplier<Double>> failures = List.of(
                () -> {
                    throw new InternalError("java.lang.reflect.InvocationTargetException");
                },
                () -> {
                    throw new NoClassDefFoundError("Could not initialize class sun.font.SunFontManager");
                },
                () -> {
                    throw new UnsatisfiedLinkError("libfreetype.so.6");
                },
                () -> {
                    throw new NullPointerException();
                },
                () -> 0.0);
        for (Supplier<Double> failure : failures) {
            PngException missing = assertThrows(PngException.class, () -> Png.requireFonts(failure));
            assertTrue(missing.getMessage().contains("install fontconfig"), missing.getMessage());
            assertTrue(missing.getMessage().contains("fonts-dejavu"), missing.getMessage());
        }
        Png.requireFonts(() -> 7.0);
    }
}
