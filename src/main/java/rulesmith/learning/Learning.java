package rulesmith.learning;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.game.BoardGame;
import rulesmith.play.Workers;

/**
 * Learns a game again and again, from a seed each time, and keeps what comes out in a folder: what was learned before is
 * not learned again, and what was interrupted goes on.
 */
public final class Learning {

    /** How long a checkpoint waits for the next. */
    private static final long CHECKPOINT_NANOS = 2_000_000_000L;

    private static final String SUFFIX = ".training";
    private static final String PREFIX = "seed-";

    private final Path folder;
    private final BoardGame game;
    private final Wiring wiring;
    private final int cap;
    private final Workers workers;

    /**
     * @param folder for this game and wiring alone
     * @param cap the most generations
     */
    public Learning(Path folder, BoardGame game, Wiring wiring, int cap, Workers workers) {
        this.folder = folder;
        this.game = game;
        this.wiring = wiring;
        this.cap = cap;
        this.workers = workers;
    }

    /** How many generations of a seed need not be bred any more: those on the disk, or all of them if it has ended. */
    public int done(long seed) throws IOException {
        TrainingFile file = file(seed);
        if (!file.exists()) {
            return 0;
        }
        TrainingFile.Content content = file.read(wiring.places(game.usableCells()));
        return content.log().isOver(cap) ? cap : content.log().last().number();
    }

    /**
     * Learns from a seed until the game is learned, the cap is reached or somebody wants to stop; either way what is
     * returned is on the disk. The progress is told after each generation.
     */
    public TrainingLog learn(long seed, BooleanSupplier stop, Consumer<TrainingLog> progress) throws IOException {
        Training training = new Training(game, wiring, Seed.of(seed).derive("learning"));
        TrainingFile file = file(seed);
        TrainingLog log;
        if (file.exists()) {
            TrainingFile.Content content = file.read(training.places());
            log = content.log();
            if (log.isOver(cap)) {
                return log.until(cap);
            }
            training.restore(log.last().number(), content.survivors());
        } else {
            log = new TrainingLog(seed, List.of(training.untrained(workers)), training.champion());
        }
        long due = System.nanoTime() + CHECKPOINT_NANOS;
        while (!log.isOver(cap) && !stop.getAsBoolean()) {
            List<Generation> generations = new ArrayList<>(log.generations());
            generations.add(training.next(workers));
            log = new TrainingLog(seed, generations, training.champion());
            progress.accept(log);
            if (System.nanoTime() >= due) {
                file.write(log, training.parents());
                due = System.nanoTime() + CHECKPOINT_NANOS;
            }
        }
        file.write(log, training.parents());
        return log;
    }

    private TrainingFile file(long seed) {
        return new TrainingFile(folder.resolve(PREFIX + seed + SUFFIX), game.id(), wiring, seed);
    }

    /** What is on the disk of all seeds that were ever begun, in the order of the seeds. */
    public List<TrainingLog> all() throws IOException {
        List<Long> known = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, PREFIX + "*" + SUFFIX)) {
            for (Path path : files) {
                String name = path.getFileName().toString();
                try {
                    known.add(Long.parseLong(name.substring(PREFIX.length(), name.length() - SUFFIX.length())));
                } catch (NumberFormatException e) {
                    // Nothing that was trained here is called so.
                    continue;
                }
            }
        }
        Collections.sort(known);
        int[] places = wiring.places(game.usableCells());
        List<TrainingLog> logs = new ArrayList<>();
        for (long seed : known) {
            logs.add(file(seed).read(places).log());
        }
        return logs;
    }

    /**
     * The best of the champions: all meet each other, both colours, and the one with the most wins over losses is it; of
     * equals, the first.
     */
    public TrainingLog best(List<TrainingLog> logs) {
        int[] net = new int[logs.size()];
        List<int[]> meetings = new ArrayList<>();
        for (int i = 0; i < logs.size(); i++) {
            for (int j = 0; j < logs.size(); j++) {
                if (i != j) {
                    meetings.add(new int[] {i, j});
                }
            }
        }
        Training rules = new Training(game, wiring, Seed.of(0));
        int[] results = new int[meetings.size()];
        workers.run(
                results.length,
                m -> results[m] = rules.meet(
                        logs.get(meetings.get(m)[0]).champion(),
                        logs.get(meetings.get(m)[1]).champion()));
        for (int m = 0; m < results.length; m++) {
            net[meetings.get(m)[0]] += results[m];
            net[meetings.get(m)[1]] -= results[m];
        }
        return IntStream.range(0, net.length)
                .boxed()
                .min(Comparator.comparingInt(i -> -net[i]))
                .map(logs::get)
                .orElseThrow();
    }
}
