package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.Seed;
import rulesmith.gametree.Twenty48Player;
import rulesmith.gametree.Twenty48Summary;

class Scn2048CommandTest {

    private static final List<String> QUICK = List.of("experiment", "2048-scn", "--quick");

    @TempDir
    private Path place;

    private static String[] quick(String... more) {
        List<String> args = new ArrayList<>(QUICK);
        args.addAll(List.of(more));
        return args.toArray(String[]::new);
    }

    private static Path folder(Path home, String name) {
        return home.resolve("results").resolve("experiments").resolve(name);
    }

    @Test
    void writesWhatItPrintsAndTheGames() throws IOException {
        String out = new Shell(place).out(quick("--threads", "1"));
        Path folder = folder(place, "2048-scn-quick");
        String table = Files.readString(folder.resolve("table.txt"));
        assertTrue(out.startsWith(table), out);
        for (String line :
                List.of("2 paper  20", "2 ours   3", "Depth 3 against 2: a higher tile in", "FROM", "TYPICAL")) {
            assertTrue(table.contains(line), line);
        }
        assertTrue(table.lines().allMatch(line -> line.length() <= 103), table);
        List<String> games = Files.readAllLines(folder.resolve("games.csv"));
        assertEquals(Twenty48Summary.COLUMNS, games.get(0));
        assertEquals(7, games.size());
        Twenty48Player player = Twenty48Player.of(3);
        String second =
                Twenty48Summary.of(player.play(player.seedOf(2, Seed.of(1))), 2).line();
        assertEquals(second, games.get(5));
        // The typical game of three is the middle one.
        long steps = games.subList(4, 7).stream()
                .mapToInt(line -> Twenty48Summary.parse(line).steps())
                .sorted()
                .skip(1)
                .findFirst()
                .orElseThrow();
        List<String> series = Files.readAllLines(folder.resolve("series-d3.csv"));
        assertEquals("ply,highest,value,scn,v", series.get(0));
        assertEquals(steps + 1, series.size());
        for (String plot : List.of("scn-d2", "scn-d3", "hardness", "momentum", "energy", "highest-tiles")) {
            assertTrue(Files.size(folder.resolve(plot + ".svg")) > 1000, plot);
        }
    }

    @Test
    void neitherThreadsNorInterruptionsMatter() throws IOException {
        Path one = place.resolve("one");
        String printed = new Shell(one).run(quick("--threads", "1")).out();
        Map<String, List<Byte>> expected = Program.bytes(one);
        Path two = place.resolve("two");
        new Shell(two).out(quick("--threads", "2"));
        assertEquals(expected, Program.bytes(two));

        // As if it had been stopped when these two were done.
        Path games = folder(two, "2048-scn-quick").resolve("games.csv");
        List<String> lines = Files.readAllLines(games);
        Files.write(games, List.of(lines.get(0), lines.get(3), lines.get(5)));
        Files.delete(games.resolveSibling("table.txt"));
        String again = new Shell(two).out(quick());
        assertEquals(expected, Program.bytes(two));
        assertEquals(printed.replace(one.toString(), ""), again.replace(two.toString(), ""));
    }

    @Test
    void goesOnFromGamesThatAreDoneUnlessTheyAreOfOtherSettings() throws IOException {
        Shell shell = new Shell(place);
        shell.out(quick());
        Path games = folder(place, "2048-scn-quick").resolve("games.csv");
        List<String> lines = Files.readAllLines(games);
        // A game that nobody would play: if it is still there, it was not played again.
        String other = lines.get(1).replaceFirst("^2,1,\\d+,", "2,1,7777,");
        assertNotEquals(lines.get(1), other);
        Files.write(games, List.of(lines.get(0), other));
        shell.out(quick());
        assertEquals(other, Files.readAllLines(games).get(1));
        Path settings = games.resolveSibling("settings.json");
        Files.writeString(settings, Files.readString(settings).replace("\"version\" : \"", "\"version\" : \"0"));
        Shell.Answer again = shell.run(quick());
        assertEquals(0, again.exit());
        assertTrue(again.err().contains("it is kept as games-1.csv"), again::err);
        assertEquals(lines, Files.readAllLines(games));
        assertEquals(
                other, Files.readAllLines(games.resolveSibling("games-1.csv")).get(1));
    }

