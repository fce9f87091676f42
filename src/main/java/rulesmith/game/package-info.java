/**
 * Plays. {@link rulesmith.game.Game} and {@link rulesmith.game.Position} are what every game, agent, metric and solver
 * meets; {@link rulesmith.game.RuleSetGame} is a rule set compiled to bitboard tables behind them. In come rule sets and
 * moves, out go legal moves, outcomes and notation.
 */
package rulesmith.game;
