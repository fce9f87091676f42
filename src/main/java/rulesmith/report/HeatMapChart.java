package rulesmith.report;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.PaintScale;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.chart.title.PaintScaleLegend;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.XYDataset;

/** A chart of coloured cells with the scale of the colours beside it. */
final class HeatMapChart {

    private static final int SCALE_STEPS = 48;

    /** Units the cells have at least, beside the labels and the scale. */
    private static final double LEAST_WIDTH = 600;

    private static final double LEAST_HEIGHT = 300;
    private static final double LABEL_GAP = 8;

    private HeatMapChart() {}

    static JFreeChart of(
            String xLabel, String yLabel, List<String> xBins, List<String> yBins, double[][] values, Span scale) {
        Colours colours = new Colours(Span.of(values).with(scale).visible());
        XYPlot plot = new XYPlot(
                new PointData(List.of(onePoint(xBins.size(), yBins.size())), false),
                bins(xLabel, xBins, columnsALabel(xBins)),
                bins(yLabel, yBins, rowsALabel(yBins)),
                new Cells(values, colours));
        Look.styled(plot);
        plot.setDomainGridlinesVisible(false);
        plot.setRangeGridlinesVisible(false);
        JFreeChart chart = new JFreeChart(null, null, plot, false);
        chart.addSubtitle(scale(colours));
        return chart;
    }

    /** The renderer knows the cells; the library must only be made to call it, once, if there are any. */
    private static Plot.Line onePoint(int columns, int rows) {
        return columns == 0 || rows == 0
                ? new Plot.Line("", new double[0], new double[0])
                : new Plot.Line("", new double[] {0}, new double[] {0});
    }

    private static int columnsALabel(List<String> bins) {
        double widest = 0;
        for (String bin : bins) {
            widest = Math.max(widest, Look.SMALL.width(bin));
        }
        return (int) Math.ceil((widest + LABEL_GAP) * bins.size() / LEAST_WIDTH);
    }

    private static int rowsALabel(List<String> bins) {
        return (int) Math.ceil(1.5 * Look.SMALL.getSize() * bins.size() / LEAST_HEIGHT);
    }

    /** @param every how many bins share a label, that of their first */
    private static SymbolAxis bins(String label, List<String> names, int every) {
        // The library needs a name, to measure it.
        SymbolAxis axis = new SymbolAxis(label, names.isEmpty() ? new String[] {""} : names.toArray(new String[0]));
        Look.styled(axis);
        axis.setTickUnit(new NumberTickUnit(Math.max(1, every)));
        axis.setGridBandsVisible(false);
        axis.setRange(-0.5, Math.max(1, names.size()) - 0.5);
        axis.setTickLabelInsets(new RectangleInsets(3, 5, 3, 5));
        return axis;
    }

    private static PaintScaleLegend scale(Colours colours) {
        NumberAxis axis = Look.numbers("", true, 0);
        axis.setRange(colours.getLowerBound(), colours.getUpperBound());
        axis.setAxisLineVisible(false);
        PaintScaleLegend legend = new PaintScaleLegend(colours, axis);
        legend.setPosition(RectangleEdge.RIGHT);
        legend.setAxisLocation(AxisLocation.BOTTOM_OR_RIGHT);
        legend.setSubdivisionCount(SCALE_STEPS);
        legend.setStripOutlineVisible(false);
        legend.setStripWidth(14);
        legend.setBackgroundPaint(Color.WHITE);
        legend.setMargin(new RectangleInsets(6, 0, 44, 10));
        return legend;
    }

    /** From dark violet over green to yellow: as bright as the value is great, so that it survives a grey print. */
    private record Colours(Span span) implements PaintScale {

        private static final int[] STOPS = {
            0x440154, 0x472d7b, 0x3b528b, 0x2c728e, 0x21918c, 0x28ae80, 0x5ec962, 0xaddc30, 0xfde725
        };

        @Override
        public double getLowerBound() {
            return span.least();
        }

        @Override
        public double getUpperBound() {
            return span.greatest();
        }

        @Override
        public Paint getPaint(double value) {
            double share = (value - span.least()) / (span.greatest() - span.least());
            double place = Math.max(0, Math.min(1, share)) * (STOPS.length - 1);
            int stop = Math.min((int) place, STOPS.length - 2);
            double rest = place - stop;
            int mixed = 0;
            for (int shift = 0; shift <= 16; shift += 8) {
                int from = STOPS[stop] >> shift & 0xFF;
                int to = STOPS[stop + 1] >> shift & 0xFF;
                mixed |= (int) Math.round(from + rest * (to - from)) << shift;
            }
            return new Color(mixed);
        }
    }

    /** Draws all cells at once, with a thin gap between them. */
    private static final class Cells extends AbstractXYItemRenderer {

        private static final long serialVersionUID = 1L;
        private static final double GAP = 0.5;

        private final double[][] values;
        private final transient Colours colours;

        Cells(double[][] values, Colours colours) {
            this.values = values;
            this.colours = colours;
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
            for (int row = 0; row < values.length; row++) {
                for (int column = 0; column < values[row].length; column++) {
                    if (PointData.drawable(values[row][column])) {
                        double left = x.valueToJava2D(column - 0.5, area, plot.getDomainAxisEdge());
                        double right = x.valueToJava2D(column + 0.5, area, plot.getDomainAxisEdge());
                        double bottom = y.valueToJava2D(row - 0.5, area, plot.getRangeAxisEdge());
                        double top = y.valueToJava2D(row + 0.5, area, plot.getRangeAxisEdge());
                        graphics.setPaint(colours.getPaint(values[row][column]));
                        graphics.fill(new Rectangle2D.Double(
                                left + GAP, top + GAP, right - left - 2 * GAP, bottom - top - 2 * GAP));
                    }
                }
            }
        }
    }
}
