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
    private static final long REDRAW_NANOS = 100_000_000L;
    private static final long LINE_NANOS = 10_000_000_000L;

    private final Console console;
    private final String what;
    private final long begun;
    private final long total;
    private final Supplier<String> remark;
    private final long start = System.nanoTime();
    private final AtomicLong done = new AtomicLong();
    private final AtomicLong next = new AtomicLong(start + REDRAW_NANOS);

    Progress(Console console, String what, long total) {
        this(console, what, 0, total, null);
    }

    /**
     * @param begun how many units others had done before
     * @param remark said instead of the rate, asked for when it is drawn; may be null
     */
    Progress(Console console, String what, long begun, long total, Supplier<String> remark) {
        this.console = console;
        this.what = what;
        this.begun = begun;
        this.total = total;
        this.remark = remark;
        done.set(begun);
        if (!console.live()) {
            next.set(start + LINE_NANOS);
        }
    }

    /** Some more units are done; any thread may say so. */
    void advance(int units) {
        long now = System.nanoTime();
        long count = done.addAndGet(units);
        long due = next.get();
        if (now >= due && next.compareAndSet(due, now + (console.live() ? REDRAW_NANOS : LINE_NANOS))) {
            draw(count, (now - start) / 1e9);
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
            // A line that wraps cannot be drawn again.
            String line = bar + " " + numbers;
            console.err().print("\r\u001b[K" + line.substring(0, Math.min(line.length(), console.width() - 1)));
            console.err().flush();
        } else {
            console.err().println(numbers);
        }
    }

    static String time(double seconds) {
        long whole = Math.round(seconds);
        return whole < 60 ? whole + " s" : whole / 60 + " min " + whole % 60 + " s";
    }

    @Override
    public void close() {
        if (console.live()) {
            console.err().print("\r\u001b[K");
            console.err().flush();
        }
    }
}
