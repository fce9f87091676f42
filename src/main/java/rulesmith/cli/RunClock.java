package rulesmith.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import rulesmith.metrics.Evaluator;

/** Where the time of a run goes: the stages one after the other, and how much of each is games being played. */
final class RunClock {

    private record Stage(long nanos, long playing) {}

    private final long begun = System.nanoTime();
    private final Map<String, Stage> stages = new LinkedHashMap<>();
    private long lastLap = begun;
    private long playing;

    /** An evaluator whose time counts as playing. */
    Evaluator timed(Evaluator evaluator) {
        return (batch, settings) -> playing(() -> evaluator.evaluate(batch, settings));
    }

    <T> T playing(Supplier<T> games) {
        long start = System.nanoTime();
        try {
            return games.get();
        } finally {
            playing += System.nanoTime() - start;
        }
    }

    /** Ends a stage. */
    void lap(String stage) {
        long now = System.nanoTime();
        stages.put(stage, new Stage(now - lastLap, playing));
        lastLap = now;
        playing = 0;
    }

    List<String> lines() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("STAGE", "SECONDS", "PLAYING GAMES"));
        long total = 0;
        long games = 0;
        for (Map.Entry<String, Stage> entry : stages.entrySet()) {
            Stage stage = entry.getValue();
            total += stage.nanos;
            games += stage.playing;
            rows.add(row(entry.getKey(), stage));
        }
        rows.add(row("all after start-up", new Stage(total, games)));
        return TextLayout.table(rows);
    }

    private static List<String> row(String name, Stage stage) {
        return List.of(
                name,
                String.format(Locale.ROOT, "%.3f", stage.nanos / 1e9),
                String.format(
                        Locale.ROOT,
                        "%.3f  %.1f %%",
                        stage.playing / 1e9,
                        100.0 * stage.playing / Math.max(1, stage.nanos)));
    }
}
