package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.rules.Conventions;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.Genes;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetJson;
import rulesmith.rules.Variant;

class MovesCommandTest {

    /** One king each: South takes North's in the third move. */
    private static final String KILL = "d2-d3 e7-e6 d3-d4 e6-e5 d4xe5";

    @TempDir
    private Path home;

    private Shell shell;

    @BeforeEach
    void fillTheFolder() throws IOException {
        shell = Shell.with(home, "draughts");
        put("plain", Variant.PLAIN);
    }

    private void put(String name, RuleSet ruleSet) throws IOException {
        Files.writeString(shell.ruleSet(name), RuleSetJson.write(ruleSet));
    }

    @Test
    void listsTheLegalMovesOfTheStart() {
        assertEquals(
                List.of("a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"),
                shell.lines("moves", "draughts"));
    }

    @Test
    void listsTheLegalMovesAfterALine() {
        assertEquals(List.of("d4xf6"), shell.lines("moves", "draughts", "--line", "c3-d4 f6-e5"));
        assertEquals(List.of("d4xf6"), shell.lines("moves", "draughts", "--line", "1. c3-d4 f6-e5"));
        assertEquals(List.of("d4xf6"), shell.typing("c3-d4", "", "f6-e5").lines("moves", "draughts", "--line", "-"));
    }

    @Test
    void showsTheBoard() {
        String out = shell.out("moves", "plain", "--line", "d2-d3", "--board");
        assertTrue(out.startsWith("8   ·  ·  ·  ·  ·  ·  ·  ·\n7   ·  ·  ·  · ▼1  ·  ·  ·\n6"), out);
        assertTrue(out.contains("\n3   ·  ·  · ▲1  ·  ·  ·  ·\n"), out);
        assertTrue(out.contains("\n    a  b  c  d  e  f  g  h\n\ne7-d6\n"), out);
        assertTrue(shell.coloured().out("moves", "plain", "--board").contains("\u001b[1;36m▲1\u001b[0m"));
    }

    @Test
    void printsJson() {
        JsonNode answer = shell.json("moves", "draughts", "--line", "c3-d4 f6-e5", "--json");
        assertEquals(
                "{\"ply\":2,\"toMove\":\"south\",\"outcome\":\"ongoing\",\"ending\":\"\",\"moves\":[\"d4xf6\"]}",
                answer.toString());
        JsonNode over = shell.json("moves", "plain", "--line", KILL, "--json");
        assertEquals(
                "{\"ply\":5,\"toMove\":\"north\",\"outcome\":\"south\",\"ending\":\"no move\",\"moves\":[]}",
                over.toString());
    }

    @Test
    void saysWhoWonAndHow() throws IOException {
        put("honor", Variant.of(Genes.HONOR, 1));
        put("short", Variant.PLAIN.withConventions(Conventions.DEFAULT.withMoveLimit(1)));
        put(
                "drawn",
                Variant.PLAIN.withConventions(
                        Conventions.DEFAULT.withMoveLimit(1).withAtLimit(AtLimit.DRAW)));
        put("majority", Variant.of(Variant.D2 + 1, 1).withConventions(Conventions.DEFAULT.withMoveLimit(5)));
        assertEquals(
                "Game over: South wins: the other player has no legal move.\n",
                shell.out("moves", "plain", "--line", KILL));
        assertEquals(
                "Game over: South wins: the other player has lost the last piece of honor.\n",
                shell.out("moves", "honor", "--line", KILL));
        assertEquals("Game over: a draw at the move limit.\n", shell.out("moves", "short", "--line", "d2-d3"));
        assertEquals("Game over: a draw at the move limit.\n", shell.out("moves", "drawn", "--line", "d2-d3"));
        assertEquals("Game over: South wins at the move limit.\n", shell.out("moves", "majority", "--line", KILL));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c3-d5 | \"c3-d5\" is not a legal move for south at ply 1",
                "c3-d4 c3-d4 | \"c3-d4\" is not a legal move for north at ply 2",
                "c3-d4 f6-e5 g3-f4 | \"g3-f4\" is not a legal move for south at ply 3",
                "c3-d4 hello f6-e5 | \"hello\" is not a legal move for north at ply 2",
                "c3-d4 f6-e5 d4-f6 | \"d4-f6\" is not a legal move for south at ply 3",
            })
    void namesTheMoveThatIsNotLegal(String line, String sentence) {
        shell.refuses("rulesmith moves: " + sentence, "moves", "draughts", "--line", line);
    }

    @Test
    void namesTheMoveAfterTheEnd() {
        shell.refuses(
                "rulesmith moves: \"e5-e6\" comes after the end of the game",
                "moves",
                "plain",
                "--line",
                KILL + " e5-e6");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "connect4-4x4 | 1 2 1 2 1 2 1 | Game over: South wins (four in a row).",
                "2048-2x2-8 | 4@a1 4@b1 left | Game over: won (goal).",
                "2048-2x2-16 | 2@a1 4@b1 up 4@b1 left 2@b1 | Game over: lost (stuck).",
                "chess | f2-f3 e7-e5 g2-g4 d8-h4 | Game over: North wins (checkmate).",
            })
    void knowsTheBuiltInGames(String game, String line, String end) {
        assertEquals(List.of(end), shell.lines("moves", game, "--line", line));
    }

    @Test
    void onlyOneThingCanComeFromStandardInput() {
        shell.refuses(
                "rulesmith moves: only one of GAME and --line can come from standard input",
                "moves",
                "-",
                "--line",
                "-");
    }
}
