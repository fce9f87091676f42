package rulesmith.evolution;

import java.util.ArrayList;
import java.util.List;
import rulesmith.Seed;
import rulesmith.archive.HallOfFame;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.genome.Genome;
import rulesmith.metrics.Evaluator;

/**
 * What evolution must beat to be worth its name: the same number of rule sets, the same gates and the same archive, but
 * every rule set drawn at random.
 */
public final class RandomSearch {

    private RandomSearch() {}

    public static HallOfFame run(RunConfig config, int ruleSets, Evaluator evaluator) {
        Nursery nursery = new Nursery(config, evaluator);
        Seed draws = Seed.of(config.seed()).derive("random search");
        List<Newborn> newborns = new ArrayList<>();
        for (int i = 0; i < ruleSets; i++) {
            newborns.add(new Newborn(Genome.random(draws.derive(i), config.conventions()), List.of()));
        }
        List<Individual> individuals = nursery.raise(newborns, 0, 0);
        return HallOfFame.empty(config.objectives()).with(individuals, config.objectives());
    }
}
