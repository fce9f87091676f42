package rulesmith.evolution;

import java.io.IOException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import rulesmith.archive.GenerationTable;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunFolder;
import rulesmith.archive.RunState;
import rulesmith.archive.RunWriter;
import rulesmith.metrics.Evaluator;

/** A run that is kept on disk: it goes on from its last checkpoint, or begins. */
public final class Run {

    /** Bringing a checkpoint to the disk takes as long as an iteration, so it waits for some time, longer on slow disks. */
    private static final long LEAST_NANOS = 1_000_000_000L;

    private static final int TIMES_THE_COST = 20;

    private final RunFolder folder;
    private final RunConfig config;
    private final Evolution evolution;

    public Run(RunFolder folder, RunConfig config, Evaluator evaluator) {
        this.folder = folder;
        this.config = config;
        this.evolution = new Evolution(config, evaluator);
    }

    /**
     * Goes on until all iterations are done or somebody wants it to stop; either way the state returned is on the disk.
     * Where the checkpoints fall has no influence on the result.
     */
    public RunState go(BooleanSupplier stop, Consumer<RunState> progress) throws IOException {
        try (RunWriter writer = new RunWriter(folder, config, new GenerationTable(config).header())) {
            RunState committed = writer.state().orElse(null);
            RunState state = committed != null ? committed : keep(evolution.first(), writer);
            long due = System.nanoTime() + LEAST_NANOS;
            progress.accept(state);
            while (state.generation() < config.iterations() && !stop.getAsBoolean()) {
                state = keep(evolution.next(state), writer);
                progress.accept(state);
                long now = System.nanoTime();
                if (now >= due) {
                    writer.commit(state);
                    committed = state;
                    long cost = System.nanoTime() - now;
                    due = now + Math.max(LEAST_NANOS, TIMES_THE_COST * cost);
                }
            }
            if (state != committed) {
                writer.commit(state);
            }
            return state;
        }
    }

    private static RunState keep(Evolution.Iteration iteration, RunWriter writer) {
        writer.append(iteration.individualRows(), iteration.generationRow());
        return iteration.state();
    }
}
