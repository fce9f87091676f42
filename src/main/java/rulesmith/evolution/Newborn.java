package rulesmith.evolution;

import java.util.List;
import rulesmith.genome.Genome;

/** A valid genome that nothing is known about yet but its parents. */
record Newborn(Genome genome, List<Integer> parents) {}
