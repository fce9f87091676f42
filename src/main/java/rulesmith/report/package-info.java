/**
 * Tells others about a run, or about how games were learned. In comes a {@link rulesmith.report.RunSummary}, or some
 * {@link rulesmith.report.LearnedGame}s; out come the files of {@code results/}: a page that needs no network, its tables
 * as CSV, its plots as SVG and PNG, the same for the same input. Plots and pictures are drawn here for the rest of the
 * program too, and the libraries behind them show nowhere else.
 */
package rulesmith.report;
