package rulesmith.report;

import java.util.Arrays;
import java.util.List;
import org.jfree.data.xy.AbstractIntervalXYDataset;

/** Lines as the chart library reads them, without what cannot be drawn. */
final class PointData extends AbstractIntervalXYDataset {

    private static final long serialVersionUID = 1L;

    /** Greater values are the ends of intervals without end, and leave no room for others on an axis. */
    private static final double DRAWABLE = 1e100;

    private final String[] names;
    private final boolean[] bands;
    private final double[][] x;
    private final double[][] y;
    private final double[][] low;
    private final double[][] high;

    PointData(List<Plot.Line> lines, boolean withBands) {
        int count = lines.size();
        names = new String[count];
        bands = new boolean[count];
        x = new double[count][];
        y = new double[count][];
        low = new double[count][];
        high = new double[count][];
        for (int i = 0; i < count; i++) {
            Plot.Line line = lines.get(i);
            names[i] = line.name();
            bands[i] = withBands && line.low().length > 0;
            x[i] = drawn(line, line.x());
            y[i] = drawn(line, line.y());
            low[i] = bands[i] ? bounds(drawn(line, line.low()), y[i]) : y[i];
            high[i] = bands[i] ? bounds(drawn(line, line.high()), y[i]) : y[i];
        }
    }

    /** The values at the points of the line that can be drawn. */
    private static double[] drawn(Plot.Line line, double[] values) {
        double[] kept = new double[values.length];
        int count = 0;
        for (int i = 0; i < values.length; i++) {
            if (drawable(line.x()[i]) && drawable(line.y()[i])) {
                kept[count++] = values[i];
            }
        }
        return Arrays.copyOf(kept, count);
    }

    private static double[] bounds(double[] bounds, double[] otherwise) {
        for (int i = 0; i < bounds.length; i++) {
            bounds[i] = drawable(bounds[i]) ? bounds[i] : otherwise[i];
        }
        return bounds;
    }

    static boolean drawable(double value) {
        return Math.abs(value) <= DRAWABLE;
    }

    boolean hasBand(int series) {
        return bands[series];
    }

    boolean hasNames() {
        return names.length > 1 || names.length == 1 && !names[0].isBlank();
    }

    Span xSpan() {
        return Span.of(x);
    }

    /** With the ends of the bands. */
    Span ySpan() {
        return Span.of(y).with(Span.of(low)).with(Span.of(high));
    }

    @Override
    public int getSeriesCount() {
        return names.length;
    }

    @Override
    public String getSeriesKey(int series) {
        return names[series];
    }

    @Override
    public int getItemCount(int series) {
        return x[series].length;
    }

    @Override
    public Number getX(int series, int item) {
        return x[series][item];
    }

    @Override
    public Number getY(int series, int item) {
        return y[series][item];
    }

    @Override
    public Number getStartX(int series, int item) {
        return getX(series, item);
    }

    @Override
    public Number getEndX(int series, int item) {
        return getX(series, item);
    }

    @Override
    public Number getStartY(int series, int item) {
        return low[series][item];
    }

    @Override
    public Number getEndY(int series, int item) {
        return high[series][item];
    }
}
