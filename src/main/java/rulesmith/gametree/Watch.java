package rulesmith.gametree;

import java.util.function.Supplier;

/** Watches over the limits of one search. The clock and the observer are asked only now and then. */
final class Watch {

    private static final int EVERY = 1 << 12;

    private final Limits limits;
    private final SearchObserver observer;
    private final long begun = System.nanoTime();
    private long untilNext = EVERY;

    Watch(Limits limits, SearchObserver observer) {
        this.limits = limits;
        this.observer = observer;
    }

    /**
     * What stops the search now, or null.
     *
     * @param work roughly how much was done since the last call, 1 for a quick look at a position
     */
    Limit reached(long nodes, long bytes, long work, Supplier<String> sight) {
        if (nodes > limits.nodes()) {
            return Limit.NODES;
        }
        if (bytes > limits.bytes()) {
            return Limit.MEMORY;
        }
        untilNext -= work;
        if (untilNext > 0) {
            return null;
        }
        untilNext = EVERY;
        if (seconds() > limits.seconds()) {
            return Limit.TIME;
        }
        return Thread.currentThread().isInterrupted() || !observer.goOn(nodes, sight) ? Limit.INTERRUPTION : null;
    }

    double seconds() {
        return (System.nanoTime() - begun) / 1e9;
    }
}
