package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.report.PngException;
import rulesmith.report.SurveyReport;
import rulesmith.survey.StudyFolder;
import rulesmith.survey.SurveyAnalysis;

@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        description = {
            "What people think of the games of a study: who took part, how they rated each run, which games they like, with"
                    + " intervals, exact tests and plain words.",
            "",
            "Prints it and writes a page, its plots and its tables to results/surveys/NAME. May be asked for while the study is"
                    + " served."
        },
        footer = {
            "",
            "Examples:",
            "  rulesmith survey report pilot",
            "  rulesmith survey report pilot --json --no-report"
        })
final class SurveyReportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "NAME", description = "The study.")
    private String name;

    @Option(names = "--no-report", description = "Write no page.")
    private boolean noReport;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Console console;

    SurveyReportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        StudyFolder folder = StudyFolder.find(PlaytestCommand.surveys(console), name);
        SurveyAnalysis analysis = SurveyAnalysis.of(folder.study(), folder.answers());
        Path page = noReport ? null : write(analysis);
        if (json) {
            Map<String, Object> facts = SurveyFacts.of(analysis);
            console.out().println(Json.of(facts));
        } else {
            new SurveyText(analysis).lines().forEach(console.out()::println);
            if (page != null) {
                console.out().println();
                console.out().println("Report  " + page);
            }
        }
        return Rulesmith.DONE;
    }

    private Path write(SurveyAnalysis analysis) throws IOException {
        Path folder = console.home()
                .resolve("results")
                .resolve("surveys")
                .resolve(analysis.study().name());
        try {
            return SurveyReport.write(analysis, folder);
        } catch (PngException e) {
            console.err().println("the report has no PNG files: " + e.getMessage());
            return folder.resolve(SurveyReport.PAGE);
        }
    }
}
