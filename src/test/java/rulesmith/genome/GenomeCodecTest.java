package rulesmith.genome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.jenetics.Chromosome;
import io.jenetics.Genotype;
import io.jenetics.IntegerGene;
import io.jenetics.Phenotype;
import io.jenetics.engine.Constraint;
import io.jenetics.util.RandomRegistry;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.rules.Conventions;
import rulesmith.rules.Genes;
import rulesmith.rules.RuleSet;
import rulesmith.rules.Variant;

class GenomeCodecTest {

    private static final Conventions CONVENTIONS = Conventions.DEFAULT.withMaxPieces(9);
    private static final GenomeCodec CODEC = new GenomeCodec(CONVENTIONS);

    private static Genome random(long seed) {
        return Genome.random(Seed.of(seed).derive("codec"), CONVENTIONS);
    }

    private static List<Genome> drawn(long seed) {
        return RandomRegistry.with(
                Seed.of(seed).generator(),
                random -> Stream.generate(CODEC.encoding()::newInstance)
                        .limit(20)
                        .map(CODEC::decode)
                        .toList());
    }

    @Test
    void everyGroupOfGenesIsAChromosomeWithItsRange() {
        Genotype<IntegerGene> genotype = CODEC.encode(random(1));
        assertEquals(Genes.GROUPS.size(), genotype.length());
        int index = 0;
        for (Chromosome<IntegerGene> chromosome : genotype) {
            for (IntegerGene gene : chromosome) {
                assertEquals(Genes.min(index), gene.min(), Genes.name(index));
                assertEquals(Genes.max(index) + 1, gene.max(), "the end of a range is outside it");
                assertTrue(gene.isValid(), Genes.name(index));
                index++;
            }
        }
        assertEquals(Genes.COUNT, index);
    }

    @Property(seed = "41", tries = 200)
    void decodingGivesBackWhatWasEncoded(@ForAll long seed) {
        assertEquals(random(seed), CODEC.decode(CODEC.encode(random(seed))));
    }

    @Test
    void drawsValidGenomesFromTheRandomNumbersItIsGiven() {
        List<Genome> genomes = drawn(1);
        assertEquals(genomes, drawn(1), "the same numbers give the same genomes");
        assertNotEquals(genomes, drawn(2));
        assertEquals(genomes.size(), genomes.stream().distinct().count());
        for (Genome genome : genomes) {
            assertEquals(
                    genome.genes(),
                    RuleSet.of("Game", genome.genes(), CONVENTIONS).genes());
        }
    }

    @Test
    void theConstraintHoldsForValidGenomes() {
        Constraint<IntegerGene, Integer> constraint = CODEC.constraint();
        for (Genome genome : drawn(3)) {
            assertTrue(constraint.test(Phenotype.of(CODEC.encode(genome), 1)));
        }
    }

    @Test
    void theConstraintRepairsWhatIsNotValid() {
        List<Integer> crowd = Variant.genes();
        Collections.fill(crowd.subList(0, RuleSet.PLACEMENTS), 3);
        List<Integer> nobody = Variant.genes(Variant.D2, 0);
        List<Integer> beyond = Variant.genes(Genes.MANDATORY, 5, Genes.HONOR, -1);
        Constraint<IntegerGene, Integer> constraint = CODEC.constraint();
        for (List<Integer> genes : List.of(crowd, nobody, beyond)) {
            Phenotype<IntegerGene, Integer> broken = Phenotype.of(CODEC.encode(new Genome(genes)), 1);
            assertFalse(constraint.test(broken));
            Phenotype<IntegerGene, Integer> repaired = constraint.repair(broken, 7);
            assertTrue(constraint.test(repaired));
            assertTrue(repaired.genotype().isValid());
            assertEquals(7, repaired.generation());
            assertEquals(new Genome(genes).repaired(CONVENTIONS), CODEC.decode(repaired.genotype()));
        }
    }
}
