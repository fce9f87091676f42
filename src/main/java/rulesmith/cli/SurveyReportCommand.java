package rulesmith.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(name = "report")
final class SurveyReportCommand implements Callable<Integer> {
    SurveyReportCommand(Console console) {}

    @Override
    public Integer call() {
        return Rulesmith.DONE;
    }
}
