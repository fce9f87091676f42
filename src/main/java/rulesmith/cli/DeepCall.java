package rulesmith.cli;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Work that calls itself far deeper than the usual stack allows: a depth-first search goes as deep as a game is long. */
final class DeepCall {

    /** Only what is used of it takes memory. */
    private static final long STACK_BYTES = 512L << 20;

    private DeepCall() {}

    /** Runs it to its end on a thread of its own; who interrupts this thread interrupts that one. */
    static <T> T of(Supplier<T> work) {
        FutureTask<T> task = new FutureTask<>(work::get);
        Thread thread = new Thread(null, task, "deep", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                    thread.interrupt();
                } catch (ExecutionException e) {
                    if (e.getCause() instanceof Error error) {
                        throw error;
                    }
                    throw (RuntimeException) e.getCause();
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
