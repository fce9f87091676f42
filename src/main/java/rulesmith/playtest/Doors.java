package rulesmith.playtest;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * How often people may come in from one address, so that one stranger cannot take all places. Addresses are kept in memory
 * for this alone, and forgotten with the server.
 */
final class Doors {

    /** A class in a laboratory comes from one address, too. */
    private static final int AT_ONCE = 40;

    private static final double PER_SECOND = 0.1;
    private static final int MOST = 10_000;

    private final LongSupplier clock;

    private final Map<String, Allowance> allowances = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Allowance> eldest) {
            return size() > MOST;
        }
    };

    Doors(LongSupplier clock) {
        this.clock = clock;
    }

    /** Somebody comes in; {@link RefusedException} if too many have come from there. */
    synchronized void enter(String from) {
        allowances
                .computeIfAbsent(from, any -> new Allowance(AT_ONCE, PER_SECOND, clock))
                .take();
    }
}
