package rulesmith.archive;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The combined fitness of individuals (Eq. 5 of the study): for each objective the best of M individuals gets rank M and
 * the worst rank 1, and the weighted ranks are added. Equals share the mean of the ranks they take up, so no metric counts
 * more than another for having many ties.
 */
public final class RankFitness {

    private RankFitness() {}

    public static double[] of(List<Individual> individuals, List<Objective> objectives) {
        return ofMerits(
                individuals.stream().map(one -> Front.merits(one, objectives)).toList(), objectives);
    }

    /** @param merits of each individual, in the order of the objectives */
    public static double[] ofMerits(List<double[]> merits, List<Objective> objectives) {
        double[] fitness = new double[merits.size()];
        double[] values = new double[merits.size()];
        for (int objective = 0; objective < objectives.size(); objective++) {
            for (int i = 0; i < values.length; i++) {
                values[i] = merits.get(i)[objective];
            }
            double[] ranks = ranks(values);
            for (int i = 0; i < fitness.length; i++) {
                fitness[i] += objectives.get(objective).weight() * ranks[i];
            }
        }
        return fitness;
    }

    /** From 1 for the least value up; equal values share the mean of their ranks. */
    static double[] ranks(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double[] ranks = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            int first = Arrays.binarySearch(sorted, values[i]);
            int last = first;
            while (first > 0 && sorted[first - 1] == values[i]) {
                first--;
            }
            while (last + 1 < sorted.length && sorted[last + 1] == values[i]) {
                last++;
            }
            ranks[i] = (first + last) / 2.0 + 1;
        }
        return ranks;
    }

    /** The places of individuals, the fittest first; equals stay in their order. */
    public static List<Integer> order(List<Individual> individuals, List<Objective> objectives) {
        double[] fitness = of(individuals, objectives);
        return IntStream.range(0, fitness.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -fitness[i]))
                .toList();
    }
}
