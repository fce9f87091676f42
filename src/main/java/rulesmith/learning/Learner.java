package rulesmith.learning;

import java.util.random.RandomGenerator;
import rulesmith.Seed;

/**
 * A network that is bred: its weights, and for each the standard deviation with which children differ in it. Both are
 * immutable by habit: nobody writes to them after the learner is made.
 */
final class Learner {

    private static final float FIRST_WEIGHTS = 0.2f;
    private static final float FIRST_DEVIATION = 0.05f;

    private final int[] places;
    final float[] weights;
    final float[] deviations;
    private final Network network;

    /** The places say where among the parameters of a network each weight belongs. */
    Learner(int[] places, float[] weights, float[] deviations) {
        this.places = places;
        this.weights = weights;
        this.deviations = deviations;
        float[] parameters = new float[Network.PARAMETERS];
        for (int i = 0; i < places.length; i++) {
            parameters[places[i]] = weights[i];
        }
        this.network = Network.of(parameters);
    }

    static Learner random(int[] places, Seed seed) {
        RandomGenerator random = seed.generator();
        float[] weights = new float[places.length];
        float[] deviations = new float[places.length];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = random.nextFloat(-FIRST_WEIGHTS, FIRST_WEIGHTS);
            deviations[i] = FIRST_DEVIATION;
        }
        return new Learner(places, weights, deviations);
    }

    /**
     * Self-adaptive: a deviation changes by a log-normal factor, σ' = σ exp(τ N(0,1)) with τ = 1 / √(2 √n), and then its
     * weight by σ' N(0,1), within ±2.
     */
    Learner child(Seed seed) {
        RandomGenerator random = seed.generator();
        double tau = 1 / Math.sqrt(2 * Math.sqrt(weights.length));
        float[] changed = new float[weights.length];
        float[] changedDeviations = new float[weights.length];
        for (int i = 0; i < weights.length; i++) {
            // Strict, so that it is the same on every machine.
            changedDeviations[i] = (float) (deviations[i] * StrictMath.exp(tau * random.nextGaussian()));
            float weight = (float) (weights[i] + changedDeviations[i] * random.nextGaussian());
            changed[i] = Math.max(-Network.LIMIT, Math.min(Network.LIMIT, weight));
        }
        return new Learner(places, changed, changedDeviations);
    }

    Network network() {
        return network;
    }
}
