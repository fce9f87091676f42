package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearnCommandTest {

    @TempDir
    private Path home;

    private Shell shell;

    @BeforeEach
    void fillTheFolder() {
        shell = Shell.with(home, "draughts", "regicide");
    }

    private String learn(String... more) {
        return shell.out(Stream.concat(Stream.of("learn", "draughts", "--cap", "3", "--seeds", "2"), Stream.of(more))
                .toArray(String[]::new));
    }

    private Path folder() throws IOException {
        try (Stream<Path> folders = Files.list(home.resolve("results").resolve("learning"))) {
            return folders.findFirst().orElseThrow();
        }
    }

    @Test
    void saysHowLongItTookAndWhatThatMeans() {
        String text = learn("--no-report");
        assertTrue(
                text.startsWith("English draughts: undecided. In 2 of 2 seeds no champion beats all others within 3"),
                text);
        assertTrue(text.contains("> 3 [> 3, > 3]") && text.contains("0 of 2 learned it"), text);
        assertTrue(text.contains("a figure to publish takes 20"), text);
        assertTrue(text.contains("evolved games took 80 to 110"), text);
        assertTrue(text.contains("rulesmith arena champion random --game draughts"), text);
    }

    @Test
    void writesWhatItSays() throws IOException {
        String text = learn();
        for (String file : List.of("report.html", "curves.csv", "seeds.csv", "champion.zip")) {
            assertTrue(Files.size(folder().resolve(file)) > 100, file);
        }
        assertTrue(text.contains("report.html"), text);
        assertTrue(Files.readString(folder().resolve("report.html")).contains("English draughts"));
    }

    @Test
    void doesNotLearnAgainWhatItKnows() throws IOException {
        String text = learn();
        byte[] training = Files.readAllBytes(folder().resolve("seed-1.training"));
        byte[] champion = Files.readAllBytes(folder().resolve("champion.zip"));
        Files.setLastModifiedTime(folder().resolve("seed-1.training"), FileTime.fromMillis(1000));
        assertEquals(text, learn());
        assertEquals(
                1000,
                Files.getLastModifiedTime(folder().resolve("seed-1.training")).toMillis());
        assertArrayEquals(training, Files.readAllBytes(folder().resolve("seed-1.training")));
        assertArrayEquals(champion, Files.readAllBytes(folder().resolve("champion.zip")));
    }

    @Test
    void isTheSameOnAnyNumberOfThreads(@TempDir Path other) throws IOException {
        String text = learn("--threads", "1");
        Shell elsewhere = Shell.with(other, "draughts");
        String again = elsewhere.out("learn", "draughts", "--cap", "3", "--seeds", "2", "--threads", "3");
        assertEquals(text.replace(home.toString(), "HOME"), again.replace(other.toString(), "HOME"));
        assertEquals(
                Program.bytes(home.resolve("results")).keySet(),
                Program.bytes(other.resolve("results")).keySet());
        Program.bytes(home.resolve("results"))
                .forEach((name, hash) -> assertEquals(
                        hash, Program.bytes(other.resolve("results")).get(name), name));
    }

    @Test
    void goesOnWhenItMayTakeLonger() {
        learn("--no-report");
        JsonNode longer = shell.json("learn", "draughts", "--cap", "5", "--seeds", "1", "--no-report", "--json");
        JsonNode seed = longer.at("/games/0/seeds/0");
        assertEquals(5, seed.get("generations").intValue());
        assertEquals("sparse", longer.get("wiring").textValue());
        assertTrue(longer.at("/games/0/learnability/median").isNull(), longer::toString);
        assertEquals(1, longer.at("/games/0/learnability/censored").intValue());
    }

    @Test
    void drawsGamesTogether() throws IOException {
        String text = shell.out("learn", "--compare", "regicide", "random:2", "--cap", "2", "--seeds", "1");
        assertTrue(text.contains("Regicide: undecided") && text.contains("Random 2: "), text);
        Path page = home.resolve("results").resolve("learning").resolve("compare-regicide-random-2");
        assertTrue(Files.readString(page.resolve("report.html")).contains("Random 2"));
        assertTrue(Files.readString(page.resolve("curves.csv")).contains("regicide"));
    }

    @Test
    void denseNetworksAreKeptApart() throws IOException {
        learn("--no-report");
        learn("--no-report", "--wiring", "dense");
        try (Stream<Path> folders = Files.list(home.resolve("results").resolve("learning"))) {
            assertEquals(2, folders.count());
        }
    }

    @Test
    void theChampionIsAnAgent() {
        shell.refuses(
                "rulesmith arena: nobody has learned these rules of English draughts yet: 'rulesmith learn' makes a champion",
                "arena",
                "champion",
                "random",
                "--game",
                "draughts");
        learn("--no-report");
        String match = shell.out("arena", "champion", "random", "--game", "draughts", "--games", "20");
        assertTrue(match.startsWith("champion (A) against random (B) in English draughts: 20 games"), match);
        String game = shell.out("play", "draughts", "--south", "champion", "--north", "champion");
        assertTrue(game.contains("c3") || game.contains("-"), game);
        String one = shell.out("score", "draughts", "--metrics", "intelligence", "--games", "40");
        String other =
                shell.out("score", "draughts", "--metrics", "intelligence", "--games", "40", "--agent", "champion");
        assertTrue(other.contains("Against the random agent plays champion."), other);
        assertNotEquals(one.lines().toList().get(3), other.lines().toList().get(3));
    }

    @Test
    void aChampionPlaysItsOwnGameOnly() throws IOException {
        learn("--no-report");
        Path file = folder().resolve("champion.zip");
        Shell.Answer answer = shell.run("arena", "champion:" + file, "random", "--game", "regicide");
        assertEquals(2, answer.exit());
        assertTrue(answer.err().contains("was trained on English draughts ("), answer.err());
        assertTrue(answer.err().contains("not on Regicide ("), answer.err());
        String match = shell.out("arena", "champion:" + file, "random", "--game", "draughts", "--games", "2");
        assertTrue(match.startsWith("champion:"), match);
    }

    @Test
    void refusesWhatIsNoChampion() throws IOException {
        Path file = home.resolve("model.zip");
        shell.refuses(
                "rulesmith arena: " + file + ": no such file",
                "arena",
                "champion:" + file,
                "random",
                "--game",
                "draughts");
        Files.writeString(file, "no zip at all");
        shell.refuses(
                "rulesmith arena: " + file + " is not a champion: it is not a whole zip file",
                "arena",
                "champion:" + file,
                "random",
                "--game",
                "draughts");
    }

    @Test
    void refusesADamagedTraining() throws IOException {
        learn("--no-report");
        Path file = folder().resolve("seed-2.training");
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        shell.refuses(
                "rulesmith learn: " + file + ": is damaged; delete it, and the seed is learned anew",
                "learn",
                "draughts",
                "--cap",
                "3",
                "--seeds",
                "2");
    }

    @Test
    void refusesWrongUse() {
        shell.refuses("rulesmith learn: name a game; 'rulesmith list' shows what is there", "learn");
        shell.refuses("rulesmith learn: --seeds is 0, expected 1 to 1000", "learn", "draughts", "--seeds", "0");
        shell.refuses("rulesmith learn: --cap is 0, expected 1 to 100000", "learn", "draughts", "--cap", "0");
        shell.refuses(
                "rulesmith learn: --wiring is \"loose\", expected sparse or dense",
                "learn",
                "draughts",
                "--wiring",
                "loose");
        Shell.Answer answer = shell.run("learn", "drafts");
        assertEquals(2, answer.exit());
        assertFalse(Files.exists(home.resolve("results")));
        shell.refuses(
                "rulesmith evolve: --learnability is \"3\", expected best:N, say best:3",
                "evolve",
                "--learnability",
                "3");
        assertFalse(Files.exists(home.resolve("populations")));
    }

    @Test
    void scoreMeasuresItWhenItIsNamed() {
        String all = shell.out("score", "draughts", "--games", "2");
        assertFalse(all.contains("learnability"), all);
        shell.refuses(
                "rulesmith score: --learn-seeds is 0, expected 1 to 1000",
                "score",
                "draughts",
                "--metrics",
                "learnability",
                "--learn-seeds",
                "0");
        assertTrue(shell.out("score", "--explain").contains("learnability"));
    }

    @Test
    void aShortTrialDoesNotTakeThePlaceOfTheChampion() throws IOException {
        learn("--no-report");
        JsonNode before = shell.json("learn", "draughts", "--cap", "3", "--seeds", "2", "--no-report", "--json");
        JsonNode after = shell.json(
                "learn", "draughts", "--cap", "1", "--seeds", "1", "--first-seed", "1", "--no-report", "--json");
        assertEquals(before.at("/games/0/championSeed"), after.at("/games/0/championSeed"));
        assertEquals(3, after.at("/games/0/championGeneration").intValue());
    }

    @Test
    void whoNeverVariesHasOnePairOfGames() {
        learn("--no-report");
        String text = shell.out("arena", "champion", "champion", "--game", "draughts", "--games", "100");
        assertTrue(text.replace('\n', ' ').contains("these two games, one with each colour, are all there are"), text);
        JsonNode json = shell.json("arena", "champion", "champion", "--game", "draughts", "--games", "100", "--json");
        assertEquals(2, json.get("games").intValue());
        assertTrue(json.get("pValue").isNull());
    }

    @Test
    void theSameRulesUnderAnotherNameAreKnown() throws IOException {
        learn("--no-report");
        Path copy = home.resolve("rulesets").resolve("other.json");
        Files.writeString(
                copy, Files.readString(shell.ruleSet("draughts")).replace("English draughts", "Another name"));
        String match = shell.out("arena", "champion", "random", "--game", "other", "--games", "2");
        assertTrue(match.contains("in Another name"), match);
        shell.refuses("rulesmith arena: champion: names no file", "arena", "champion:", "random", "--game", "draughts");
    }

    @Test
    void randomGamesHaveANameToType() {
        shell.refuses(
                "rulesmith inspect: the seed in random:x is no whole number, expected random:7, say",
                "inspect",
                "random:x");
        assertTrue(shell.out("inspect", "random:7").startsWith("Random 7 "));
        assertEquals(
                shell.json("new", "--seed", "7", "--name", "Seven", "--json").get("id"),
                shell.json("inspect", "random:7", "--json").get("id"));
    }
}
