package rulesmith.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import rulesmith.report.Plot.Line;

class PlotTest {

    private static final String TITLE = "Fitness & < \"novelty\" >";
    private static final double NONE = Double.NaN;
    private static final Line RISING = new Line("A & B <1>", new double[] {0, 1, 2}, new double[] {0.1, 0.5, 0.9});
    private static final Line BANDED = new Line(
            "C > D", new double[] {0, 1, 2}, new double[] {3, 2, 1}, new double[] {2, 1, 0}, new double[] {4, 3, 2});

    /** Each kind with texts that need escaping. */
    private static final Map<String, Plot> KINDS = new TreeMap<>(Map.of(
            "lines", Plot.lines(TITLE, "x & <", "y & <", List.of(RISING, BANDED)),
            "scatter", Plot.scatter(TITLE, "x & <", "y & <", List.of(RISING, BANDED)),
            "bars", Plot.bars(TITLE, "y & <", List.of("A & B <1>", "C > D"), new double[] {2, -1}),
            "heat map",
                    Plot.heatMap(TITLE, "x & <", "y & <", List.of("A & B <1>", "x2"), List.of("C > D"), new double[][] {
                        {1, NONE}
                    })));

    /** Nothing, one of it, always the same, and values that cannot be drawn. */
    private static final Map<String, Plot> EXTREMES = new TreeMap<>(Map.ofEntries(
            Map.entry("no lines", Plot.lines("", "", "", List.of())),
            Map.entry("no points", Plot.lines("t", "x", "y", List.of(new Line("n", new double[0], new double[0])))),
            Map.entry("one point", Plot.lines("t", "x", "y", List.of(new Line("", new double[] {7}, new double[] {7
            })))),
            Map.entry("constant", Plot.lines("t", "x", "y", List.of(line(0.1, 0.1, 0.1), line(0.1, 0.1)))),
            Map.entry("zeros", Plot.lines("t", "x", "y", List.of(line(0, 0, 0)))),
            Map.entry("gaps", Plot.lines("t", "x", "y", List.of(line(NONE, 1, NONE, 2, Double.POSITIVE_INFINITY)))),
            Map.entry("only gaps", Plot.scatter("t", "x", "y", List.of(line(NONE, Double.NEGATIVE_INFINITY)))),
            Map.entry("endless band", Plot.lines("t", "x", "y", List.of(endlessBand()))),
            Map.entry("huge", Plot.lines("t", "x", "y", List.of(line(-1e99, 1e99)))),
            Map.entry("tiny", Plot.lines("t", "x", "y", List.of(line(1e-99, 3e-99)))),
            Map.entry("no groups", Plot.scatter("t", "x", "y", List.of())),
            Map.entry("lone point", Plot.scatter("t", "x", "y", List.of(line(0)))),
            Map.entry("no bars", Plot.bars("t", "y", List.of(), new double[0])),
            Map.entry("one bar", Plot.bars("t", "y", List.of("a"), new double[] {0})),
            Map.entry("no values", Plot.bars("t", "y", List.of("a", "a"), new double[] {NONE, NONE})),
            Map.entry("no cells", Plot.heatMap("t", "x", "y", List.of(), List.of(), new double[0][])),
            Map.entry("no rows", Plot.heatMap("t", "x", "y", List.of("a"), List.of(), new double[0][])),
            Map.entry("empty cell", Plot.heatMap("t", "x", "y", List.of("a"), List.of("b"), new double[][] {{NONE}})),
            Map.entry("one cell", Plot.heatMap("t", "x", "y", List.of("a"), List.of("b"), new double[][] {{5}}))));

    static Set<String> kinds() {
        return KINDS.keySet();
    }

    static List<String> extremes() {
        return List.copyOf(EXTREMES.keySet());
    }

    private static Line line(double... y) {
        return new Line("line", IntStream.range(0, y.length).asDoubleStream().toArray(), y);
    }

    private static Line endlessBand() {
        double[] x = {0, 1};
        return new Line("n = 1", x, x, new double[] {-Double.MAX_VALUE, 0}, new double[] {Double.MAX_VALUE, 2});
    }

