package rulesmith.playtest;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import rulesmith.Seed;
import rulesmith.SeededRandom;

/**
 * Visitors who play at once, from a process of their own, and what they have to wait for a move and the computer's answer to
 * it. For servers on this machine only, and bounded in number and time.
 *
 * <p>{@code Load URL FOLDER [VISITORS [SECONDS [THINK [SEED]]]]}: FOLDER is that of the study, THINK the mean time in
 * milliseconds that a visitor thinks; 0 for as fast as the server allows.
 */
public final class Load {

    private static final int MOST_VISITORS = 400;
    private static final int LONGEST = 120;

    /** After being asked to wait. */
    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(25);

    private final URI server;
    private final Path folder;
    private final int number;
    private final int seconds;
    private final int think;
    private final Seed seed;

    private final HttpClient client = Visitor.client();
    private final AtomicLong asked = new AtomicLong();
    private final AtomicLong errors = new AtomicLong();
    private final List<Visitor> visitors = new ArrayList<>();

    private Load(String[] args) throws IOException {
        server = URI.create(args[0]);
        folder = Path.of(args[1]);
        number = bounded(args, 2, 200, MOST_VISITORS);
        seconds = bounded(args, 3, 20, LONGEST);
        think = bounded(args, 4, 500, 60_000);
        seed = Seed.of(bounded(args, 5, 1, Integer.MAX_VALUE));
        if (!InetAddress.getByName(server.getHost()).isLoopbackAddress()) {
            throw new IllegalArgumentException(server.getHost() + " is another machine");
        }
    }

    private static int bounded(String[] args, int index, int otherwise, int most) {
        int value = args.length > index ? Integer.parseInt(args[index]) : otherwise;
        if (value < 0 || value > most) {
            throw new IllegalArgumentException(value + ", expected 0 to " + most);
        }
        return value;
    }

    public static void main(String[] args) throws Exception {
        System.exit(new Load(args).run() ? 0 : 1);
    }

    private boolean run() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(number);
        CountDownLatch ready = new CountDownLatch(number);
        CountDownLatch start = new CountDownLatch(1);
        List<Future<List<Long>>> playing = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            Visitor visitor = new Visitor(client, server, seed.derive(i).value());
            visitors.add(visitor);
            playing.add(threads.submit(player(visitor, seed.derive("think").derive(i), ready, start)));
        }
        ready.await();
        long begin = System.nanoTime();
        start.countDown();
        List<Long> times = new ArrayList<>();
        for (Future<List<Long>> one : playing) {
            times.addAll(one.get());
        }
        double took = (System.nanoTime() - begin) / 1e9;
        threads.shutdown();
        return report(times.stream().mapToLong(Long::longValue).sorted().toArray(), took);
    }

    private Callable<List<Long>> player(Visitor visitor, Seed thinking, CountDownLatch ready, CountDownLatch start) {
        return () -> {
            SeededRandom random = thinking.generator();
            List<Long> times = new ArrayList<>();
            try {
                visitor.look();
                while (!visitor.step().equals("play") && errors.get() == 0) {
                    send(visitor, visitor.next());
                }
            } finally {
                ready.countDown();
            }
            start.await();
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
            think(random, end);
            while (System.nanoTime() < end && !visitor.isDone()) {
                Visitor.Request request = visitor.next();
                long sent = System.nanoTime();
                if (send(visitor, request) && request.name().equals("move")) {
                    times.add(System.nanoTime() - sent);
                }
                think(random, end);
            }
            return times;
        };
    }

    private void think(SeededRandom random, long end) {
        double unit = (random.nextInt(1 << 20) + 1) / (double) (1 << 20);
        long time = (long) (-Math.log(unit) * TimeUnit.MILLISECONDS.toNanos(think));
        long due = Math.min(end, System.nanoTime() + time);
        while (System.nanoTime() < due) {
            LockSupport.parkNanos(due - System.nanoTime());
        }
    }

    /** Whether it was done. */
    private boolean send(Visitor visitor, Visitor.Request request) throws InterruptedException {
        try {
            Visitor.Reply reply = visitor.send(request);
            if (reply.status() == RefusedException.TOO_MANY) {
                asked.incrementAndGet();
                LockSupport.parkNanos(PAUSE);
            } else if (!reply.isFine()) {
                errors.incrementAndGet();
                System.out.println("error    " + request + " " + reply.status() + " " + reply.text());
            }
            return reply.isFine();
        } catch (IOException e) {
            errors.incrementAndGet();
            System.out.println("error    " + request + " " + e);
            return false;
        }
    }

    private boolean report(long[] times, double took) {
        long acknowledged = 0;
        long kept = 0;
        for (Visitor visitor : visitors) {
            Kept.check(folder, visitor);
            acknowledged += plies(visitor.acknowledged());
            kept += plies(Kept.of(folder, visitor.token()));
        }
        say("visitors %d, mean thinking time %d ms, %.1f s", number, think, took);
        say("moves    %d with the computer's reply, %.1f a second", times.length, times.length / took);
        say(
                "latency  p50 %.1f ms, p95 %.1f ms, p99 %.1f ms, max %.1f ms",
                quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99), quantile(times, 1));
        say("asked to wait %d, errors %d", asked.get(), errors.get());
        say("plies acknowledged %d, in the database %d", acknowledged, kept);
        return errors.get() == 0 && acknowledged == kept && times.length > 0;
    }

    private static long plies(Map<String, String> kept) {
        long plies = 0;
        for (Map.Entry<String, String> entry : kept.entrySet()) {
            if (entry.getKey().startsWith("moves ") && !entry.getValue().isEmpty()) {
                plies += entry.getValue().split(" ").length;
            }
        }
        return plies;
    }

    private static double quantile(long[] sorted, double share) {
        int index = (int) Math.ceil(share * sorted.length) - 1;
        return sorted.length == 0 ? Double.NaN : sorted[Math.max(0, index)] / 1e6;
    }

    private static void say(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}
