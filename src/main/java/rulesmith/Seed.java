package rulesmith;

import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * The only source of randomness. A seed names a stream of random numbers; seeds for parts of a piece of work are derived
 * from its own by what the part is called or numbered, never by when or on which thread it runs, so the same seed gives
 * the same result on any number of threads.
 */
public record Seed(long value) {

    static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    public static Seed of(long value) {
        return new Seed(value);
    }

    /** A seed nobody chose: the caller prints it, so that the work can be repeated. Kept short, for people to type. */
    public static Seed fresh() {
        return new Seed(mix(System.nanoTime() ^ mix(System.currentTimeMillis())) >>> 32);
    }

    /** 128 bits as 32 digits that nobody can guess and nothing repeats: for secrets, never for results. */
    public static String secret() {
        byte[] bytes = new byte[16];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    public Seed derive(String label) {
        long derived = mix(value + GOLDEN_GAMMA);
        for (int i = 0; i < label.length(); i++) {
            derived = mix(derived + GOLDEN_GAMMA + label.charAt(i));
        }
        return new Seed(mix(derived ^ label.length()));
    }

    public Seed derive(long index) {
        return new Seed(derived(value, index));
    }

    static long derived(long value, long index) {
        return mix(mix(value + GOLDEN_GAMMA) + index * GOLDEN_GAMMA);
    }

    public SeededRandom generator() {
        return new SeededRandom(value);
    }

    /** Variant 13 of Stafford's 64-bit finalizers: a bijection in which every input bit reaches every output bit. */
    public static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    @Override
    public String toString() {
        return Long.toString(value);
    }
}
