/**
 * Runs of evolution as they are kept. In come configurations, the individuals of each generation and what they measured;
 * out come the files of {@code populations/}, from which a killed run goes on and a report is made. The archive of the
 * best games and the choice of diverse ones live here too.
 */
package rulesmith.archive;
