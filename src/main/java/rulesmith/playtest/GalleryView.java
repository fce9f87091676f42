package rulesmith.playtest;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSet;

/**
 * All games of {@code rulesets/}, without their drawings, which a page asks for one by one.
 *
 * @param metrics those that some game has
 * @param leftOut a sentence for each file that cannot be read
 */
public record GalleryView(List<Card> games, List<MetricView> metrics, List<String> leftOut) {

    /**
     * A game among others.
     *
     * @param ref how requests name it
     * @param pieces of each player
     * @param types how many kinds of pieces there are
     */
    public record Card(
            String ref,
            String name,
            String id,
            String origin,
            String run,
            int pieces,
            int types,
            boolean captureMandatory,
            Map<String, MetricView.Value> measured) {

        static Card of(String ref, RuleSet ruleSet) {
            return new Card(
                    ref,
                    ruleSet.name(),
                    ruleSet.id(),
                    ruleSet.provenance().getOrDefault("origin", ""),
                    ruleSet.provenance().getOrDefault("run", ""),
                    ruleSet.pieceCount(),
                    ruleSet.typesInPlay().size(),
                    ruleSet.captureMandatory(),
                    values(ruleSet.metrics()));
        }
    }

    static Map<String, MetricView.Value> values(Map<String, Measurement> metrics) {
        Map<String, MetricView.Value> values = new TreeMap<>();
        metrics.forEach((name, measured) -> values.put(name, MetricView.Value.of(measured)));
        return values;
    }

    static GalleryView of(Designs.Shelf shelf) {
        Set<String> measured = new LinkedHashSet<>();
        shelf.ruleSets()
                .values()
                .forEach(ruleSet -> measured.addAll(ruleSet.metrics().keySet()));
        List<Card> cards = shelf.ruleSets().entrySet().stream()
                .map(game -> Card.of(game.getKey(), game.getValue()))
                .toList();
        return new GalleryView(cards, MetricView.of(measured), shelf.leftOut());
    }
}
