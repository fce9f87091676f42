package rulesmith.playtest;

import java.util.List;
import java.util.Map;

/**
 * A run and what has come of it.
 *
 * @param settings what it was told to do: labels and values
 * @param generations the numbers of those the curves have points for
 * @param grid of MAP-Elites, otherwise null
 * @param best the best games, most telling first
 * @param kept those of its games that {@code rulesets/} has
 * @param dropped how many individuals were not worth measuring, by reason
 */
public record RunView(
        RunsView.Line run,
        List<List<String>> settings,
        List<MetricView> metrics,
        List<Integer> generations,
        List<Curve> curves,
        GridView grid,
        List<Best> best,
        List<GalleryView.Card> kept,
        Map<String, Integer> dropped) {

    /** What changed over the generations. */
    public record Curve(String title, String unit, String note, Double min, Double max, List<Line> lines) {}

    /**
     * A line of a plot; null where there is no value.
     *
     * @param low the lower ends of the 95 % intervals, empty if there are none
     */
    public record Line(String title, List<Double> values, List<Double> low, List<Double> high) {}

    /**
     * A game that is among the best.
     *
     * @param kept its short name if {@code rulesets/} has it, otherwise empty
     * @param places why it is among them
     */
    public record Best(
            String ref,
            int number,
            int generation,
            String kept,
            List<String> places,
            Map<String, MetricView.Value> measured) {}
}
