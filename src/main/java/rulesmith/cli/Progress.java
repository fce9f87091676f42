package rulesmith.cli;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * Tells a waiting user how far the work is, with rate and time left: one line that is drawn again on a terminal, a line
 * every ten seconds otherwise. Written to standard error, so that it never mixes with results.
 */
final class Progress implements AutoCloseable {

    private static final int WIDTH = 24;

    private final Console console;
    private final StatusLine line;
    private final String what;
    private final long begun;
    private final long total;
    private final Supplier<String> remark;
    private final long start = System.nanoTime();
    private final AtomicLong done = new AtomicLong();

    Progress(Console console, String what, long total) {
        this(console, what, 0, total, null);
    }

    /**
     * @param begun how many units others had done before
     * @param remark said instead of the rate, asked for when it is drawn; may be null
     */
    Progress(Console console, String what, long begun, long total, Supplier<String> remark) {
        this.console = console;
        this.line = new StatusLine(console);
        this.what = what;
        this.begun = begun;
        this.total = total;
        this.remark = remark;
        done.set(begun);
    }

    /** Some more units are done; any thread may say so. */
    void advance(int units) {
        long count = done.addAndGet(units);
        if (line.isDue()) {
            draw(count, (System.nanoTime() - start) / 1e9);
        }
    }

    private void draw(long count, double seconds) {
        double rate = (count - begun) / seconds;
        String left = rate > 0 ? time((total - count) / rate) : "?";
        // With a remark the line is long, so the rest is brief.
        String numbers = remark == null
                ? String.format(Locale.ROOT, "%,d of %,d %s, %s left, %,.0f/s", count, total, what, left, rate)
                : String.format(Locale.ROOT, "%,d/%,d, %s left, %s", count, total, left, remark.get());
        if (console.live()) {
            int width = remark == null ? WIDTH : WIDTH / 4;
            int filled = (int) (width * count / total);
            String bar = "█".repeat(filled) + "░".repeat(width - filled);
            line.show(bar + " " + numbers);
        } else {
            line.show(numbers);
        }
    }

    static String time(double seconds) {
        long whole = Math.round(seconds);
        return whole < 60 ? whole + " s" : whole / 60 + " min " + whole % 60 + " s";
    }

    @Override
    public void close() {
        line.close();
    }
}
