package rulesmith.cli;

import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import rulesmith.gametree.SearchObserver;

/** Tells a waiting user how far a search is. How much is left nobody knows, so there is no bar. */
final class SearchProgress implements SearchObserver, AutoCloseable {

    private final StatusLine line;
    private final BooleanSupplier stop;
    private final double limit;
    private final long start = System.nanoTime();

    /**
     * @param stop whether the user wants it to stop
     * @param limit seconds the search may take
     */
    SearchProgress(Console console, BooleanSupplier stop, double limit) {
        this.line = new StatusLine(console);
        this.stop = stop;
        this.limit = limit;
    }

    @Override
    public boolean goOn(long nodes, Supplier<String> sight) {
        if (line.isDue()) {
            double seconds = (System.nanoTime() - start) / 1e9;
            line.show(String.format(
                    Locale.ROOT,
                    "%,d nodes, %,.0f/s, %.0f of %s s, %s",
                    nodes,
                    nodes / seconds,
                    seconds,
                    SolverOptions.number(limit),
                    sight.get()));
        }
        return !stop.getAsBoolean();
    }

    @Override
    public void close() {
        line.close();
    }
}
