package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rulesmith.metrics.CensoredMedian;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

class LearnabilityTest {

    private static Learnability of(int cap, TrainingLog... logs) {
        return new Learnability(Wiring.SPARSE, cap, List.of(logs));
    }

    private static TrainingLog[] twenty(int learned, int cap) {
        return IntStream.rangeClosed(1, 20)
                .mapToObj(i -> i <= learned ? SomeLogs.learned(i) : SomeLogs.notLearned(cap))
                .toArray(TrainingLog[]::new);
    }

    @Test
    void isTheMedianGenerationAtWhichTheGameIsLearned() {
        CensoredMedian median = of(30, twenty(20, 30)).generations();
        assertEquals(10.5, median.median());
        assertEquals(6, median.low());
        assertEquals(15, median.high());
        assertEquals(20, median.observed());
        assertEquals(20, median.count());
        assertEquals(new Measurement(10.5, 6, 15, 20), of(30, twenty(20, 30)).measurement());
    }

    @Test
    void fewSeedsSayNothingAboutTheSpread() {
        Learnability five = of(30, SomeLogs.learned(3), SomeLogs.learned(4), SomeLogs.learned(5));
        assertEquals(new Measurement(4, 1, Double.MAX_VALUE, 3), five.measurement());
    }

    @Test
    void whatIsNotLearnedExceedsTheCap() {
        // The 15th of 20 is not learned: no upper end.
        assertEquals(
                new Measurement(10.5, 6, Double.MAX_VALUE, 20),
                of(30, twenty(14, 30)).measurement());
        // Nor is the 11th: no median.
        assertEquals(
                new Measurement(Double.MAX_VALUE, 6, Double.MAX_VALUE, 20),
                of(30, twenty(10, 30)).measurement());
        // Nor is the 6th.
        assertEquals(
                new Measurement(Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE, 20),
                of(30, twenty(5, 30)).measurement());
        assertEquals(
                new Measurement(Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE, 20),
                of(30, twenty(0, 30)).measurement());
    }

    @Test
    void lesserSharesAreReachedBefore() {
        TrainingLog log = SomeLogs.ofWins(20, 44, 43, 53, 52, 40, 58);
        assertEquals(OptionalInt.of(1), log.reached(0.3));
        assertEquals(OptionalInt.of(2), log.reached(0.75));
        assertEquals(OptionalInt.of(4), log.reached(0.9));
        assertEquals(OptionalInt.of(7), log.reached(1));
        assertEquals(OptionalInt.empty(), SomeLogs.ofWins(20, 57).reached(1));
        assertEquals(OptionalInt.of(1), log.reached(0), "generation 0 has no champion");
        Learnability three = of(9, log, SomeLogs.ofWins(44, 58), SomeLogs.notLearned(9));
        assertEquals(2, three.reaching(0.75).median());
        assertEquals(4, three.reaching(0.9).median());
        assertEquals(7, three.generations().median());
        assertEquals(1, three.generations().censored());
    }

    /** The curve at one generation, in the share of wins. */
    private static double others(Learnability learnability, int generation) {
        return learnability.curve().get(generation).others().mean();
    }

    @Test
    void aPopulationThatHasEndedCountsAsItWasInTheEnd() {
        Learnability two = of(4, SomeLogs.ofWins(29, 58), SomeLogs.ofWins(0, 29, 29, 29));
        List<Learnability.Point> curve = two.curve();
        assertEquals(5, curve.size());
        for (int i = 0; i < curve.size(); i++) {
            assertEquals(i, curve.get(i).generation());
        }
        assertEquals(0.25, others(two, 0), 1e-12, "of generation 1");
        assertEquals(0.25, others(two, 1), 1e-12);
        assertEquals(0.75, others(two, 2), 1e-12);
        assertEquals(0.75, others(two, 4), 1e-12);
        assertEquals(10 / 30.0, curve.get(0).random().mean(), 1e-12);
        assertEquals(3 / 30.0, curve.get(0).onePly().mean(), 1e-12);
        assertEquals((12 + 14) / 40.0, curve.get(4).random().mean(), 1e-12);
        assertEquals((2 + 4) / 40.0, curve.get(4).onePly().mean(), 1e-12);
        assertEquals(2, curve.get(4).others().games(), "seeds, not games");
        assertEquals(Estimate.bounded(new double[] {1, 0.5}, 0, 1), curve.get(4).others());
    }

    @Test
    void ofASingleSeedTheGamesCount() {
        Learnability one = of(2, SomeLogs.ofWins(29, 58));
        assertEquals(Estimate.share(58, 58), one.curve().get(2).others());
        assertEquals(Estimate.share(12, 20), one.curve().get(2).random());
        assertEquals(Estimate.share(10, 30), one.curve().get(0).random());
    }

    @Test
    void sharesAreOverAllSeeds() {
        Learnability two = of(4, SomeLogs.ofWins(29, 58), SomeLogs.ofWins(0, 29, 29, 29));
        // Untrained they do not differ, so their games count; the champions do, so the seeds count.
        assertEquals(Estimate.share(20, 60), two.share(false, Generation::random));
        assertEquals(Estimate.mean(new double[] {12 / 20.0, 14 / 20.0}, 0, 1), two.share(true, Generation::random));
        assertEquals(Estimate.mean(new double[] {2 / 20.0, 4 / 20.0}, 0, 1), two.share(true, Generation::onePly));
        assertEquals(new Tally(6 * 145, 60, 6 * 145), two.games());
    }

    @Test
    void needsSeeds() {
        assertThrows(IllegalArgumentException.class, () -> new Learnability(Wiring.DENSE, 5, List.of()));
        List<TrainingLog> logs = new ArrayList<>(List.of(SomeLogs.learned(3)));
        Learnability learnability = new Learnability(Wiring.DENSE, 5, logs);
        logs.clear();
        assertEquals(1, learnability.seeds().size());
    }

    @Test
    void aLogIsOverWhenThereIsNothingToWaitFor() {
        assertTrue(SomeLogs.learned(3).isOver(250));
        assertFalse(SomeLogs.notLearned(3).isOver(4));
        assertTrue(SomeLogs.notLearned(3).isOver(3));
        for (int result = -1; result <= 1; result++) {
            assertFalse(SomeLogs.uniform(TrainingLog.ENOUGH - 1, result).isOver(250));
            assertTrue(SomeLogs.uniform(TrainingLog.ENOUGH, result).idle());
            assertTrue(SomeLogs.uniform(TrainingLog.ENOUGH, result).isOver(250));
        }
        assertFalse(SomeLogs.notLearned(30).idle());
        List<Generation> nearly =
                new ArrayList<>(SomeLogs.uniform(TrainingLog.ENOUGH, 1).generations());
        Generation last = nearly.remove(TrainingLog.ENOUGH);
        nearly.add(new Generation(last.number(), last.others(), last.random(), last.onePly(), new Tally(299, 0, 1)));
        assertFalse(new TrainingLog(1, nearly, SomeLogs.NETWORK).idle());
    }

    @Test
    void aLogCanBeCut() {
        TrainingLog log = SomeLogs.learned(5);
        assertSame(log, log.until(5));
        assertSame(log, log.until(250));
        assertEquals(log.generations().subList(0, 4), log.until(3).generations());
        assertEquals(5, log.at(9).number());
        assertEquals(2, log.at(2).number());
    }

    @Test
    void theGenerationsOfALogAreInOrder() {
        List<Generation> generations = SomeLogs.learned(3).generations();
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class, () -> new TrainingLog(1, generations.subList(1, 3), SomeLogs.NETWORK));
        assertEquals("generation 1 at place 0", e.getMessage());
    }
}
