package rulesmith.playtest;

import java.util.List;
import java.util.Map;

/**
 * All that is known about a game.
 *
 * @param kept its short name if {@code rulesets/} has these rules, otherwise empty
 * @param provenance labelled notes
 * @param run the run it comes from, if that is there; otherwise empty
 * @param lineage from the oldest ancestor to the game itself; empty if it does not come from a run that is there
 * @param samples games that agents have played
 * @param agents whom one can play against
 */
public record GameView(
        String ref,
        String name,
        String id,
        String kept,
        GameSheet sheet,
        List<MetricView> metrics,
        Map<String, MetricView.Value> measured,
        Map<String, String> provenance,
        String run,
        List<Ancestor> lineage,
        List<Sample> samples,
        List<String> agents) {

    /**
     * Somebody in a lineage.
     *
     * @param merits what was measured of it, in words, or why it was dropped
     * @param changes what is different from its parent
     */
    public record Ancestor(String ref, int number, int generation, String merits, List<String> changes) {}

    /** A game that was played from its beginning to its end, with all its steps. */
    public record Sample(String south, String north, long seed, BoardView view) {}
}
