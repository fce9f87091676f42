package rulesmith.report;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYDataset;

/** Charts of points: joined to lines, or by themselves. */
final class PointChart {

    private static final float BAND_OPACITY = 0.18f;
    private static final int POINT_OPACITY = 170;

    /** Lines of no more points show them; more would hide the line. */
    private static final int FEW_POINTS = 12;

    /** Of the range of the values, to each side of them. */
    private static final double MARGIN = 0.04;

    /** Wide enough for every pattern of dashes. */
    private static final double SAMPLE = 15;

    private PointChart() {}

    static JFreeChart lines(String xLabel, String yLabel, List<Plot.Line> lines) {
        PointData data = new PointData(lines, true);
        XYLineAndShapeRenderer renderer = new BandRenderer(data);
        double margin = 0;
        for (int i = 0; i < data.getSeriesCount(); i++) {
            boolean few = data.getItemCount(i) <= FEW_POINTS;
            margin = few ? MARGIN : margin;
            renderer.setSeriesPaint(i, Look.colour(i));
            renderer.setSeriesFillPaint(i, Look.colour(i));
            renderer.setSeriesStroke(i, Look.line(i));
            renderer.setSeriesShape(i, Look.marker(i));
            renderer.setSeriesShapesVisible(i, few);
        }
        JFreeChart chart = chart(xLabel, yLabel, data, renderer, margin);
        chart.getXYPlot().setDomainGridlinesVisible(false);
        return chart;
    }

    static JFreeChart scatter(String xLabel, String yLabel, List<Plot.Line> groups) {
        PointData data = new PointData(groups, false);
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(false, true);
        for (int i = 0; i < data.getSeriesCount(); i++) {
            // Points that hide each other shine through.
            renderer.setSeriesPaint(i, new Color(Look.colour(i).getRGB() & 0xFFFFFF | POINT_OPACITY << 24, true));
            renderer.setSeriesShape(i, Look.marker(i));
        }
        return chart(xLabel, yLabel, data, renderer, MARGIN);
    }

    private static JFreeChart chart(
            String xLabel, String yLabel, PointData data, XYLineAndShapeRenderer renderer, double xMargin) {
        renderer.setDrawOutlines(false);
        renderer.setLegendLine(new Line2D.Double(-SAMPLE, 0, SAMPLE, 0));
        NumberAxis x = axis(xLabel, false, data.xSpan(), data.xSpan().whole() ? 1 : 0, xMargin);
        NumberAxis y = axis(yLabel, true, data.ySpan(), 0, MARGIN);
        XYPlot plot = new XYPlot(data, x, y, renderer);
        Look.styled(plot);
        JFreeChart chart = new JFreeChart(null, null, plot, false);
        if (data.hasNames()) {
            Look.addLegend(chart);
        }
        return chart;
    }

    private static NumberAxis axis(String label, boolean upright, Span span, double leastStep, double margin) {
        NumberAxis axis = Look.numbers(label, upright, leastStep);
        Span visible = span.visible();
        double room = margin * (visible.greatest() - visible.least());
        axis.setRange(visible.least() - room, visible.greatest() + room);
        return axis;
    }

    /** Draws bands only where there are some. */
    private static final class BandRenderer extends DeviationRenderer {

        private static final long serialVersionUID = 1L;

        private final PointData data;

        BandRenderer(PointData data) {
            super(true, false);
            this.data = data;
            setAlpha(BAND_OPACITY);
        }

        @Override
        public void drawItem(
                Graphics2D graphics,
                XYItemRendererState state,
                Rectangle2D area,
                PlotRenderingInfo info,
                XYPlot plot,
                ValueAxis x,
                ValueAxis y,
                XYDataset dataset,
                int series,
                int item,
                CrosshairState crosshair,
                int pass) {
            if (pass > 0 || data.hasBand(series)) {
                super.drawItem(graphics, state, area, info, plot, x, y, dataset, series, item, crosshair, pass);
            }
        }
    }
}
