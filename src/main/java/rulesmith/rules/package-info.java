/**
 * What a game design is. In come 50 genes and a few conventions; out goes a validated, immutable
 * {@link rulesmith.rules.RuleSet}, its JSON file, its rules in plain English and its drawing. Nothing here plays.
 */
package rulesmith.rules;
