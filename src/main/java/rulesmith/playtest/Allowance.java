package rulesmith.playtest;

import java.util.function.LongSupplier;

/** How much somebody may ask for: so many requests at once, and so many a second in the long run. */
final class Allowance {

    private final double most;
    private final double perMillisecond;
    private final LongSupplier clock;
    private double left;
    private long then;

    /** @param clock tells milliseconds */
    Allowance(int atOnce, double perSecond, LongSupplier clock) {
        this.most = atOnce;
        this.perMillisecond = perSecond / 1000;
        this.clock = clock;
        this.left = atOnce;
        this.then = clock.getAsLong();
    }

    /** Takes one away; {@link RefusedException} if there is none. */
    synchronized void take() {
        long now = clock.getAsLong();
        left = Math.min(most, left + Math.max(0, now - then) * perMillisecond);
        then = now;
        if (left < 1) {
            throw new RefusedException(RefusedException.TOO_MANY, "That was too fast. Please wait a moment.");
        }
        left--;
    }
}
