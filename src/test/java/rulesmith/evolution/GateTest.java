package rulesmith.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.archive.Algorithm;
import rulesmith.archive.RunConfig;
import rulesmith.archive.Sample;
import rulesmith.genome.Genome;
import rulesmith.metrics.LocalEvaluator;
import rulesmith.metrics.Scores;
import rulesmith.metrics.Settings;
import rulesmith.play.Workers;
import rulesmith.rules.Conventions;
import rulesmith.rules.Genes;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSet;
import rulesmith.rules.Variant;

class GateTest {

    private static final RunConfig CONFIG = Sample.config(Algorithm.ES, "{}");

    private static Scores scores(double length, double decisiveness, double advantage, double completion) {
        double[] values = {length, decisiveness, advantage, completion};
        Map<String, Measurement> metrics = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++) {
            metrics.put(Gate.METRICS.get(i), new Measurement(values[i], values[i], values[i], 10));
        }
        return new Scores("x", metrics, Map.of());
    }

    @ParameterizedTest
    @CsvSource({
        "40, 1, 0, 1, ''",
        "10, 1, 0, 1, ends at once",
        "10.1, 1, 0, 1, ''",
        "0, 1, 0, 1, ends at once",
        "40, 0, 0, 1, nobody loses",
        "40, 0.1, 0.1, 1, ''",
        "40, 1, 0.9, 1, one side wins",
        "40, 1, -0.9, 1, one side wins",
        "40, 1, 1, 1, one side wins",
        "40, 1, 0.8, 1, ''",
        "40, 1, -0.8, 1, ''",
        "100, 1, 0, 0, always at the limit",
        "100, 1, 0, 0.1, ''",
    })
    void everyGateHasItsReason(double length, double decisive, double advantage, double completion, String reason) {
        assertEquals(reason, Gate.closed(scores(length, decisive, advantage, completion)));
    }

    @Test
    void whoHasTooFewPiecesNeedsNoGame() {
        RunConfig three = Sample.config(Algorithm.ES, "{'minPieces': 3}");
        RuleSet two = Variant.of(0, 1);
        RuleSet enough = Variant.of(0, 1, 1, 1);
        assertEquals("too few pieces", Gate.closed(two, three));
        assertEquals("", Gate.closed(enough, three));
        assertEquals("", Gate.closed(two, CONFIG));
    }

    private static List<Scores> play(List<RuleSet> ruleSets) {
        return new LocalEvaluator(new Workers(2), games -> {}).evaluate(ruleSets, new Settings(Gate.METRICS, 10, 3));
    }

    /** One soldier each that walks to the last row and is stuck there, South first. */
    @Test
    void realGamesMeetTheGatesTheyShould() {
        RuleSet soldiers = Variant.of(Genes.MOVEMENT, 6);
        RuleSet sooner = Variant.of(Variant.D2, 0, 16, 1, Genes.MOVEMENT, 6);
        RuleSet endless = Variant.of(Genes.MOVEMENT, 5);
        List<RuleSet> games = List.of(soldiers, sooner, endless);
        List<Scores> scores = play(games);
        List<String> reasons = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            reasons.add(Gate.closed(scores.get(i)));
        }
        assertEquals(List.of("one side wins", "ends at once", "nobody loses"), reasons);
    }

    @Test
    void randomGamesMeetEveryGateAndManyPass() {
        RunConfig two = Sample.config(Algorithm.ES, "{'minPieces': 2}");
        List<RuleSet> games = IntStream.range(0, 400)
                .mapToObj(i ->
                        Genome.random(Seed.of(5).derive(i), Conventions.DEFAULT).ruleSet("Random", Conventions.DEFAULT))
                .toList();
        List<Scores> scores = play(games);
        Map<String, Integer> reasons = new HashMap<>();
        for (int i = 0; i < games.size(); i++) {
            reasons.merge(Gate.closed(scores.get(i)), 1, Integer::sum);
            assertEquals(games.get(i).pieceCount() == 1 ? "too few pieces" : "", Gate.closed(games.get(i), two));
        }
        for (Gate gate : Gate.values()) {
            assertEquals(gate != Gate.TOO_FEW_PIECES, reasons.containsKey(gate.reason()), reasons.toString());
        }
        assertTrue(reasons.get("") > 40, reasons.toString());
    }
}
