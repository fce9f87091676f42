package rulesmith.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.block.FlowArrangement;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.text.TextUtils;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.VerticalAlignment;

/** What all plots have in common: few lines, dark text on white, and series told apart by more than their colour. */
final class Look {

    static final PlotFont SMALL = new PlotFont(12);
    static final PlotFont LABEL = new PlotFont(13);
    static final Color INK = new Color(0x333333);
    static final Color AXIS = new Color(0x8c8c8c);
    static final Color GRID = new Color(0xe4e4e4);
    static final Stroke THIN = new BasicStroke(1);

    private static final Font TITLE = new PlotFont(16);

    /** Those of Okabe and Ito, which most colour-blind people tell apart, without the yellow, too pale on white. */
    private static final int[] COLOURS = {0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7, 0xe69f00, 0x56b4e9, 0x000000};

    /** Their number and that of the colours have no common factor: it takes 35 lines to repeat one. */
    private static final float[][] DASHES = {null, {9, 4}, {2.5f, 3}, {10, 3, 2.5f, 3}, {5, 3}};

    private static final double GAP = 24;

    /** Room for half of the last label of the axis below. */
    private static final double RIGHT = 24;

    static {
        // With it, vertical text would come as outlines instead of text.
        TextUtils.setUseDrawRotatedStringWorkaround(false);
    }

    private Look() {}

    static Color colour(int series) {
        return new Color(COLOURS[series % COLOURS.length]);
    }

    static Stroke line(int series) {
        return new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, DASHES[series % DASHES.length], 0);
    }

    /** Circle, square, triangle, diamond and triangle on its tip, of like areas. */
    static Shape marker(int series) {
        return switch (series % 5) {
            case 0 -> new Ellipse2D.Double(-3.5, -3.5, 7, 7);
            case 1 -> polygon(-3, -3, 3, -3, 3, 3, -3, 3);
            case 2 -> polygon(0, -4.2, 4, 3.2, -4, 3.2);
            case 3 -> polygon(0, -4.5, 4.5, 0, 0, 4.5, -4.5, 0);
            default -> polygon(0, 4.2, 4, -3.2, -4, -3.2);
        };
    }

    private static Shape polygon(double... points) {
        Path2D path = new Path2D.Double();
        path.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            path.lineTo(points[i], points[i + 1]);
        }
        path.closePath();
        return path;
    }

    /**
     * @param upright whether it stands at a side of the plot, instead of lying below it
     * @param leastStep as in {@link Ticks}
     */
    static NumberAxis numbers(String label, boolean upright, double leastStep) {
        NumberAxis axis = new NumberAxis(label);
        axis.setStandardTickUnits(new Ticks(leastStep));
        axis.setAutoRangeIncludesZero(false);
        // The library puts as many ticks as fit with this room around their labels.
        axis.setTickLabelInsets(upright ? new RectangleInsets(16, 5, 16, 5) : new RectangleInsets(2, 18, 2, 18));
        styled(axis);
        return axis;
    }

    static void styled(Axis axis) {
        axis.setLabelFont(LABEL);
        axis.setLabelPaint(INK);
        axis.setTickLabelFont(SMALL);
        axis.setTickLabelPaint(INK);
        axis.setAxisLinePaint(AXIS);
        axis.setAxisLineStroke(THIN);
        axis.setTickMarkPaint(AXIS);
        axis.setTickMarkStroke(THIN);
        axis.setTickMarkOutsideLength(4);
    }

    static void styled(Plot plot) {
        plot.setBackgroundPaint(null);
        plot.setOutlineVisible(false);
        plot.setInsets(new RectangleInsets(6, 6, 6, RIGHT));
    }

    static void styled(XYPlot plot) {
        styled((Plot) plot);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        plot.setRangeGridlinePaint(GRID);
        plot.setRangeGridlineStroke(THIN);
        plot.setDomainGridlinePaint(GRID);
        plot.setDomainGridlineStroke(THIN);
    }

    /** Between the title and the plot, in rows, where it covers no data however many names it has. */
    static void addLegend(JFreeChart chart) {
        FlowArrangement rows = new FlowArrangement(HorizontalAlignment.LEFT, VerticalAlignment.CENTER, GAP, 2);
        LegendTitle legend = new LegendTitle(chart.getPlot(), rows, rows);
        legend.setPosition(RectangleEdge.TOP);
        legend.setHorizontalAlignment(HorizontalAlignment.LEFT);
        legend.setItemFont(SMALL);
        legend.setItemPaint(INK);
        legend.setMargin(new RectangleInsets(2, 10, 4, 10));
        chart.addSubtitle(legend);
    }

    static void draw(JFreeChart chart, String title, Graphics2D graphics, int width, int height) {
        TextTitle heading = new TextTitle(title, TITLE);
        heading.setPaint(INK);
        heading.setHorizontalAlignment(HorizontalAlignment.LEFT);
        heading.setTextAlignment(HorizontalAlignment.LEFT);
        heading.setPadding(new RectangleInsets(10, 12, 4, 12));
        chart.setTitle(title.isBlank() ? null : heading);
        chart.setBackgroundPaint(Color.WHITE);
        chart.draw(graphics, new Rectangle2D.Double(0, 0, width, height));
    }
}
