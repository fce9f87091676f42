package rulesmith.report;

/**
 * From the least to the greatest of some values, of those that can be drawn.
 *
 * @param whole whether all of them are whole numbers
 */
record Span(double least, double greatest, boolean whole) {

    /** Closer values are the same but for rounding. */
    private static final double ROUNDING = 1e-6;

    private static final Span NONE = new Span(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, true);

    static Span of(double[][] values) {
        double least = NONE.least;
        double greatest = NONE.greatest;
        boolean whole = true;
        for (double[] row : values) {
            for (double value : row) {
                if (PointData.drawable(value)) {
                    least = Math.min(least, value);
                    greatest = Math.max(greatest, value);
                    whole &= value == Math.rint(value);
                }
            }
        }
        return new Span(least, greatest, whole);
    }

    Span with(Span other) {
        return new Span(Math.min(least, other.least), Math.max(greatest, other.greatest), whole && other.whole);
    }

    /** Around values that are all the same, their surroundings; 0 to 1 if there are none. */
    Span visible() {
        if (least > greatest) {
            return new Span(0, 1, whole);
        }
        double size = Math.max(Math.abs(least), Math.abs(greatest));
        if (greatest - least > ROUNDING * size) {
            return this;
        }
        double half = size == 0 ? 0.5 : 0.1 * size;
        return new Span(least - half, greatest + half, whole);
    }
}
