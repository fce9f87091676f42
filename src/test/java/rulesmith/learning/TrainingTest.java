package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rulesmith.Seed;
import rulesmith.game.RuleSetGame;
import rulesmith.play.Workers;

class TrainingTest {

    private static final Workers ALONE = new Workers(1);
    private static final RuleSetGame GAME = SmallGames.FOUR_MEN;

    private static Training training(Wiring wiring, long seed) {
        return new Training(GAME, wiring, Seed.of(seed));
    }

    private static void assertSameLearners(List<Learner> expected, List<Learner> actual) {
        assertEquals(expected.size(), actual.size());
        for (int i = 0; i < expected.size(); i++) {
            assertArrayEquals(expected.get(i).weights, actual.get(i).weights, "learner " + i);
            assertArrayEquals(expected.get(i).deviations, actual.get(i).deviations, "learner " + i);
            assertEquals(expected.get(i).network(), actual.get(i).network(), "learner " + i);
        }
    }

    @ParameterizedTest
    @EnumSource
    void isTheSameOnAnyNumberOfThreads(Wiring wiring) {
        List<Training> trainings = new ArrayList<>();
        List<List<Generation>> generations = new ArrayList<>();
        for (int threads = 1; threads <= 3; threads++) {
            Training training = training(wiring, 1);
            List<Generation> course = new ArrayList<>(List.of(training.untrained(new Workers(threads))));
            for (int i = 0; i < 4; i++) {
                course.add(training.next(new Workers(threads)));
            }
            trainings.add(training);
            generations.add(course);
        }
        for (int other = 1; other < 3; other++) {
            assertEquals(generations.get(0), generations.get(other));
            assertEquals(trainings.get(0).champion(), trainings.get(other).champion());
            assertSameLearners(trainings.get(0).parents(), trainings.get(other).parents());
        }
        assertEquals(5, generations.get(0).stream().distinct().count(), "generations differ");
    }

    @ParameterizedTest
    @EnumSource
    void goesAsItsSlowTwin(Wiring wiring) {
        Training training = training(wiring, 2);
        SlowTraining slow = new SlowTraining(GAME, wiring, Seed.of(2));
        assertSameLearners(slow.parents, training.parents());
        for (int i = 0; i < 3; i++) {
            Generation generation = training.next(ALONE);
            slow.next();
            assertEquals(slow.south, generation.south());
            assertEquals(slow.others, generation.others());
            assertSameLearners(slow.parents, training.parents());
            assertSame(training.parents().get(0).network(), training.champion());
        }
    }

    @ParameterizedTest
    @EnumSource
    void goesOnFromWhereItWas(Wiring wiring) {
        Training training = training(wiring, 3);
        for (int done = 0; done < 3; done++) {
            Training restored = training(wiring, 3);
            restored.restore(done, training.parents());
            Generation next = training.next(ALONE);
            assertEquals(next, restored.next(ALONE));
            assertEquals(done + 1, next.number());
            assertSameLearners(training.parents(), restored.parents());
            assertEquals(training.champion(), restored.champion());
        }
    }

    @Test
    void playsAsManyGamesAsItSays() {
        Training training = training(Wiring.SPARSE, 4);
        Generation untrained = training.untrained(ALONE);
        assertEquals(0, untrained.number());
        assertEquals(Tally.NONE, untrained.others());
        assertEquals(Tally.NONE, untrained.south());
        assertEquals(30, untrained.random().games(), "each of 15 with both colours");
        assertEquals(30, untrained.onePly().games());
        for (int number = 1; number <= 3; number++) {
            Generation generation = training.next(ALONE);
            assertEquals(number, generation.number());
            assertEquals(2 * 29, generation.others().games());
            assertEquals(30 * 5 * 2, generation.south().games());
            assertEquals(20, generation.random().games());
            assertEquals(20, generation.onePly().games());
            assertEquals(15, training.parents().size());
        }
    }

    @Test
    void lookingAtTheUntrainedNetworksChangesNothing() {
        Training looked = training(Wiring.SPARSE, 5);
        assertEquals(looked.untrained(ALONE), looked.untrained(ALONE));
        assertEquals(training(Wiring.SPARSE, 5).next(ALONE), looked.next(ALONE));
    }

    @Test
    void anotherSeedGoesAnotherWay() {
        Training one = training(Wiring.SPARSE, 6);
        Training other = training(Wiring.SPARSE, 7);
        assertNotEquals(one.champion(), other.champion());
        assertNotEquals(one.next(ALONE), other.next(ALONE));
    }

    @Test
    void aGameOfTwoNetworksIsAlwaysTheSame() {
        Training training = training(Wiring.SPARSE, 8);
        List<Integer> results = new ArrayList<>();
        for (Learner south : training.parents()) {
            for (Learner north : training.parents()) {
                int result = training.meet(south.network(), north.network());
                assertEquals(result, training(Wiring.SPARSE, 9).meet(south.network(), north.network()));
                results.add(result);
            }
        }
        assertTrue(results.containsAll(List.of(-1, 0, 1)), "results differ");
    }

    @Test
    void atFitnessOneTheGameIsLearned() {
        assertTrue(generation(new Tally(58, 0, 0)).learned());
        assertEquals(1, generation(new Tally(58, 0, 0)).fitness());
        assertEquals(false, generation(new Tally(57, 1, 0)).learned());
        assertEquals(false, generation(new Tally(57, 0, 1)).learned());
        assertEquals(0.5, generation(new Tally(29, 29, 0)).fitness());
        assertEquals(false, generation(Tally.NONE).learned());
        assertEquals(0, generation(Tally.NONE).fitness());
    }

    private static Generation generation(Tally others) {
        return new Generation(1, others, Tally.NONE, Tally.NONE, Tally.NONE);
    }
}
