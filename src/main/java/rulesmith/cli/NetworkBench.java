package rulesmith.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import rulesmith.Seed;
import rulesmith.learning.NetworkTrial;
import rulesmith.learning.Wiring;

/**
 * How many boards a second a network looks at on one core, by Deeplearning4j and by the kernel that plays.
 *
 * @param batch boards in one go, as many as a position has moves
 * @param rows one for each way
 */
record NetworkBench(int batch, List<Row> rows) {

    private static final int BATCH = 30;

    /** @param times how many times as fast as Deeplearning4j with the same network */
    record Row(String name, double positions, double times) {}

    static NetworkBench run(double seconds) {
        List<Row> rows = new ArrayList<>();
        double slow = 0;
        for (Wiring wiring : List.of(Wiring.DENSE, Wiring.SPARSE)) {
            NetworkTrial trial = new NetworkTrial(wiring, BATCH, Seed.of(1).derive("bench"));
            if (rows.isEmpty()) {
                // For Deeplearning4j every network is dense.
                slow = rate(trial::byDl4j, seconds);
                rows.add(new Row("Deeplearning4j, output()", slow, 1));
            }
            double fast = rate(trial::byKernel, seconds);
            rows.add(new Row("kernel, " + wiring, fast, fast / slow));
        }
        return new NetworkBench(BATCH, rows);
    }

    /** Boards a second, after as much time again for warming up. */
    private static double rate(Supplier<float[]> looks, double seconds) {
        measured(looks, seconds);
        return measured(looks, seconds);
    }

    private static double measured(Supplier<float[]> looks, double seconds) {
        long start = System.nanoTime();
        long boards = 0;
        double elapsed;
        do {
            boards += looks.get().length;
            elapsed = (System.nanoTime() - start) / 1e9;
        } while (elapsed < seconds);
        return boards / elapsed;
    }

    List<String> lines() {
        List<List<String>> table = new ArrayList<>();
        table.add(List.of("NETWORK, BATCHES OF " + batch, "POSITIONS/S", ""));
        for (Row row : rows) {
            table.add(List.of(
                    row.name(),
                    String.format(Locale.ROOT, "%,.0f", row.positions()),
                    String.format(Locale.ROOT, "%.1f ×", row.times())));
        }
        return TextLayout.table(table);
    }
}
