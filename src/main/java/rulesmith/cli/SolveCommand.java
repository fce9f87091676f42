package rulesmith.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.gametree.Limit;
import rulesmith.gametree.Question;
import rulesmith.gametree.Solution;

@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = {
            "Finds out whether the player to move can force a win after a line of play.",
            "",
            "The larger the tree, the longer it takes, and few games are small enough to be solved from their start: those"
                    + " of a rule set go on to its move limit, so give it a line that ends late. Chess has no move limit"
                    + " here; chess-100 has one of 100 plies.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  rulesmith solve connect4-5x4",
            "  rulesmith solve connect4 --line \"4 4 4 4 4 2 2 4 3 3 5\" --board",
            "  rulesmith solve othello-4 --solver ppns --pr 0.001",
            "  rulesmith solve 2048-2x2-16 --kind-chance",
            "  rulesmith solve draughts --line - --time 600 < moves.txt"
        })
final class SolveCommand implements Callable<Integer> {

    /** Seconds between Ctrl-C and the end, at most. */
    private static final long PATIENCE = 10;

    @Parameters(paramLabel = "GAME", description = "A RULESET or a built-in game; 'rulesmith --help' lists them.")
    private String game;

    @Option(
            names = "--line",
            paramLabel = "MOVES",
            defaultValue = "",
            description = "Moves from the start, separated by spaces; - reads them from standard input.")
    private String line;

    @Option(
            names = "--for",
            paramLabel = "PLAYER",
            description = "Who is to win, south or north. Default: the player to move.")
    private String player;

    @Option(
            names = "--kind-chance",
            description =
                    "In 2048, ask whether the goal can be reached if the right tiles come, not whatever tiles come.")
    private boolean kindChance;

    @Mixin
    private SolverOptions options;

    @Option(names = "--board", description = "Show the board first.")
    private boolean board;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Console console;

    SolveCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        SolverOptions.Plan plan = options.plan();
        Position position = new GameFinder(console).position(game, line);
        Question question = question(position);
        if (board && !json) {
            console.out().println(console.board(position.diagram()));
        }
        if (position.outcome().isOver() && !json) {
            console.out().println(MovesCommand.verdict(position));
            return Rulesmith.DONE;
        }
        // The answer is printed while the signal waits: when it is closed after Ctrl-C, the process ends.
        try (StopSignal stop = new StopSignal(console, PATIENCE, "Stopping …", "Stopped without an answer.")) {
            return answer(plan, question, stop);
        }
    }

    private int answer(SolverOptions.Plan plan, Question question, StopSignal stop) {
        Solution solution;
        try (SearchProgress progress =
                new SearchProgress(console, stop::wanted, plan.limits().seconds())) {
            solution =
                    DeepCall.of(() -> plan.solver(question.position().game()).solve(question, plan.limits(), progress));
        }
        SolveText text = new SolveText(question, plan, solution);
        if (json) {
            console.out().println(Json.of(text.facts()));
        } else {
            TextLayout.wrap(text.answer(), TextLayout.WIDTH).forEach(console.out()::println);
            console.out().println();
            text.table().forEach(console.out()::println);
        }
        return solution.stoppedBy() == Limit.INTERRUPTION ? Rulesmith.INTERRUPTED : Rulesmith.DONE;
    }

    private Question question(Position position) {
        boolean forOne = BuiltInGames.isForOne(position.game());
        if (kindChance && !forOne) {
            throw new UsageException("there is no chance in " + position.game().name() + ": leave --kind-chance away");
        }
        if (player == null) {
            return Question.of(position, kindChance);
        }
        Player wanted = switch (player) {
            case "south" -> Player.SOUTH;
            case "north" -> Player.NORTH;
            default -> throw new UsageException("--for is \"" + player + "\", expected south or north");
        };
        if (forOne && wanted == Player.NORTH) {
            throw new UsageException("South plays " + position.game().name() + " alone: leave --for away");
        }
        return new Question(position, wanted, kindChance);
    }
}
