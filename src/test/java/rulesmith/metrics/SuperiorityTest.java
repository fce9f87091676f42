package rulesmith.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;

class SuperiorityTest {

    private static final double NEVER = Double.POSITIVE_INFINITY;

    @Test
    void whoAlwaysExceedsHasAllPairsAndTheLeastPossibleP() {
        Superiority s = Superiority.of(
                List.of(new double[] {5, 6}, new double[] {7, NEVER}),
                List.of(new double[] {1, 2}, new double[] {3, 4}));
        assertEquals(1, s.share().mean(), 1e-12);
        // Two of four subjects can be chosen in six ways.
        assertEquals(1 / 6.0, s.pValue(), 1e-12);
    }

    @Test
    void equalsCountHalf() {
        Superiority s = Superiority.of(
                List.of(new double[] {NEVER, NEVER}, new double[] {NEVER, NEVER}),
                List.of(new double[] {NEVER, NEVER}, new double[] {NEVER, NEVER}));
        assertEquals(0.5, s.share().mean());
        assertEquals(0, s.share().low(), "without any spread nothing is known about it");
        assertEquals(1, s.pValue());
    }

    @Test
    void theOtherWayRoundTheSharesAddUpToOne() {
        List<double[]> ones = List.of(new double[] {1, 9, 4}, new double[] {3, NEVER, 3}, new double[] {8, 8, 2});
        List<double[]> others = List.of(new double[] {2, 5, 3}, new double[] {7, 1, NEVER});
        Superiority s = Superiority.of(ones, others);
        Superiority t = Superiority.of(others, ones);
        assertEquals(1, s.share().mean() + t.share().mean(), 1e-12);
        assertEquals(1 - s.share().high(), t.share().low(), 1e-12);
    }

    @Test
    void isTheShareOfPairsCountedOneByOne() {
        RandomGenerator random = Seed.of(1).generator();
        for (int round = 0; round < 200; round++) {
            List<double[]> ones = subjects(2 + random.nextInt(4), random);
            List<double[]> others = subjects(2 + random.nextInt(4), random);
            double won = 0;
            int pairs = 0;
            for (double[] one : ones) {
                for (double[] other : others) {
                    for (double a : one) {
                        for (double b : other) {
                            won += a > b ? 1 : a == b ? 0.5 : 0;
                            pairs++;
                        }
                    }
                }
            }
            Superiority s = Superiority.of(ones, others);
            assertEquals(won / pairs, s.share().mean(), 1e-9);
            assertTrue(s.share().low() <= s.share().mean()
                    && s.share().mean() <= s.share().high());
            assertTrue(s.pValue() > 0 && s.pValue() <= 1);
        }
    }

    private static List<double[]> subjects(int count, RandomGenerator random) {
        List<double[]> subjects = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double[] values = new double[3];
            for (int j = 0; j < values.length; j++) {
                int drawn = random.nextInt(8);
                values[j] = drawn == 7 ? NEVER : drawn;
            }
            subjects.add(values);
        }
        return subjects;
    }

    /** Every choice of subjects, one by one. */
    private static double slowPValue(List<double[]> ones, List<double[]> others) {
        List<double[]> all = new ArrayList<>(ones);
        all.addAll(others);
        double observed = Superiority.of(ones, others).share().mean();
        int asMuch = 0;
        int ways = 0;
        for (int chosen = 0; chosen < 1 << all.size(); chosen++) {
            if (Integer.bitCount(chosen) == ones.size()) {
                List<double[]> in = new ArrayList<>();
                List<double[]> out = new ArrayList<>();
                for (int i = 0; i < all.size(); i++) {
                    ((chosen >> i & 1) == 1 ? in : out).add(all.get(i));
                }
                ways++;
                asMuch += Superiority.of(in, out).share().mean() >= observed - 1e-9 ? 1 : 0;
            }
        }
        return (double) asMuch / ways;
    }

    @Test
    void thePValueIsThatOfAllRelabellings() {
        RandomGenerator random = Seed.of(4).generator();
        for (int round = 0; round < 20; round++) {
            List<double[]> ones = subjects(2 + random.nextInt(3), random);
            List<double[]> others = subjects(2 + random.nextInt(3), random);
            assertEquals(slowPValue(ones, others), Superiority.of(ones, others).pValue(), 1e-12);
        }
    }

    @Test
    void manySubjectsOfOneValueEach() {
        RandomGenerator random = Seed.of(5).generator();
        Superiority separated = Superiority.of(separated(20, 1, 1, random), separated(20, 1, 0, random));
        assertEquals(1 / 137846528820.0, separated.pValue(), 1e-20, "40 choose 20");
        List<double[]> twenty = separated(20, 1, 0, random);
        // Against itself: one half, and half of the relabellings that are equal. Sums of these ranks are 2 apart with a
        // standard deviation of 37, so about 2 / (37 √(2π)) = 0.0216 of them are.
        assertEquals(0.5108, Superiority.of(twenty, twenty).pValue(), 0.0005);
    }

    /** Of equals, one in twenty is called significant, or fewer. */
    @Test
    void equalsSeldomLookDifferent() {
        RandomGenerator random = Seed.of(2).generator();
        int rejected = 0;
        for (int round = 0; round < 1000; round++) {
            rejected += Superiority.of(subjects(4, random), subjects(4, random)).pValue() <= 0.05 ? 1 : 0;
        }
        assertTrue(rejected > 10 && rejected < 75, rejected + " of 1000");
    }

    @Test
    void completeSeparationIsNeverMoreThanComplete() {
        RandomGenerator random = Seed.of(3).generator();
        for (int round = 0; round < 2000; round++) {
            int games = 2 + random.nextInt(4);
            int seeds = 1 + random.nextInt(20);
            List<double[]> low = separated(games, seeds, 0, random);
            List<double[]> high = separated(games, seeds, 1, random);
            assertEquals(0, Superiority.of(low, high).share().mean(), 1e-12);
            assertEquals(1, Superiority.of(high, low).share().mean(), 1e-12);
        }
    }

    private static List<double[]> separated(int games, int seeds, double from, RandomGenerator random) {
        List<double[]> subjects = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            subjects.add(random.doubles(seeds, from, from + 1).toArray());
        }
        return subjects;
    }

    @Test
    void refusesTooFew() {
        List<double[]> one = List.of(new double[] {1});
        List<double[]> two = List.of(new double[] {1}, new double[] {2});
        assertThrows(IllegalArgumentException.class, () -> Superiority.of(one, two));
        assertThrows(
                IllegalArgumentException.class,
                () -> Superiority.of(two, List.of(new double[] {1, 2}, new double[] {1})));
    }
}
