package rulesmith.genome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.rules.Conventions;
import rulesmith.rules.Genes;
import rulesmith.rules.RuleSet;

/** Children of genomes. */
class GenomeVariationTest {

    private static final int SAMPLE = 4000;

    private static Genome random(long seed) {
        return Genome.random(Seed.of(seed).derive("test"), Conventions.DEFAULT);
    }

    private static RandomGenerator numbers(long seed) {
        return Seed.of(seed).derive("numbers").generator();
    }

    private static long pieces(Genome genome) {
        return genome.genes().subList(0, RuleSet.PLACEMENTS).stream()
                .filter(gene -> gene != 0)
                .count();
    }

    private static Genome withPieces(int count) {
        for (long seed = 0; ; seed++) {
            if (pieces(random(seed)) == count) {
                return random(seed);
            }
        }
    }

    @Test
    void withoutMutationAChildIsLikeItsParent() {
        for (int i = 0; i < 50; i++) {
            assertEquals(random(i), random(i).mutated(0, numbers(i)));
        }
    }

    @Test
    void ifEverythingMutatesEveryGeneButThoseOfCellsIsAnother() {
        for (int i = 0; i < 200; i++) {
            Genome parent = random(i);
            Genome child = parent.mutated(1, numbers(i));
            for (int gene = RuleSet.PLACEMENTS; gene < Genes.COUNT; gene++) {
                assertNotEquals(parent.genes().get(gene), child.genes().get(gene), Genes.name(gene));
            }
        }
    }

    @Property(seed = "21", tries = 500)
    void aMutantIsInRange(@ForAll long seed, @ForAll @DoubleRange(max = 1) double rate) {
        List<Integer> genes = random(seed).mutated(rate, numbers(seed)).genes();
        for (int i = 0; i < Genes.COUNT; i++) {
            assertTrue(genes.get(i) >= Genes.min(i) && genes.get(i) <= Genes.max(i), Genes.name(i));
        }
    }

    /** Five standard deviations either side, for each gene by itself. */
    @Test
    void asManyGenesMutateAsTheRateSays() {
        int[] changed = new int[Genes.COUNT];
        for (int i = 0; i < SAMPLE; i++) {
            Genome parent = random(i);
            Genome child = parent.mutated(0.3, numbers(i));
            for (int gene = 0; gene < Genes.COUNT; gene++) {
                changed[gene] += parent.genes().get(gene).equals(child.genes().get(gene)) ? 0 : 1;
            }
        }
        for (int gene = RuleSet.PLACEMENTS; gene < Genes.COUNT; gene++) {
            assertEquals(0.3 * SAMPLE, changed[gene], 5 * Math.sqrt(SAMPLE * 0.3 * 0.7), Genes.name(gene));
        }
        for (int gene = 0; gene < RuleSet.PLACEMENTS; gene++) {
            assertTrue(changed[gene] > 0.1 * SAMPLE, Genes.name(gene) + " changed " + changed[gene] + " times");
            assertTrue(changed[gene] < 0.3 * SAMPLE, "a cell may be drawn as it was");
        }
    }

    @Test
    void aGeneMutatesToEachOtherValueAlike() {
        Genome parent = random(5);
        int[] values = new int[7];
        for (int i = 0; i < SAMPLE; i++) {
            values[parent.mutated(1, numbers(i)).genes().get(Genes.HONOR)]++;
        }
        int own = parent.genes().get(Genes.HONOR);
        for (int value = 0; value <= 6; value++) {
            double expected = value == own ? 0 : SAMPLE / 6.0;
            assertEquals(expected, values[value], 5 * Math.sqrt(expected), "value " + value);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 16})
    void mutationNeitherFillsTheBoardNorEmptiesIt(int pieces) {
        Genome parent = withPieces(pieces);
        long total = 0;
        for (int i = 0; i < SAMPLE; i++) {
            total += pieces(parent.mutated(1, numbers(i)));
        }
        double share = pieces / 24.0;
        assertEquals(pieces, (double) total / SAMPLE, 5 * Math.sqrt(24 * share * (1 - share) / SAMPLE));
    }

