package rulesmith.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets work finish in good order when the user presses Ctrl-C: the process is not ended before this is closed, but then it
 * is. The exit code is that of an interrupted process, whatever the command returns.
 */
final class StopSignal implements AutoCloseable {

    private static final String SAVING = "Stopping; everything is being saved …";
    private static final String SAVED = "Stopped at the last checkpoint.";

    private final CountDownLatch finished = new CountDownLatch(1);
    private final long patience;
    private final Thread hook;
    private volatile boolean wanted;
    private volatile Thread interruptible;

    /** @param patience seconds that the work may take to finish; what it has saved by then must do */
    StopSignal(Console console, long patience) {
        this(console, patience, SAVING, SAVED);
    }

    /** For work that says other things when it is to stop, and when it did not in time. */
    StopSignal(Console console, long patience, String stopping, String stopped) {
        this.patience = patience;
        hook = new Thread(() -> stop(console, stopping, stopped), "stop");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void stop(Console console, String stopping, String stopped) {
        wanted = true;
        Thread thread = interruptible;
        if (thread != null) {
            thread.interrupt();
        }
        console.err().println("\n" + stopping);
        try {
            if (!finished.await(patience, TimeUnit.SECONDS)) {
                console.err().println(stopped);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** From now on, the calling thread is interrupted when the user wants to stop. */
    void interruptMe() {
        interruptible = Thread.currentThread();
    }

    boolean wanted() {
        return wanted;
    }

    @Override
    public void close() {
        finished.countDown();
        if (!wanted) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // The process is ending: the hook has nothing left to wait for.
            }
        }
    }
}
