package rulesmith.evolution;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import rulesmith.Seed;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Grid;
import rulesmith.archive.HallOfFame;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunState;
import rulesmith.genome.Genome;
import rulesmith.metrics.Evaluator;

/**
 * What evolution must beat to be worth its name: the same number of rule sets, the same gates and the same choice of what
 * is kept, but every rule set drawn at random.
 *
 * @param individuals all of them, in the order of their drawing
 * @param state as if they were the last population of a run
 */
public record RandomSearch(List<Individual> individuals, RunState state) {

    public static RandomSearch run(RunConfig config, int ruleSets, Evaluator evaluator) {
        Nursery nursery = new Nursery(config, evaluator);
        Seed draws = Seed.of(config.seed()).derive("random search");
        List<Newborn> newborns = new ArrayList<>();
        for (int i = 0; i < ruleSets; i++) {
            newborns.add(new Newborn(Genome.random(draws.derive(i), config.conventions()), List.of()));
        }
        List<Individual> individuals = nursery.raise(newborns, 0, 0);
        List<Individual> population = config.algorithm() == Algorithm.MAP_ELITES
                ? List.copyOf(Grid.of(config).elites(individuals).values())
                : individuals;
        HallOfFame best = HallOfFame.empty(config.objectives()).with(individuals, config.objectives());
        return new RandomSearch(individuals, new RunState(0, ruleSets, population, best, Map.of()));
    }
}
