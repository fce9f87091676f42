package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.rules.Conventions;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.Conventions.Straight;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;
import rulesmith.rules.RuleSetJson;

class NewCommandTest {

    @TempDir
    private Path home;

    private Shell shell() {
        return new Shell(home);
    }

    @Test
    void writesAGameAndSaysWhere() throws IOException {
        String out = shell().out("new", "--seed", "7", "--name", "Lucky seven");
        Path file = shell().ruleSet("lucky-seven");
        RuleSet ruleSet = RuleSetFolder.read(file);
        assertEquals(
                "Lucky seven (" + ruleSet.id() + ", seed 7) is in " + file + "\n"
                        + "Look at it: rulesmith inspect lucky-seven   Play it: rulesmith play lucky-seven\n",
                out);
        assertEquals("Lucky seven", ruleSet.name());
        assertEquals(Conventions.DEFAULT, ruleSet.conventions());
        assertEquals(Map.of("origin", "random", "seed", "7"), ruleSet.provenance());
        assertEquals(
                ruleSet.id(),
                shell().json("inspect", "lucky-seven", "--json").get("id").textValue());
    }

    @Test
    void theSameSeedGivesTheSameGameAndName() {
        String one = shell().out("new", "--seed", "7", "--print");
        assertEquals(one, shell().out("new", "--seed", "7", "--print"));
        assertNotEquals(one, shell().out("new", "--seed", "8", "--print"));
    }

    @Test
    void printingWritesNoFile() {
        String json = shell().out("new", "--seed", "-1", "--print");
        assertEquals(json, RuleSetJson.write(RuleSetJson.read(json)));
        assertFalse(Files.exists(home.resolve("rulesets")));
    }

    @Test
    void aSeedNobodyGaveIsToldSoThatTheGameCanBeMadeAgain() throws IOException {
        JsonNode answer = shell().json("new", "--name", "Chance", "--json");
        long seed = answer.get("seed").longValue();
        Path file = Path.of(answer.get("file").textValue());
        assertEquals(shell().ruleSet("chance"), file);
        assertEquals("Chance", answer.get("name").textValue());
        assertEquals(answer.get("id").textValue(), RuleSetFolder.read(file).id());
        assertEquals(Files.readString(file), shell().out("new", "--name", "Chance", "--seed", "" + seed, "--print"));
    }

    @Test
    void takesTheConventions() {
        String json = shell().out(
                        "new",
                        "--print",
                        "--seed",
                        "1",
                        "--max-pieces",
                        "24",
                        "--move-limit",
                        "60",
                        "--at-limit",
                        "draw",
                        "--straight",
                        "rook");
        assertEquals(
                new Conventions(24, 60, AtLimit.DRAW, Straight.ROOK),
                RuleSetJson.read(json).conventions());
        String shouted = shell().out("new", "--print", "--seed", "1", "--at-limit", "DRAW");
        assertEquals(AtLimit.DRAW, RuleSetJson.read(shouted).conventions().atLimit());
    }

    @Test
    void makingTheSameGameTwiceIsNoProblem() {
        String first = shell().out("new", "--seed", "7");
        assertEquals(first, shell().out("new", "--seed", "7"));
    }

    @Test
    void aFileThatIsThereIsLeftAsItIs() throws IOException {
        Shell shell = Shell.with(home, "draughts");
        String before = Files.readString(shell.ruleSet("draughts"));
        shell.refuses(
                "rulesmith new: " + shell.ruleSet("draughts") + " exists already and is left as it is",
                "new",
                "--name",
                "Draughts");
        assertEquals(before, Files.readString(shell.ruleSet("draughts")));
    }

    @Test
    void writesIntoAFolderThatIsALink() throws IOException {
        Path elsewhere = Files.createDirectory(home.resolve("elsewhere"));
        Files.createSymbolicLink(home.resolve("rulesets"), elsewhere);
        shell().out("new", "--seed", "7", "--name", "Linked");
        assertTrue(Files.exists(elsewhere.resolve("linked.json")));
    }

    @Test
    void saysWhyItCannotWrite() throws IOException {
        Path inTheWay = Files.writeString(home.resolve("rulesets"), "");
        shell().fails(1, "rulesmith new: " + inTheWay + ": is not a folder", "new", "--seed", "1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--max-pieces | 0 | conventions.maxPieces is 0, expected 1 to 24",
                "--max-pieces | 25 | conventions.maxPieces is 25, expected 1 to 24",
                "--max-pieces | x | Invalid value for option '--max-pieces': 'x' is not an int",
                "--move-limit | 0 | conventions.moveLimit is 0, expected a positive number of plies",
                "--name | '' | name must be 1 to 80 characters without space at its ends",
                "--name | ' x' | name must be 1 to 80 characters without space at its ends",
                "--seed | 1.5 | Invalid value for option '--seed': '1.5' is not a long",
                "--seed | 99999999999999999999 | Invalid value for option '--seed': '99999999999999999999' is not a long",
            })
    void refusesWhatMakesNoGame(String option, String value, String sentence) {
        shell().refuses("rulesmith new: " + sentence, "new", option, value);
        assertFalse(Files.exists(home.resolve("rulesets")));
    }

    @Test
    void saysWhichChoicesThereAre() {
        Shell.Answer answer = shell().run("new", "--at-limit", "nobody");
        assertEquals(2, answer.exit());
        assertTrue(
                answer.err()
                        .toLowerCase(Locale.ROOT)
                        .startsWith("rulesmith new: invalid value for option '--at-limit': expected one of [majority,"
                                + " draw]"),
                answer.err());
    }

    @Test
    void refusesNamesThatMeanSomethingElse() {
        for (String name : new String[] {"chess", "Chess!", "all", "Othello", "2048", "connect4-9x9", "pgame-2x3-4"}) {
            shell().refuses(
                            "rulesmith new: \"" + name
                                    + "\" means something else on the command line: choose another name",
                            "new",
                            "--name",
                            name);
        }
    }
}
