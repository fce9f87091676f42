package rulesmith.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.Seed;
import rulesmith.game.RuleSetGame;
import rulesmith.survey.Consent;
import rulesmith.survey.DetectableShare;
import rulesmith.survey.InvalidSurveyException;
import rulesmith.survey.Questions;
import rulesmith.survey.Study;
import rulesmith.survey.StudyFolder;
import rulesmith.survey.StudyGame;

@Command(
        name = "new",
        mixinStandardHelpOptions = true,
        description = {
            "Makes a study in surveys/NAME: its design, the text people agree to, and the questions they are asked. All three"
                    + " are files to edit; the design must stay as it is once somebody has taken part.",
            "",
            "Participants see neutral names. The order of the games follows a Williams Latin square, and who moves first is"
                    + " balanced."
        },
        footer = {
            "",
            "Examples:",
            "  rulesmith playtest new pilot --games chessling,leapers,regicide,random",
            "  rulesmith playtest new pairs --games draughts,leapers --opponent human --runs 2",
            "  rulesmith playtest new field --games all --consent consent.txt --participants 40"
        })
final class PlaytestNewCommand implements Callable<Integer> {

    @Parameters(paramLabel = "NAME", description = "A name for the study and its folder.")
    private String name;

    @Option(
            names = "--games",
            required = true,
            split = ",",
            paramLabel = "RULESET",
            description =
                    "The games, two to twelve, separated by commas; all stands for every rule set in rulesets/, random"
                            + " for a random one, which the others are compared with.")
    private List<String> games;

    @Option(
            names = "--runs",
            paramLabel = "N",
            defaultValue = "3",
            description = "How often each participant plays each game. Default: ${DEFAULT-VALUE}.")
    private int runs;

    @Option(
            names = "--opponent",
            paramLabel = "WHO",
            defaultValue = "one-ply",
            description = "Whom they play: an agent (" + Agents.NAMES + ") or human, another participant. Default:"
                    + " ${DEFAULT-VALUE}.")
    private String opponent;

    @Option(
            names = "--participants",
            paramLabel = "N",
            defaultValue = "20",
            description = "How many are planned; what they can show is printed. Default: ${DEFAULT-VALUE}.")
    private int participants;

    @Option(
            names = "--pairs",
            paramLabel = "WHICH",
            defaultValue = "all",
            description =
                    "Which games are compared in the end: all with each other, or each with the control (participants"
                            + " will then notice which game the others are compared with). Default: ${DEFAULT-VALUE}.")
    private String pairs;

    @Option(
            names = "--consent",
            paramLabel = "FILE",
            description = "The text people agree to; otherwise a standard one.")
    private Path consent;

    @Option(
            names = "--title",
            paramLabel = "TEXT",
            defaultValue = "Playing new board games",
            description = "What participants see on top. Default: ${DEFAULT-VALUE}.")
    private String title;

    @Option(names = "--seed", paramLabel = "N", description = "What names, orders and the computer's moves come from.")
    private Long seed;

    private final Console console;

    PlaytestNewCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        StudyFolder.checkName(name);
        Seed chosen = seed == null ? Seed.fresh() : Seed.of(seed);
        List<StudyGame> dealt = new NewStudy(new RuleSetFinder(console), chosen).games(games);
        if (dealt.size() < 2) {
            throw new UsageException("a study needs two games or more, because it is about what people like better");
        }
        boolean control = dealt.stream().anyMatch(StudyGame::control);
        if (!pairs.equals("all") && !pairs.equals("control") || pairs.equals("control") && !control) {
            throw new UsageException("--pairs is " + pairs
                    + (control
                            ? ", expected all or control"
                            : ", expected all: there is no random game among --games"));
        }
        if (!opponent.equals(Study.HUMAN)) {
            for (StudyGame game : dealt) {
                new Agents(console).named(opponent, new RuleSetGame(game.rules()));
            }
        }
        Consent text = consent == null ? Consent.standard(dealt.size(), runs) : own();
        Study study = new Study(name, title, chosen.value(), runs, opponent, participants, dealt);
        StudyFolder folder = StudyFolder.create(
                PlaytestCommand.surveys(console), study, text, Questions.standard(pairs.equals("all")));
        print(study, folder);
        return Rulesmith.DONE;
    }

    private Consent own() throws IOException {
        if (Files.isDirectory(consent)) {
            throw new UsageException(consent + ": is a folder, expected a file");
        }
        try {
            return new Consent(Files.readString(consent));
        } catch (CharacterCodingException e) {
            throw new UsageException(consent + ": is not text in UTF-8");
        } catch (InvalidSurveyException e) {
            throw new UsageException(consent + ": " + e.getMessage());
        }
    }

    private void print(Study study, StudyFolder folder) {
        console.out().println("Study " + name + " is in " + folder.path() + " (seed " + study.seed() + "):");
        console.out().println();
        TextLayout.table(StudyText.games(study)).forEach(console.out()::println);
        console.out().println();
        TextLayout.wrap(DetectableShare.of(study).words(), TextLayout.WIDTH).forEach(console.out()::println);
        console.out().println();
        console.out().println("Edit     study.json, consent.txt and questions.json there, before people take part");
        console.out().println("Serve    rulesmith playtest serve " + name);
    }
}
