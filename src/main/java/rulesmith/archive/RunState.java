package rulesmith.archive;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where a run stands after an iteration: all that the next one builds on.
 *
 * @param generation iterations done
 * @param born individuals born so far
 * @param population those who can have children and those they competed with, as the algorithm keeps them
 * @param best the best ever seen
 * @param gates how many individuals were dropped, by reason
 */
public record RunState(
        int generation, int born, List<Individual> population, HallOfFame best, Map<String, Integer> gates) {

    public RunState {
        population = List.copyOf(population);
        gates = Collections.unmodifiableMap(new TreeMap<>(gates));
    }
}
