package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;

class EvolveCommandTest {

    private static final JsonMapper JSON = new JsonMapper();

    @TempDir
    private Path place;

    private Path home;
    private Shell shell;

    @BeforeEach
    void makeAHome() {
        home = place.resolve("home");
        shell = new Shell(home);
    }

    /** A small run. */
    private static String[] evolve(String... more) {
        return command(
                List.of("--iterations", "4", "--population", "4", "--games", "3", "--gates", "5", "--fresh-games", "5"),
                more);
    }

    private static String[] command(List<String> options, String... more) {
        List<String> command = new ArrayList<>(List.of("evolve", "--no-report"));
        for (int i = 0; i < options.size(); i += 2) {
            // What a test says itself comes instead.
            if (!List.of(more).contains(options.get(i))) {
                command.addAll(options.subList(i, i + 2));
            }
        }
        command.addAll(List.of(more));
        return command.toArray(String[]::new);
    }

    private Shell elsewhere(String name) {
        return new Shell(place.resolve(name));
    }

    private Map<String, String> files() {
        return Program.files(home);
    }

    private JsonNode config(String run) throws IOException {
        return JSON.readTree(
                Files.readString(home.resolve("populations").resolve(run).resolve("config.json")));
    }

    private List<String> ruleSets() {
        return Program.files(home.resolve("rulesets")).keySet().stream()
                .map(name -> name.replace(".json", ""))
                .toList();
    }

    @Test
    void namesTheBestGamesAndWhatToDoNext() {
        List<String> lines = shell.lines(evolve("--seed", "5"));
        String text = String.join(" ", lines);
        assertTrue(
                text.matches(
                        "Run es-5 \\(evolution strategy, seed 5\\): 4 of 4 iterations done, \\d+ rule sets tried, \\d+"
                                + " dropped by the gates \\(.*\\). \\d games are kept in rulesets/, measured again on 5 fresh games of each kind: .*"),
                text);
        int head = head(lines);
        List<String> games = lines.subList(head + 1, head + 1 + ruleSets().size()).stream()
                .map(line -> line.split(" ")[0])
                .sorted()
                .toList();
        assertEquals(ruleSets(), games);
        assertEquals(
                3,
                lines.subList(head + 1, head + 1 + games.size()).stream()
                        .filter(line -> line.matches("[a-z]+ +\\* .*"))
                        .count());
        Matcher next = Pattern.compile("rulesmith inspect ([a-z]+) ").matcher(text);
        assertTrue(next.find(), text);
        assertTrue(games.contains(next.group(1)));
        assertEquals("Go on              rulesmith resume es-5 --iterations 8", lines.get(lines.size() - 1));
        // What it says can be done.
        assertTrue(shell.out("inspect", next.group(1), "--json").contains("\"run\" : \"es-5\""));
        assertTrue(text.contains("rulesmith play " + next.group(1)));
        assertTrue(text.contains("rulesmith export "));
    }

