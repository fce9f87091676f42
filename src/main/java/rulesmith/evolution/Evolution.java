package rulesmith.evolution;

import io.jenetics.IntegerGene;
import io.jenetics.Phenotype;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import rulesmith.Seed;
import rulesmith.archive.Algorithm;
import rulesmith.archive.GenerationTable;
import rulesmith.archive.Grid;
import rulesmith.archive.HallOfFame;
import rulesmith.archive.Individual;
import rulesmith.archive.IndividualTable;
import rulesmith.archive.InvalidRunException;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunState;
import rulesmith.genome.Genome;
import rulesmith.metrics.CachingEvaluator;
import rulesmith.metrics.Evaluator;

/** The iterations of a run, in memory. */
public final class Evolution {

    /** Evolution meets a rule set again soon or never. */
    private static final int REMEMBERED = 4096;

    /** Random genomes tried for each place of the first population before giving up. */
    private static final int TRIES = 100;

    private final RunConfig config;
    private final Nursery nursery;
    private final Seed seed;
    private final IndividualTable individuals;
    private final GenerationTable generations;
    private final Map<Integer, Phenotype<IntegerGene, Rated>> known = new HashMap<>();

    public Evolution(RunConfig config, Evaluator evaluator) {
        this.config = config;
        this.nursery = new Nursery(config, new CachingEvaluator(evaluator, REMEMBERED));
        this.seed = Seed.of(config.seed());
        this.individuals = IndividualTable.of(config);
        this.generations = new GenerationTable(config);
    }

    /**
     * An iteration that has been done.
     *
     * @param individualRows of those who were born in it, for the table of individuals
     * @param generationRow for the table of generations
     */
    public record Iteration(RunState state, List<String> individualRows, String generationRow) {}

    /** The first population: the genomes the run is given, then random ones, each if the gates let it pass. */
    public Iteration first() {
        List<Individual> passed = new ArrayList<>();
        List<Individual> born = new ArrayList<>();
        Seed draws = seed.derive("first");
        int tried = 0;
        List<Genome> starters = config.starters();
        while (passed.size() < config.population()) {
            if (tried - starters.size() > TRIES * config.population()) {
                throw new InvalidRunException("only " + passed.size() + " of " + tried
                        + " genomes passed the gates, but the population needs " + config.population()
                        + "; a smaller 'minPieces' or 'gates' 0 lets more pass");
            }
            List<Newborn> newborns = new ArrayList<>();
            for (int missing = config.population() - passed.size(); missing > 0; missing--) {
                Genome genome = tried < starters.size()
                        ? starters.get(tried).repaired(config.conventions())
                        : Genome.random(draws.derive(tried), config.conventions());
                newborns.add(new Newborn(genome, List.of()));
                tried++;
            }
            List<Individual> raised = nursery.raise(newborns, 0, born.size());
            born.addAll(raised);
            raised.stream().filter(Individual::passed).forEach(passed::add);
        }
        // Who holds a cell from the start is looked at as often as who wins it later.
        boolean grid = config.algorithm() == Algorithm.MAP_ELITES;
        List<Individual> seenAgain = grid ? nursery.lookAgain(passed) : List.of();
        List<Individual> population =
                grid ? List.copyOf(Grid.of(config).elites(seenAgain).values()) : passed;
        RunState nothing = new RunState(-1, 0, List.of(), HallOfFame.empty(config.objectives()), Map.of());
        return after(nothing, new Step(population, born, Map.of(), Map.of(), seenAgain));
    }

    public Iteration next(RunState state) {
        Seed draws = seed.derive("iteration").derive(state.generation() + 1L);
        return after(
                state,
                config.algorithm() == Algorithm.MAP_ELITES
                        ? MapElites.next(config, state, nursery, draws)
                        : EngineStep.next(config, state, nursery, known, draws));
    }

    private Iteration after(RunState before, Step step) {
        Map<String, Integer> gates = new TreeMap<>(before.gates());
        step.born().stream()
                .filter(individual -> !individual.passed())
                .forEach(individual -> gates.merge(individual.gate(), 1, Integer::sum));
        RunState state = new RunState(
                before.generation() + 1,
                before.born() + step.born().size(),
                step.population(),
                before.best().with(step.born(), config.objectives()).renewed(step.seenAgain(), config.objectives()),
                gates);
        return new Iteration(
                state, rows(step), generations.row(state, step.replaced().size()));
    }

    private List<String> rows(Step step) {
        List<String> rows = new ArrayList<>();
        for (Individual individual : step.born()) {
            Integer replaced = step.replaced().get(individual.number());
            Double fitness = step.fitness().get(individual.number());
            rows.add(individuals.row(
                    individual,
                    replaced == null ? "" : replaced.toString(),
                    fitness == null ? "" : fitness.toString()));
        }
        return rows;
    }
}
