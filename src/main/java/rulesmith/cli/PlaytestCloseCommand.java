package rulesmith.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.survey.StudyDatabase;
import rulesmith.survey.StudyFolder;

@Command(
        name = "close",
        mixinStandardHelpOptions = true,
        description = "Lets nobody new into a study, also while it is served; who has begun can finish.",
        footer = {"", "Examples:", "  rulesmith playtest close pilot", "  rulesmith playtest close pilot --reopen"})
final class PlaytestCloseCommand implements Callable<Integer> {

    @Parameters(paramLabel = "NAME", description = "The study.")
    private String name;

    @Option(names = "--reopen", description = "Lets people in again.")
    private boolean reopen;

    private final Console console;

    PlaytestCloseCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        try (StudyDatabase database =
                StudyFolder.find(PlaytestCommand.surveys(console), name).open()) {
            database.setClosed(!reopen);
        }
        console.out()
                .println("Study " + name + " is "
                        + (reopen ? "open." : "closed. Next: rulesmith survey report " + name));
        return Rulesmith.DONE;
    }
}
