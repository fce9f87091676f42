package rulesmith.cli;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Properties;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;
import rulesmith.archive.InvalidRunException;
import rulesmith.game.IllegalMoveException;
import rulesmith.gametree.ChanceException;
import rulesmith.learning.InvalidChampionException;
import rulesmith.learning.InvalidTrainingException;
import rulesmith.learning.NoNativeCodeException;
import rulesmith.report.PngException;
import rulesmith.rules.InvalidRuleSetException;
import rulesmith.survey.InvalidSurveyException;

/** The program. */
@Command(
        name = "rulesmith",
        mixinStandardHelpOptions = true,
        versionProvider = Rulesmith.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        header = "Invents two-player board games and finds out which are worth playing.",
        description = {
            "",
            "A RULESET is the name of a game in rulesets/, its id, a file, 'genes:' followed by 50 numbers separated"
                    + " by commas, 'random:' followed by a seed, or '-' for standard input.",
            "",
            "A GAME is a RULESET or a built-in game: " + BuiltInGames.NAMES + ".",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 done, 1 failed, 2 wrong use, 130 interrupted.",
            "",
            "Examples:",
            "  rulesmith evolve",
            "  rulesmith list",
            "  rulesmith inspect draughts",
            "  rulesmith play chessling",
            "  rulesmith COMMAND --help"
        })
public final class Rulesmith implements Runnable {

    static final int DONE = 0;
    static final int FAILED = 1;
    static final int WRONG_USE = 2;
    static final int INTERRUPTED = 130;

    @Spec
    private CommandSpec spec;

    private Rulesmith() {}

    public static void main(String[] args) {
        Output out = new Output();
        Console console = new Console(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), true),
                new PrintWriter(
                        new OutputStreamWriter(new FileOutputStream(FileDescriptor.err), StandardCharsets.UTF_8), true),
                Boolean.getBoolean("rulesmith.colour"),
                Math.max(0, Integer.getInteger("rulesmith.width", 0)),
                Path.of(System.getProperty("rulesmith.home", "")));
        int exit = run(console, args);
        if (console.out().checkError()) {
            // Who closed the pipe has read enough and need not be told.
            if (!out.problem.contains("Broken pipe")) {
                console.err().println("rulesmith: the output could not be written: " + out.problem);
            }
            exit = FAILED;
        }
        System.exit(exit);
    }

    /** Standard output that remembers why it failed, which a writer only knows to have happened. */
    private static final class Output extends OutputStream {

        private final OutputStream stream = new FileOutputStream(FileDescriptor.out);
        private String problem = "";

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            try {
                stream.write(bytes, offset, length);
            } catch (IOException e) {
                problem = String.valueOf(e.getMessage());
                throw e;
            }
        }
    }

    /** Runs one command line; never throws, never exits. */
    static int run(Console console, String... args) {
        CommandLine program = new CommandLine(new Rulesmith())
                .addSubcommand(new EvolveCommand(console))
                .addSubcommand(new ResumeCommand(console))
                .addSubcommand(new ListCommand(console))
                .addSubcommand(new InspectCommand(console))
                .addSubcommand(new CompareCommand(console))
                .addSubcommand(new ExportCommand(console))
                .addSubcommand(new NewCommand(console))
                .addSubcommand(new ValidateCommand(console))
                .addSubcommand(new MovesCommand(console))
                .addSubcommand(new PerftCommand(console))
                .addSubcommand(new SolveCommand(console))
                .addSubcommand(new PlayCommand(console))
                .addSubcommand(new ScoreCommand(console))
                .addSubcommand(new ArenaCommand(console))
                .addSubcommand(new LearnCommand(console))
                .addSubcommand(new AnalyzeCommand(console))
                .addSubcommand(ExperimentCommand.with(console))
                .addSubcommand(new StudioCommand(console))
                .addSubcommand(PlaytestCommand.with(console))
                .addSubcommand(SurveyCommand.with(console))
                .addSubcommand(new BenchCommand(console))
                .addSubcommand(new GenerateCompletion());
        program.setOut(console.out()).setErr(console.err());
        program.setColorScheme(CommandLine.Help.defaultColorScheme(
                console.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        program.setCaseInsensitiveEnumValuesAllowed(true);
        // In the order in which the descriptions refer to each other.
        program.getSubcommands()
                .values()
                .forEach(command -> command.getCommandSpec().usageMessage().sortOptions(false));
        program.setUsageHelpAutoWidth(false);
        program.setUsageHelpWidth(100);
        program.setParameterExceptionHandler((e, arguments) -> refuse(console, e));
        program.setExecutionExceptionHandler((e, command, result) -> explain(console, command, e));
        try {
            return program.execute(args);
        } catch (OutOfMemoryError | StackOverflowError e) {
            console.err().println("rulesmith: this needs more memory; RULESMITH_JAVA=-Xmx4g, say, gives more");
            return FAILED;
        }
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    private static int refuse(Console console, ParameterException e) {
        CommandLine command = e.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        console.err().println(name + ": " + problem(e));
        UnmatchedArgumentException.printSuggestions(e, console.err());
        console.err().println("Try '" + name + " --help'.");
        return WRONG_USE;
    }

    private static String problem(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
            boolean wantsCommand = e.getCommandLine().getParent() == null;
            return (wantsCommand ? "there is no command '" : "there is no use for the argument '")
                    + unmatched.getUnmatched().get(0) + "'";
        }
        return firstLine(e.getMessage()).replaceFirst("^Error: ", "");
    }

    private static int explain(Console console, CommandLine command, Exception e) {
        String name = command.getCommandSpec().qualifiedName() + ": ";
        if (e instanceof UsageException
                || e instanceof InvalidRuleSetException
                || e instanceof InvalidRunException
                || e instanceof InvalidChampionException
                || e instanceof InvalidTrainingException
                || e instanceof IllegalMoveException
                || e instanceof ChanceException
                || e instanceof InvalidSurveyException
                || e instanceof FileAlreadyExistsException
                || e instanceof NoSuchFileException) {
            console.err().println(name + sentence(e));
            return WRONG_USE;
        }
        if (e instanceof IOException
                || e instanceof UncheckedIOException
                || e instanceof PngException
                || e instanceof NoNativeCodeException) {
            console.err().println(name + sentence(e));
            return FAILED;
        }
        console.err().println(name + "internal error, please report it: " + e);
        if (System.getenv("RULESMITH_DEBUG") != null) {
            e.printStackTrace(console.err());
        } else {
            console.err().println("Set RULESMITH_DEBUG=1 to see where it happened.");
        }
        return FAILED;
    }

    /** What went wrong, for people. */
    static String sentence(Exception e) {
        if (e instanceof FileAlreadyExistsException exists) {
            return exists.getFile() + " exists already and is left as it is";
        }
        if (e instanceof NoSuchFileException missing) {
            return missing.getFile() + ": no such file";
        }
        if (e instanceof AccessDeniedException denied) {
            return denied.getFile() + ": permission denied";
        }
        if (e instanceof FileSystemException problem && problem.getReason() != null) {
            return problem.getFile() + ": " + problem.getReason();
        }
        return firstLine(e.getMessage());
    }

    private static String firstLine(String message) {
        return String.valueOf(message).lines().findFirst().orElse("");
    }

    /** The version the build put into the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() throws IOException {
            return new String[] {"Rulesmith " + number()};
        }

        static String number() throws IOException {
            Properties properties = new Properties();
            try (var stream = Rulesmith.class.getResourceAsStream("/rulesmith/version.properties")) {
                properties.load(stream);
            }
            return properties.getProperty("version");
        }
    }
}
