package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.game.Player;
import rulesmith.game.RuleSetGame;
import rulesmith.games.Twenty48;
import rulesmith.gametree.AnalysedGame;
import rulesmith.gametree.Analysis;
import rulesmith.gametree.Analyst;
import rulesmith.gametree.ScnSearch;
import rulesmith.gametree.Twenty48Analyst;
import rulesmith.play.Agent;
import rulesmith.play.OnePlyAgent;
import rulesmith.play.Workers;
import rulesmith.report.AnalysisReport;
import rulesmith.report.PngException;
import rulesmith.rules.RuleSetFolder;

@Command(
        name = "analyze",
        mixinStandardHelpOptions = true,
        description = {
            "Says how a game feels to play, as far as numbers can: whether it drags on or is over too soon, how it changes"
                    + " from stage to stage, and at which moves it turns. Lets agents play it, searches every position, and explains"
                    + " what comes out in plain words.",
            "",
            "Writes a report with plots, boards and tables to results/analysis."
        },
        footer = {
            "",
            "Examples:",
            "  rulesmith analyze draughts",
            "  rulesmith analyze chess --games 100",
            "  rulesmith analyze halim-game-1 --south random --north random",
            "  rulesmith analyze 2048 --depth 4"
        })
final class AnalyzeCommand implements Callable<Integer> {

    private static final int MOST_GAMES = 100_000;
    private static final int MOST_OPENING = 100;
    private static final int USUAL_OPENING = 2;
    private static final int USUAL_2048_DEPTH = 3;
    private static final int ID_DIGITS = 8;

    /** Seconds that writing the files may take after Ctrl-C. */
    private static final long PATIENCE = 20;

