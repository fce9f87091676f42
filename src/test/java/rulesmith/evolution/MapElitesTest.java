package rulesmith.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.archive.Algorithm;
import rulesmith.archive.HallOfFame;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunState;
import rulesmith.archive.Sample;
import rulesmith.metrics.Evaluator;
import rulesmith.metrics.Scores;
import rulesmith.rules.Measurement;

/** One elite of quality 0.5, and children that fall into its cell. */
class MapElitesTest {

    private static final RunConfig CONFIG = Sample.config(
            Algorithm.MAP_ELITES, "{'population': 3, 'gates': 0, 'games': 20, 'objectives': {'duration': 1}}");

    private static final Individual ELITE =
            Sample.individual(0, Sample.genome(1), "duration", 0.5, "branching", 5, "length", 50);

    private static final String ELITE_ID =
            ELITE.genome().ruleSet("Elite", CONFIG.conventions()).id();

    /** @param elite what a second look at the elite shows; likewise what the first two looks at children show */
    private static Step next(Individual holder, double elite, double child, double childAgain, double childLength) {
        Evaluator evaluator = (batch, settings) -> batch.stream()
                .map(ruleSet -> {
                    boolean first = settings.seed() == CONFIG.settings(0).seed();
                    boolean known = ruleSet.id().equals(ELITE_ID);
                    Map<String, Measurement> metrics = new LinkedHashMap<>();
                    metrics.put("duration", exactly(known ? elite : first ? child : childAgain));
                    metrics.put("branching", exactly(5));
                    metrics.put("length", exactly(known || first ? 50 : childLength));
                    return new Scores(ruleSet.id(), metrics, Map.of());
                })
                .toList();
        RunState state = new RunState(3, 10, List.of(holder), HallOfFame.empty(CONFIG.objectives()), Map.of());
        return MapElites.next(CONFIG, state, new Nursery(CONFIG, evaluator), Seed.of(1));
    }

    private static Measurement exactly(double value) {
        return new Measurement(value, value, value, 20);
    }

    @Test
    void aLuckyFirstLookDoesNotWinACell() {
        Step step = next(ELITE, 0.5, 0.6, 0.1, 50);
        assertEquals(1, step.population().size());
        assertEquals(0, step.population().get(0).number());
        assertEquals(2, step.population().get(0).looks());
        assertEquals(Map.of(), step.replaced());
        assertEquals(3, step.born().size());
    }

    @Test
    void whoIsBetterOnAllLooksWins() {
        Step step = next(ELITE, 0.5, 0.6, 0.8, 50);
        Individual winner = step.population().get(0);
        assertEquals(1, step.population().size());
        assertEquals(10, winner.number(), "the first of equal challengers");
        assertEquals(2, winner.looks());
        assertEquals(0.7, winner.value("duration"), 1e-12);
        assertEquals(Map.of(10, 0), step.replaced());
        assertEquals(1, step.born().get(0).looks(), "the table keeps the first look");
    }

    @Test
    void anUnluckyEliteIsLookedAtAgainBeforeItIsDisplaced() {
        // 0.5 and 0.9 make 0.7, which the challenger has as well: not better.
        Step step = next(ELITE, 0.9, 0.7, 0.7, 50);
        assertEquals(0, step.population().get(0).number());
        assertEquals(0.7, step.population().get(0).value("duration"), 1e-12);
    }

    @Test
    void whoShowsAnotherBehaviourAtTheSecondLookGoesToItsOwnCell() {
        Step step = next(ELITE, 0.5, 0.6, 0.6, 90);
        assertEquals(2, step.population().size());
        assertEquals(0, step.population().get(0).number());
        assertEquals(70, step.population().get(1).value("length"), 1e-12);
        assertEquals(Map.of(), step.replaced(), "the cell was empty");
    }

    @Test
    void whoDoesNotChallengeIsNotLookedAtAgain() {
        Step step = next(ELITE, 0.5, 0.5, 1, 50);
        assertEquals(List.of(ELITE), step.population());
        assertTrue(step.born().stream().allMatch(one -> one.looks() == 1));
    }

    @Test
    void anEliteThatIsKnownWellIsNotLookedAtAgain() {
        Individual known = ELITE.withMetrics(ELITE.metrics(), MapElites.MOST_LOOKS);
        Step step = next(known, 0, 0.6, 0.3, 50);
        assertEquals(List.of(known), step.population());
    }
}
