package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.SeededRandom;

class TanhTest {

    private static final double ERROR = 7e-7;
    private static final int STEPS = 1 << 20;

    /** From -20 to 20, so finely that neighbours differ by less than 4e-5. */
    private static float grid(int step) {
        return (float) (20.0 * step / (STEPS / 2) - 20);
    }

    @Test
    void isOffByLessThanItSays() {
        double worst = 0;
        for (int i = 0; i <= STEPS; i++) {
            float x = grid(i);
            worst = Math.max(worst, Math.abs(Tanh.of(x) - Math.tanh(x)));
        }
        assertTrue(worst < ERROR, "off by " + worst);
    }

    @Test
    void isRelativelyAsGoodNearZero() {
        for (float x = 1; x > Float.MIN_NORMAL; x /= 1.7f) {
            assertEquals(1, Tanh.of(x) / Math.tanh(x), ERROR, "at " + x);
        }
        assertEquals(0, Tanh.of(0f));
    }

    @ParameterizedTest
    @ValueSource(
            floats = {7.4999f, 7.5f, 7.5001f, 20, 1e4f, 1e10f, 1e20f, 1e38f, Float.MAX_VALUE, Float.POSITIVE_INFINITY})
    void staysNearOneHoweverGreatTheNumber(float x) {
        assertEquals(1, Tanh.of(x), 1e-6);
        assertEquals(-1, Tanh.of(-x), 1e-6);
        assertEquals(Math.tanh(x), Tanh.of(x), ERROR);
    }

    @Test
    void neverExceedsOne() {
        for (int i = 0; i <= STEPS; i++) {
            assertTrue(Math.abs(Tanh.of(grid(i))) <= 1, "at " + grid(i));
        }
    }

    @Test
    void isOddToTheLastBit() {
        for (int i = 0; i <= STEPS; i++) {
            assertEquals(-Tanh.of(grid(i)), Tanh.of(-grid(i)));
        }
    }

    /** As far as rounding lets it: by a few of the last places it may fall. */
    @Test
    void grows() {
        float greatest = -1;
        for (int i = 0; i <= STEPS; i++) {
            float value = Tanh.of(grid(i));
            assertTrue(value > greatest - ERROR, "falls at " + grid(i));
            greatest = Math.max(greatest, value);
        }
        for (float x = -6; x < 6; x += 1 / 64f) {
            assertTrue(Tanh.of(x + 1 / 64f) > Tanh.of(x), "does not grow at " + x);
        }
    }

    @Test
    void doesManyAsItDoesOne() {
        SeededRandom random = Seed.of(5).generator();
        for (int length : new int[] {1, 3, 4, 40, 91, 96, 1000}) {
            float[] numbers = new float[length];
            for (int i = 0; i < length; i++) {
                numbers[i] = (float) (random.nextGaussian() * 4);
            }
            float[] into = new float[length];
            // Often enough that the compiler has its way with it.
            for (int times = 0; times < 3_000; times++) {
                Tanh.of(numbers, into);
            }
            for (int i = 0; i < length; i++) {
                assertEquals(Float.floatToRawIntBits(Tanh.of(numbers[i])), Float.floatToRawIntBits(into[i]));
            }
            float[] same = numbers.clone();
            Tanh.of(same, same);
            for (int i = 0; i < length; i++) {
                assertEquals(Float.floatToRawIntBits(into[i]), Float.floatToRawIntBits(same[i]));
            }
        }
    }
}
