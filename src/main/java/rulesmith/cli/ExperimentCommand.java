package rulesmith.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "experiment",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "EXPERIMENT",
        description = "Repeats an experiment and prints what came out, with intervals.",
        footer = {"", "Example:", "  rulesmith experiment evolved-vs-random", "  rulesmith experiment learnability"})
final class ExperimentCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    /** With the experiments there are. */
    static CommandLine with(Console console) {
        return new CommandLine(new ExperimentCommand())
                .addSubcommand(new EvolvedVersusRandomCommand(console))
                .addSubcommand(new LearnabilityExperimentCommand(console))
                .addSubcommand(new PgameCommand(console))
                .addSubcommand(new ConnectFourCommand(console))
                .addSubcommand(new OthelloCommand(console))
                .addSubcommand(new Small2048Command(console))
                .addSubcommand(new Scn2048Command(console));
    }

    @Override
    public void run() {
        throw new UsageException(
                "name an experiment: " + String.join(", ", spec.subcommands().keySet()));
    }
}
