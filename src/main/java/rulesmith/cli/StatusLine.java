package rulesmith.cli;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What a waiting user is told on standard error: one line that is drawn again on a terminal, a line every ten seconds
 * otherwise. Any thread may tell it.
 */
final class StatusLine implements AutoCloseable {

    private static final long REDRAW_NANOS = 100_000_000L;
    private static final long LINE_NANOS = 10_000_000_000L;

    private final Console console;
    private final long pause;
    private final AtomicLong next;

    StatusLine(Console console) {
        this.console = console;
        this.pause = console.live() ? REDRAW_NANOS : LINE_NANOS;
        this.next = new AtomicLong(System.nanoTime() + pause);
    }

    /** Whether it is time to say something; of several threads that ask, one is told so. */
    boolean isDue() {
        long now = System.nanoTime();
        long due = next.get();
        return now >= due && next.compareAndSet(due, now + pause);
    }

    void show(String text) {
        if (console.live()) {
            // A line that wraps cannot be drawn again.
            console.err().print("\r\u001b[K" + text.substring(0, Math.min(text.length(), console.width() - 1)));
            console.err().flush();
        } else {
            console.err().println(text);
        }
    }

    @Override
    public void close() {
        if (console.live()) {
            console.err().print("\r\u001b[K");
            console.err().flush();
        }
    }
}
