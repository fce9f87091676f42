package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.survey.StudyFolder;

@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        description =
                "Makes a study of a folder that 'survey export' wrote, or somebody in its format. It is closed: its answers"
                        + " were given elsewhere.",
        footer = {
            "",
            "Examples:",
            "  rulesmith survey import surveys/examples/halim-2014",
            "  rulesmith survey import pilot-data --name pilot-again"
        })
final class SurveyImportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FOLDER", description = "With study.json and the CSV tables.")
    private Path folder;

    @Option(names = "--name", paramLabel = "NAME", description = "Of the new study. Default: the name of the folder.")
    private String name;

    private final Console console;

    SurveyImportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Path source = folder.toAbsolutePath().normalize();
        if (!Files.isDirectory(source)) {
            throw new UsageException("there is no folder " + folder);
        }
        String chosen = name == null ? source.getFileName().toString() : name;
        StudyFolder.restore(PlaytestCommand.surveys(console), source, chosen, System.currentTimeMillis());
        console.out().println("Study " + chosen + " is made. Next: rulesmith survey report " + chosen);
        return Rulesmith.DONE;
    }
}
