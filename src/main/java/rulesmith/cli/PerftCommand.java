package rulesmith.cli;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.game.Perft;
import rulesmith.game.Position;

@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        description = "Counts the lines of play of each length: the usual check of a move generator.",
        footer = {
            "",
            "Examples:",
            "  rulesmith perft draughts --depth 8",
            "  rulesmith perft draughts --depth 5 --divide",
            "  rulesmith perft othello --depth 6"
        })
final class PerftCommand implements Callable<Integer> {

    /** Far beyond what can be counted, unless a game is hardly one. */
    private static final int DEEPEST = 100;

    @Parameters(paramLabel = "GAME", description = "A RULESET or a built-in game; 'rulesmith --help' lists them.")
    private String game;

    @Option(names = "--depth", required = true, paramLabel = "N", description = "Longest lines to count, in plies.")
    private int depth;

    @Option(names = "--divide", description = "Split the count of the last depth by first move.")
    private boolean divide;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Console console;

    PerftCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (depth < 1 || depth > DEEPEST) {
            throw new UsageException("--depth is " + depth + ", expected 1 to " + DEEPEST);
        }
        Position position = new GameFinder(console).find(game).start();
        Map<String, Long> counts = new LinkedHashMap<>();
        if (divide) {
            for (String move : MovesCommand.notations(position)) {
                if (console.out().checkError()) {
                    return Rulesmith.FAILED;
                }
                position.play(position.parse(move));
                report(counts, move, Perft.count(position, depth - 1));
                position.undo();
            }
        } else {
            for (int plies = 1; plies <= depth && !console.out().checkError(); plies++) {
                report(counts, String.valueOf(plies), Perft.count(position, plies));
            }
        }
        if (json) {
            console.out().println(Json.of(counts));
        } else if (divide) {
            console.out()
                    .println("total "
                            + counts.values().stream()
                                    .mapToLong(Long::longValue)
                                    .sum());
        }
        return Rulesmith.DONE;
    }

    private void report(Map<String, Long> counts, String label, long count) {
        counts.put(label, count);
        if (!json) {
            console.out().println(label + " " + count);
        }
    }
}
