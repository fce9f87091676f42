package rulesmith.cli;

import java.util.concurrent.CountDownLatch;

/**
 * Lets work finish in good order when the user presses Ctrl-C: the process is not ended before this is closed. The exit
 * code is then that of an interrupted process, whatever the command returns.
 */
final class StopSignal implements AutoCloseable {

    private final CountDownLatch finished = new CountDownLatch(1);
    private final Thread hook;
    private volatile boolean wanted;

    StopSignal(Console console) {
        hook = new Thread(
                () -> {
                    wanted = true;
                    console.err().println("\nStopping; everything is being saved …");
                    await();
                },
                "stop");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void await() {
        try {
            finished.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
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
