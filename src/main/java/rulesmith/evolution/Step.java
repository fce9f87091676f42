package rulesmith.evolution;

import java.util.List;
import java.util.Map;
import rulesmith.archive.Individual;

/**
 * What happened in one iteration.
 *
 * @param population the next one
 * @param born in the order of their numbers
 * @param replaced by the number of who took a place, the number of who had it
 * @param fitness by number: the combined fitness among all rivals, or the quality in the grid; none if it was not found out
 * @param seenAgain who was measured once more, with all that is known now
 */
record Step(
        List<Individual> population,
        List<Individual> born,
        Map<Integer, Integer> replaced,
        Map<Integer, Double> fitness,
        List<Individual> seenAgain) {

    /** Without another look at anybody. */
    Step(
            List<Individual> population,
            List<Individual> born,
            Map<Integer, Integer> replaced,
            Map<Integer, Double> fitness) {
        this(population, born, replaced, fitness, List.of());
    }
}
