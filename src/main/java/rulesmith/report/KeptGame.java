package rulesmith.report;

import java.util.List;
import rulesmith.archive.Individual;
import rulesmith.play.GameRecord;
import rulesmith.rules.RuleSet;

/**
 * A game that a run has kept.
 *
 * @param shortName by which people ask for it
 * @param ruleSet with its name, and with metrics from games that evolution has not seen
 * @param individual what it was in the run, with the metrics that evolution saw
 * @param lineage its line of descent, oldest first, itself last
 * @param sample one game between two players who look one ply ahead
 */
public record KeptGame(
        String shortName, RuleSet ruleSet, Individual individual, List<Individual> lineage, GameRecord sample) {}
