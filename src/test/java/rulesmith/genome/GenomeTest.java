package rulesmith.genome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.rules.Conventions;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.Conventions.Straight;
import rulesmith.rules.Genes;
import rulesmith.rules.InvalidRuleSetException;
import rulesmith.rules.RuleSet;
import rulesmith.rules.Variant;

class GenomeTest {

    private static final int SAMPLE = 4800;

    private static Genome random(long seed, Conventions conventions) {
        return Genome.random(Seed.of(seed).derive("test"), conventions);
    }

    private static RuleSet strict(Genome genome, Conventions conventions) {
        return RuleSet.of("Game", genome.genes(), conventions);
    }

    private static Conventions most(int pieces) {
        return Conventions.DEFAULT.withMaxPieces(pieces);
    }

    private static long pieces(Genome genome) {
        return genome.genes().subList(0, RuleSet.PLACEMENTS).stream()
                .filter(gene -> gene != 0)
                .count();
    }

    @Test
    void aRandomGenomeIsValidUnderEveryConvention() {
        for (int most = 1; most <= 24; most++) {
            Conventions conventions = new Conventions(most, most, AtLimit.DRAW, Straight.ROOK);
            for (int i = 0; i < 50; i++) {
                Genome genome = random(i, conventions);
                assertEquals(genome.genes(), strict(genome, conventions).genes());
            }
        }
    }

    @Test
    void theSameSeedGivesTheSameGenome() {
        assertEquals(random(1, Conventions.DEFAULT), random(1, Conventions.DEFAULT));
        assertNotEquals(random(1, Conventions.DEFAULT), random(2, Conventions.DEFAULT));
    }

    /** Seeds stand in files and papers: what they mean must never change. */
    @Test
    void whatASeedMeansIsFixedForever() {
        assertEquals(
                "6,0,0,3,0,3,6,0,0,0,0,0,0,0,0,0,3,0,0,0,3,0,6,0,2,4,6,6,5,4,1,1,0,0,0,1,0,0,1,1,0,1,6,6,5,0,4,0,0,1",
                Genome.random(Seed.of(7), Conventions.DEFAULT).toString());
    }

    @Test
    void randomGenomesHaveEveryValueOfEveryGene() {
        List<Set<Integer>> seen = new ArrayList<>();
        for (int i = 0; i < Genes.COUNT; i++) {
            seen.add(new TreeSet<>());
        }
        for (int i = 0; i < 500; i++) {
            List<Integer> genes = random(i, Conventions.DEFAULT).genes();
            for (int gene = 0; gene < Genes.COUNT; gene++) {
                seen.get(gene).add(genes.get(gene));
            }
        }
        for (int gene = 0; gene < Genes.COUNT; gene++) {
            int values = Genes.max(gene) - Genes.min(gene) + 1;
            assertEquals(values, seen.get(gene).size(), Genes.name(gene) + ": " + seen.get(gene));
        }
    }

