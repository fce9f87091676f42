package rulesmith.archive;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;

class FrontTest {

    private static final List<Objective> THREE = Sample.objectives("duration", "forced", "usability");

    @Test
    void hasThoseWhomNobodyBeats() {
        List<Objective> two = Sample.objectives("duration", "intelligence");
        Individual left = Sample.valued(0, two, 0.1, 0.9);
        Individual beaten = Sample.valued(1, two, 0.1, 0.8);
        Individual right = Sample.valued(2, two, 0.9, 0.1);
        Individual twin = Sample.valued(3, two, 0.9, 0.1);
        Individual middle = Sample.valued(4, two, 0.5, 0.5);
        assertEquals(
                List.of(left, right, middle),
                Front.of(List.of(left, beaten, right, Sample.dropped(9), twin, middle), two));
        assertEquals(List.of(), Front.of(List.of(Sample.dropped(9)), two));
    }

    @Test
    void fewerForcedMovesAreBetter() {
        Individual many = Sample.valued(0, THREE, 0.5, 0.9, 1);
        Individual few = Sample.valued(1, THREE, 0.5, 0.1, 1);
        assertEquals(List.of(few), Front.of(List.of(many, few), THREE));
        assertArrayEquals(new double[] {0.5, 0.9, 1}, Front.merits(few, THREE));
    }

    @Property(seed = "52", tries = 500)
    void isWhatComparingAllWithAllGives(@ForAll long seed, @ForAll @IntRange(max = 14) int count) {
        RandomGenerator random = Seed.of(seed).generator();
        List<Individual> individuals = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            individuals.add(
                    random.nextInt(5) == 0
                            ? Sample.dropped(i)
                            : Sample.valued(i, THREE, random.nextInt(4), random.nextInt(4) / 4.0, random.nextInt(4)));
        }
        List<Individual> expected = new ArrayList<>();
        for (Individual one : individuals.stream().filter(Individual::passed).toList()) {
            boolean beaten = individuals.stream().anyMatch(other -> other.passed() && dominates(other, one));
            boolean known = expected.stream().anyMatch(other -> Arrays.equals(merits(other), merits(one)));
            if (!beaten && !known) {
                expected.add(one);
            }
        }
        assertEquals(expected, Front.of(individuals, THREE));
    }

    private static double[] merits(Individual one) {
        return new double[] {one.value("duration"), 1 - one.value("forced"), one.value("usability")};
    }

    private static boolean dominates(Individual one, Individual other) {
        double[] a = merits(one);
        double[] b = merits(other);
        return a[0] >= b[0] && a[1] >= b[1] && a[2] >= b[2] && !Arrays.equals(a, b);
    }
}
