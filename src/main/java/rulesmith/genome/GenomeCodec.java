package rulesmith.genome;

import io.jenetics.Chromosome;
import io.jenetics.Genotype;
import io.jenetics.IntegerChromosome;
import io.jenetics.IntegerGene;
import io.jenetics.Phenotype;
import io.jenetics.engine.Constraint;
import io.jenetics.engine.InvertibleCodec;
import io.jenetics.util.Factory;
import io.jenetics.util.RandomRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import rulesmith.Seed;
import rulesmith.rules.Conventions;
import rulesmith.rules.Genes;

/** Genomes as Jenetics has them: an integer chromosome for each group of genes, with the range of the group. */
public record GenomeCodec(Conventions conventions) implements InvertibleCodec<Genome, IntegerGene> {

    /** Random valid genomes, drawn from the random numbers that Jenetics was given. */
    @Override
    public Factory<Genotype<IntegerGene>> encoding() {
        return () -> encode(Genome.random(Seed.of(RandomRegistry.random().nextLong()), conventions));
    }

    @Override
    public Function<Genotype<IntegerGene>, Genome> decoder() {
        return GenomeCodec::genome;
    }

    @Override
    public Function<Genome, Genotype<IntegerGene>> encoder() {
        return GenomeCodec::genotype;
    }

    private static Genome genome(Genotype<IntegerGene> genotype) {
        List<Integer> genes = new ArrayList<>();
        for (Chromosome<IntegerGene> chromosome : genotype) {
            for (int i = 0; i < chromosome.length(); i++) {
                genes.add(chromosome.get(i).allele());
            }
        }
        return new Genome(genes);
    }

    private static Genotype<IntegerGene> genotype(Genome genome) {
        List<Chromosome<IntegerGene>> chromosomes = new ArrayList<>();
        for (Genes.Group group : Genes.GROUPS) {
            List<IntegerGene> genes = new ArrayList<>();
            for (int i = group.first(); i < group.first() + group.size(); i++) {
                // Jenetics has the end of a range outside it.
                genes.add(IntegerGene.of(genome.genes().get(i), group.min(), group.max() + 1));
            }
            chromosomes.add(IntegerChromosome.of(genes));
        }
        return Genotype.of(chromosomes);
    }

    /** Holds for valid genomes, and makes others valid. Who has a fitness has been found valid before. */
    public <C extends Comparable<? super C>> Constraint<IntegerGene, C> constraint() {
        return Constraint.of(
                phenotype -> {
                    if (phenotype.isEvaluated()) {
                        return true;
                    }
                    Genome genome = decode(phenotype.genotype());
                    return genome.equals(genome.repaired(conventions));
                },
                (phenotype, generation) ->
                        Phenotype.of(encode(decode(phenotype.genotype()).repaired(conventions)), generation));
    }
}
