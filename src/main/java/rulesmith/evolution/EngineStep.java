package rulesmith.evolution;

import io.jenetics.IntegerGene;
import io.jenetics.Optimize;
import io.jenetics.Phenotype;
import io.jenetics.Selector;
import io.jenetics.TournamentSelector;
import io.jenetics.TruncationSelector;
import io.jenetics.engine.Engine;
import io.jenetics.engine.EvolutionStart;
import io.jenetics.ext.moea.NSGA2Selector;
import io.jenetics.ext.moea.UFTournamentSelector;
import io.jenetics.ext.moea.Vec;
import io.jenetics.util.ISeq;
import io.jenetics.util.RandomRegistry;
import io.jenetics.util.Seq;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import rulesmith.Seed;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Front;
import rulesmith.archive.Individual;
import rulesmith.archive.RankFitness;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunState;
import rulesmith.genome.GenomeCodec;

/**
 * One iteration as one {@code evolve()} of a Jenetics engine: N survivors and N children of selected parents are the next
 * population, ranked together. The engine runs on the calling thread with the random numbers of the iteration; only the
 * evaluator uses several cores.
 */
final class EngineStep {

    private static final int TOURNAMENT = 3;

    private final RunConfig config;
    private final RunState state;
    private final Nursery nursery;
    private final GenomeCodec codec;
    private final Breeding breeding;
    private final Map<Integer, Phenotype<IntegerGene, Rated>> known;
    private List<Individual> born = List.of();

    private EngineStep(
            RunConfig config, RunState state, Nursery nursery, Map<Integer, Phenotype<IntegerGene, Rated>> known) {
        this.config = config;
        this.state = state;
        this.nursery = nursery;
        this.known = known;
        this.codec = new GenomeCodec(config.conventions());
        // An evolution strategy has mutation only.
        this.breeding =
                new Breeding(codec, config.mutation(), config.algorithm() == Algorithm.ES ? 0 : config.crossover());
    }

    /**
     * @param known the population as Jenetics has it, by number, if it is known; afterwards the next one. Only spares the
     *     work of making and ranking it again.
     */
    static Step next(
            RunConfig config,
            RunState state,
            Nursery nursery,
            Map<Integer, Phenotype<IntegerGene, Rated>> known,
            Seed seed) {
        return new EngineStep(config, state, nursery, known).evolve(seed);
    }

    private Step evolve(Seed seed) {
        int size = config.population();
        Engine<IntegerGene, Rated> engine = new Engine.Builder<>(this::evaluate, codec.encoding())
                .constraint(codec.constraint())
                .populationSize(2 * size)
                .survivorsSize(size)
                .offspringSize(size)
                .survivorsSelector(survivors())
                .offspringSelector(parents())
                .alterers(breeding)
                .maximalPhenotypeAge(Integer.MAX_VALUE)
                .executor(Runnable::run)
                .build();
        ISeq<Phenotype<IntegerGene, Rated>> population = RandomRegistry.with(
                seed.generator(), random -> evolved(engine, EvolutionStart.of(phenotypes(), state.generation() + 1L)));
        known.clear();
        population.forEach(one -> known.put(one.fitness().individual().number(), one));
        List<Individual> next =
                population.stream().map(one -> one.fitness().individual()).toList();
        Map<Integer, Double> fitness = new HashMap<>();
        population.forEach(one ->
                fitness.put(one.fitness().individual().number(), one.fitness().fitness()));
        return config.algorithm() == Algorithm.ES ? duels(next, fitness) : new Step(next, born, Map.of(), fitness);
    }

