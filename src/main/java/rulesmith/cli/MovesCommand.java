package rulesmith.cli;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.game.Outcome;
import rulesmith.game.Position;
import rulesmith.game.RuleSetPosition;
import rulesmith.play.GameRecord;

@Command(
        name = "moves",
        mixinStandardHelpOptions = true,
        description = "Lists the legal moves after a line of play, or says who won.",
        footer = {
            "",
            "Examples:",
            "  rulesmith moves draughts",
            "  rulesmith moves draughts --line \"c3-d4 f6-e5\" --board",
            "  rulesmith moves connect4 --line \"4 4 3\" --board",
            "  echo \"c3-d4 f6-e5\" | rulesmith moves draughts --line -"
        })
final class MovesCommand implements Callable<Integer> {

    @Parameters(paramLabel = "GAME", description = "A RULESET or a built-in game; 'rulesmith --help' lists them.")
    private String game;

    @Option(
            names = "--line",
            paramLabel = "MOVES",
            defaultValue = "",
            description = "Moves from the start, separated by spaces; - reads them from standard input.")
    private String line;

    @Option(names = "--board", description = "Show the board first.")
    private boolean board;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Console console;

    MovesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Position position = new GameFinder(console).position(game, line);
        List<String> moves = notations(position);
        if (json) {
            Map<String, Object> answer = new LinkedHashMap<>();
            answer.put("ply", position.ply());
            answer.put("toMove", position.toMove().name().toLowerCase(Locale.ROOT));
            answer.put("outcome", position.outcome().word());
            answer.put("ending", position.ending());
            answer.put("moves", moves);
            console.out().println(Json.of(answer));
            return Rulesmith.DONE;
        }
        if (board) {
            console.out().println(console.board(position.diagram()));
        }
        if (position.outcome().isOver()) {
            console.out().println(verdict(position));
        }
        moves.forEach(console.out()::println);
        return Rulesmith.DONE;
    }

    /** In alphabetical order. */
    static List<String> notations(Position position) {
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        return moves.longStream().mapToObj(position::notation).sorted().toList();
    }

    /** Who won and how, for people. */
    static String verdict(Position position) {
        if (BuiltInGames.isForOne(position.game())) {
            return "Game over: " + (position.outcome() == Outcome.SOUTH ? "won" : "lost") + " (" + position.ending()
                    + ").";
        }
        return verdict(position.outcome(), position.ending());
    }

    static String verdict(Outcome outcome, String ending) {
        return "Game over: "
                + switch (outcome) {
                    case SOUTH -> "South wins";
                    case NORTH -> "North wins";
                    case DRAW -> "a draw";
                    case ONGOING -> throw new IllegalArgumentException("the game goes on");
                }
                + switch (ending) {
                    case RuleSetPosition.HONOR -> ": the other player has lost the last piece of honor.";
                    case RuleSetPosition.NO_MOVE -> ": the other player has no legal move.";
                    case Position.LIMIT -> " at the move limit.";
                    case GameRecord.RESIGNED -> ": the other player gave up.";
                    default -> " (" + ending + ").";
                };
    }
}
