package rulesmith.gametree;

import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.Position;
import rulesmith.play.Chance;

/** Hot. Random games from a position to its end, and how many of them a player wins. */
final class Playouts {

    private final int count;
    private final double theta;
    private final Seed seed;
    private SeededRandom random;
    private Position scratch;

    /**
     * @param count games from each position
     * @param theta how far from 0 and 1 a rate is kept that says always or never: a sample knows no certainty
     */
    Playouts(int count, double theta, Seed seed) {
        if (count < 1) {
            throw new IllegalArgumentException(count + " playouts, expected at least one");
        }
        // A rate of 1 makes a proof number of 0: a theta that is lost in rounding would turn estimates into proofs.
        if (!(theta > 0 && theta < 0.5 && 1 - theta < 1)) {
            throw new IllegalArgumentException("theta " + theta + ", expected a little more than 0");
        }
        this.count = count;
        this.theta = theta;
        this.seed = seed;
    }

    /** Before a search, so that what it finds does not depend on those before it. */
    void begin(Position root) {
        random = seed.generator();
        scratch = root.copy();
    }

    /** Eq. 2: strictly between 0 and 1. */
    double winningRate(Position position, Question question) {
        int wins = 0;
        for (int i = 0; i < count; i++) {
            scratch.copyFrom(position);
            while (!scratch.outcome().isOver()) {
                scratch.play(Chance.randomMove(scratch, random));
            }
            wins += question.wonBy(scratch.outcome()) ? 1 : 0;
        }
        return wins == 0 ? theta : wins == count ? 1 - theta : (double) wins / count;
    }
}
