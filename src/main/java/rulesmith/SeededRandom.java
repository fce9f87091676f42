package rulesmith;

import java.util.random.RandomGenerator;

/**
 * Hot. The random numbers of a seed: the generator of {@link java.util.SplittableRandom}, except that it can start again
 * with another seed. So the games of a batch can have a seed each and share one generator, and nothing is allocated for a
 * game.
 */
public final class SeededRandom implements RandomGenerator {

    private long state;

    SeededRandom(long seed) {
        state = seed;
    }

    /** Starts again as the generator of {@code seed.derive(index)}. */
    public void restart(Seed seed, long index) {
        state = Seed.derived(seed.value(), index);
    }

    @Override
    public long nextLong() {
        state += Seed.GOLDEN_GAMMA;
        return Seed.mix(state);
    }

    /**
     * Uniform from 0 to bound - 1 by Lemire's multiplication, which needs a division only in the rare case that it has to
     * reject.
     */
    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound " + bound + ", expected a positive one");
        }
        long product = (nextLong() >>> 32) * bound;
        if ((product & 0xffffffffL) < bound) {
            long threshold = (1L << 32) % bound;
            while ((product & 0xffffffffL) < threshold) {
                product = (nextLong() >>> 32) * bound;
            }
        }
        return (int) (product >>> 32);
    }
}
