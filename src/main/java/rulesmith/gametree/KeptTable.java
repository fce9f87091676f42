package rulesmith.gametree;

import java.util.function.Consumer;
import java.util.function.LongFunction;

/** A solver's table, kept from one question to the next and made anew when there is other room for it. */
final class KeptTable<T> {

    /** Without a limit. */
    private static final long USUAL_BYTES = 256 << 20;

    private final LongFunction<T> make;
    private final Consumer<T> clear;
    private T table;
    private long bytes;

    KeptTable(LongFunction<T> make, Consumer<T> clear) {
        this.make = make;
        this.clear = clear;
    }

    /** Empty, and at most as large as the limits say. */
    T within(Limits limits) {
        long room = limits.bytes() == Long.MAX_VALUE ? USUAL_BYTES : limits.bytes();
        if (room == bytes) {
            clear.accept(table);
        } else {
            // The old one goes before the new one comes.
            table = null;
            table = make.apply(room);
            bytes = room;
        }
        return table;
    }
}