    private static int head(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("GAME ")) {
                assertTrue(lines.get(i).matches("GAME +DURATION +INTELLIGENCE +DYNAMISM +USABILITY +BEST FOR"));
                return i;
            }
        }
        throw new AssertionError(String.join("\n", lines));
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "ga", "nsga2", "map-elites"})
    void theSameSeedGivesTheSameFilesOnAnyNumberOfThreads(String algorithm) {
        String alone = shell.out(evolve("--algorithm", algorithm, "--seed", "3", "--threads", "1"));
        assertTrue(alone.startsWith("Run " + algorithm + "-3 ("), alone);
        Shell two = elsewhere("two");
        assertEquals(alone, two.out(evolve("--algorithm", algorithm, "--seed", "3", "--threads", "2")));
        Map<String, String> files = files();
        assertEquals(files, Program.files(two.home()));
        assertTrue(files.keySet()
                .containsAll(List.of(
                        "populations/" + algorithm + "-3/individuals.csv",
                        "populations/" + algorithm + "-3/generations.csv",
                        "populations/" + algorithm + "-3/checkpoint.json",
                        "populations/" + algorithm + "-3/config.json")));
    }

    @Test
    void anotherSeedGivesOtherGames() {
        shell.out(evolve("--seed", "3", "--iterations", "0"));
        List<String> games = ruleSets();
        shell.out(evolve("--seed", "4", "--iterations", "0"));
        assertTrue(ruleSets().size() > games.size());
        assertNotEquals(
                files().get("populations/es-3/individuals.csv"), files().get("populations/es-4/individuals.csv"));
    }

    @Test
    void aSeedIsChosenAndPrintedIfNoneIsGiven() throws IOException {
        String first = shell.lines(evolve("--iterations", "0", "--name", "a")).get(0);
        String second = shell.lines(evolve("--iterations", "0", "--name", "b")).get(0);
        assertTrue(first.matches("Run a \\(evolution strategy, seed -?\\d+\\): 0 of 0 iterations done, .*"), first);
        assertTrue(first.contains("seed " + config("a").get("seed").longValue() + ")"), first);
        assertNotEquals(config("a").get("seed"), config("b").get("seed"), second);
    }

    @Test
    void aTakenNameGetsANumberAndANameAskedForIsRefused() {
        shell.out(evolve("--seed", "5", "--iterations", "0"));
        Map<String, String> before = files();
        assertTrue(shell.out(evolve("--seed", "5", "--iterations", "0")).startsWith("Run es-5-2 ("));
        assertTrue(shell.out(evolve("--seed", "5", "--iterations", "0")).startsWith("Run es-5-3 ("));
        Map<String, String> three = files();
        assertTrue(three.entrySet().containsAll(before.entrySet()));
        assertEquals(before.size() + 2 * 4, three.size(), "the games are there already");
        shell.refuses(
                "rulesmith evolve: there is a run \"es-5\" already; 'rulesmith resume es-5' continues it",
                evolve("--seed", "5", "--name", "es-5"));
        assertEquals(three, files());
    }

    @Test
    void aDryRunWritesNothing() throws IOException {
        Shell.Answer answer = shell.run(evolve("--seed", "5", "--dry-run", "--games", "7", "--threads", "1"));
        assertEquals(0, answer.exit());
        assertFalse(Files.exists(home));
        JsonNode config = JSON.readTree(answer.out());
        assertEquals(5, config.get("seed").intValue());
        assertEquals(7, config.get("games").intValue());
        List<String> cost = answer.err().lines().toList();
        assertEquals(
                "20 rule sets, each with 5 games to pass the gates and then 14; then 88 games with the best and with what"
                        + " they are compared with: up to 468 games",
                cost.get(0));
        assertTrue(
                cost.get(1).matches("about .* on 1 thread, by a sample of 64 random rule sets; nothing was written"),
                cost.get(1));
        // What it prints is a configuration.
        Path file = Files.writeString(place.resolve("dry.json"), answer.out());
        shell.out("evolve", "--no-report", "--config", file.toString());
        assertEquals(7, config("es-5").get("games").intValue());
        JsonNode facts = shell.json(evolve("--seed", "5", "--dry-run", "--games", "7", "--json"));
        assertEquals(468, facts.get("games").intValue());
        assertEquals(7, facts.get("config").get("games").intValue());
    }

    @Test
    void refusesOptionsThatWouldDoNothing() {
        shell.refuses(
                "rulesmith evolve: --behaviour is for map-elites, not for es", evolve("--behaviour", "length,drama"));
        shell.refuses(
                "rulesmith evolve: --keep is for nsga2 and map-elites; es keeps two games a metric",
                evolve("--keep", "3"));
        shell.refuses(
                "rulesmith evolve: --crossover is not for es, whose children have one parent",
                evolve("--crossover", "0.1"));
        assertFalse(Files.exists(home));
    }

    @Test
    void theConfigurationOfARunRepeatsIt() throws IOException {
        shell.out(evolve(
                "--seed",
                "5",
                "--name",
                "run",
                "--algorithm",
                "ga",
                "--objectives",
                "drama=2,length",
                "--straight",
                "rook",
                "--at-limit",
                "draw",
                "--move-limit",
                "60",
                "--max-pieces",
                "12",
                "--mutation",
                "0.2",
                "--crossover",
                "0.9",
                "--diversity",
                "0.4",
                "--min-pieces",
                "2"));
        String config = home.resolve("populations/run/config.json").toString();
        Shell again = elsewhere("again");
        again.out("evolve", "--no-report", "--config", config, "--name", "run");
        assertEquals(files(), Program.files(again.home()));

        // Options come first, fields that are not named stay.
        shell.out(
                "evolve", "--no-report", "--config", config, "--name", "b", "--iterations", "2", "--straight", "file");
        ObjectNode expected = (ObjectNode) config("run");
        expected.put("name", "b");
        expected.put("iterations", 2);
        ((ObjectNode) expected.get("conventions")).put("straight", "file");
        assertEquals(expected, config("b"));
    }

    @Test
    void aConfigurationMayNameAFewFieldsOnly() throws IOException {
        Path file = Files.writeString(
                place.resolve("some.json"),
                "{\"algorithm\": \"map-elites\", \"iterations\": 1, \"games\": 2, \"freshGames\": 2,"
                        + " \"conventions\": {\"moveLimit\": 50}}");
        shell.out("evolve", "--no-report", "--config", file.toString(), "--seed", "2");
        JsonNode config = config("map-elites-2");
        assertEquals(50, config.at("/conventions/moveLimit").intValue());
        assertEquals(16, config.at("/conventions/maxPieces").intValue());
        assertEquals(2, config.get("objectives").size(), "the default of this algorithm");
        assertEquals(10, config.get("population").intValue());
    }

    @Test
    void beginsWithTheGamesOfTheFolder() throws IOException {
        shell = Shell.with(home, "draughts", "leapers");
        Files.writeString(shell.ruleSet("broken"), "{}");
        Shell.Answer answer =
                shell.run(evolve("--seed", "5", "--name", "run", "--initial", "rulesets", "--max-pieces", "24"));
        assertEquals(0, answer.exit());
        assertTrue(answer.err().startsWith("left out: " + shell.ruleSet("broken")), answer.err());
        assertEquals(2, config("run").get("starters").size());
        String first = Files.readAllLines(home.resolve("populations/run/individuals.csv"))
                .get(1);
        assertTrue(first.contains(config("run").at("/starters/0").textValue()), first);
        // It does not depend on the folder any more.
        Shell again = elsewhere("again");
        again.out(
                "evolve",
                "--no-report",
                "--name",
                "run",
                "--config",
                home.resolve("populations/run/config.json").toString());
        assertEquals(
                files().get("populations/run/individuals.csv"),
                Program.files(again.home()).get("populations/run/individuals.csv"));
    }

    @Test
    void beginsWithThePopulationOfARun() throws IOException {
        shell.out(evolve("--seed", "5", "--name", "old"));
        Map<String, String> before = files();
        shell.out(evolve("--seed", "6", "--name", "new", "--initial", "run:old"));
        assertTrue(files().entrySet().containsAll(before.entrySet()), "the old run stays as it is");
        JsonNode starters = config("new").get("starters");
        assertEquals(4, starters.size());
        String old = before.get("populations/old/individuals.csv");
        List<String> fresh =
                files().get("populations/new/individuals.csv").lines().toList();
        for (int i = 0; i < starters.size(); i++) {
            assertTrue(old.contains("," + starters.get(i).textValue() + ","));
            assertTrue(fresh.get(i + 1).contains("," + starters.get(i).textValue() + ","));
        }
        assertEquals("run:old", config("new").get("initial").textValue());
    }

    @Test
    void printsJson() {
        JsonNode answer = shell.json(evolve("--seed", "5", "--json"));
        assertEquals("es-5", answer.get("run").textValue());
        assertEquals("es", answer.get("algorithm").textValue());
        assertEquals(5, answer.get("seed").intValue());
        assertEquals(4, answer.get("iterations").intValue());
        List<String> names = new ArrayList<>();
        int diverse = 0;
        for (JsonNode game : answer.get("games")) {
            names.add(game.get("name").textValue());
            diverse += game.get("diverse").booleanValue() ? 1 : 0;
            assertFalse(game.get("bestFor").isEmpty());
            assertEquals(Metrics.ALL.size(), game.get("metrics").size());
            assertEquals(5, game.at("/metrics/duration/games").intValue());
        }
        assertEquals(ruleSets(), names.stream().sorted().toList());
        assertEquals(3, diverse);
        assertTrue(answer.get("report").isNull());
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "nsga2", "map-elites"})
    void indicatorsOfTheGameTreeCanBeObjectives(String algorithm) throws IOException {
        List<String> command = new ArrayList<>(List.of(evolve(
                "--seed",
                "5",
                "--name",
                "run",
                "--algorithm",
                algorithm,
                "--json",
                "--objectives",
                "duration,refinement-distance,velocity")));
        command.remove("--no-report");
        if (algorithm.equals("map-elites")) {
            command.addAll(List.of("--behaviour", "refinement,scn-gap"));
        }
        JsonNode answer = shell.json(command.toArray(String[]::new));
        assertFalse(answer.get("games").isEmpty());
        for (JsonNode game : answer.get("games")) {
            // Beside those that are always measured.
            for (String metric : List.of("duration", "refinement-distance", "velocity", "usability")) {
                assertEquals(5, game.at("/metrics/" + metric + "/games").intValue(), metric);
            }
            assertTrue(game.at("/metrics/energy").isMissingNode());
        }
        Path run = home.resolve("populations").resolve("run");
        assertTrue(Files.readAllLines(run.resolve("generations.csv")).get(0).contains(",refinement-distance-best,"));
        String page = Files.readString(home.resolve("results").resolve("run").resolve("report.html"));
        for (String text : List.of("Refinement-distance", "Velocity", "the single conspiracy number", "√moves a ply")) {
            assertTrue(page.contains(text), text);
        }
        assertFalse(page.contains("NaN"));
        assertFalse(page.contains("Infinity"));
        assertFalse(page.contains(">null<"));
        assertTrue(shell.out("inspect", answer.at("/games/0/name").textValue()).contains("velocity"));
        assertTrue(shell.out("list", "runs").contains("run"));
        assertTrue(
                shell.out("resume", "run", "--iterations", "5", "--no-report").startsWith("Run run ("));
    }

    @Test
    void objectivesHaveWeights() throws IOException {
        List<String> lines = shell.lines(evolve("--seed", "5", "--objectives", "drama=2.5,length"));
        assertTrue(lines.stream().anyMatch(line -> line.matches("GAME +DRAMA +LENGTH +BEST FOR")), lines::toString);
        assertEquals(
                "{\"drama\":2.5,\"length\":1.0}",
                config("es-5").get("objectives").toString());
    }

    @Test
    void saysWhereTheTimeWent() {
        Shell.Answer answer = shell.run(evolve("--seed", "5", "--profile", "--json"));
        assertEquals(0, answer.exit());
        assertTrue(answer.err().startsWith("STAGE "), answer.err());
        assertTrue(answer.err().contains("all after start-up"), answer.err());
        assertTrue(answer.out().startsWith("{"), answer.out());
    }

    private void refuses(String sentence, String... args) {
        shell.refuses("rulesmith evolve: " + sentence, evolve(args));
        assertFalse(Files.exists(home), () -> "something was written: " + files().keySet());
    }

    @Test
    void refusesOptionsThatMakeNoSense() {
        refuses("algorithm is \"hill\", expected es or ga or nsga2 or map-elites", "--algorithm", "hill");
        refuses("population is 1, expected 2 to 100000", "--population", "1");
        refuses("population is 100001, expected 2 to 100000", "--population", "100001");
        refuses("iterations is -1, expected 0 to 10000000", "--iterations", "-1");
        refuses("iterations is 10000001, expected 0 to 10000000", "--iterations", "10000001");
        refuses("games is 0, expected 1 to 1000000", "--games", "0");
        refuses("gates is -1, expected 0 or 5 to 1000000", "--gates", "-1");
        refuses("freshGames is 0, expected 2 to 1000000", "--fresh-games", "0");
        refuses("keep is 0, expected 1 to 1000", "--keep", "0");
        refuses("minPieces is 25, expected 1 to 16", "--min-pieces", "25");
        refuses("mutation is 1.5, expected a number from 0 to 1", "--mutation", "1.5");
        refuses("crossover is -0.1, expected a number from 0 to 1", "--crossover", "-0.1");
        refuses("diversity is 0.0, expected a number above 0 and at most 1", "--diversity", "0");
        refuses("conventions.maxPieces is 25, expected 1 to 24", "--max-pieces", "25");
        refuses("conventions.moveLimit is 0, expected a positive number of plies", "--move-limit", "0");
        refuses("atLimit is \"nobody\", expected majority or draw", "--at-limit", "nobody");
        refuses("straight is \"diagonal\", expected file or rook", "--straight", "diagonal");
        refuses("--threads is 0, expected 1 to 1024", "--threads", "0");
        refuses(
                "Invalid value for option '--population': '100000000000' is not an int",
                "--population",
                "100000000000");
        refuses("Invalid value for option '--seed': 'x' is not a long", "--seed", "x");
        refuses("there is no use for the argument 'more'", "more");
    }

    @Test
    void refusesObjectivesAndBehavioursThatMakeNoSense() {
        List<String> known = Metrics.known().stream().map(Metric::name).toList();
        refuses(
                "there is no metric \"beauty\", expected some of " + String.join(", ", known),
                "--objectives",
                "duration,beauty");
        refuses("the weight of duration is \"heavy\", expected a number", "--objectives", "duration=heavy");
        refuses("the weight of duration is \"\", expected a number", "--objectives", "duration=");
        String positive = ", expected a positive number up to 1000000";
        refuses("the weight of duration is 0.0" + positive, "--objectives", "duration=0");
        refuses("the weight of duration is -1.0" + positive, "--objectives", "duration=-1");
        refuses("the weight of duration is NaN" + positive, "--objectives", "duration=NaN");
        refuses("the weight of duration is Infinity" + positive, "--objectives", "duration=1e999");
        refuses("--objectives names duration twice", "--objectives", "duration,duration=2");
        refuses("objectives name no metric", "--objectives", ",");

        refuses("there is no metric \"beauty\" to tell behaviours apart", "--behaviour", "beauty,length");
        refuses("behaviour names 1 metrics, expected 2 or 3", "--behaviour", "length");
        refuses("behaviour names 4 metrics, expected 2 or 3", "--behaviour", "length,branching,drama,forced");
        refuses("behaviour names a metric twice", "--behaviour", "length,length:3");
        refuses("behaviour length has 1 bins, expected 2 to 100", "--behaviour", "length:1,branching");
        refuses("behaviour length goes from 5.0 to 5.0, expected a range", "--behaviour", "length:5:5:3,branching");
        String form = " cannot be read, expected METRIC, METRIC:BINS or METRIC:LOW:HIGH:BINS";
        refuses("behaviour \"length:many\"" + form, "--behaviour", "length:many,branching");
        refuses("behaviour \"length:1:2\"" + form, "--behaviour", "length:1:2,branching");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "..", "a/b", "../up", ".hidden", "a b", "-a", "é", "a\nb"})
    void refusesNamesThatAreNoNames(String name) {
        refuses(
                "a run cannot be called \"" + name.replace('\n', ' ')
                        + "\", expected up to 64 letters, digits, dots, dashes and underscores",
                "--name=" + name);
    }

    @Test
    void refusesToBeginWithWhatIsNotThere() {
        refuses("initial is \"nonsense\", expected random, rulesets or run:NAME", "--initial", "nonsense");
        refuses("there is no run \"old\" in " + home.resolve("populations"), "--initial", "run:old");
        refuses("there is no run \"\" in " + home.resolve("populations"), "--initial", "run:");
    }

    @Test
    void refusesConfigurationsThatMakeNoSense() throws IOException {
        Path file = place.resolve("run.json");
        Consumer<String> is = problem -> refuses(file + ": " + problem, "--config", file.toString());
        refuses(file + ": no such file", "--config", file.toString());
        refuses(place + ": is a folder, expected a file", "--config", place.toString());
        Files.write(file, new byte[] {'{', '"', (byte) 0xff, '"', '}'});
        is.accept("is not text in UTF-8");
        Files.writeString(file, "");
        is.accept("the file must hold one JSON object");
        Files.writeString(file, "[]");
        is.accept("the file must hold one JSON object");
        Files.writeString(file, "{\"seed\": 1,}");
        is.accept("line 1 is not JSON: Unexpected character");
        Files.writeString(file, "{\"seed\": 1} {}");
        is.accept("line 1 is not JSON: Trailing token");
        Files.writeString(file, "{\"seed\": 1, \"seed\": 2}");
        is.accept("line 1 is not JSON: Duplicate field 'seed'");
        Files.writeString(file, "{\"sead\": 1}");
        is.accept("sead is not a field of a run's configuration, expected some of algorithm, seed, population,"
                + " iterations, games, objectives, mutation, crossover, gates, minPieces, freshGames, diversity, keep,"
                + " behaviour, conventions, initial, starters");
        Files.writeString(file, "{\"conventions\": {\"limit\": 1}}");
        is.accept("conventions.limit is not a convention, expected some of maxPieces, moveLimit, atLimit, straight");
        Files.writeString(file, "{\"seed\": null}");
        is.accept("seed is missing");
        Files.writeString(file, "{\"population\": \"ten\"}");
        is.accept("population is \"ten\", expected a whole number");
        Files.writeString(file, "{\"games\": 2.5}");
        is.accept("games is 2.5, expected a whole number");
        Files.writeString(file, "{\"seed\": 1e30}");
        is.accept("seed is 1.0E30, expected a whole number");
        Files.writeString(file, "{\"objectives\": [\"duration\"]}");
        is.accept("objectives is [\"duration\"], expected an object of metrics with their weights");
        Files.writeString(file, "{\"algorithm\": 5}");
        is.accept("algorithm is \"5\", expected es or ga or nsga2 or map-elites");
        Files.writeString(file, "{\"starters\": [\"012\"]}");
        Shell.Answer answer = shell.run("evolve", "--no-report", "--config", file.toString());
        assertEquals(2, answer.exit());
        assertTrue(answer.err().startsWith("rulesmith evolve: " + file + ": starters: "), answer.err());
        assertEquals(1, answer.err().lines().count());
        assertFalse(Files.exists(home));
    }

    @Test
    void aRunThatCannotBeginLeavesNothingBehind() {
        Shell.Answer answer = shell.run(evolve("--seed", "5", "--move-limit", "5"));
        assertEquals(
                "rulesmith evolve: only 0 of 404 genomes passed the gates, but the population needs 4; a smaller"
                        + " 'minPieces' or 'gates' 0 lets more pass\n",
                answer.err());
        assertEquals(2, answer.exit());
        assertEquals(Map.of(), files());
        assertFalse(Files.exists(home.resolve("populations/es-5")));
    }
}
