package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.survey.StudyFolder;

@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description =
                "Writes a study to a folder for other programs: tidy CSV tables, a codebook that explains every column,"
                        + " and a record of every game that was played.",
        footer = {"", "Example:", "  rulesmith survey export pilot --to pilot-data"})
final class SurveyExportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "NAME", description = "The study.")
    private String name;

    @Option(names = "--to", required = true, paramLabel = "FOLDER", description = "Where to; it must not exist yet.")
    private Path to;

    private final Console console;

    SurveyExportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (to.toString().isBlank()) {
            throw new UsageException("--to is empty, expected a folder");
        }
        StudyFolder.find(PlaytestCommand.surveys(console), name)
                .export(to.toAbsolutePath().normalize());
        console.out().println("Study " + name + " is in " + to + ": codebook.md says what is in which table.");
        return Rulesmith.DONE;
    }
}
