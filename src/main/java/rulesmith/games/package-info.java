/**
 * Games known from elsewhere, to compare evolved games with: {@link rulesmith.games.Chess} and its like, each with rules
 * of its own in code, behind the interfaces of {@link rulesmith.game.Game}. In come the names of games, positions in the
 * notation of the game, and moves. Out go legal moves, outcomes and evaluations, just as from a compiled rule set.
 */
package rulesmith.games;
