package rulesmith.evolution;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rulesmith.Seed;
import rulesmith.archive.Grid;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunState;

/**
 * One iteration of MAP-Elites: children of random elites challenge the elites of the cells they fall into. A few games
 * flatter some games by chance, and a grid that keeps the best of many looks would fill with those. So who would win a
 * cell is measured once more on fresh games, and so is the elite it would displace; the means of all looks decide, and
 * also say into which cell a game belongs.
 */
final class MapElites {

    /** From then on an elite is known well enough. */
    static final int MOST_LOOKS = 10;

    private MapElites() {}

    static Step next(RunConfig config, RunState state, Nursery nursery, Seed seed) {
        Grid grid = Grid.of(config);
        List<Individual> born = nursery.raise(children(config, state, seed), state.generation() + 1, state.born());

        // 1. Who would win a cell at first sight, and against whom.
        SortedMap<Integer, Individual> elites = grid.elites(state.population());
        SortedMap<Integer, Individual> challengers = grid.elites(born);
        challengers.entrySet().removeIf(entry -> {
            Individual elite = elites.get(entry.getKey());
            boolean known =
                    elite != null && elite.genome().equals(entry.getValue().genome());
            return known || elite != null && grid.quality(elite) >= grid.quality(entry.getValue());
        });

        // 2. Another look at both.
        List<Individual> again = new ArrayList<>(challengers.values());
        for (int cell : challengers.keySet()) {
            Individual elite = elites.get(cell);
            if (elite != null && elite.looks() < MOST_LOOKS) {
                again.add(elite);
                elites.remove(cell);
            }
        }
        List<Individual> seen = nursery.lookAgain(again);

        // 3. The elites come back first: who is not better than they does not replace them.
        Map<Integer, Integer> replaced = new HashMap<>();
        SortedMap<Integer, Individual> next = new TreeMap<>(elites);
        for (int i = challengers.size(); i < seen.size(); i++) {
            settle(seen.get(i), next, grid);
        }
        for (int i = 0; i < challengers.size(); i++) {
            Individual displaced = settle(seen.get(i), next, grid);
            if (displaced != null) {
                replaced.put(seen.get(i).number(), displaced.number());
            }
        }
        Map<Integer, Double> qualities = new HashMap<>();
        born.stream()
                .filter(Individual::passed)
                .forEach(individual -> qualities.put(individual.number(), grid.quality(individual)));
        return new Step(List.copyOf(next.values()), born, replaced, qualities, seen);
    }

    /** Puts an individual into its cell if it is better than who is there; returns whom it displaced, or null. */
    private static Individual settle(Individual one, SortedMap<Integer, Individual> cells, Grid grid) {
        int cell = grid.cell(one);
        Individual holder = cells.get(cell);
        if (holder != null && grid.quality(holder) >= grid.quality(one)) {
            return null;
        }
        cells.put(cell, one);
        return holder;
    }

    private static List<Newborn> children(RunConfig config, RunState state, Seed seed) {
        RandomGenerator random = seed.generator();
        List<Individual> elites = state.population();
        List<Newborn> children = new ArrayList<>();
        for (int i = 0; i < config.population(); i++) {
            Individual parent = elites.get(random.nextInt(elites.size()));
            Newborn child = Breeding.child(parent, elites, config.mutation(), config.crossover(), random);
            children.add(new Newborn(child.genome().repaired(config.conventions()), child.parents()));
        }
        return children;
    }
}
