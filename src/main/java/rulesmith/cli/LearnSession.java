package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import rulesmith.game.BoardGame;
import rulesmith.game.Game;
import rulesmith.learning.Champion;
import rulesmith.learning.ChampionFile;
import rulesmith.learning.Learnability;
import rulesmith.learning.Learning;
import rulesmith.learning.TrainingLog;
import rulesmith.learning.Wiring;
import rulesmith.rules.RuleSetFolder;

/** Learns games, as a user at a terminal sees it: with progress, and so that Ctrl-C loses nothing. */
final class LearnSession {

    /** Seconds between Ctrl-C and the end, at most. */
    private static final long PATIENCE = 20;

    private static final int ID_DIGITS = 8;
    private static final String CHAMPION = "champion.zip";

    private final Console console;
    private final LearnOptions.Plan plan;
    private final Path shelf;
    private volatile String remark = "";

    /** @param shelf the folder with a folder for each game */
    LearnSession(Console console, LearnOptions.Plan plan, Path shelf) {
        this.console = console;
        this.plan = plan;
        this.shelf = shelf;
    }

    /** Where games are learned, unless somebody has a reason to do it elsewhere. */
    static Path shelf(Console console) {
        return console.home().resolve("results").resolve("learning");
    }

    /** The folder of a game. Games of the same name are told apart by their ids. */
    static Path folder(Path shelf, Game game, Wiring wiring) {
        String id = game.id().substring(0, Math.min(ID_DIGITS, game.id().length()));
        return shelf.resolve(
                RuleSetFolder.slug(game.name()) + "-" + id + (wiring == Wiring.SPARSE ? "" : "-" + wiring));
    }

    static Path championFile(Path shelf, Game game, Wiring wiring) {
        return folder(shelf, game, wiring).resolve(CHAMPION);
    }

    Path folder(Game game) {
        return folder(shelf, game, plan.wiring());
    }

    /** Empty if the user wanted to stop before all was done; the same again goes on. */
    Optional<List<Learned>> learn(List<Subject> subjects) throws IOException {
        try (StopSignal stop = new StopSignal(console, PATIENCE)) {
            try {
                return learn(subjects, stop);
            } catch (IOException | RuntimeException e) {
                if (stop.wanted()) {
                    // The process ends when the signal is closed, and nobody would say why.
                    console.err().println("rulesmith: " + Rulesmith.sentence(e));
                }
                throw e;
            }
        }
    }

    private Optional<List<Learned>> learn(List<Subject> subjects, StopSignal stop) throws IOException {
        List<Learned> learned = new ArrayList<>();
        long begun = 0;
        for (Subject subject : subjects) {
            for (int i = 0; i < plan.seeds(); i++) {
                begun += learning(subject.game()).done(plan.firstSeed() + i);
            }
        }
        long total = (long) subjects.size() * plan.seeds() * plan.cap();
        try (Progress progress = new Progress(console, "generations", begun, total, () -> remark)) {
            for (Subject subject : subjects) {
                List<TrainingLog> logs = new ArrayList<>();
                for (int i = 0; i < plan.seeds() && !stop.wanted(); i++) {
                    logs.add(learn(subject, plan.firstSeed() + i, stop, progress));
                }
                if (stop.wanted()) {
                    console.err().println("Stopped with " + subject.name() + "; the same command goes on from here.");
                    return Optional.empty();
                }
                learned.add(keep(subject, logs));
            }
        }
        return Optional.of(learned);
    }

    private Learning learning(BoardGame game) {
        return new Learning(folder(game), game, plan.wiring(), plan.cap(), plan.workers());
    }

    private TrainingLog learn(Subject subject, long seed, StopSignal stop, Progress progress) throws IOException {
        Learning learning = learning(subject.game());
        int begun = learning.done(seed);
        TrainingLog log = learning.learn(seed, stop::wanted, latest -> {
            remark = String.format(
                    Locale.ROOT,
                    "%s, seed %d, generation %d, champion wins %.0f %%",
                    subject.name(),
                    seed,
                    latest.last().number(),
                    100 * latest.last().fitness());
            progress.advance(1);
        });
        // What is learned early is done with, too.
        if (begun < plan.cap() && log.isOver(plan.cap())) {
            progress.advance(plan.cap() - log.last().number());
        }
        return log;
    }

    private Learned keep(Subject subject, List<TrainingLog> logs) throws IOException {
        BoardGame game = subject.game();
        TrainingLog best = learning(game).best(logs);
        Path file = championFile(shelf, game, plan.wiring());
        ChampionFile.write(
                file,
                new Champion(
                        best.champion(),
                        game.id(),
                        game.name(),
                        plan.wiring().toString(),
                        best.seed(),
                        best.championGeneration()));
        return new Learned(subject, new Learnability(plan.wiring(), plan.cap(), logs), file, best.seed());
    }
}
