/**
 * Tells others about a run. In comes a {@link rulesmith.report.RunSummary}; out come the files of {@code results/}.
 */
package rulesmith.report;
