package rulesmith.report;

import java.util.List;
import java.util.stream.IntStream;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.Layer;

/** A chart of a few values on one scale that has 0 on it: a row for each, its name at the side. */
final class RowChart {

    /** Of the length of the scale, beyond the greatest value, and the least if that is negative. */
    private static final double EDGE = 0.06;

    private static final int ROW = 36;
    private static final int AROUND = 130;
    private static final int LONGEST_NAME = 28;

    private RowChart() {}

    /**
     * A value with its interval.
     *
     * @param low the same as the value if nothing is known about it
     * @param colour its number in {@link Look}
     */
    record Row(String name, double value, double low, double high, int colour) {

        private String label() {
            return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "…";
        }
    }

    static int height(int rows) {
        return AROUND + ROW * rows;
    }

    /** @param scale that must be on it; it grows with the rows and zones */
    static JFreeChart of(String xLabel, List<Row> rows, List<Zone> zones, Span scale) {
        int count = rows.size();
        XYLineAndShapeRenderer means = new XYLineAndShapeRenderer(false, true);
        XYLineAndShapeRenderer intervals = new XYLineAndShapeRenderer(true, false);
        for (int i = 0; i < count; i++) {
            means.setSeriesPaint(i, Look.colour(rows.get(i).colour()));
            means.setSeriesShape(i, Look.marker(rows.get(i).colour()));
            means.setSeriesVisibleInLegend(i, false);
            intervals.setSeriesPaint(i, Look.colour(rows.get(i).colour()));
            intervals.setSeriesStroke(i, Look.line(0));
            intervals.setSeriesVisibleInLegend(i, false);
        }
        means.setDrawOutlines(false);
        NumberAxis x = Look.numbers(xLabel, false, 0);
        double most = Math.max(
                Math.max(
                        scale.greatest(),
                        rows.stream().mapToDouble(Row::high).max().orElse(0)),
                zones.stream().mapToDouble(Zone::to).max().orElse(0));
        double least = Math.min(
                scale.least(), rows.stream().mapToDouble(Row::low).min().orElse(0));
        double room = EDGE * (most - least);
        x.setRange(least < 0 ? least - room : 0, most + room);
        String[] names = IntStream.range(0, count)
                .mapToObj(i -> rows.get(count - 1 - i).label())
                .toArray(String[]::new);
        SymbolAxis y = new SymbolAxis(null, names);
        y.setGridBandsVisible(false);
        y.setRange(-0.6, count - 0.4);
        Look.styled(y);
        XYPlot plot = new XYPlot(data(rows, false), x, y, means);
        plot.setDataset(1, data(rows, true));
        plot.setRenderer(1, intervals);
        Look.styled(plot);
        plot.setDomainGridlinesVisible(false);
        zones.forEach(zone -> plot.addDomainMarker(ShareChart.marker(zone), Layer.BACKGROUND));
        LegendItemCollection legend = new LegendItemCollection();
        zones.forEach(zone -> legend.add(ShareChart.legendItem(zone)));
        plot.setFixedLegendItems(legend);
        JFreeChart chart = new JFreeChart(null, null, plot, false);
        Look.addLegend(chart);
        return chart;
    }

    /** The first row is at the top. */
    private static PointData data(List<Row> rows, boolean intervals) {
        return new PointData(
                IntStream.range(0, rows.size())
                        .mapToObj(i -> {
                            Row row = rows.get(i);
                            double at = rows.size() - 1.0 - i;
                            return intervals
                                    ? new Plot.Line("", new double[] {row.low, row.high}, new double[] {at, at})
                                    : new Plot.Line("", new double[] {row.value}, new double[] {at});
                        })
                        .toList(),
                false);
    }
}
