/**
 * Tells others about a run, about how games were learned, about how a game feels to play, or about what people think of
 * games. In comes a {@link rulesmith.report.RunSummary}, some {@link rulesmith.report.LearnedGame}s, a
 * {@link rulesmith.gametree.Analysis}, or a {@link rulesmith.survey.SurveyAnalysis}; out come the files of {@code results/}: a page that needs no network, its tables
 * as CSV, its plots as SVG and PNG, the same for the same input. The plots of experiments, which have no page, and the
 * pictures for the rest of the program are drawn here too, and the libraries behind them show nowhere else.
 */
package rulesmith.report;
