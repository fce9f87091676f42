package rulesmith.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import rulesmith.game.Position;
import rulesmith.gametree.Limit;
import rulesmith.gametree.Question;
import rulesmith.gametree.Solution;
import rulesmith.gametree.Study;
import rulesmith.gametree.Trial;
import rulesmith.play.Workers;

/** Lets solvers try positions on all cores, keeps what is done every few seconds, and does nothing twice. */
final class StudySession {

    private static final long PATIENCE = 10;
    private static final long SAVE_NANOS = 2_000_000_000L;

    private final Console console;
    private final TrialFile file;
    private final Workers workers;
    private final Study study;
    /** A round begins when the one before it is done. */
    private final List<List<Attempt>> rounds = new ArrayList<>(List.of(new ArrayList<>()));

    private final Map<String, ConcurrentLinkedDeque<Entrant.Contender>> idle = new ConcurrentHashMap<>();
    private volatile long lastSaved = System.nanoTime();

    StudySession(Console console, TrialFile file, Workers workers) throws IOException {
        this.console = console;
        this.file = file;
        this.workers = workers;
        this.study = file.read();
    }

    /**
     * One position for one solver.
     *
     * @param wanted asked when its turn comes: whether it still makes sense after what the others found
     */
    record Attempt(
            String set,
            int number,
            Supplier<Position> position,
            boolean kindChance,
            Entrant entrant,
            BiPredicate<Study, Attempt> wanted) {

        Attempt(String set, int number, Supplier<Position> position, Entrant entrant) {
            this(set, number, position, false, entrant, (study, attempt) -> true);
        }

        String id() {
            return Trial.id(set, number, entrant.name());
        }
    }

    void add(Attempt attempt) {
        rounds.get(rounds.size() - 1).add(attempt);
    }

    /** What is added from now on waits for all before it. */
    void beginRound() {
        rounds.add(new ArrayList<>());
    }

    private List<Attempt> plan() {
        return rounds.stream().flatMap(List::stream).toList();
    }

    private boolean isMissing(Attempt attempt) {
        return study.find(attempt.set(), attempt.number(), attempt.entrant().name()) == null;
    }

    /** Empty if the user wanted to stop before all was done. */
    Optional<Study> run() throws IOException {
        try (StopSignal stop = new StopSignal(console, PATIENCE)) {
            List<Attempt> plan = plan();
            long done = plan.stream().filter(attempt -> !isMissing(attempt)).count();
            try (Progress progress = new Progress(console, "trials", done, Math.max(1, plan.size()), null)) {
                for (List<Attempt> round : rounds) {
                    List<Attempt> missing =
                            round.stream().filter(this::isMissing).toList();
                    workers.run(missing.size(), i -> {
                        attempt(missing.get(i), stop);
                        progress.advance(1);
                    });
                }
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
            save(true);
            if (stop.wanted()) {
                console.err().println("Stopped; the same command goes on from here.");
                return Optional.empty();
            }
        }
        return Optional.of(study);
    }

    private void attempt(Attempt attempt, StopSignal stop) {
        if (stop.wanted() || !attempt.wanted().test(study, attempt)) {
            return;
        }
        Entrant entrant = attempt.entrant();
        ConcurrentLinkedDeque<Entrant.Contender> pool =
                idle.computeIfAbsent(entrant.name(), name -> new ConcurrentLinkedDeque<>());
        Entrant.Contender contender = pool.pollFirst();
        if (contender == null) {
            contender = entrant.make().apply(attempt.number());
        }
        contender.claims().clear();
        Solution solution = contender
                .solver()
                .solve(
                        Question.of(attempt.position().get(), attempt.kindChance()),
                        entrant.limits(),
                        (nodes, sight) -> !stop.wanted());
        if (solution.stoppedBy() != Limit.INTERRUPTION) {
            study.add(Trial.of(
                    attempt.set(),
                    attempt.number(),
                    entrant.name(),
                    solution,
                    contender.claims().made()));
        }
        if (entrant.again()) {
            pool.addFirst(contender);
        }
        try {
            save(false);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void save(boolean now) throws IOException {
        if (now || System.nanoTime() - lastSaved > SAVE_NANOS) {
            synchronized (file) {
                if (now || System.nanoTime() - lastSaved > SAVE_NANOS) {
                    file.write(study, plan().stream().map(Attempt::id).toList());
                    lastSaved = System.nanoTime();
                }
            }
        }
    }
}
