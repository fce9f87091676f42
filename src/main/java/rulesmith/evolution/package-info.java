/**
 * Makes better rule sets out of given ones. In come a {@link rulesmith.archive.RunConfig} and an
 * {@link rulesmith.metrics.Evaluator}; out comes one {@link rulesmith.archive.RunState} after the other, each a function
 * of the one before and of the seed alone, so that a run may stop anywhere and go on elsewhere. Evolution strategy,
 * genetic algorithm and NSGA-II are Jenetics engines; MAP-Elites, which Jenetics does not have, is ours.
 */
package rulesmith.evolution;
