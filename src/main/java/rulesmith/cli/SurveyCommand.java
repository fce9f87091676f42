package rulesmith.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "survey",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = "What came out of a playtest: statistics, tables, withdrawals.",
        footer = {
            "",
            "Examples:",
            "  rulesmith survey report pilot",
            "  rulesmith survey export pilot --to pilot-data",
            "  rulesmith survey import surveys/examples/halim-2014"
        })
final class SurveyCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    static CommandLine with(Console console) {
        return new CommandLine(new SurveyCommand())
                .addSubcommand(new SurveyReportCommand(console))
                .addSubcommand(new SurveyExportCommand(console))
                .addSubcommand(new SurveyWithdrawCommand(console))
                .addSubcommand(new SurveyImportCommand(console));
    }

    @Override
    public void run() {
        throw new UsageException(
                "name a command: " + String.join(", ", spec.subcommands().keySet()));
    }
}
