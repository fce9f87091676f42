package rulesmith.evolution;

import io.jenetics.ext.moea.Vec;
import rulesmith.archive.Individual;

/**
 * What Jenetics takes for a fitness value: the individual itself with its combined fitness, by which it is compared, and
 * its merits one by one, by which several objectives are weighed.
 */
record Rated(Individual individual, double fitness, Vec<double[]> merits) implements Comparable<Rated> {

    /** Who was dropped is worse than anybody who was not, also than one without any merit. */
    @Override
    public int compareTo(Rated other) {
        int passed = Boolean.compare(individual.passed(), other.individual.passed());
        return passed != 0 ? passed : Double.compare(fitness, other.fitness);
    }

    int dominance(Rated other) {
        int passed = Boolean.compare(individual.passed(), other.individual.passed());
        return passed != 0 ? passed : merits.dominance(other.merits);
    }

    int compareMerit(Rated other, int objective) {
        return merits.compare(other.merits, objective);
    }

    double meritDistance(Rated other, int objective) {
        return merits.distance(other.merits, objective);
    }

    int meritCount() {
        return merits.length();
    }

    /** The number tells individuals apart. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Rated rated && rated.individual.number() == individual.number();
    }

    @Override
    public int hashCode() {
        return individual.number();
    }
}