    @Test
    void paperTerminalsAreAnotherExperimentWithAFolderOfItsOwn() throws IOException {
        Shell shell = new Shell(place);
        JsonNode usual = shell.json(quick("--json", "--seed", "2"));
        JsonNode paper = shell.json(quick("--json", "--seed", "2", "--paper-terminals"));
        Path folder = folder(place, "2048-scn-quick-seed2-paper-terminals");
        assertEquals(folder.toString(), paper.get("folder").textValue());
        assertEquals(
                folder(place, "2048-scn-quick-seed2").toString(),
                usual.get("folder").textValue());
        assertTrue(paper.get("paperTerminals").booleanValue());
        assertNotEquals(usual.at("/depths/0/score"), paper.at("/depths/0/score"));
        Twenty48Player player = new Twenty48Player(2, Twenty48Player.USUAL_SHARE, true);
        assertEquals(
                Twenty48Summary.of(player.play(player.seedOf(1, Seed.of(2))), 1).line(),
                Files.readAllLines(folder.resolve("games.csv")).get(1));
    }

    @Test
    void saysTheSameToPrograms() throws IOException {
        JsonNode json = new Shell(place).json(quick("--json"));
        List<Twenty48Summary> games = Files.readAllLines(
                        folder(place, "2048-scn-quick").resolve("games.csv"))
                .stream()
                .skip(1)
                .map(Twenty48Summary::parse)
                .toList();
        for (int depth : List.of(2, 3)) {
            JsonNode fact = json.get("depths").get(depth - 2);
            assertEquals(depth, fact.get("depth").intValue());
            assertEquals(3, fact.get("games").intValue());
            List<Twenty48Summary> own =
                    games.stream().filter(game -> game.plies() == depth).toList();
            assertEquals(
                    own.stream().mapToInt(Twenty48Summary::score).average().orElseThrow(),
                    fact.at("/score/mean").doubleValue(),
                    1e-6);
            assertEquals(
                    own.stream()
                            .mapToDouble(game -> game.ofThePlies().energy())
                            .average()
                            .orElseThrow(),
                    fact.at("/of the plies/energy/mean").doubleValue(),
                    1e-9);
            assertEquals("start", fact.at("/milestones/0/from").textValue());
            assertFalse(fact.at("/milestones/0").has("gap"));
            assertTrue(fact.at("/milestones/1").has("class"));
        }
        assertTrue(json.at("/steps/0/tile/pValue").doubleValue() > 0);
    }

    @Test
    void refusesWhatMakesNoSense() throws IOException {
        Shell shell = new Shell(place);
        String name = "rulesmith experiment 2048-scn: ";
        shell.refuses(name + "--threads is 0, expected 1 to 1024", quick("--threads", "0"));
        assertFalse(Files.exists(place.resolve("results")), "something is written");
        assertEquals(2, shell.run(quick("--seed", "x")).exit());
        assertEquals(2, shell.run(quick("--games", "3")).exit());
        shell.out(quick());
        Path games = folder(place, "2048-scn-quick").resolve("games.csv");
        String text = Files.readString(games);
        Files.writeString(games, text + "2,9\n");
        shell.refuses(
                name + games + ", line 8: 2 cells, expected 15; delete the file to begin the experiment again",
                quick());
        Files.writeString(games, text.replaceFirst(" 8:", " 9:"));
        String answer = shell.run(quick()).err();
        assertTrue(answer.contains("line 2: \"9:") && answer.contains("is not the v of milestone 8:"), answer);
    }

    /** Ctrl-C in the middle. */
    @Test
    @Tag("slow")
    void stopsSoonAndGoesOn() throws Exception {
        Path interrupted = place.resolve("interrupted");
        Program program = new Program(interrupted, InterruptedRunTest.listening());
        Path games = folder(interrupted, "2048-scn").resolve("games.csv");
        Shell.Answer stopped;
        try (Program.Life life = program.start("experiment", "2048-scn", "--threads", "1")) {
            assertTrue(life.reaches(() -> games.toFile().length() > 1000), "it ended by itself");
            String pid = String.valueOf(life.process().pid());
            assertEquals(0, new ProcessBuilder("kill", "-INT", pid).start().waitFor());
            assertTrue(life.process().waitFor(20, TimeUnit.SECONDS), "it does not stop");
            stopped = life.end();
        }
        assertEquals(130, stopped.exit());
        assertEquals("", stopped.out());
        assertTrue(stopped.err().contains("Stopped; the same command goes on from here."), stopped.err());
        List<String> done = Files.readAllLines(games);
        assertTrue(done.size() > 1 && done.size() < 81, done.size() + " lines");
        assertTrue(done.get(1).startsWith("5,1,"), "the longest come first");
        new Shell(interrupted).run("experiment", "2048-scn");
        assertTrue(Files.readAllLines(games).containsAll(done));
        Path undisturbed = place.resolve("undisturbed");
        new Shell(undisturbed).run("experiment", "2048-scn");
        assertEquals(Program.bytes(undisturbed), Program.bytes(interrupted));
    }
}
