/**
 * Rulesmith invents two-player board games and finds out which are worth playing.
 *
 * <p>The packages are the stations of one pipeline: genes, rules, games, metrics, evolution, archive, playtest, survey;
 * data flows one way. This package holds only what every station
 * shares: the seed and the way files are written.
 */
package rulesmith;
