package rulesmith.play;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;

/**
 * Does numbered pieces of work on several threads. Which thread does which piece, and when, must not matter: each piece
 * depends on its number alone and writes its result to a place of its own.
 */
public record Workers(int threads) {

    public Workers {
        if (threads < 1) {
            throw new IllegalArgumentException(threads + " threads, expected at least 1");
        }
    }

    /** As many threads as there are cores. */
    public static Workers all() {
        return new Workers(Runtime.getRuntime().availableProcessors());
    }

    /**
     * Does pieces 0 to count - 1 and returns when all are done. If the calling thread is interrupted, or a piece fails,
     * no further piece is begun and this ends with a {@link CancellationException} or the failure.
     */
    public void run(int count, IntConsumer piece) {
        AtomicInteger next = new AtomicInteger();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        int crew = Math.max(1, Math.min(threads, count));
        CountDownLatch done = new CountDownLatch(crew);
        List<Thread> crewMembers = new ArrayList<>();
        for (int i = 0; i < crew; i++) {
            Thread thread = new Thread(
                    () -> {
                        try {
                            for (int n = next.getAndIncrement();
                                    n < count && failure.get() == null;
                                    n = next.getAndIncrement()) {
                                piece.accept(n);
                            }
                        } catch (Throwable e) {
                            failure.compareAndSet(null, e);
                        } finally {
                            done.countDown();
                        }
                    },
                    "worker-" + i);
            thread.setDaemon(true);
            crewMembers.add(thread);
        }
        crewMembers.forEach(Thread::start);
        try {
            done.await();
        } catch (InterruptedException e) {
            failure.compareAndSet(null, new CancellationException("interrupted"));
            Thread.currentThread().interrupt();
        }
        rethrow(failure.get());
    }

    private static void rethrow(Throwable failure) {
        if (failure instanceof RuntimeException e) {
            throw e;
        }
        if (failure instanceof Error e) {
            throw e;
        }
    }
}
