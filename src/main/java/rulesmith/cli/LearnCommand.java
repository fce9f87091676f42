package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.report.LearnedGame;
import rulesmith.report.LearningReport;
import rulesmith.report.PngException;
import rulesmith.rules.RuleSetFolder;

@Command(
        name = "learn",
        mixinStandardHelpOptions = true,
        description = {
            "Finds out how long a game takes to learn: networks that know nothing but how the pieces move are bred by"
                    + " playing it against each other, until one beats all others. Games that are learned at once are"
                    + " boring, games that nobody learns are too hard.",
            "",
            "Writes the learning curve, a report and the champion, which is then an agent for play, arena and score."
                    + " What was learned before is not learned again; what was interrupted goes on."
        },
        footer = {
            "",
            "Examples:",
            "  rulesmith learn draughts",
            "  rulesmith learn draughts --seeds 20",
            "  rulesmith learn --compare halim-game-1 halim-game-2 halim-game-3 random",
            "  rulesmith arena champion random --game draughts"
        })
final class LearnCommand implements Callable<Integer> {

    private static final int MOST_GAMES = 50;
    private static final int LONGEST_NAME = 80;

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "A RULESET, chess, random or random:SEED.")
    private String name;

    @Option(
            names = "--compare",
            arity = "1..*",
            paramLabel = "GAME",
            description = "Games to learn as well, and to draw together.")
    private List<String> compared = List.of();

    @Mixin
    private LearnOptions options;

    @Option(names = "--no-report", description = "Write no report.")
    private boolean noReport;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Console console;

    LearnCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        LearnOptions.Plan plan = options.plan();
        List<Subject> subjects = subjects();
        LearnSession session = new LearnSession(console, plan);
        if (console.live()) {
            console.err()
                    .println(TextLayout.count(subjects.size(), "game") + ", "
                            + TextLayout.count(plan.seeds(), "seed") + ", at most "
                            + TextLayout.count(plan.cap(), "generation") + ", " + plan.wiring() + " networks");
        }
        Optional<List<Learned>> learned = session.learn(subjects, "the same command");
        if (learned.isEmpty()) {
            return Rulesmith.FAILED;
        }
        Path page = noReport ? null : report(console, learned.get(), folder(session, subjects));
        LearnOutcome outcome = new LearnOutcome(console, learned.get(), page);
        if (json) {
            console.out().println(Json.of(outcome.facts()));
        } else {
            outcome.print();
        }
        return Rulesmith.DONE;
    }

    private List<Subject> subjects() throws IOException {
        List<String> names = new ArrayList<>(name == null ? List.of() : List.of(name));
        names.addAll(compared);
        if (names.isEmpty()) {
            throw new UsageException("name a game; 'rulesmith list' shows what is there");
        }
        if (names.size() > MOST_GAMES) {
            throw new UsageException(names.size() + " games, expected at most " + MOST_GAMES);
        }
        List<Subject> subjects = new ArrayList<>();
        for (String each : names) {
            Subject subject = Subject.find(each, console);
            if (subjects.stream()
                    .noneMatch(s -> s.game().id().equals(subject.game().id()))) {
                subjects.add(subject);
            }
        }
        return subjects;
    }

    /** One game has its own; several have one together. */
    private Path folder(LearnSession session, List<Subject> subjects) throws IOException {
        if (subjects.size() == 1) {
            return session.folder(subjects.get(0).game());
        }
        String together = subjects.stream()
                .map(subject -> RuleSetFolder.slug(subject.name()))
                .collect(Collectors.joining("-"));
        if (together.length() > LONGEST_NAME) {
            together = together.substring(0, LONGEST_NAME) + "-" + Integer.toHexString(together.hashCode());
        }
        return LearnSession.shelf(console).resolve("compare-" + together);
    }

    /** The report on games that belong to no groups. */
    static Path report(Console console, List<Learned> learned, Path folder) throws IOException {
        return write(
                console, learned.stream().map(each -> shown(each, "", folder)).toList(), List.of(), folder);
    }

    static LearnedGame shown(Learned learned, String group, Path folder) {
        Subject subject = learned.subject();
        return new LearnedGame(
                subject.game().name(),
                subject.name(),
                group,
                learned.learnability(),
                new LearnedGame.Meeting(
                        learned.arena(),
                        learned.play(),
                        folder.toAbsolutePath()
                                .relativize(learned.file().toAbsolutePath())
                                .toString()));
    }

    static Path write(Console console, List<LearnedGame> games, List<String> findings, Path folder) throws IOException {
        try {
            return new LearningReport(games, findings).write(folder);
        } catch (PngException e) {
            console.err().println("the report has no PNG files: " + e.getMessage());
            return folder.resolve(LearningReport.PAGE);
        }
    }
}
