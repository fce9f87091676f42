package rulesmith.archive;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class RankFitnessTest {

    private static final List<Objective> TWO = Sample.objectives("duration", "forced");

    @Test
    void theBestOfTwentyGetsTwentyAndTheWorstOne() {
        List<Objective> one = Sample.objectives("usability");
        List<Individual> individuals = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            individuals.add(Sample.valued(i, one, 7 * i % 20));
        }
        double[] fitness = RankFitness.of(individuals, one);
        for (int i = 0; i < 20; i++) {
            assertEquals(7 * i % 20 + 1, fitness[i]);
        }
    }

    @Test
    void ranksAreAddedOverTheObjectives() {
        // Forced moves are better the fewer they are.
        List<Individual> individuals = List.of(
                Sample.valued(0, TWO, 0.1, 0.1), Sample.valued(1, TWO, 0.2, 0.9), Sample.valued(2, TWO, 0.9, 0.5));
        assertArrayEquals(new double[] {1 + 3, 2 + 1, 3 + 2}, RankFitness.of(individuals, TWO));
    }

    @Test
    void equalsShareTheMeanOfTheirRanks() {
        assertArrayEquals(new double[] {3, 1, 3, 5, 3}, RankFitness.ranks(new double[] {0.5, 0.1, 0.5, 0.9, 0.5}));
        assertArrayEquals(new double[] {1.5, 1.5}, RankFitness.ranks(new double[] {0.0, -0.0}));
        assertArrayEquals(new double[] {2, 2, 2}, RankFitness.ranks(new double[] {7, 7, 7}));
        assertArrayEquals(new double[0], RankFitness.ranks(new double[0]));
    }

    @Test
    void weightsMultiplyRanks() {
        List<Objective> weighted = List.of(new Objective("duration", 2.5), new Objective("forced", 1));
        List<Individual> individuals = List.of(Sample.valued(0, TWO, 0.1, 0.1), Sample.valued(1, TWO, 0.2, 0.9));
        assertArrayEquals(new double[] {2.5 + 2, 5 + 1}, RankFitness.of(individuals, weighted));
    }

    @Test
    void whoWasDroppedHasTheLeastRank() {
        List<Individual> individuals = List.of(Sample.dropped(0), Sample.valued(1, TWO, 0.2, 0.9), Sample.dropped(2));
        assertArrayEquals(new double[] {3, 6, 3}, RankFitness.of(individuals, TWO));
    }

    @Property(seed = "51", tries = 300)
    void theRanksAddUpToTheSameWhateverTheTies(
            @ForAll @Size(min = 1, max = 20) List<@IntRange(max = 5) Integer> values) {
        double[] numbers = values.stream().mapToDouble(Integer::doubleValue).toArray();
        double[] ranks = RankFitness.ranks(numbers);
        int n = numbers.length;
        assertEquals(n * (n + 1) / 2.0, Arrays.stream(ranks).sum(), 1e-9);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                assertEquals(Double.compare(numbers[i], numbers[j]), Double.compare(ranks[i], ranks[j]));
            }
            assertTrue(ranks[i] >= 1 && ranks[i] <= n);
        }
    }
}
