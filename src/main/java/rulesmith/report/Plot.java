package rulesmith.report;

import java.util.List;
import java.util.function.Supplier;
import org.jfree.chart.JFreeChart;

/** A plot, drawn when asked. The drawing depends on nothing but the values: not on fonts, locale or time. */
public final class Plot {

    private static final int WIDTH = 800;
    private static final int HEIGHT = 420;

    static {
        // Before the first font, which would look for a screen.
        System.setProperty("java.awt.headless", "true");
    }

    private final String title;
    private final int height;
    private final Supplier<JFreeChart> chart;

    private Plot(String title, int height, Supplier<JFreeChart> chart) {
        this.title = title;
        this.height = height;
        this.chart = chart;
    }

    /**
     * Named points, with or without a band of uncertainty around them. Points that are not finite are left out, and a
     * bound that is not is taken for the point itself.
     *
     * @param name for the legend; may be empty, for a plot with a single line
     * @param low the lower end of the band at each point, or empty for no band
     * @param high likewise
     */
    public record Line(String name, double[] x, double[] y, double[] low, double[] high) {

        public Line {
            if (x.length != y.length || low.length != high.length || low.length != 0 && low.length != x.length) {
                throw new IllegalArgumentException(
                        "expected as many values of each kind, got %d x, %d y, %d low, %d high"
                                .formatted(x.length, y.length, low.length, high.length));
            }
            x = x.clone();
            y = y.clone();
            low = low.clone();
            high = high.clone();
        }

        /** Without a band. */
        public Line(String name, double[] x, double[] y) {
            this(name, x, y, new double[0], new double[0]);
        }
    }

    public static Plot lines(String title, String xLabel, String yLabel, List<Line> lines) {
        List<Line> all = List.copyOf(lines);
        return new Plot(title, HEIGHT, () -> PointChart.lines(xLabel, yLabel, all));
    }

    /**
     * Lines of shares, with what they are to be compared with.
     *
     * @param goal what it means to reach 1, or nothing
     */
    static Plot shares(
            String title, String xLabel, String yLabel, String goal, List<ShareCurve> curves, List<Zone> zones) {
        List<ShareCurve> all = List.copyOf(curves);
        List<Zone> behind = List.copyOf(zones);
        return new Plot(title, HEIGHT, () -> ShareChart.of(xLabel, yLabel, goal, all, behind));
    }

    /** Values on one scale, each in a row of its own, with stretches of the scale to compare them with. */
    static Plot rows(String title, String xLabel, List<RowChart.Row> rows, List<Zone> zones) {
        return rows(title, xLabel, rows, zones, new Span(0, 0, true));
    }

    /** @param scale that is shown in any case */
    static Plot rows(String title, String xLabel, List<RowChart.Row> rows, List<Zone> zones, Span scale) {
        List<RowChart.Row> all = List.copyOf(rows);
        List<Zone> behind = List.copyOf(zones);
        return new Plot(title, RowChart.height(rows.size()), () -> RowChart.of(xLabel, all, behind, scale));
    }

    /** Points only; bands are not shown. */
    public static Plot scatter(String title, String xLabel, String yLabel, List<Line> groups) {
        List<Line> all = List.copyOf(groups);
        return new Plot(title, HEIGHT, () -> PointChart.scatter(xLabel, yLabel, all));
    }

    /**
     * Bars that lie, one below the other, so that the labels are read without tilting the head; as high as they need.
     *
     * @param values one for each label; what is not finite has no bar
     */
    public static Plot bars(String title, String yLabel, List<String> labels, double[] values) {
        if (labels.size() != values.length) {
            throw new IllegalArgumentException(
                    "expected a value for each label, got %d for %d".formatted(values.length, labels.size()));
        }
        List<String> names = List.copyOf(labels);
        double[] copy = values.clone();
        return new Plot(title, BarChart.height(values.length), () -> BarChart.of(yLabel, names, copy));
    }

    /**
     * A grid of cells, the first row at the bottom.
     *
     * @param values a row for each y bin with a value for each x bin; cells that are not finite stay white
     * @param others values of other maps that the colours must fit too, for maps that are to be compared
     */
    public static Plot heatMap(
            String title,
            String xLabel,
            String yLabel,
            List<String> xBins,
            List<String> yBins,
            double[][] values,
            double... others) {
        if (values.length != yBins.size()) {
            throw new IllegalArgumentException(
                    "expected a row for each y bin, got %d for %d".formatted(values.length, yBins.size()));
        }
        double[][] copy = new double[values.length][];
        for (int y = 0; y < values.length; y++) {
            if (values[y].length != xBins.size()) {
                throw new IllegalArgumentException("expected a value for each x bin, got %d for %d in row %d"
                        .formatted(values[y].length, xBins.size(), y));
            }
            copy[y] = values[y].clone();
        }
        Span scale = Span.of(new double[][] {others});
        List<String> columns = List.copyOf(xBins);
        List<String> rows = List.copyOf(yBins);
        return new Plot(title, HEIGHT, () -> HeatMapChart.of(xLabel, yLabel, columns, rows, copy, scale));
    }

    /** A whole SVG file, without ids, style sheets and scripts. */
    public String svg() {
        SvgGraphics graphics = new SvgGraphics();
        Look.draw(chart.get(), title, graphics, WIDTH, height);
        return graphics.document(WIDTH, height, title);
    }

    /**
     * The same drawing as a PNG file.
     *
     * @param scale pixels for each unit of the drawing, which is 800 units wide
     * @throws PngException if the machine has no fonts, or the scale gives no picture
     */
    public byte[] png(double scale) {
        return Png.of(WIDTH, height, scale, graphics -> Look.draw(chart.get(), title, graphics, WIDTH, height));
    }
}
