package rulesmith;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeededRandomTest {

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 42, Long.MAX_VALUE, Long.MIN_VALUE})
    void givesTheNumbersOfASplittableRandom(long seed) {
        SeededRandom random = Seed.of(seed).generator();
        SplittableRandom known = new SplittableRandom(seed);
        for (int i = 0; i < 100; i++) {
            assertEquals(known.nextLong(), random.nextLong());
        }
    }

    @Test
    void startsAgainAsThePartOfASeed() {
        SeededRandom random = Seed.of(1).generator();
        random.nextLong();
        random.nextInt(10);
        random.restart(Seed.of(2), 3);
        assertEquals(Seed.of(2).derive(3).generator().nextLong(), random.nextLong());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 24, 1000, 1 << 30, (1 << 30) + 1, Integer.MAX_VALUE})
    void staysBelowTheBound(int bound) {
        SeededRandom random = Seed.of(3).generator();
        for (int i = 0; i < 1000; i++) {
            int number = random.nextInt(bound);
            assertTrue(number >= 0 && number < bound, () -> number + " of " + bound);
        }
    }

    /** Chi-squared with 6 degrees of freedom: above 22.5 in one of a thousand streams. */
    @Test
    void isUniform() {
        SeededRandom random = Seed.of(4).generator();
        int[] counts = new int[7];
        int draws = 70_000;
        for (int i = 0; i < draws; i++) {
            counts[random.nextInt(7)]++;
        }
        double expected = draws / 7.0;
        double chiSquared = 0;
        for (int count : counts) {
            chiSquared += (count - expected) * (count - expected) / expected;
        }
        assertTrue(chiSquared < 22.5, "chi-squared " + chiSquared);
    }

    /** Without rejection, thirds of a range that does not divide 2^32 would be drawn unequally often. */
    @Test
    void isUniformWhereTheBoundIsLarge() {
        SeededRandom random = Seed.of(5).generator();
        int bound = 3 << 29;
        int[] thirds = new int[3];
        int draws = 30_000;
        for (int i = 0; i < draws; i++) {
            thirds[(int) (3L * random.nextInt(bound) / bound)]++;
        }
        for (int third : thirds) {
            assertEquals(draws / 3, third, 400);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void refusesABoundThatIsNotPositive(int bound) {
        SeededRandom random = Seed.of(0).generator();
        assertThrows(IllegalArgumentException.class, () -> random.nextInt(bound));
    }
}
