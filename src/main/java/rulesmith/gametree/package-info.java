/**
 * What a game tree tells: solvers that prove who wins, and indicators of how a game feels, from the single conspiracy
 * number to motion in mind and game refinement. In come games behind the common interface, positions, and the lengths
 * and choices of played games. Out go proofs marked as proved or only claimed, and numbers with their intervals, which
 * the metrics take in by name.
 */
package rulesmith.gametree;
