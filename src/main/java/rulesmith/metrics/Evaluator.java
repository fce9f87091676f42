package rulesmith.metrics;

import java.util.List;
import rulesmith.rules.RuleSet;

/**
 * Measures rule sets: a pure function of plain values, so that one process or many machines may stand behind it. The
 * result does not depend on the number of threads, on the other rule sets of the batch or on their order.
 */
@FunctionalInterface
public interface Evaluator {

    /** The scores of each rule set, in the order of the batch. */
    List<Scores> evaluate(List<RuleSet> batch, Settings settings);
}
