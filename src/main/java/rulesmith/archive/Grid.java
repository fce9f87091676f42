package rulesmith.archive;

import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The cells into which MAP-Elites sorts games by their behaviour, and how good a game is in its cell: the weighted mean of
 * the objectives.
 */
public record Grid(List<Axis> axes, List<Objective> objectives) {

    public static Grid of(RunConfig config) {
        return new Grid(config.behaviour(), config.objectives());
    }

    public int cells() {
        return axes.stream().mapToInt(Axis::bins).reduce(1, Math::multiplyExact);
    }

    /** The first axis varies fastest. */
    public int cell(Individual individual) {
        int cell = 0;
        for (int i = axes.size() - 1; i >= 0; i--) {
            cell = cell * axes.get(i).bins()
                    + axes.get(i).bin(individual.value(axes.get(i).metric()));
        }
        return cell;
    }

    /** The bin of a cell on each axis. */
    public int[] bins(int cell) {
        int[] bins = new int[axes.size()];
        int rest = cell;
        for (int i = 0; i < bins.length; i++) {
            bins[i] = rest % axes.get(i).bins();
            rest /= axes.get(i).bins();
        }
        return bins;
    }

    public double quality(Individual individual) {
        double merits = 0;
        double weights = 0;
        for (Objective objective : objectives) {
            merits += objective.weight() * objective.merit(individual);
            weights += objective.weight();
        }
        return merits / weights;
    }

    /** The best of each cell, by cell; of equals the first. */
    public SortedMap<Integer, Individual> elites(Collection<Individual> individuals) {
        return individuals.stream()
                .filter(Individual::passed)
                .collect(Collectors.toMap(
                        this::cell, elite -> elite, (a, b) -> quality(b) > quality(a) ? b : a, TreeMap::new));
    }

    /** The share of cells that hold a game. */
    public double coverage(Collection<Individual> elites) {
        return (double) elites.size() / cells();
    }

    /** The qualities of all elites together. */
    public double qdScore(Collection<Individual> elites) {
        return elites.stream().mapToDouble(this::quality).sum();
    }
}
