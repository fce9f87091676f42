package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.Seed;
import rulesmith.game.RuleSetGame;
import rulesmith.play.RandomAgent;

@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = "Plays a game in the terminal, against the computer or another person.",
        footer = {
            "",
            "Examples:",
            "  rulesmith play draughts",
            "  rulesmith play chessling --south random --north human",
            "  rulesmith play nightfall --north human --record nightfall.txt"
        })
final class PlayCommand implements Callable<Integer> {

    /** Who can sit at the board. */
    enum Seat {
        human,
        random
    }

    @Parameters(paramLabel = "RULESET", description = "Name, id, file or genes:….")
    private String ruleSet;

    @Option(
            names = "--south",
            paramLabel = "WHO",
            defaultValue = "human",
            description = "Who moves first: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Seat south;

    @Option(
            names = "--north",
            paramLabel = "WHO",
            defaultValue = "random",
            description = "Who moves second: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Seat north;

    @Option(names = "--seed", paramLabel = "N", description = "Same seed, same moves of the computer.")
    private Long seed;

    @Option(names = "--record", paramLabel = "FILE", description = "Save the record of the game when it ends.")
    private Path record;

    private final Console console;

    PlayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (ruleSet.equals("-")) {
            throw new UsageException(
                    "standard input is for the moves: give RULESET as a name, an id, a file or genes:…");
        }
        if (record != null && Files.exists(record)) {
            throw new UsageException(record + " exists already and is left as it is");
        }
        RuleSetGame game = new RuleSetGame(new RuleSetFinder(console).find(ruleSet));
        Seed chosen = seed == null ? Seed.fresh() : Seed.of(seed);
        TerminalTable table = new TerminalTable(console, game, chosen, agent(south), agent(north));
        table.play();
        if (record != null) {
            table.save(record);
        }
        return Rulesmith.DONE;
    }

    private static RandomAgent agent(Seat seat) {
        return seat == Seat.human ? null : new RandomAgent();
    }
}
