package rulesmith.play;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
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
     * Does pieces 0 to count - 1 and returns when all are done. The calling thread works too, with one thread less beside
     * it. If it is interrupted, or a piece fails, no further piece is begun and this ends with a
     * {@link CancellationException} or the failure, once those under way are done.
     */
    public void run(int count, IntConsumer piece) {
        Shift shift = new Shift(count, piece);
        List<Thread> others = new ArrayList<>();
        for (int i = 1; i < Math.min(threads, count); i++) {
            Thread thread = new Thread(shift::work, "worker-" + i);
            thread.setDaemon(true);
            others.add(thread);
        }
        others.forEach(Thread::start);
        Thread caller = Thread.currentThread();
        shift.work(() -> {
            if (caller.isInterrupted()) {
                throw new CancellationException("interrupted");
            }
        });
        others.forEach(thread -> join(thread, shift));
        rethrow(shift.failure.get());
    }

    private static void join(Thread thread, Shift shift) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                shift.failure.compareAndSet(null, new CancellationException("interrupted"));
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The pieces of one run, taken one by one by whoever is free. */
    private static final class Shift {

        private final int count;
        private final IntConsumer piece;
        private final AtomicInteger next = new AtomicInteger();
        private final AtomicReference<Throwable> failure = new AtomicReference<>();

        Shift(int count, IntConsumer piece) {
            this.count = count;
            this.piece = piece;
        }

        void work() {
            work(() -> {});
        }

        /** The check comes before each piece, and ends the work if it throws. */
        void work(Runnable check) {
            try {
                for (int n = next.getAndIncrement(); n < count && failure.get() == null; n = next.getAndIncrement()) {
                    check.run();
                    piece.accept(n);
                }
            } catch (Throwable e) {
                failure.compareAndSet(null, e);
            }
        }
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
