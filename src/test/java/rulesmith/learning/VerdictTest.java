package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerdictTest {

    private static Learnability of(int cap, TrainingLog... logs) {
        return new Learnability(Wiring.SPARSE, cap, List.of(logs));
    }

    @ParameterizedTest
    @CsvSource({
        "1, TRIVIAL",
        "30, TRIVIAL",
        "31, QUICK",
        "79, QUICK",
        "80, IN_THE_BAND",
        "110, IN_THE_BAND",
        "111, SLOW",
        "250, SLOW"
    })
    void theMedianDecides(int generations, Verdict expected) {
        Learnability learnability =
                of(250, SomeLogs.learned(1), SomeLogs.learned(generations), SomeLogs.notLearned(250));
        assertEquals(expected, learnability.verdict());
        assertTrue(
                expected.because(learnability)
                        .startsWith("In the median a champion beats all others after " + generations + " generation"),
                expected.because(learnability));
    }

    @Test
    void whatIsNotLearnedIsTooHardOnlyIfSomebodyWaited() {
        for (int cap : new int[] {111, 250}) {
            Learnability hard = of(cap, SomeLogs.learned(3), SomeLogs.notLearned(cap), SomeLogs.notLearned(cap));
            assertEquals(Verdict.TOO_HARD, hard.verdict());
            assertEquals(
                    "In 2 of 3 seeds no champion beats all others within " + cap
                            + " generations, longer than the published games took.",
                    hard.verdict().because(hard));
        }
        for (int cap : new int[] {12, 109}) {
            Learnability open = of(cap, SomeLogs.learned(3), SomeLogs.notLearned(cap), SomeLogs.notLearned(cap));
            assertEquals(Verdict.UNDECIDED, open.verdict());
            assertEquals(
                    "In 2 of 3 seeds no champion beats all others within " + cap
                            + " generations, and so few generations do not reach the end of the published band.",
                    open.verdict().because(open));
        }
    }

    @Test
    void aSmallCapCanStillTellATrivialGame() {
        assertEquals(
                Verdict.TRIVIAL,
                of(30, SomeLogs.learned(30), SomeLogs.learned(2), SomeLogs.notLearned(30))
                        .verdict());
    }

    @ParameterizedTest
    @CsvSource({"1, 'won by South, who moves first'", "0, drawn", "-1, 'won by North, who moves second'"})
    void gamesThatAllEndAlikeTeachNothing(int result, String words) {
        TrainingLog log = SomeLogs.uniform(TrainingLog.ENOUGH, result);
        Learnability learnability = of(250, log, log);
        assertEquals(Verdict.NOTHING_TO_LEARN, learnability.verdict());
        assertEquals(
                "Every one of 6,000 games was " + words + ", whichever networks met.",
                learnability.verdict().because(learnability));
    }

    @Test
    void tooFewGamesThatEndAlikeSayNothing() {
        TrainingLog log = SomeLogs.uniform(TrainingLog.ENOUGH - 1, 0);
        assertEquals(Verdict.UNDECIDED, of(TrainingLog.ENOUGH - 1, log, log).verdict());
    }

    @Test
    void oneSeedThatLearnsShowsThatThereIsSomething() {
        TrainingLog idle = SomeLogs.uniform(TrainingLog.ENOUGH, 0);
        assertEquals(Verdict.TOO_HARD, of(250, idle, idle, SomeLogs.learned(5)).verdict());
    }

    @Test
    void halfOfTheSeedsAreNotEnoughForAMedian() {
        List<TrainingLog> logs = new ArrayList<>(Collections.nCopies(10, SomeLogs.learned(5)));
        logs.addAll(Collections.nCopies(10, SomeLogs.notLearned(250)));
        assertEquals(Verdict.TOO_HARD, new Learnability(Wiring.DENSE, 250, logs).verdict());
        logs.set(10, SomeLogs.learned(100));
        Learnability more = new Learnability(Wiring.DENSE, 250, logs);
        assertEquals(52.5, more.generations().median());
        assertEquals(Verdict.QUICK, more.verdict());
    }

    @Test
    void everyVerdictHasWordsAndAReason() {
        List<String> words = new ArrayList<>();
        Learnability any = of(250, SomeLogs.learned(90));
        for (Verdict verdict : Verdict.values()) {
            words.add(verdict.toString());
            String because = verdict.because(any);
            assertTrue(because.matches("[A-Z].*[a-z]\\."), because);
        }
        assertEquals(
                List.of("nothing to learn", "trivial", "quick", "in the band", "slow", "too hard", "undecided"), words);
    }

    /** Soon all of them know the game, and nobody beats an equal with both colours. */
    @Test
    void whatAllLearnAtOnceIsTrivial() {
        List<TrainingLog> logs = new ArrayList<>();
        for (int soon : new int[] {2, 30, 200}) {
            List<Generation> generations =
                    new ArrayList<>(SomeLogs.notLearned(250).generations());
            Generation usual = generations.get(soon);
            generations.set(
                    soon, new Generation(soon, new Tally(57, 0, 1), usual.random(), usual.onePly(), usual.south()));
            logs.add(new TrainingLog(1, generations, SomeLogs.notLearned(1).champion()));
        }
        Learnability learnability = new Learnability(Wiring.SPARSE, 250, logs);
        assertEquals(30, learnability.reaching(Verdict.NEARLY).median());
        assertEquals(Verdict.TRIVIAL, learnability.verdict());
        assertEquals(
                "In 3 of 3 seeds no champion beats all others within 250 generations, but in the median one wins 90 % of its"
                        + " games after 30 generations: no later than the published random game.",
                learnability.verdict().because(learnability));
    }
}
