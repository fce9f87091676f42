package rulesmith;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeedTest {

    private static final Seed SEED = Seed.of(42);

    @Test
    void theSameSeedGivesTheSameNumbers() {
        SeededRandom one = SEED.generator();
        SeededRandom other = Seed.of(42).generator();
        for (int i = 0; i < 100; i++) {
            assertEquals(one.nextLong(), other.nextLong());
        }
    }

    /** Archives are compared byte by byte with those of earlier versions: derivation must never change. */
    @Test
    void derivedSeedsAreFixedForever() {
        assertEquals(Seed.of(5026657040006423759L), SEED.derive("name"));
        assertEquals(Seed.of(3603600226484403572L), SEED.derive(7));
    }

    @Test
    void derivingDependsOnTheSeedAndTheLabelAlone() {
        assertEquals(SEED.derive("a").derive(3), Seed.of(42).derive("a").derive(3));
        assertNotEquals(SEED.derive("a"), Seed.of(43).derive("a"));
        assertNotEquals(SEED.derive(1), Seed.of(43).derive(1));
    }

    @Test
    void partsOfAPieceOfWorkHaveDifferentSeeds() {
        Set<Seed> seeds = new HashSet<>();
        List<Seed> bases = List.of(Seed.of(0), Seed.of(1), Seed.of(-1), Seed.of(Long.MIN_VALUE), SEED);
        for (Seed base : bases) {
            for (int i = -100; i < 1000; i++) {
                seeds.add(base.derive(i));
            }
        }
        assertEquals(bases.size() * 1100, seeds.size());
    }

    @Test
    void labelsThatLookAlikeGiveDifferentSeeds() {
        List<String> labels = List.of("a", "b", "ab", "ba", "aa", "aaa", "a ", " a", "A", "1", "\0", "\0\0", "ä", "名");
        Set<Seed> seeds = new HashSet<>(List.of(SEED));
        labels.forEach(label -> seeds.add(SEED.derive(label)));
        assertEquals(labels.size() + 1, seeds.size());
    }

    @Test
    void theOrderOfDerivingMatters() {
        assertNotEquals(SEED.derive("a").derive("b"), SEED.derive("b").derive("a"));
        assertNotEquals(SEED.derive(1).derive(2), SEED.derive(2).derive(1));
        assertNotEquals(SEED.derive("a").derive("b"), SEED.derive("ab"));
    }

    @Test
    void aFreshSeedIsShortEnoughToType() {
        for (int i = 0; i < 100; i++) {
            long value = Seed.fresh().value();
            assertTrue(value >= 0 && value < 1L << 32, () -> "seed " + value);
        }
    }

    @Test
    void freshSeedsDiffer() {
        Set<Seed> seeds = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            seeds.add(Seed.fresh());
        }
        assertTrue(seeds.size() > 1);
    }

    @Test
    void readsAsItsNumber() {
        assertEquals("42", SEED.toString());
        assertEquals("-1", Seed.of(-1).toString());
    }
}
