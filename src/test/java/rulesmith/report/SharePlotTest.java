package rulesmith.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rulesmith.learning.Generation;

class SharePlotTest {

    private static final double[] NOWHERE = {};
    private static final Zone BAND = new Zone("band & <1>", 80, 110);
    private static final Zone LINE = new Zone("line", 30, 30);

    private static ShareCurve curve(String name, double[] reached) {
        double[] x = IntStream.rangeClosed(1, 20).asDoubleStream().toArray();
        double[] y = Arrays.stream(x).map(value -> 0.4 + value / 100).toArray();
        return new ShareCurve(new Plot.Line(name, x, y), new Plot.Line("", x, y), reached, 2, 0);
    }

    private static String svg(List<ShareCurve> curves, Zone... zones) {
        return Plot.shares("t", "x", "y", "", curves, List.of(zones)).svg();
    }

    @Test
    void writesItsTexts() {
        Plot plot = Plot.shares(
                "t", "x", "y", "goal", List.of(curve("a", NOWHERE), curve("", NOWHERE)), List.of(BAND, LINE));
        String svg = plot.svg();
        for (String text : List.of(">goal<", ">a<", ">band &amp; &lt;1&gt;<", ">line<")) {
            assertTrue(svg.contains(text), text);
        }
        assertEquals(svg, plot.svg());
        assertArrayEquals(plot.png(1), plot.png(1));
    }

    @Test
    void showsAllSharesAndZones() {
        String svg = svg(List.of(curve("a", NOWHERE)), BAND);
        assertTrue(svg.contains(">0<") && svg.contains(">1<"), "from 0 to 1, whatever the values");
        assertTrue(svg.contains(">100<"), "as far as the zone");
        assertFalse(svg(List.of(curve("a", NOWHERE))).contains(">100<"));
    }

    @Test
    void marksWhereOneWasReached() {
        String colour = "fill=\"#009e73\"";
        assertFalse(svg(List.of(curve("a", NOWHERE))).contains(colour + ">"), "only light points");
        assertTrue(svg(List.of(curve("a", new double[] {3}))).contains(colour + ">"));
    }

    @Test
    void drawsWhatThereIs() {
        ShareCurve empty = new ShareCurve(ShareCurve.NO_POINTS, ShareCurve.NO_POINTS, NOWHERE, 0, 0);
        assertThrows(IllegalArgumentException.class, () -> new LearningReport(List.of(), List.of()));
        for (List<ShareCurve> curves : List.of(List.<ShareCurve>of(), List.of(empty))) {
            String svg = svg(curves, LINE);
            assertFalse(svg.contains("NaN") || svg.contains("Infinity"));
        }
    }

    @Test
    void aSmoothCurveEndsWhereItsPointsDo() {
        SmoothCurve curve = new SmoothCurve(Learned.after(40, 60), Generation::others, 1);
        Plot.Line line = curve.line("", true);
        Plot.Line points = curve.points();
        assertEquals(60, line.x().length);
        assertEquals(points.y()[0], line.y()[0]);
        assertEquals(1, line.y()[59]);
        assertEquals(Arrays.stream(points.y(), 19, 30).average().orElseThrow(), line.y()[24], 1e-12);
        assertTrue(line.low()[24] < line.y()[24] && line.y()[24] < line.high()[24]);
    }

    @Test
    void seedsThatDoNotDifferLeaveTheDoubtOfTheirGames() {
        Plot.Line line = new SmoothCurve(Learned.idle(2), Generation::random, 0).line("", true);
        assertEquals(0.5, line.y()[5]);
        assertTrue(line.low()[5] > 0.4 && line.high()[5] < 0.6, () -> line.low()[5] + " to " + line.high()[5]);
        assertTrue(line.low()[10] < line.low()[5], "at the end there are fewer games");
    }
}