    private static Line curve(String name, int points) {
        double[] x = IntStream.range(0, points).asDoubleStream().toArray();
        double[] y = Arrays.stream(x).map(Math::log1p).toArray();
        double[] low = Arrays.stream(y).map(value -> value - 0.37).toArray();
        double[] high = Arrays.stream(y).map(value -> value + 0.41).toArray();
        return new Line(name, x, y, low, high);
    }

    private static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<String> texts(String svg) throws Exception {
        NodeList nodes = parsed(svg).getElementsByTagName("text");
        return IntStream.range(0, nodes.getLength())
                .mapToObj(nodes::item)
                .map(Node::getTextContent)
                .toList();
    }

    private static BufferedImage picture(Plot plot, double scale) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(plot.png(scale)));
    }

    private static Set<Integer> colours(BufferedImage picture) {
        Set<Integer> colours = new HashSet<>();
        for (int x = 0; x < picture.getWidth(); x++) {
            for (int y = 0; y < picture.getHeight(); y++) {
                colours.add(picture.getRGB(x, y) & 0xFFFFFF);
            }
        }
        return colours;
    }

    private static void assertInlinable(String svg) {
        for (String unwanted : List.of("NaN", "Infinity", " id=", "url(", "<style", "<script", "<image")) {
            assertFalse(svg.contains(unwanted), unwanted);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void writesItsTextsAsText(String kind) throws Exception {
        String svg = KINDS.get(kind).svg();
        List<String> texts = texts(svg);
        List<String> expected = new ArrayList<>(List.of(TITLE, "y & <", "A & B <1>", "C > D"));
        if (!kind.equals("bars")) {
            expected.add("x & <");
        }
        assertTrue(texts.containsAll(expected), texts::toString);
        assertEquals(TITLE, parsed(svg).getElementsByTagName("title").item(0).getTextContent());
        assertInlinable(svg);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void isTheSameEveryTimeAndEverywhere(String kind) {
        Plot plot = KINDS.get(kind);
        String svg = plot.svg();
        assertEquals(svg, plot.svg());
        Locale before = Locale.getDefault();
        try {
            for (Locale locale : List.of(Locale.GERMANY, Locale.forLanguageTag("ar-EG"))) {
                Locale.setDefault(locale);
                assertEquals(svg, plot.svg(), locale::toString);
            }
        } finally {
            Locale.setDefault(before);
        }
        assertArrayEquals(plot.png(1), plot.png(1));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void becomesAPictureOfTheAskedSize(String kind) throws IOException {
        Plot plot = KINDS.get(kind);
        BufferedImage single = picture(plot, 1);
        BufferedImage larger = picture(plot, 1.5);
        assertEquals(800, single.getWidth());
        assertEquals(1200, larger.getWidth());
        assertEquals(1.5 * single.getHeight(), larger.getHeight(), 0.5);
        assertTrue(colours(single).size() > 20, "letters have many greys");
        assertEquals(0xFFFFFFFF, single.getRGB(0, 0));
    }

    @ParameterizedTest
    @MethodSource("extremes")
    void drawsWhatThereIs(String name) throws Exception {
        Plot plot = EXTREMES.get(name);
        String svg = plot.svg();
        parsed(svg);
        assertInlinable(svg);
        assertTrue(picture(plot, 0.5).getWidth() == 400);
    }

    @Test
    void staysSmall() {
        String svg = Plot.lines(
                        "t", "x", "y", List.of(curve("a", 101), curve("b", 101), curve("c", 101), curve("d", 101)))
                .svg();
        assertTrue(svg.length() < 50_000, () -> svg.length() + " characters");
    }

    @Test
    void tellsLinesApartWithoutColour() {
        String svg = Plot.lines("t", "x", "y", List.of(curve("a", 50), curve("b", 50), curve("c", 50)))
                .svg();
        assertTrue(svg.contains("stroke-dasharray=\"9 4\""), svg);
        assertTrue(svg.contains("stroke-dasharray=\"2.5 3\""), svg);
    }

    @Test
    void drawsABandOnlyWhereThereIsOne() {
        assertTrue(Plot.lines("t", "x", "y", List.of(BANDED)).svg().contains("fill-opacity"));
        assertFalse(Plot.lines("t", "x", "y", List.of(RISING)).svg().contains("fill-opacity"));
    }

    @Test
    void labelsItsTicksWithoutNeedlessZeros() throws Exception {
        List<String> texts = texts(
                Plot.lines("t", "x", "y", List.of(line(0, 1), curve("", 0))).svg());
        assertTrue(texts.containsAll(List.of("0", "0.2", "0.4", "0.6", "0.8", "1")), texts::toString);
        assertFalse(texts.contains("0.0"), texts::toString);
        assertFalse(texts.contains("0.5"), "no half steps on an axis of whole numbers: " + texts);
    }

    @Test
    void showsALegendUnlessThereIsNothingToTellApart() throws Exception {
        double[] one = {1};
        assertTrue(texts(Plot.lines("t", "x", "y", List.of(new Line("name", one, one)))
                        .svg())
                .contains("name"));
        assertFalse(
                Plot.lines("t", "x", "y", List.of(new Line("", one, one))).svg().contains("><"));
    }

    @Test
    void growsWithItsBarsAndKeepsTheirOrder() throws Exception {
        List<String> labels =
                IntStream.range(0, 40).mapToObj(i -> "bar number " + i).toList();
        Plot plot = Plot.bars("t", "y", labels, new double[40]);
        assertTrue(picture(plot, 1).getHeight() > 40 * 20);
        List<String> texts = texts(plot.svg());
        assertEquals(labels, texts.stream().filter(labels::contains).toList());
    }

    @Test
    void writesValuesBesideBars() throws Exception {
        List<String> texts =
                texts(Plot.bars("t", "y", List.of("a", "a", "b", "c"), new double[] {0.123456, 12345.6, -0.5, NONE})
                        .svg());
        assertTrue(texts.containsAll(List.of("0.123", "12346", "-0.5", "a", "b", "c")), texts::toString);
        assertEquals(2, texts.stream().filter("a"::equals).count());
    }

    @Test
    void leavesEmptyCellsWhiteAndColoursTheOthers() throws IOException {
        double[][] values = {{0, NONE}, {NONE, 1}};
        BufferedImage map = picture(Plot.heatMap("t", "x", "y", List.of("a", "b"), List.of("c", "d"), values), 1);
        assertEquals(0x440154, map.getRGB(200, 300) & 0xFFFFFF, "the least, below on the left");
        assertEquals(0xfde725, map.getRGB(600, 120) & 0xFFFFFF, "the greatest, above on the right");
        assertEquals(0xFFFFFF, map.getRGB(200, 120) & 0xFFFFFF);
        assertEquals(0xFFFFFF, map.getRGB(600, 300) & 0xFFFFFF);
    }

    @Test
    void thinsOutTheLabelsOfManyBins() throws Exception {
        List<String> bins = IntStream.range(0, 50).mapToObj(i -> "bin " + i).toList();
        List<String> texts = texts(Plot.heatMap("t", "x", "y", bins, List.of("row"), new double[1][50])
                .svg());
        List<String> shown = texts.stream().filter(bins::contains).toList();
        assertTrue(shown.size() > 5 && shown.size() < 20, shown::toString);
        assertEquals("bin 0", shown.get(0));
    }

    @Test
    void doesNotChangeWithTheArraysItWasMadeFrom() {
        double[] y = {1, 2, 3};
        Plot lines = Plot.lines("t", "x", "y", List.of(line(y)));
        Plot bars = Plot.bars("t", "y", List.of("a", "b", "c"), y);
        String before = lines.svg() + bars.svg();
        y[0] = 100;
        assertEquals(before, lines.svg() + bars.svg());
    }

    @Test
    void refusesValuesThatDoNotMatch() {
        double[] one = {1};
        double[] two = {1, 2};
        double[] none = {};
        assertThrows(IllegalArgumentException.class, () -> new Line("n", one, two));
        assertThrows(IllegalArgumentException.class, () -> new Line("n", two, two, one, one));
        assertThrows(IllegalArgumentException.class, () -> new Line("n", two, two, two, none));
        assertThrows(IllegalArgumentException.class, () -> Plot.bars("t", "y", List.of("a"), two));
        assertThrows(
                IllegalArgumentException.class,
                () -> Plot.heatMap("t", "x", "y", List.of("a"), List.of("b"), new double[][] {two}));
        assertThrows(
                IllegalArgumentException.class,
                () -> Plot.heatMap("t", "x", "y", List.of("a"), List.of("b"), new double[][] {one, one}));
    }
}