    @Test
    void aLongLineOfMutantsHasAsManyPiecesOnAverage() {
        int lines = 1500;
        double total = 0;
        double squares = 0;
        for (int i = 0; i < lines; i++) {
            Genome genome = withPieces(8);
            RandomGenerator random = numbers(i);
            for (int generation = 0; generation < 20; generation++) {
                genome = genome.mutated(0.3, random);
            }
            total += pieces(genome);
            squares += (pieces(genome) - 8.0) * (pieces(genome) - 8.0);
        }
        assertEquals(8, total / lines, 5 * Math.sqrt(squares / lines / lines));
    }

    @Test
    void unitsHaveEveryGeneOnce() {
        List<Integer> genes =
                Genome.UNITS.stream().flatMap(List::stream).sorted().toList();
        assertEquals(IntStream.range(0, Genes.COUNT).boxed().toList(), genes);
    }

    @Property(seed = "22", tries = 300)
    void whatBelongsTogetherComesFromOneParent(@ForAll long seed) {
        Genome mother = random(seed);
        Genome father = random(seed + 1);
        Genome child = mother.crossed(father, numbers(seed));
        for (int row = 0; row < 3; row++) {
            assertFromOneParent(child, mother, father, List.copyOf(range(8 * row, 8)));
        }
        for (int type = 0; type < 6; type++) {
            assertFromOneParent(child, mother, father, List.of(24 + type, 30 + type, 36 + type, 43 + type));
        }
        assertFromOneParent(child, mother, father, List.of(42));
        assertFromOneParent(child, mother, father, List.of(49));
    }

    private static List<Integer> range(int first, int count) {
        return IntStream.range(first, first + count).boxed().toList();
    }

    private static void assertFromOneParent(Genome child, Genome mother, Genome father, List<Integer> unit) {
        List<Integer> genes = genes(child, unit);
        assertTrue(genes.equals(genes(mother, unit)) || genes.equals(genes(father, unit)), unit.toString());
    }

    private static List<Integer> genes(Genome genome, List<Integer> unit) {
        return unit.stream().map(genome.genes()::get).toList();
    }

    @Test
    void everyUnitCanComeFromEitherParentWhateverTheOthersDo() {
        List<Integer> ones = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < Genes.COUNT; i++) {
            ones.add(Genes.min(i));
            others.add(Genes.max(i));
        }
        Genome mother = new Genome(ones);
        Genome father = new Genome(others);
        int[] fathers = new int[Genome.UNITS.size()];
        Set<Integer> mixtures = new TreeSet<>();
        for (int i = 0; i < SAMPLE; i++) {
            Genome child = mother.crossed(father, numbers(i));
            int mixture = 0;
            for (int unit = 0; unit < fathers.length; unit++) {
                int gene = Genome.UNITS.get(unit).get(0);
                int fromFather = child.genes().get(gene) == Genes.max(gene) ? 1 : 0;
                fathers[unit] += fromFather;
                mixture = 2 * mixture + fromFather;
            }
            mixtures.add(mixture);
        }
        for (int count : fathers) {
            assertEquals(SAMPLE / 2.0, count, 5 * Math.sqrt(SAMPLE / 4.0));
        }
        // 2^11 mixtures, each missed by all of the sample with a probability of 14 %.
        assertTrue(mixtures.size() > 1600, mixtures.size() + " mixtures");
    }

    @Test
    void theSameNumbersGiveTheSameChild() {
        Genome mother = random(1);
        Genome father = random(2);
        assertEquals(mother.mutated(0.3, numbers(3)), mother.mutated(0.3, numbers(3)));
        assertNotEquals(mother.mutated(0.3, numbers(3)), mother.mutated(0.3, numbers(4)));
        assertEquals(mother.crossed(father, numbers(3)), mother.crossed(father, numbers(3)));
        assertNotEquals(mother.crossed(father, numbers(3)), mother.crossed(father, numbers(4)));
    }
}
