package rulesmith.cli;

import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "playtest",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = "Lets people play games in the browser and asks them how they like them.",
        footer = {
            "",
            "Examples:",
            "  rulesmith playtest new pilot --games chessling,leapers,regicide,random",
            "  rulesmith playtest serve pilot",
            "  rulesmith survey report pilot"
        })
final class PlaytestCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    static CommandLine with(Console console) {
        return new CommandLine(new PlaytestCommand())
                .addSubcommand(new PlaytestNewCommand(console))
                .addSubcommand(new PlaytestServeCommand(console))
                .addSubcommand(new PlaytestStatusCommand(console))
                .addSubcommand(new PlaytestCloseCommand(console));
    }

    /** Where studies are kept. */
    static Path surveys(Console console) {
        return console.home().resolve("surveys");
    }

    @Override
    public void run() {
        throw new UsageException(
                "name a command: " + String.join(", ", spec.subcommands().keySet()));
    }
}
