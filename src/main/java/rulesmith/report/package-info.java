/**
 * Pictures for people: the plots of a report, and any drawing as a PNG. In come plain numbers and names, or SVG text. Out
 * go SVG that can stand in a page beside others, and the bytes of PNG files, the same for the same input; the chart
 * library behind them shows nowhere else.
 */
package rulesmith.report;
