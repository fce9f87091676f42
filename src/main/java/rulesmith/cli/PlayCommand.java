package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.game.RuleSetGame;
import rulesmith.play.Agent;

@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = "Plays a game in the terminal, against the computer or another person.",
        footer = {
            "",
            "Examples:",
            "  rulesmith play draughts",
            "  rulesmith play chessling --south one-ply --north human",
            "  rulesmith play draughts --north champion",
            "  rulesmith play nightfall --north human --record nightfall.txt"
        })
final class PlayCommand implements Callable<Integer> {

    private static final String HUMAN = "human";

    @Parameters(paramLabel = "RULESET", description = "Name, id, file or genes:….")
    private String ruleSet;

    @Option(
            names = "--south",
            paramLabel = "WHO",
            defaultValue = "human",
            description = "Who moves first: human, or an agent: " + Agents.NAMES + ". Default: ${DEFAULT-VALUE}.")
    private String south;

    @Option(
            names = "--north",
            paramLabel = "WHO",
            defaultValue = "random",
            description = "Who moves second, likewise. Default: ${DEFAULT-VALUE}.")
    private String north;

    @Option(names = "--seed", paramLabel = "N", description = "Same seed, same moves of the computer.")
    private Long seed;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Keep the record of the game in this file, from the first move on.")
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
        if (record != null) {
            UserFile.check(record);
        }
        RuleSetGame game = new RuleSetGame(new RuleSetFinder(console).find(ruleSet));
        Seed chosen = seed == null ? Seed.fresh() : Seed.of(seed);
        new TerminalTable(console, game, chosen, agent(south, game), agent(north, game), record).play();
        return Rulesmith.DONE;
    }

    /** Null for a person. */
    private Agent agent(String who, Game game) throws IOException {
        return who.equals(HUMAN) ? null : new Agents(console).named(who, game).apply(game);
    }
}
