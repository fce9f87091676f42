package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import rulesmith.game.BoardGame;
import rulesmith.game.Game;
import rulesmith.learning.Champion;
import rulesmith.learning.ChampionFile;
import rulesmith.learning.Dl4jNetwork;
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
    private volatile String remark = "";

    LearnSession(Console console, LearnOptions.Plan plan) {
        this.console = console;
        this.plan = plan;
    }

    /** The folder with a folder for each game. */
    static Path shelf(Console console) {
        return console.home().resolve("results").resolve("learning");
    }

    /** The folder of a game: the one it had under whatever name, or a new one. */
    static Path folder(Console console, Game game, Wiring wiring) throws IOException {
        String id = game.id().substring(0, Math.min(ID_DIGITS, game.id().length()));
        String end = "-" + id + (wiring == Wiring.SPARSE ? "" : "-" + wiring);
        Path shelf = shelf(console);
        if (Files.isDirectory(shelf)) {
            try (Stream<Path> folders = Files.list(shelf)) {
                Optional<Path> known = folders.filter(
                                folder -> folder.getFileName().toString().endsWith(end))
                        .min(Comparator.naturalOrder());
                if (known.isPresent()) {
                    return known.get();
                }
            }
        }
        return shelf.resolve(RuleSetFolder.slug(game.name()) + end);
    }

    static Path championFile(Console console, Game game, Wiring wiring) throws IOException {
        return folder(console, game, wiring).resolve(CHAMPION);
    }

    Path folder(Game game) throws IOException {
        return folder(console, game, plan.wiring());
    }

    /**
     * Empty if the user wanted to stop before all was done.
     *
     * @param again what goes on from there, in words
     */
    Optional<List<Learned>> learn(List<Subject> subjects, String again) throws IOException {
        // In the end champions are written; better to hear now that they cannot be.
        Dl4jNetwork.requireStarted();
        try (StopSignal stop = new StopSignal(console, PATIENCE)) {
            try {
                List<Learned> learned = learn(subjects, stop);
                if (learned.size() == subjects.size()) {
                    return Optional.of(learned);
                }
                console.err()
                        .println("Stopped with " + subjects.get(learned.size()).name() + "; " + again
                                + " goes on from here.");
                return Optional.empty();
            } catch (IOException | RuntimeException e) {
                if (stop.wanted()) {
                    // The process ends when the signal is closed, and nobody would say why.
                    console.err().println("rulesmith: " + Rulesmith.sentence(e));
                }
                throw e;
            }
        }
    }

    /** Those that could be finished. */
    private List<Learned> learn(List<Subject> subjects, StopSignal stop) throws IOException {
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
                    return learned;
                }
                learned.add(keep(subject, logs));
            }
        }
        return learned;
    }

    private Learning learning(BoardGame game) throws IOException {
        return new Learning(folder(game), game, plan.wiring(), plan.cap(), plan.workers());
    }

    private TrainingLog learn(Subject subject, long seed, StopSignal stop, Progress progress) throws IOException {
        Learning learning = learning(subject.game());
        int begun = learning.done(seed);
        TrainingLog log = learning.learn(seed, stop::wanted, latest -> {
            remark = String.format(
                    Locale.ROOT,
                    "champion %.0f %%, %s seed %d gen %d",
                    100 * latest.last().fitness(),
                    subject.name(),
                    seed,
                    latest.last().number());
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
        // Of all that were ever trained, so that a short trial later on does not take its place.
        Learning learning = learning(game);
        TrainingLog best = learning.best(learning.all());
        Path file = championFile(console, game, plan.wiring());
        Champion champion = new Champion(
                best.champion(),
                game.id(),
                game.name(),
                plan.wiring().toString(),
                best.seed(),
                best.championGeneration());
        ChampionFile.write(file, champion);
        return new Learned(subject, new Learnability(plan.wiring(), plan.cap(), logs), file, champion);
    }
}
