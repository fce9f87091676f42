package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MotionInMindTest {

    private static final double FIVE_DECIMALS = 0.5e-5 + 1e-12;

    /** The rows of the published Table 6: v, M, p and the energy. */
    @ParameterizedTest(name = "v = {0}")
    @CsvSource({
        "0.32782, 0.67218, 0.21517, 0.14447",
        "0.32727, 0.67273, 0.21383, 0.14411",
        "0.49763, 0.50237, 0.24464, 0.24881",
        "0.45281, 0.54719, 0.22709, 0.22439",
        "0.36248, 0.63752, 0.18039, 0.16753",
        "0.44654, 0.55346, 0.21766, 0.22072",
        "0.38209, 0.61791, 0.17264, 0.18042",
        "0.28728, 0.71272, 0.18343, 0.11764"
    })
    void thePublishedEnergiesAreFromTheMeansAndTheMomentaAreNot(
            double velocity, double hardness, double momentum, double energy) {
        MotionInMind motion = MotionInMind.fromTheMeans(velocity);
        assertEquals(hardness, motion.hardness(), FIVE_DECIMALS);
        assertEquals(energy, motion.energy(), FIVE_DECIMALS);
        // Means of products are less, since v (1 - v) is concave; rounding would not make such a difference.
        assertTrue(momentum < motion.momentum() - 0.001, motion.momentum() + " from the means");
    }

    @Test
    void ofThePliesAreMeansOfProducts() {
        MotionInMind motion = MotionInMind.ofThePlies(0.25, 0.75);
        assertEquals(0.5, motion.velocity());
        assertEquals(0.5, motion.hardness());
        assertEquals(3.0 / 16, motion.momentum());
        assertEquals((2 * 0.75 / 16 + 2 * 0.25 * 9 / 16) / 2, motion.energy());
        assertEquals("of the plies", motion.kind().label());
        assertEquals("from the means", MotionInMind.fromTheMeans(0.5).kind().label());
        assertEquals(MotionInMind.ofThePlies(0), MotionInMind.ofThePlies());
    }

    @Test
    void theGreatestValuesAreKnown() {
        for (int i = 0; i <= 300; i++) {
            MotionInMind motion = MotionInMind.fromTheMeans(i / 300.0);
            assertTrue(motion.momentum() <= MotionInMind.MOST_MOMENTUM + 1e-15);
            assertTrue(motion.energy() <= MotionInMind.MOST_ENERGY + 1e-15);
        }
        assertEquals(MotionInMind.MOST_MOMENTUM, MotionInMind.fromTheMeans(0.5).momentum());
        assertEquals(
                MotionInMind.MOST_ENERGY, MotionInMind.fromTheMeans(2.0 / 3).energy(), 1e-15);
    }

    @Test
    void refusesWhatIsNoVelocity() {
        assertThrows(IllegalArgumentException.class, () -> MotionInMind.fromTheMeans(1.1));
        assertThrows(IllegalArgumentException.class, () -> MotionInMind.fromTheMeans(Double.NaN));
    }
}
