package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.rules.RuleSetJson;
import rulesmith.rules.Variant;

/** How games that are no rule sets are named on the command line. */
class BuiltInGamesTest {

    @TempDir
    private Path home;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chess",
                "chess-100",
                "connect4",
                "connect4-5x4",
                "othello",
                "othello-6",
                "othello-4",
                "gobang",
                "gobang-7",
                "2048",
                "2048-2x2-16",
                "2048-3x3-endless",
                "pgame-8x6-12345678901",
                "pgame-2x3--1",
            })
    void aNameIsTheIdOfTheGame(String name) {
        assertEquals(name, BuiltInGames.find(name).orElseThrow().id());
        assertTrue(GameFinder.isReserved(name));
    }

    @ParameterizedTest
    @CsvSource({"connect4-7x6,connect4", "othello-8,othello", "gobang-15,gobang", "2048-4x4-2048,2048"})
    void theUsualSizeNeedNotBeSaid(String name, String id) {
        assertEquals(id, BuiltInGames.find(name).orElseThrow().id());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "connect4-99x3 | \"connect4-99x3\" has a board of 99x3, expected 1 to 9 columns, 1 to 8 rows and columns"
                        + " times (rows + 1) at most 63",
                "othello-5 | \"othello-5\" has size 5, expected 4, 6 or 8",
                "gobang-4 | \"gobang-4\" has a board of size 4, expected 5 to 19",
                "2048-2x3-16 | \"2048-2x3-16\" has a board of 2x3, expected a square one",
                "2048-5x5-16 | \"2048-5x5-16\" has size 5, expected 2 to 4",
                "2048-2x2-7 | \"2048-2x2-7\" has goal 7, expected a power of two from 8 to 32768, or 0 for none",
                "pgame-0x3-1 | \"pgame-0x3-1\" has branching 0, expected 1 to 99",
                "chess-0 | \"chess-0\" has move limit 0, expected a positive one",
                "pgame | there is no game \"pgame\", expected pgame-BRANCHINGxDEPTH-SEED",
                "connect4-7 | there is no game \"connect4-7\", expected connect4 or connect4-COLUMNSxROWS",
                "gobang-9999999999 | there is no game \"gobang-9999999999\", expected gobang or gobang-SIZE",
            })
    void saysWhatIsWrongWithAName(String name, String sentence) {
        new Shell(home).refuses("rulesmith moves: " + sentence, "moves", name);
    }

    @Test
    void suggestsABuiltInGameWhereOneWillDo() {
        String missing = ": there is no rule set \"conect4\" in " + home.resolve("rulesets");
        new Shell(home).refuses("rulesmith solve" + missing + "; did you mean connect4?", "solve", "conect4");
        new Shell(home)
                .refuses(
                        "rulesmith inspect" + missing + "; 'rulesmith list' shows what is there", "inspect", "conect4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"othello-fun", "connect4-5x4-b", "2048-2x2", "chesslike", "pgame"})
    void ruleSetsMayHaveNamesThatOnlyBeginLikeThose(String name) throws IOException {
        assertFalse(GameFinder.isReserved(name));
        Shell shell = Shell.with(home);
        Files.writeString(shell.ruleSet(name), RuleSetJson.write(Variant.PLAIN));
        assertTrue(shell.lines("moves", name).contains("d2-d3"));
    }

    @Test
    void commandsForRuleSetsSayThatTheyTakeNoOther() {
        for (String command : new String[] {"inspect", "play"}) {
            new Shell(home)
                    .refuses(
                            "rulesmith " + command
                                    + ": \"othello-6\" is a built-in game and no rule set, which is needed here",
                            command,
                            "othello-6");
        }
        new Shell(home)
                .refuses(
                        "rulesmith learn: gobang is not a game of pieces on a board", "learn", "gobang", "--no-report");
    }

    @Test
    void whatComparesPlayersRefusesAGameForOne() {
        String sentence = ": 2048-2x2-16 is a game for one player, and two are needed here";
        new Shell(home).refuses("rulesmith arena" + sentence, "arena", "random", "random", "--game", "2048-2x2-16");
        new Shell(home).refuses("rulesmith score" + sentence, "score", "2048-2x2-16");
        new Shell(home).refuses("rulesmith compare" + sentence, "compare", "chess", "2048-2x2-16");
    }

    @Test
    void countsLinesOfPlay() {
        assertEquals("1 5\n2 25\n", new Shell(home).out("perft", "connect4-5x4", "--depth", "2"));
        // Two kinds of tiles on four cells, then on three, then a slide.
        assertEquals("1 8\n2 48\n3 128\n", new Shell(home).out("perft", "2048-2x2-16", "--depth", "3"));
    }

    @Test
    void chessIsMeasuredWithAMoveLimitAndPlayedWithout() {
        JsonNode arena = new Shell(home).json("arena", "random", "random", "--game", "chess", "--games", "2", "--json");
        assertEquals("chess-100", arena.get("game").textValue());
        JsonNode solved = new Shell(home).json("solve", "chess", "--nodes", "1", "--memory", "1", "--json");
        assertEquals("chess", solved.get("game").textValue());
    }

    @Test
    void agentsPlayThem() {
        for (String game : new String[] {"connect4-5x5", "othello-4", "gobang-6", "pgame-3x8-1"}) {
            JsonNode answer =
                    new Shell(home).json("arena", "one-ply", "random", "--game", game, "--games", "40", "--json");
            assertEquals(game, answer.get("game").textValue());
            assertTrue(answer.get("wins").intValue() > answer.get("losses").intValue(), answer::toString);
        }
    }

    @Test
    void scoresSayWhatIsNoMeasurement() {
        String text = new Shell(home).out("score", "connect4-5x5", "chess", "--games", "5");
        assertTrue(
                text.contains(
                        " No pieces move in connect4-5x5: what is measured on moving pieces has no value there.\n"),
                text);
        assertTrue(text.lines().anyMatch(line -> line.matches("dynamism +– +0\\..*")), text);
        assertTrue(text.contains("\nended: four in a row "), text);
        String without =
                new Shell(home).out("score", "connect4-5x5", "--games", "5", "--metrics", "length,intelligence");
        assertFalse(without.contains("No pieces move"), without);
    }
}
