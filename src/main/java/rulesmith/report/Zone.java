package rulesmith.report;

/**
 * A stretch of the x axis to compare with, drawn behind all lines.
 *
 * @param name for the legend
 * @param to where it ends; if that is where it begins, it is a line
 */
record Zone(String name, double from, double to) {

    boolean isLine() {
        return from == to;
    }
}
