package rulesmith.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import rulesmith.survey.StudyDatabase;
import rulesmith.survey.StudyFolder;

@Command(
        name = "withdraw",
        mixinStandardHelpOptions = true,
        description =
                "Deletes all that a participant answered, for good, also while the study is served. Reports and exports"
                        + " made before are not changed: make them again.",
        footer = {"", "Example:", "  rulesmith survey withdraw pilot K7QD-2M9X-W4TB"})
final class SurveyWithdrawCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "NAME", description = "The study.")
    private String name;

    @Parameters(index = "1", paramLabel = "CODE", description = "The withdrawal code the participant was given.")
    private String code;

    private final Console console;

    SurveyWithdrawCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        try (StudyDatabase database =
                StudyFolder.find(PlaytestCommand.surveys(console), name).open()) {
            int number = database.withdraw(code, System.currentTimeMillis());
            console.out().println("Participant " + number + " has withdrawn; their answers are deleted.");
            console.out().println("Reports and exports made before still hold them: make them again.");
            if (!database.sweep()) {
                console.err()
                        .println(
                                "Somebody is reading the answers; the log beside them is overwritten when they are done.");
            }
        }
        return Rulesmith.DONE;
    }
}
