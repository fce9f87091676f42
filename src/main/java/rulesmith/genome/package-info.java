/**
 * What evolution works on. A {@link rulesmith.genome.Genome} is 50 numbers, sound or not; every genome maps to exactly
 * one valid {@link rulesmith.rules.RuleSet}, and every rule set back to its genome. Repair and random creation live here.
 */
package rulesmith.genome;
