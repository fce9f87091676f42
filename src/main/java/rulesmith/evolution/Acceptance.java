package rulesmith.evolution;

import java.util.List;
import rulesmith.archive.Individual;
import rulesmith.archive.Objective;

/** Whether a child takes the place of its parent in an evolution strategy (Eq. 6 of the study). */
final class Acceptance {

    private Acceptance() {}

    /**
     * The sum over all metrics of child/parent must be greater than the number of metrics: 4 for the published four. Each
     * term counts by the weight of its objective.
     */
    static boolean accepts(Individual parent, Individual child, List<Objective> objectives) {
        double sum = 0;
        double weights = 0;
        for (Objective objective : objectives) {
            sum += objective.weight() * ratio(objective.merit(parent), objective.merit(child));
            weights += objective.weight();
        }
        return child.passed() && sum > weights;
    }

    /** Eq. 6 has no value for a parent of 0: then a child of 0 is as good, any other counts as twice as good. */
    static double ratio(double parent, double child) {
        if (parent == 0) {
            return child == 0 ? 1 : 2;
        }
        return child / parent;
    }
}