    /** Jenetics hands on failures wrapped up. */
    private static ISeq<Phenotype<IntegerGene, Rated>> evolved(
            Engine<IntegerGene, Rated> engine, EvolutionStart<IntegerGene, Rated> start) {
        try {
            return engine.evolve(start).population();
        } catch (CompletionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    private Selector<IntegerGene, Rated> survivors() {
        return switch (config.algorithm()) {
            case ES -> EngineStep::first;
            case GA -> new TruncationSelector<>();
            default ->
                new NSGA2Selector<>(Rated::dominance, Rated::compareMerit, Rated::meritDistance, Rated::meritCount);
        };
    }

    private Selector<IntegerGene, Rated> parents() {
        return switch (config.algorithm()) {
            case ES -> EngineStep::first;
            case GA -> new TournamentSelector<>(TOURNAMENT);
            default ->
                new UFTournamentSelector<>(
                        Rated::dominance, Rated::compareMerit, Rated::meritDistance, Rated::meritCount);
        };
    }

    /** An evolution strategy keeps its parents first. */
    private static ISeq<Phenotype<IntegerGene, Rated>> first(
            Seq<Phenotype<IntegerGene, Rated>> population, int count, Optimize optimize) {
        return population.subSeq(0, count).asISeq();
    }

    private ISeq<Phenotype<IntegerGene, Rated>> phenotypes() {
        List<Phenotype<IntegerGene, Rated>> phenotypes = new ArrayList<>();
        for (Individual individual : state.population()) {
            phenotypes.add(known.get(individual.number()));
        }
        return phenotypes.contains(null) ? strangers() : ISeq.of(phenotypes);
    }

    private ISeq<Phenotype<IntegerGene, Rated>> strangers() {
        List<double[]> merits = new ArrayList<>();
        state.population().forEach(individual -> merits.add(Front.merits(individual, config.objectives())));
        List<Phenotype<IntegerGene, Rated>> phenotypes = new ArrayList<>();
        for (Rated rated : rated(state.population(), merits)) {
            Individual individual = rated.individual();
            phenotypes.add(Phenotype.of(codec.encode(individual.genome()), individual.generation() + 1L, rated));
        }
        return ISeq.of(phenotypes);
    }

    private List<Rated> rated(List<Individual> individuals, List<double[]> merits) {
        double[] fitness = RankFitness.ofMerits(merits, config.objectives());
        List<Rated> rated = new ArrayList<>();
        for (int i = 0; i < fitness.length; i++) {
            rated.add(new Rated(individuals.get(i), fitness[i], Vec.of(merits.get(i))));
        }
        return rated;
    }

    /** Those without a fitness are the children, in the order in which they were bred; the whole is ranked anew. */
    private ISeq<Phenotype<IntegerGene, Rated>> evaluate(Seq<Phenotype<IntegerGene, Rated>> population) {
        List<Newborn> newborns = new ArrayList<>();
        for (Phenotype<IntegerGene, Rated> one : population) {
            if (!one.isEvaluated()) {
                newborns.add(new Newborn(
                        codec.decode(one.genotype()), breeding.parents().get(newborns.size())));
            }
        }
        if (newborns.isEmpty()) {
            // The engine has the population it starts from evaluated too, in case it is not.
            return population.asISeq();
        }
        born = nursery.raise(newborns, state.generation() + 1, state.born());
        List<Individual> individuals = new ArrayList<>();
        List<double[]> merits = new ArrayList<>();
        int next = 0;
        for (Phenotype<IntegerGene, Rated> one : population) {
            if (one.isEvaluated()) {
                individuals.add(one.fitness().individual());
                merits.add(one.fitness().merits().data());
            } else {
                individuals.add(born.get(next));
                merits.add(Front.merits(born.get(next++), config.objectives()));
            }
        }
        List<Rated> rated = rated(individuals, merits);
        List<Phenotype<IntegerGene, Rated>> evaluated = new ArrayList<>();
        for (int i = 0; i < rated.size(); i++) {
            evaluated.add(population.get(i).nullifyFitness().withFitness(rated.get(i)));
        }
        return ISeq.of(evaluated);
    }

    /** Child i is of parent i and takes its place if it is better; who lost stays behind those who go on. */
    private Step duels(List<Individual> population, Map<Integer, Double> fitness) {
        int size = config.population();
        List<Individual> winners = new ArrayList<>();
        List<Individual> losers = new ArrayList<>();
        Map<Integer, Integer> replaced = new HashMap<>();
        for (int i = 0; i < size; i++) {
            Individual parent = population.get(i);
            Individual child = population.get(size + i);
            boolean accepted = Acceptance.accepts(parent, child, config.objectives());
            winners.add(accepted ? child : parent);
            losers.add(accepted ? parent : child);
            if (accepted) {
                replaced.put(child.number(), parent.number());
            }
        }
        winners.addAll(losers);
        return new Step(winners, born, replaced, fitness);
    }
}
