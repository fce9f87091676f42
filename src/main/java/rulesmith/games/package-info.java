/**
 * Games known from elsewhere, to compare evolved games with and to try solvers on: {@link rulesmith.games.Chess},
 * Connect Four, Othello, five in a row, 2048 against chance, and artificial trees, each with rules of its own in code,
 * behind the interfaces of {@link rulesmith.game}. In come moves, and positions in a notation of the game. Out go legal
 * moves, outcomes and evaluations, just as from a compiled rule set.
 */
package rulesmith.games;
