/**
 * How long a game takes to learn: networks of 64-91-40-10-1 neurons that know nothing but how the pieces move are bred by
 * playing it against each other. In come games of pieces on a board and seeds. Out go learning curves, the number of
 * generations until a champion beats all others, and champions as model files and agents.
 */
package rulesmith.learning;
