package rulesmith.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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

    private final Console console;
    private final ResumableTable file;
    private final Workers workers;
    private final Study study = new Study();
    /** A round begins when the one before it is done. */
    private final List<List<Attempt>> rounds = new ArrayList<>(List.of(new ArrayList<>()));

    private final Deque<Entrant.Contender> idle = new ArrayDeque<>();
    private String idleName;

    StudySession(Console console, ResumableTable file, Workers workers) throws IOException {
        this.console = console;
        this.file = file;
        this.workers = workers;
        file.read(console, Trial::parse).forEach(study::add);
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
            file.write(this::lines);
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
        Entrant.Contender contender = entrant.again() ? take(entrant) : null;
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
            giveBack(entrant, contender);
        }
        file.keep(this::lines);
    }

    /** Solvers with large tables are used again; those of an entrant whose turn is over are let go. */
    private synchronized Entrant.Contender take(Entrant entrant) {
        if (!entrant.name().equals(idleName)) {
            idle.clear();
            idleName = entrant.name();
        }
        return idle.poll();
    }

    private synchronized void giveBack(Entrant entrant, Entrant.Contender contender) {
        if (entrant.name().equals(idleName)) {
            idle.add(contender);
        }
    }

    /** In the order of the plan, whoever did them when. */
    private List<String> lines() {
        return plan().stream()
                .map(attempt -> study.find(
                        attempt.set(), attempt.number(), attempt.entrant().name()))
                .filter(Objects::nonNull)
                .map(Trial::line)
                .toList();
    }
}
