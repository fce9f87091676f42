/**
 * Plays games to their end. In come a game and two agents; out goes a {@link rulesmith.play.GameRecord}, which can be
 * replayed move by move, or the tally of many random playouts.
 */
package rulesmith.play;
