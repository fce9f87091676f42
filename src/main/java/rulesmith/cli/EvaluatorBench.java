package rulesmith.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.genome.Genome;
import rulesmith.metrics.LocalEvaluator;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.metrics.Settings;
import rulesmith.play.Workers;
import rulesmith.rules.Conventions;
import rulesmith.rules.RuleSet;

/** Times the parallel evaluator: all metrics of many random rule sets, on one thread and on all, and with ten times the games. */
record EvaluatorBench(int ruleSets, int games, int threads, double oneThread, double allThreads, double tenfold) {

    private static final int GAMES = 20;
    private static final int REPEATS = 3;

    static EvaluatorBench run(int ruleSets) {
        List<RuleSet> batch = IntStream.range(0, ruleSets)
                .mapToObj(i -> Genome.random(Seed.of(1).derive("bench").derive(i), Conventions.DEFAULT)
                        .ruleSet("Random", Conventions.DEFAULT))
                .toList();
        int threads = Workers.all().threads();
        // Long enough for the compiler of the virtual machine to be done, because it needs a core too.
        seconds(batch, 10 * GAMES, threads);
        double[] one = new double[REPEATS];
        double[] all = new double[REPEATS];
        double[] tenfold = new double[REPEATS];
        // Taken in turn, so that a change in the machine's speed meets all of them.
        for (int i = 0; i < REPEATS; i++) {
            one[i] = seconds(batch, GAMES, 1);
            all[i] = seconds(batch, GAMES, threads);
            tenfold[i] = seconds(batch, 10 * GAMES, threads);
        }
        return new EvaluatorBench(ruleSets, GAMES, threads, median(one), median(all), median(tenfold));
    }

    private static double seconds(List<RuleSet> batch, int games, int threads) {
        List<String> metrics = Metrics.ALL.stream().map(Metric::name).toList();
        long start = System.nanoTime();
        new LocalEvaluator(new Workers(threads), played -> {}).evaluate(batch, new Settings(metrics, games, 1));
        return (System.nanoTime() - start) / 1e9;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    /** How much of the ideal speed-up the threads give: 1 is all of it. */
    double efficiency() {
        return oneThread / allThreads / threads;
    }

    List<String> lines() {
        long total = 2L * ruleSets * games;
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("EVALUATOR", "GAMES", "SECONDS", "GAMES/S", ""));
        rows.add(row("1 thread", total, oneThread, ""));
        rows.add(row(threads + " threads", total, allThreads, format("parallel efficiency %.2f", efficiency())));
        rows.add(row(
                threads + " threads, 10 × the games",
                10 * total,
                tenfold,
                format("%.2f × the time", tenfold / allThreads)));
        List<String> lines = new ArrayList<>(TextLayout.table(rows));
        lines.add(format(
                "%,d random rule sets, each with %d random games and %d of one ply against random, all metrics; "
                        + "median of %d",
                ruleSets, games, games, REPEATS));
        return lines;
    }

    private static List<String> row(String what, long games, double seconds, String remark) {
        return List.of(what, format("%,d", games), format("%.2f", seconds), format("%,.0f", games / seconds), remark);
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
