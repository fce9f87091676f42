package rulesmith.archive;

import java.util.ArrayList;
import java.util.List;

/** The individuals whom nobody beats in one objective without being worse in another. */
public final class Front {

    private Front() {}

    /** In the order given; of several with the same merits only the first. */
    public static List<Individual> of(List<Individual> individuals, List<Objective> objectives) {
        List<Individual> passed =
                individuals.stream().filter(Individual::passed).toList();
        List<double[]> merits =
                passed.stream().map(one -> merits(one, objectives)).toList();
        List<Individual> front = new ArrayList<>();
        for (int i = 0; i < passed.size(); i++) {
            boolean beaten = false;
            for (int j = 0; j < passed.size() && !beaten; j++) {
                beaten = j != i && beats(merits.get(j), merits.get(i), j < i);
            }
            if (!beaten) {
                front.add(passed.get(i));
            }
        }
        return front;
    }

    private static boolean beats(double[] a, double[] b, boolean first) {
        boolean better = false;
        for (int i = 0; i < a.length; i++) {
            if (a[i] < b[i]) {
                return false;
            }
            better |= a[i] > b[i];
        }
        return better || first;
    }

    public static double[] merits(Individual individual, List<Objective> objectives) {
        double[] merits = new double[objectives.size()];
        for (int i = 0; i < merits.length; i++) {
            merits[i] = objectives.get(i).merit(individual);
        }
        return merits;
    }
}
