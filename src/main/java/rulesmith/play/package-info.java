/**
 * Plays games to their end. In come a game and two agents; out go {@link rulesmith.play.GameRecord}s, which can be replayed
 * move by move, or what observers gathered on the way. Seeds and numbers decide what is played, never threads or clocks.
 */
package rulesmith.play;
