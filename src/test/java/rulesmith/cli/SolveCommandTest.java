package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.gametree.Solvers;

class SolveCommandTest {

    /** South has two stones on the floor with room on both sides, and takes a third. */
    private static final String OPEN_TWO = "3 3 4 4";

    private static final String WON = "1 2 1 2 1 2 1";

    @TempDir
    private Path home;

    private final List<String> base = List.of("--memory", "4");

    private String[] solve(String game, String... more) {
        List<String> args = new ArrayList<>(List.of("solve", game));
        args.addAll(base);
        args.addAll(List.of(more));
        return args.toArray(String[]::new);
    }

    private String answer(String game, String... more) {
        return new Shell(home).lines(solve(game, more)).get(0);
    }

    private void refuses(String sentence, String... args) {
        new Shell(home).refuses("rulesmith solve: " + sentence, args);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pns", "mcpns", "ppns", "dfpn", "exact"})
    void everySolverFindsTheKnownAnswers(String solver) {
        String[] with = {"--solver", solver};
        assertEquals(
                "Disproved: South to move cannot force a win (a draw is not a win).",
                answer("connect4-4x4", "--line", "1 2 3 4 1 2", "--solver", solver));
        assertEquals("Disproved: South to move cannot force a win (a draw is not a win).", answer("othello-4", with));
        assertEquals(
                "Proved: North, with South to move, can force a win.",
                answer("othello-4", "--for", "north", "--solver", solver));
        // Either side of three in a row wins.
        assertTrue(answer("connect4", "--line", OPEN_TWO, "--solver", solver)
                .matches("Proved: South to move can force a win, by [25]\\."));
        assertEquals(
                "Proved: North to move can force a win, by d8-h4.",
                answer("chess", "--line", "f2-f3 e7-e5 g2-g4", "--solver", solver));
        assertEquals("Disproved: South cannot force a win, for the wrong tiles may come.", answer("2048-2x2-16", with));
        assertTrue(answer("2048-2x2-16", "--kind-chance", "--solver", solver)
                .matches("Proved: South can win if the right tiles come, such as [24]@[ab][12]\\."));
    }

    @Test
    void saysWhatOnlyTilesCanDo() {
        assertEquals(
                "Proved: South to move can force a win whatever tiles come, by left.",
                answer("2048-2x2-8", "--line", "4@a1 4@b1"));
        // Only 32 fits onto four cells, whatever comes.
        assertEquals("Disproved: South cannot win, whatever tiles come.", answer("2048-2x2-64", "--kind-chance"));
    }

    @Test
    void solvesRuleSetsFromALateLine() {
        Shell shell = Shell.with(home, "draughts");
        String line = "g3-h4 f6-g5 h4xf6 g7xe5 a3-b4 b6-c5 e3-d4 c5xe3 f2xd4xf6 e7xg5 b4-a5 f8-e7 b2-a3 h8-g7 h2-g3"
                + " e7-f6 g1-f2 d8-e7 g3-h4 d6-e5 d2-e3 e5-d4 e3xc5 c7-b6 a5xc7 b8xd6xb4xd2 e1xc3 g5-f4 c1-b2 h6-g5"
                + " c3-d4 f6-e5 d4xf6xh8 e7-f6 h8-g7 f4-e3 f2xd4 a7-b6 g7xe5 b6-c5 h4xf6 c5xe3 f6-g7 e3-d2 g7-h8 d2-e1"
                + " e5-d4 e1-d2 d4-e5 d2-c1 b2-c3 c1-b2 h8-g7 b2xd4xf6xh8 a3-b4 h8-g7 a1-b2 g7-f6 b4-c5 f6-e5 b2-c3"
                + " e5-f4 c3-b4 f4-e5 c5-b6 e5-f4 b4-c5 f4-g5 b6-c7 g5-h6 c5-d6 h6-g5 c7-b8 g5-f6";
        List<String> lines = shell.typing(line).lines(solve("draughts", "--line", "-", "--for", "north"));
        assertEquals("Disproved: North, with South to move, cannot force a win (a draw is not a win).", lines.get(0));
        // South walks into it.
        lines = shell.typing(line + " d6-e7 f6xd8 b8-c7").lines(solve("draughts", "--line", "-"));
        assertEquals("Proved: North to move can force a win, by d8xb6.", lines.get(0));
    }

    @Test
    void showsTheBoardTheAnswerAndWhatItCost() {
        String text = new Shell(home)
                .out(solve("connect4-4x4", "--line", "1 2 3 4 1 2", "--board", "--solver", "ppns", "--theta", "0.01"));
        assertTrue(text.matches("""
                         · · · ·
                         · · · ·
                         ▲ ▼ · ·
                         ▲ ▼ ▲ ▼
                         1 2 3 4

                        Disproved: South to move cannot force a win \\(a draw is not a win\\)\\.

                        solver      ppns, 10 playouts, theta 0\\.01, pr 0, seed 1
                        nodes       [\\d,]+
                        iterations  [\\d,]+
                        nodes/s     [\\d,]+
                        memory      \\d+\\.\\d MB
                        time        \\d+\\.\\d{3} s
                        """), text);
    }

    @Test
    void printsJson() {
        JsonNode answer = new Shell(home)
                .json(solve("connect4", "--line", OPEN_TWO, "--json", "--nodes", "100000", "--time", "9"));
        assertEquals(
                List.of(
                        "game",
                        "ply",
                        "toMove",
                        "outcome",
                        "player",
                        "kindChance",
                        "solver",
                        "playouts",
                        "theta",
                        "pr",
                        "seed",
                        "nodeLimit",
                        "memoryLimit",
                        "timeLimit",
                        "verdict",
                        "exact",
                        "limit",
                        "move",
                        "nodes",
                        "iterations",
                        "visits",
                        "bytes",
                        "seconds"),
                names(answer));
        assertEquals("connect4", answer.get("game").textValue());
        assertEquals(4, answer.get("ply").intValue());
        assertEquals("south", answer.get("player").textValue());
        assertEquals("dfpn", answer.get("solver").textValue());
        assertTrue(answer.get("seed").isNull(), "dfpn has no use for one");
        assertEquals(100_000, answer.get("nodeLimit").intValue());
        assertEquals(4 << 20, answer.get("memoryLimit").intValue());
        assertEquals(9, answer.get("timeLimit").doubleValue());
        assertEquals("proved", answer.get("verdict").textValue());
        assertTrue(answer.get("exact").booleanValue());
        assertTrue(answer.get("limit").isNull());
        assertTrue(answer.get("move").textValue().matches("[25]"));
        assertTrue(answer.get("nodes").intValue() > 1);
    }

    private static List<String> names(JsonNode node) {
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        return names;
    }

    @Test
    void aClaimIsCalledOne() {
        String[] claim = solve("othello-4", "--solver", "ppns", "--pr", "0.1", "--playouts", "4", "--seed", "3");
        String text = new Shell(home).out(claim);
        assertTrue(
                text.matches(
                        "(?s)Claimed, not proved: South to move can(not)? force a win; the estimate is within 0\\.1 of"
                                + "\\scertainty,\\swhich\\smay\\sbe\\swrong\\.\n.*\nsolver +ppns, 4 playouts, theta 0.001, pr 0.1, seed"
                                + " 3\n.*"),
                text);
        JsonNode answer = new Shell(home)
                .json(solve(
                        "othello-4", "--solver", "ppns", "--pr", "0.1", "--playouts", "4", "--seed", "3", "--json"));
        assertTrue(answer.get("verdict").textValue().matches("claimed (not )?won"), answer::toString);
        assertEquals(false, answer.get("exact").booleanValue());
        assertEquals(0.1, answer.get("pr").doubleValue());
    }

    @Test
    void theSameSeedMakesTheSameSearch() {
        String[] command = solve("gobang-5", "--solver", "mcpns", "--nodes", "500", "--seed", "7", "--json");
        JsonNode first = new Shell(home).json(command);
        JsonNode again = new Shell(home).json(command);
        assertEquals(first.get("visits"), again.get("visits"));
        assertEquals("unknown", first.get("verdict").textValue());
        assertEquals("nodes", first.get("limit").textValue());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--nodes 1000 | Unknown: the limit of 1,000 nodes came first. Try more --nodes or another --solver, or start"
                        + " from a later position.",
                "--time 0.001 | Unknown: the time limit of 0.001 s came first. Try a longer --time or another --solver, or"
                        + " start from a later position.",
                "--solver pns --memory 1 | Unknown: the memory limit of 1 MB came first. Try more --memory or another"
                        + " --solver, or start from a later position.",
            })
    void saysWhatCameFirst(String options, String sentence) {
        List<String> args = new ArrayList<>(List.of("solve", "gobang-9"));
        args.addAll(List.of(options.split(" ")));
        String text = new Shell(home).out(args.toArray(String[]::new));
        assertEquals(sentence, text.substring(0, text.indexOf("\n\n")).replace('\n', ' '));
    }

