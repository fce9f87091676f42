package rulesmith.report;

import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.labels.ItemLabelPosition;
import org.jfree.chart.labels.StandardCategoryItemLabelGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.category.DefaultCategoryDataset;

/** A chart of bars that lie, with their values at their ends. */
final class BarChart {

    private static final int BAR = 26;
    private static final int AROUND = 110;

    /** So that a single bar does not look like a wall. */
    private static final int FEWEST = 4;

    /** Of the range, for the values at the ends of the bars. */
    private static final double ROOM_FOR_VALUES = 0.12;

    private static final float MOST_FOR_LABELS = 0.4f;

    private BarChart() {}

    static int height(int bars) {
        return AROUND + BAR * Math.max(FEWEST, bars);
    }

    static JFreeChart of(String yLabel, List<String> labels, double[] values) {
        DefaultCategoryDataset data = new DefaultCategoryDataset();
        boolean negative = false;
        for (int i = 0; i < values.length; i++) {
            boolean drawable = PointData.drawable(values[i]);
            data.addValue(drawable ? values[i] : null, "", new Label(i, labels.get(i)));
            negative |= drawable && values[i] < 0;
        }
        CategoryAxis names = new CategoryAxis();
        Look.styled(names);
        names.setTickMarksVisible(false);
        names.setMaximumCategoryLabelWidthRatio(MOST_FOR_LABELS);
        names.setLowerMargin(0.01);
        names.setUpperMargin(0.01);
        names.setCategoryMargin(0.25);
        NumberAxis axis = Look.numbers(yLabel, false, 0);
        axis.setAutoRangeIncludesZero(true);
        axis.setUpperMargin(ROOM_FOR_VALUES);
        axis.setLowerMargin(negative ? ROOM_FOR_VALUES : 0);
        CategoryPlot plot = new CategoryPlot(data, names, axis, renderer());
        Look.styled(plot);
        plot.setOrientation(PlotOrientation.HORIZONTAL);
        plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        plot.setRangeGridlinePaint(Look.GRID);
        plot.setRangeGridlineStroke(Look.THIN);
        return new JFreeChart(null, null, plot, false);
    }

    private static BarRenderer renderer() {
        BarRenderer renderer = new BarRenderer();
        renderer.setBarPainter(new StandardBarPainter());
        renderer.setShadowVisible(false);
        renderer.setDrawBarOutline(false);
        renderer.setSeriesPaint(0, Look.colour(0));
        renderer.setDefaultItemLabelGenerator(new Values());
        renderer.setDefaultItemLabelsVisible(true);
        renderer.setDefaultPositiveItemLabelPosition(
                new ItemLabelPosition(ItemLabelAnchor.OUTSIDE3, TextAnchor.CENTER_LEFT));
        renderer.setDefaultNegativeItemLabelPosition(
                new ItemLabelPosition(ItemLabelAnchor.OUTSIDE9, TextAnchor.CENTER_RIGHT));
        renderer.setDefaultItemLabelFont(Look.SMALL);
        renderer.setDefaultItemLabelPaint(Look.INK);
        return renderer;
    }

    /** Labels may have the same text and are different all the same. */
    private static final class Label implements Comparable<Label> {

        private final int place;
        private final String text;

        Label(int place, String text) {
            this.place = place;
            this.text = text;
        }

        @Override
        public int compareTo(Label other) {
            return Integer.compare(place, other.place);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    private static final class Values extends StandardCategoryItemLabelGenerator {

        private static final long serialVersionUID = 1L;

        @Override
        public String generateLabel(CategoryDataset data, int row, int column) {
            Number value = data.getValue(row, column);
            return value == null ? "" : Ticks.brief(value.doubleValue());
        }
    }
}
