package rulesmith.gametree;

/**
 * What moves a player's mind, after Iida and Khalid 2020. Products of means are not means of products, and the literature
 * has both, so each says of which kind it is.
 *
 * @param kind how the products were made
 * @param velocity v, 0 to 1
 * @param hardness m = 1 - v
 * @param momentum p = m v
 * @param energy the potential energy 2 m v²
 */
public record MotionInMind(Kind kind, double velocity, double hardness, double momentum, double energy) {

    /** How momentum and energy come from many velocities. */
    public enum Kind {
        /** Products of the mean velocity. */
        FROM_THE_MEANS("from the means"),
        /** Means of the products at each ply. */
        OF_THE_PLIES("of the plies");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }

    /** The most that p can be, at v = 1/2. */
    public static final double MOST_MOMENTUM = 0.25;

    /** The most that the energy can be, at v = 2/3. */
    public static final double MOST_ENERGY = 8.0 / 27;

    public static MotionInMind fromTheMeans(double velocity) {
        if (!(velocity >= 0 && velocity <= 1)) {
            throw new IllegalArgumentException("a velocity of " + velocity + ", expected 0 to 1");
        }
        return new MotionInMind(Kind.FROM_THE_MEANS, velocity, 1 - velocity, momentum(velocity), energy(velocity));
    }

    /** Without any ply, that of velocity 0. */
    public static MotionInMind ofThePlies(double... velocities) {
        double v = 0;
        double p = 0;
        double energy = 0;
        for (double velocity : velocities) {
            MotionInMind ply = fromTheMeans(velocity);
            v += ply.velocity;
            p += ply.momentum;
            energy += ply.energy;
        }
        int plies = Math.max(1, velocities.length);
        return new MotionInMind(Kind.OF_THE_PLIES, v / plies, 1 - v / plies, p / plies, energy / plies);
    }

    private static double momentum(double velocity) {
        return (1 - velocity) * velocity;
    }

    private static double energy(double velocity) {
        return 2 * (1 - velocity) * velocity * velocity;
    }
}