    @Test
    void saysWhoHasWonAlready() {
        assertEquals("Game over: South wins (four in a row).", answer("connect4-4x4", "--line", WON, "--for", "north"));
        JsonNode answer = new Shell(home).json(solve("connect4-4x4", "--line", WON, "--for", "south", "--json"));
        assertEquals("south", answer.get("outcome").textValue());
        assertEquals("proved", answer.get("verdict").textValue());
        assertTrue(answer.get("move").isNull());
    }

    @Test
    void readsTheLineFromStandardInput() {
        assertTrue(new Shell(home)
                .typing("1. 3 3", "2. 4 4")
                .lines(solve("connect4", "--line", "-"))
                .get(0)
                .startsWith("Proved: South to move can force a win, by "));
        refuses("only one of GAME and --line can come from standard input", "solve", "-", "--line", "-");
        refuses("\"9\" is not a legal move for north at ply 2", "solve", "connect4", "--line", "1 9");
    }

    @Test
    void anInterruptedSearchSaysSo() {
        Thread.currentThread().interrupt();
        Shell.Answer answer = new Shell(home).run(solve("gobang"));
        assertTrue(Thread.interrupted(), "who was interrupted is not told any more");
        assertEquals(130, answer.exit());
        assertTrue(answer.out().startsWith("Unknown: stopped by interruption.\n\nsolver "), answer.out());
    }

