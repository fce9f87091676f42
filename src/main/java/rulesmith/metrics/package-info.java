/**
 * Game records and playouts become named numbers with confidence intervals, by the parallel evaluator. In come games,
 * agents, seeds and the records of played games. Out go estimates with their 95 % intervals, and the tests that say
 * whether one agent is stronger than another.
 */
package rulesmith.metrics;
