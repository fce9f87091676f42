package rulesmith.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.plot.IntervalMarker;
import org.jfree.chart.plot.Marker;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleAnchor;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;

/** A chart of lines whose values are shares: from 0 to 1 whatever the values, so that two such charts can be compared. */
final class ShareChart {

    /** Above 1, for what is written there. */
    private static final double ROOM = 0.07;

    /** Of the length of the x axis, beyond what must not lie at its end. */
    private static final double EDGE = 0.015;

    private static final int POINT_OPACITY = 75;
    private static final Color ZONE = new Color(0xdfe9d8);
    private static final Color ZONE_LINE = new Color(0x7a8c6e);
    private static final Stroke DASHED =
            new BasicStroke(1.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, new float[] {4, 3}, 0);

    /** Written with few letters, for there may be thousands. */
    private static final Shape POINT = new Rectangle2D.Double(-1.25, -1.25, 2.5, 2.5);

    /** Half as wide as the picture of a zone in the legend. */
    private static final double SAMPLE = 12;

    private ShareChart() {}

    /** @param goal written at a line at 1, or nothing for no line */
    static JFreeChart of(String xLabel, String yLabel, String goal, List<ShareCurve> curves, List<Zone> zones) {
        JFreeChart chart = PointChart.lines(
                xLabel, yLabel, curves.stream().map(ShareCurve::line).toList());
        XYPlot plot = chart.getXYPlot();
        XYLineAndShapeRenderer lines = (XYLineAndShapeRenderer) plot.getRenderer();
        for (int i = 0; i < curves.size(); i++) {
            ShareCurve curve = curves.get(i);
            lines.setSeriesPaint(i, Look.colour(curve.colour()));
            lines.setSeriesFillPaint(i, Look.colour(curve.colour()));
            lines.setSeriesStroke(i, Look.line(curve.pattern()));
            lines.setSeriesShape(i, Look.marker(curve.pattern()));
            lines.setSeriesVisibleInLegend(i, !curve.line().name().isBlank());
        }
        addPoints(plot, 1, curves, curves.stream().map(ShareCurve::points).toList(), true);
        addPoints(plot, 2, curves, curves.stream().map(ShareChart::marks).toList(), false);
        plot.getRangeAxis().setRange(0, 1 + ROOM);
        reach(plot, curves, zones);
        zones.forEach(zone -> plot.addDomainMarker(marker(zone), Layer.BACKGROUND));
        if (!goal.isEmpty()) {
            plot.addRangeMarker(goal(goal), Layer.BACKGROUND);
        }
        LegendItemCollection legend = plot.getLegendItems();
        zones.forEach(zone -> legend.add(legendItem(zone)));
        plot.setFixedLegendItems(legend);
        return chart;
    }

    private static Plot.Line marks(ShareCurve curve) {
        double[] top = new double[curve.reached().length];
        Arrays.fill(top, 1);
        return new Plot.Line("", curve.reached(), top);
    }

    /** Later layers lie below earlier ones. */
    private static void addPoints(
            XYPlot plot, int layer, List<ShareCurve> curves, List<Plot.Line> points, boolean light) {
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(false, true);
        renderer.setDrawOutlines(false);
        for (int i = 0; i < curves.size(); i++) {
            int rgb = Look.colour(curves.get(i).colour()).getRGB() & 0xFFFFFF;
            renderer.setSeriesPaint(i, new Color(rgb | (light ? POINT_OPACITY : 0xFF) << 24, true));
            renderer.setSeriesShape(i, light ? POINT : Look.marker(curves.get(i).pattern()));
            renderer.setSeriesVisibleInLegend(i, false);
        }
        plot.setDataset(layer, new PointData(points, false));
        plot.setRenderer(layer, renderer);
    }

    /** From 0 on, and all zones are to be seen, also if the lines end before them; marks are not cut in halves. */
    private static void reach(XYPlot plot, List<ShareCurve> curves, List<Zone> zones) {
        double last = plot.getDomainAxis().getUpperBound();
        double marked = curves.stream()
                .flatMapToDouble(curve -> Arrays.stream(curve.reached()))
                .max()
                .orElse(0);
        double zoned = zones.stream().mapToDouble(Zone::to).max().orElse(0);
        double end = Math.max(last, zoned + EDGE * zoned);
        plot.getDomainAxis().setRange(0, marked + EDGE * end > end ? end + EDGE * end : end);
    }

    static Marker marker(Zone zone) {
        Marker marker = zone.isLine() ? new ValueMarker(zone.from()) : new IntervalMarker(zone.from(), zone.to());
        marker.setPaint(zone.isLine() ? ZONE_LINE : ZONE);
        marker.setStroke(DASHED);
        marker.setOutlinePaint(null);
        marker.setAlpha(1);
        return marker;
    }

    private static Marker goal(String text) {
        Marker marker = new ValueMarker(1, Look.AXIS, DASHED);
        marker.setLabel(text);
        marker.setLabelBackgroundColor(new Color(0, true));
        marker.setLabelFont(Look.SMALL);
        marker.setLabelPaint(Look.INK);
        marker.setLabelAnchor(RectangleAnchor.TOP_LEFT);
        marker.setLabelTextAnchor(TextAnchor.BOTTOM_LEFT);
        marker.setLabelOffset(new RectangleInsets(4, 8, 4, 8));
        marker.setAlpha(1);
        return marker;
    }

    static LegendItem legendItem(Zone zone) {
        if (zone.isLine()) {
            return new LegendItem(
                    zone.name(), null, null, null, new Line2D.Double(-SAMPLE, 0, SAMPLE, 0), DASHED, ZONE_LINE);
        }
        Shape box = new Rectangle2D.Double(-SAMPLE, -SAMPLE / 2, 2 * SAMPLE, SAMPLE);
        return new LegendItem(zone.name(), null, null, null, box, ZONE);
    }
}
