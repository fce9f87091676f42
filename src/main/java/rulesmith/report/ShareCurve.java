package rulesmith.report;

/**
 * Shares, 0 to 1, in a plot of one or more such curves.
 *
 * @param line the course of it, with or without a band; without a name it is not in the legend
 * @param points behind the line, light: what it is drawn through
 * @param reached where on the x axis something reached 1; each gets a mark at the top
 * @param colour its number in {@link Look}
 * @param pattern of dashes, likewise
 */
record ShareCurve(Plot.Line line, Plot.Line points, double[] reached, int colour, int pattern) {

    static final Plot.Line NO_POINTS = new Plot.Line("", new double[0], new double[0]);
}
