package rulesmith.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.archive.InvalidRunException;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunFolder;
import rulesmith.archive.RunState;
import rulesmith.play.Workers;

@Command(
        name = "resume",
        mixinStandardHelpOptions = true,
        description =
                "Continues a run that was stopped or killed, or gives a finished one more iterations. Its tables and its"
                        + " archive end as if it had never been stopped; games it has already put into rulesets/ stay.",
        footer = {"", "Examples:", "  rulesmith resume es-7", "  rulesmith resume es-7 --iterations 300"})
final class ResumeCommand implements Callable<Integer> {

    @Parameters(paramLabel = "RUN", description = "The name of a run; 'rulesmith list runs' shows them.")
    private String name;

    @Option(names = "--iterations", paramLabel = "N", description = "Iterations in all, those done included.")
    private Integer iterations;

    @Mixin
    private RunOptions options;

    private final Console console;

    ResumeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Workers workers = ScoreCommand.workers(options.threads);
        options.learners();
        RunFolder folder = RunFolder.find(console.home().resolve("populations"), name);
        RunConfig config = folder.config();
        int done = folder.state(config).map(RunState::generation).orElse(0);
        if (iterations != null) {
            if (iterations < done) {
                throw new InvalidRunException("--iterations is " + iterations + ", but " + done + " are done already");
            }
            config = config.withIterations(iterations);
        }
        String version = Rulesmith.Version.number();
        if (!folder.version().equals(version)) {
            console.err()
                    .println("note: the run was begun by version " + folder.version() + ", this is " + version
                            + "; its further course may differ from what that version would have done");
        }
        return new RunSession(console, folder, config, options, workers).go();
    }
}
