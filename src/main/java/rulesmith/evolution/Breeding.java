package rulesmith.evolution;

import io.jenetics.Alterer;
import io.jenetics.AltererResult;
import io.jenetics.IntegerGene;
import io.jenetics.Phenotype;
import io.jenetics.util.ISeq;
import io.jenetics.util.RandomRegistry;
import io.jenetics.util.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import rulesmith.archive.Individual;
import rulesmith.genome.Genome;
import rulesmith.genome.GenomeCodec;

/**
 * Makes a child of each selected parent: crossed with another selected one with some probability, then mutated. Remembers
 * whose child is whose, which Jenetics does not.
 */
final class Breeding implements Alterer<IntegerGene, Rated> {

    private final GenomeCodec codec;
    private final double mutation;
    private final double crossover;
    private final List<List<Integer>> parents = new ArrayList<>();

    Breeding(GenomeCodec codec, double mutation, double crossover) {
        this.codec = codec;
        this.mutation = mutation;
        this.crossover = crossover;
    }

    @Override
    public AltererResult<IntegerGene, Rated> alter(Seq<Phenotype<IntegerGene, Rated>> selected, long generation) {
        RandomGenerator random = RandomRegistry.random();
        List<Individual> mates =
                selected.stream().map(one -> one.fitness().individual()).toList();
        List<Phenotype<IntegerGene, Rated>> children = new ArrayList<>();
        for (Individual mate : mates) {
            Newborn child = child(mate, mates, mutation, crossover, random);
            parents.add(child.parents());
            children.add(Phenotype.of(codec.encode(child.genome()), generation));
        }
        return new AltererResult<>(ISeq.of(children), children.size());
    }

    /** A child of an individual and perhaps of one of its mates. Not repaired. */
    static Newborn child(
            Individual one, List<Individual> mates, double mutation, double crossover, RandomGenerator random) {
        Genome genome = one.genome();
        List<Integer> parents = List.of(one.number());
        if (random.nextDouble() < crossover) {
            Individual other = mates.get(random.nextInt(mates.size()));
            if (other.number() != one.number()) {
                genome = genome.crossed(other.genome(), random);
                parents = List.of(one.number(), other.number());
            }
        }
        return new Newborn(genome.mutated(mutation, random), parents);
    }

    /** The parents of each child, in the order of the children. */
    List<List<Integer>> parents() {
        return parents;
    }
}