    /** Each count is expected n times; five standard deviations either side. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 16, 24})
    void smallGamesAreAsLikelyAsCrowdedOnes(int most) {
        int[] counts = new int[25];
        for (int i = 0; i < SAMPLE; i++) {
            counts[(int) pieces(random(i, most(most)))]++;
        }
        double expected = (double) SAMPLE / most;
        for (int pieces = 1; pieces <= most; pieces++) {
            assertEquals(expected, counts[pieces], 5 * Math.sqrt(expected), pieces + " pieces");
        }
    }

    @Test
    void noCellAndNoTypeIsFavoured() {
        int[] cells = new int[RuleSet.PLACEMENTS];
        int[] types = new int[RuleSet.TYPES + 1];
        for (int i = 0; i < SAMPLE; i++) {
            List<Integer> genes = random(i, Conventions.DEFAULT).genes();
            for (int cell = 0; cell < RuleSet.PLACEMENTS; cell++) {
                cells[cell] += genes.get(cell) == 0 ? 0 : 1;
                types[genes.get(cell)]++;
            }
        }
        double eachCell = Arrays.stream(cells).average().orElseThrow();
        for (int cell : cells) {
            assertEquals(eachCell, cell, 5 * Math.sqrt(eachCell));
        }
        double eachType = eachCell * RuleSet.PLACEMENTS / RuleSet.TYPES;
        for (int type = 1; type <= RuleSet.TYPES; type++) {
            assertEquals(eachType, types[type], 5 * Math.sqrt(eachType));
        }
    }

    @Property(tries = 500, seed = "3")
    void anythingCanBeRepaired(@ForAll("anything") List<Integer> genes, @ForAll @IntRange(min = 1, max = 24) int most) {
        Genome repaired = new Genome(genes).repaired(most(most));
        assertEquals(repaired.genes(), strict(repaired, most(most)).genes());
        assertEquals(repaired, repaired.repaired(most(most)), "repairing again changes nothing");
        assertEquals(repaired, new Genome(genes).repaired(most(most)), "repair is no matter of chance");
    }

    @Property(tries = 300, seed = "4")
    void aValidGenomeIsLeftAsItIs(@ForAll long seed, @ForAll @IntRange(min = 1, max = 24) int most) {
        Genome genome = random(seed, most(most));
        assertEquals(genome, genome.repaired(most(most)));
    }

    @Provide
    Arbitrary<List<Integer>> anything() {
        return Arbitraries.frequencyOf(
                        Tuple.of(3, Arbitraries.integers().between(-1, 7)),
                        Tuple.of(1, Arbitraries.integers()),
                        Tuple.of(1, Arbitraries.of(Integer.MIN_VALUE, Integer.MAX_VALUE, 0)))
                .list()
                .ofSize(Genes.COUNT);
    }

    @Test
    void aGeneOutsideItsRangeWrapsAround() {
        for (int i = RuleSet.PLACEMENTS; i < Genes.COUNT; i++) {
            int min = Genes.min(i);
            int max = Genes.max(i);
            int values = max - min + 1;
            assertEquals(max, repaired(i, min - 1), Genes.name(i));
            assertEquals(min, repaired(i, max + 1), Genes.name(i));
            assertEquals(min, repaired(i, min + 1000 * values), Genes.name(i));
            assertEquals(max, repaired(i, max - 1000 * values), Genes.name(i));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {24, 42, 43, 49})
    void neighboursStayNeighboursAtTheEdgesOfTheNumbers(int gene) {
        int values = Genes.max(gene) - Genes.min(gene) + 1;
        for (int edge : new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE - values}) {
            Set<Integer> seen = new TreeSet<>();
            for (int i = 0; i < values; i++) {
                int here = repaired(gene, edge + i);
                int next = repaired(gene, edge + i + 1);
                assertEquals(here == Genes.max(gene) ? Genes.min(gene) : here + 1, next);
                seen.add(here);
            }
            assertEquals(values, seen.size());
        }
    }

    private static int repaired(int index, int value) {
        return new Genome(Variant.genes(index, value))
                .repaired(Conventions.DEFAULT)
                .genes()
                .get(index);
    }

    @Test
    void anEmptySetUpGetsOnePieceInItsMiddle() {
        Genome empty = new Genome(Variant.genes(Variant.D2, 0));
        assertEquals(
                Variant.genes(Variant.D2, 1),
                empty.repaired(Conventions.DEFAULT).genes());
    }

    @Test
    void fromACrowdedSetUpPiecesAreTakenAndNothingElseChanges() {
        Genome crowded = new Genome(crowd(6));
        for (int most = 1; most <= 24; most++) {
            Genome repaired = crowded.repaired(most(most));
            assertEquals(most, pieces(repaired));
            for (int i = 0; i < Genes.COUNT; i++) {
                int before = crowded.genes().get(i);
                int after = repaired.genes().get(i);
                assertTrue(after == before || i < RuleSet.PLACEMENTS && after == 0, Genes.name(i));
            }
        }
    }

    /** Crowds of 24 pieces that differ in their types lose 8 each. */
    @Test
    void noCellIsFavouredWhenPiecesAreTaken() {
        int[] kept = new int[RuleSet.PLACEMENTS];
        int crowds = 2400;
        for (int i = 0; i < crowds; i++) {
            List<Integer> genes = new ArrayList<>(crowd(1));
            for (int cell = 0; cell < 5; cell++) {
                genes.set(7 * cell % 24, 1 + i / (int) Math.pow(6, cell) % 6);
            }
            List<Integer> repaired =
                    new Genome(genes).repaired(Conventions.DEFAULT).genes();
            for (int cell = 0; cell < RuleSet.PLACEMENTS; cell++) {
                kept[cell] += repaired.get(cell) == 0 ? 0 : 1;
            }
        }
        for (int cell : kept) {
            assertEquals(crowds * 16 / 24.0, cell, 5 * Math.sqrt(crowds * 16 / 24.0 * 8 / 24.0));
        }
    }

    private static List<Integer> crowd(int type) {
        List<Integer> genes = Variant.genes();
        Collections.fill(genes.subList(0, RuleSet.PLACEMENTS), type);
        return genes;
    }

    @Test
    void aRuleSetAndItsGenomeAreTheSame() {
        for (int i = 0; i < 100; i++) {
            Genome genome = random(i, Conventions.DEFAULT);
            RuleSet ruleSet = genome.ruleSet("Game", Conventions.DEFAULT);
            assertEquals(genome, Genome.of(ruleSet));
            assertEquals("Game", ruleSet.name());
            assertEquals(Conventions.DEFAULT, ruleSet.conventions());
        }
    }

    @Test
    void anUnsoundGenomeStandsForItsRepair() {
        Genome unsound = new Genome(Collections.nCopies(Genes.COUNT, 7));
        RuleSet ruleSet = unsound.ruleSet("Game", most(5));
        assertEquals(unsound.repaired(most(5)), Genome.of(ruleSet));
    }

    @Test
    void readsAsItsGenes() {
        Genome genome = random(1, Conventions.DEFAULT);
        assertEquals(genome.genes(), RuleSet.parseGenes(genome.toString()));
    }

    @Property(tries = 200, seed = "5")
    void digitsCanBeReadBack(@ForAll long seed) {
        Genome genome = random(seed, Conventions.DEFAULT);
        assertEquals(Genes.COUNT, genome.digits().length());
        assertEquals(genome, Genome.ofDigits(genome.digits()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0",
                "1111111111111111111111111111111111111111111111111",
                "111111111111111111111111111111111111111111111111111",
                "11111111111111111111111111111111111111111111111117",
                "1111111111111111111111111111111111111111111111111 ",
                "1111111111111111111111111111111111111111111111111\u0661",
                "-1111111111111111111111111111111111111111111111111"
            })
    void refusesDigitsThatAreNotFiftyGenes(String digits) {
        InvalidRuleSetException e = assertThrows(InvalidRuleSetException.class, () -> Genome.ofDigits(digits));
        assertEquals("genes are \"" + digits + "\", expected 50 digits from 0 to 6", e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 49, 51})
    void hasFiftyGenes(int count) {
        List<Integer> genes = Collections.nCopies(count, 1);
        InvalidRuleSetException e = assertThrows(InvalidRuleSetException.class, () -> new Genome(genes));
        assertEquals("genes must be 50 numbers, not " + count, e.getMessage());
    }
}