    @Parameters(
            paramLabel = "GAME",
            description = "A RULESET or a built-in game: chess, connect4, othello, gobang, 2048.")
    private String name;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "20",
            description = "How many games, 2 or more. Default: ${DEFAULT-VALUE}.")
    private int games;

    // Equals, so that the figures tell of the game and not of one player's strength; and not random ones, for their
    // games say little about what happens when both want to win. This agent ends games that others let fizzle out.
    @Option(
            names = "--south",
            paramLabel = "AGENT",
            description = "Moves first: " + Agents.NAMES + ". Default: one-ply.")
    private String south;

    @Option(names = "--north", paramLabel = "AGENT", description = "Moves second. Default: one-ply.")
    private String north;

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "So many plies at the start are random, so that the games differ. Default: 2.")
    private Integer opening;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description =
                    "Plies to look ahead, 1 to 6; even ones compare best. 2048: 2 to 5. Default: 4, or 2 if there are"
                            + " too many moves; 3 for 2048.")
    private Integer depth;

    @Option(
            names = "--threshold",
            paramLabel = "N",
            description =
                    "What counts as a lead, in the units of the game's evaluation. Default: what the game calls a lead, about one"
                            + " piece or threat.")
    private Integer threshold;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Same seed, same result. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "Default: one a core. Does not change the result.")
    private Integer threads;

    @Option(names = "--no-report", description = "Write no report.")
    private boolean noReport;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Console console;

    AnalyzeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (games < 2 || games > MOST_GAMES) {
            throw new UsageException("--games is " + games + ", expected 2 to " + MOST_GAMES);
        }
        Workers workers = ScoreCommand.workers(threads);
        Game game = new GameFinder(console).find(name);
        Analysis analysis = game instanceof Twenty48 twenty48 ? forOne(twenty48, workers) : forTwo(game, workers);
        Path page = noReport ? null : report(analysis);
        if (json) {
            console.out().println(Json.of(new AnalyzeFacts(analysis).facts(page)));
        } else {
            new AnalyzeOutcome(console, analysis, page).print();
        }
        return Rulesmith.DONE;
    }

    private Analysis forTwo(Game game, Workers workers) throws IOException {
        if (game.start().toMove() == Player.CHANCE) {
            throw new UsageException(game.name() + " is a game of chance, of which only 2048 can be analysed");
        }
        checkDepth(1, ScnSearch.MOST_DEPTH);
        int lead = threshold == null ? game.evaluation().lead() : threshold;
        if (lead < 1) {
            throw new UsageException("--threshold is " + lead + ", expected 1 or more");
        }
        int random = opening == null ? USUAL_OPENING : opening;
        if (random < 0 || random > MOST_OPENING) {
            throw new UsageException("--opening is " + random + ", expected 0 to " + MOST_OPENING);
        }
        String first = south == null ? OnePlyAgent.NAME : south;
        String second = north == null ? OnePlyAgent.NAME : north;
        Agents agents = new Agents(console);
        Function<Game, Agent> a = agents.named(first, game);
        Function<Game, Agent> b = agents.named(second, game);
        if (random == 0 && !a.apply(game).varies() && !b.apply(game).varies()) {
            throw new UsageException(
                    "both agents always do the same, so without random plies at the start there is only one game");
        }
        Analyst analyst = new Analyst(game, a, b, workers);
        List<Analyst.Played> played = analyst.play(games, random, Seed.of(seed));
        if (played.stream().anyMatch(one -> one.length() == 0)) {
            throw new UsageException(game.name() + " is over before the first move");
        }
        int plies = depth == null ? Analyst.usualDepth(played) : depth;
        List<AnalysedGame> analysed;
        long total = played.stream().mapToLong(Analyst.Played::length).sum();
        try (Progress progress = new Progress(console, "plies", total)) {
            analysed = analyst.search(played, plies, lead, progress::advance);
        }
        String words = lead + " points of the game's evaluation"
                + (threshold == null ? ", which the game itself calls a lead" : "");
        return new Analysis(
                game, new Analysis.Settings(name, first, second, plies, words, lead, random, Seed.of(seed)), analysed);
    }

    private Analysis forOne(Twenty48 game, Workers workers) {
        boolean whole = game.id().equals(Twenty48.standard().id()) || game.goal() == Twenty48.ENDLESS;
        if (game.size() != Twenty48.LARGEST || !whole) {
            throw new UsageException(
                    game.name() + " cannot be analysed: of the games of chance only 2048 itself can, on 4x4 cells");
        }
        if (south != null || north != null || opening != null || threshold != null) {
            throw new UsageException(
                    "2048 has one player, who searches, and a threshold that rises with the highest tile:"
                            + " --south, --north, --opening and --threshold mean nothing there");
        }
        checkDepth(Twenty48Analyst.LEAST_DEPTH, Twenty48Analyst.MOST_DEPTH);
        int plies = depth == null ? USUAL_2048_DEPTH : depth;
        List<AnalysedGame> analysed;
        try (Progress progress = new Progress(console, "games", games)) {
            analysed = Twenty48Analyst.play(games, plies, Seed.of(seed), workers, progress::advance);
        }
        String words =
                "what a board is worth with the highest tile in the best corner and half of it beside, so it doubles"
                        + " with every milestone";
        return new Analysis(
                game, new Analysis.Settings(name, "expectimax", "", plies, words, 0, 0, Seed.of(seed)), analysed);
    }

    private void checkDepth(int least, int most) {
        if (depth != null && (depth < least || depth > most)) {
            throw new UsageException("--depth is " + depth + ", expected " + least + " to " + most);
        }
    }

    /** Whoever presses Ctrl-C now gets whole files, all from the same games. */
    private Path report(Analysis analysis) throws IOException {
        Path folder = folder(analysis.game());
        try (StopSignal stop = new StopSignal(console, PATIENCE)) {
            Path page = new AnalysisReport(analysis).write(folder);
            if (stop.wanted()) {
                console.err().println("The report is whole: " + NewCommand.shown(page.toAbsolutePath()));
            }
            return page;
        } catch (PngException e) {
            console.err().println("the report has no PNG files: " + e.getMessage());
            return folder.resolve(AnalysisReport.PAGE);
        }
    }

    /** Rule sets may share a name, so theirs has the beginning of the id; the ids of built-in games are names. */
    private Path folder(Game game) {
        String of = game instanceof RuleSetGame
                ? RuleSetFolder.slug(game.name()) + "-" + game.id().substring(0, ID_DIGITS)
                : RuleSetFolder.slug(game.id());
        return console.home().resolve("results").resolve("analysis").resolve(of);
    }
}