    @Test
    void aTerminalShowsHowFarItIs() {
        Shell.Answer answer = new Shell(home).coloured().run(solve("gobang", "--time", "0.5"));
        assertTrue(
                answer.err()
                        .matches("(?s)(\r\u001b\\[K[\\d,]+ nodes, [\\d,]+/s, \\d+ of 0\\.5 s, \\d+ to prove, \\d+ to"
                                + " disprov.*)+\r\u001b\\[K"),
                answer.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--solver ab | there is no solver \"ab\", expected one of pns, mcpns, ppns, dfpn, exact",
                "--theta 0.1 | --theta is for mcpns and ppns, not for dfpn",
                "--solver pns --playouts 5 | --playouts is for mcpns and ppns, not for pns",
                "--solver exact --seed 1 | --seed is for mcpns and ppns, not for exact",
                "--solver mcpns --pr 0.1 | --pr is for ppns, not for mcpns",
                "--solver ppns --theta 0 | --theta is 0, expected a number from 0.000000000001 to below 0.5",
                "--solver ppns --theta 0.5 | --theta is 0.5, expected a number from 0.000000000001 to below 0.5",
                "--solver ppns --theta NaN | --theta is NaN, expected a number from 0.000000000001 to below 0.5",
                "--solver ppns --pr -0.1 | --pr is -0.1, expected a number from 0 to below 0.5",
                "--solver ppns --pr 0.5 | --pr is 0.5, expected a number from 0 to below 0.5",
                "--solver ppns --playouts 0 | --playouts is 0, expected 1 to 1000",
                "--solver ppns --playouts 1001 | --playouts is 1001, expected 1 to 1000",
                "--nodes 0 | --nodes is 0, expected 1 or more",
                "--memory 0 | --memory is 0, expected 1 or more",
                "--time 0 | --time is 0, expected a number of seconds above 0",
                "--time Infinity | --time is Infinity, expected a number of seconds above 0",
                "--time soon | Invalid value for option '--time': 'soon' is not a double",
                "--for me | --for is \"me\", expected south or north",
                "--kind-chance | there is no chance in Connect Four: leave --kind-chance away",
            })
    void refusesWhatMakesNoSense(String options, String sentence) {
        List<String> args = new ArrayList<>(List.of("solve", "connect4"));
        args.addAll(List.of(options.split(" ")));
        refuses(sentence, args.toArray(String[]::new));
    }

    @Test
    void refusesMoreMemoryThanJavaHas() {
        Shell.Answer answer = new Shell(home).run("solve", "connect4", "--memory", "2000000000");
        assertEquals(2, answer.exit());
        assertTrue(
                answer.err()
                        .matches("rulesmith solve: --memory is 2000000000, expected at most \\d+;"
                                + " RULESMITH_JAVA=-Xmx8g, say, allows for more\n"),
                answer.err());
    }

    @Test
    void nobodyPlaysAgainstSouthIn2048() {
        refuses("South plays 2048 alone: leave --for away", "solve", "2048", "--for", "north");
        assertTrue(answer("2048-2x2-16", "--for", "south").startsWith("Disproved: "));
    }

    @Test
    void theHelpNamesEverySolverAndTheLimits() {
        String help = new Shell(home).out("solve", "--help");
        Solvers.NAMES.forEach(name -> assertTrue(help.contains(name), name));
        String words = help.replaceAll("\\s+", " ");
        assertTrue(words.contains("Stop after so long. Default: 60."), help);
        assertTrue(words.contains("Stop after so many positions. Default: no limit."), help);
        assertTrue(words.contains("which may fill up. Default: 512."), help);
    }
}
