package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;

class ScoreCommandTest {

    @TempDir
    private Path home;

    private Shell shell;

    @BeforeEach
    void fillTheFolder() {
        shell = Shell.with(home, "draughts", "leapers");
    }

    @Test
    void printsEveryMetricOfEveryGameWithItsInterval() {
        List<String> lines = shell.lines("score", "draughts", "chess", "--games", "10");
        assertEquals("Means of 10 games of each kind with 95 % confidence intervals, seed 1.", lines.get(0));
        assertTrue(lines.get(2).matches("METRIC +draughts +chess +UNIT"), lines.get(2));
        for (Metric metric : Metrics.ALL) {
            String cell = "-?[\\d.]+ \\[-?[\\d.]+, -?[\\d.]+]";
            String row = metric.name() + " +" + cell + " +" + cell + " +" + metric.unit();
            assertTrue(lines.stream().anyMatch(line -> line.matches(row)), metric.name());
        }
        assertTrue(lines.stream().anyMatch(line -> line.matches("ended: limit +\\d+ +\\d+ +games")));
    }

    @Test
    void givesTheSameScoresOnAnyNumberOfThreads() {
        String alone = shell.out("score", "all", "--games", "12", "--seed", "5", "--threads", "1", "--json");
        assertEquals(alone, shell.out("score", "all", "--games", "12", "--seed", "5", "--threads", "16", "--json"));
    }

    @Test
    void printsJson() {
        JsonNode answer = shell.json("score", "all", "--games", "10", "--metrics", "length,duration", "--json");
        assertEquals(10, answer.get("games").intValue());
        assertEquals(List.of("chess", "draughts", "leapers"), names(answer.get("scores")));
        JsonNode draughts = answer.at("/scores/draughts");
        assertEquals("4fdb6e8be7", draughts.get("game").textValue());
        assertEquals(List.of("length", "duration"), names(draughts.get("metrics")), "in the order asked for");
        assertEquals(10, draughts.at("/metrics/length/games").intValue());
        assertTrue(draughts.at("/metrics/length/low").doubleValue()
                < draughts.at("/metrics/length/mean").doubleValue());
    }

    private static List<String> names(JsonNode node) {
        List<String> names = new java.util.ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        return names;
    }

    @Test
    void printsCsv() {
        String genes =
                "1,0,1,0,1,0,1,0,0,1,0,1,0,1,0,1,1,0,1,0,1,0,1,0,1,2,1,1,1,1,0,0,0,0,0,0,1,1,0,0,0,0,0,2,0,0,0,0,0,1";
        List<String> lines =
                shell.lines("score", "draughts", "genes:" + genes, "--games", "5", "--metrics", "length", "--csv");
        assertEquals("game,id,metric,unit,mean,low,high,games,seed", lines.get(0));
        assertTrue(lines.get(1).matches("draughts,4fdb6e8be7,length,plies,[\\d.]+,[\\d.]+,[\\d.]+,5,1"), lines.get(1));
        // The same game under another name has the same id and the same scores.
        assertEquals(lines.get(1).substring("draughts".length()), lines.get(2).substring(genes.length() + 8));
        assertTrue(lines.get(2).startsWith("\"genes:1,0,"));
    }

    @Test
    void comparesWithThePaperAndSaysWhyFiguresDiffer() {
        String text = shell.out("score", "draughts", "chess", "leapers", "--games", "60", "--paper");
        assertTrue(text.contains("OURS, 95 % INTERVAL"), text);
        assertTrue(
                text.lines().anyMatch(line -> line.matches("draughts +duration +0\\.\\d+ \\[.*] +60 +0\\.60")), text);
        assertTrue(text.lines().anyMatch(line -> line.matches("chess +duration +.* +0\\.30 +\\(\\d+\\)")), text);
        assertTrue(text.contains(") chess, usability: "), text);
        assertTrue(text.lines().anyMatch(line -> line.matches("leapers +duration +.* +60 +–")), text);
    }

    @Test
    void explainsTheMetrics() {
        String text = shell.out("score", "--explain");
        for (Metric metric : Metrics.known()) {
            assertTrue(text.contains("\n" + metric.name() + ": "), metric.name());
            String row = metric.name() + " +" + Pattern.quote(metric.unit()) + " .*";
            String games = Metrics.ALL.contains(metric) ? "random" : ", if named";
            assertTrue(text.lines().anyMatch(line -> line.matches(row) && line.endsWith(games)), metric.name());
        }
        assertTrue(text.lines().anyMatch(line -> line.matches("energy .* 0 to 0\\.296 +higher .*")), text);
    }

    @Test
    void measuresIndicatorsOfTheGameTreeWhenTheyAreNamed() {
        List<String> lines = shell.lines(
                "score", "draughts", "chess", "--games", "4", "--metrics", "refinement,velocity,length,refinement");
        String cell = "[\\d.]+ \\[[\\d.]+, [\\d.]+]";
        assertTrue(lines.get(3).matches("refinement +" + cell + " +" + cell + " +√moves a ply"), lines.get(3));
        assertTrue(lines.get(4).matches("velocity +" + cell + " +" + cell + " +0 to 1"), lines.get(4));
        assertTrue(lines.get(5).matches("length +" + cell + " +" + cell + " +plies"), lines.get(5));
        shell.out("score", "draughts", "--games", "4", "--metrics", "scn-gap,length", "--save");
        assertTrue(shell.out("inspect", "draughts").contains("scn-gap"));
        assertTrue(
                shell.out("list", "--sort", "scn-gap", "--metrics", "scn-gap").contains("SCN-GAP"));
        shell.out("score", "leapers", "--games", "4", "--metrics", "scn-gap", "--save");
        assertTrue(shell.out("compare", "draughts", "leapers").contains("scn-gap"));
    }

    @Test
    void leavesBrokenFilesOut() throws IOException {
        Files.writeString(shell.ruleSet("broken"), "{}");
        Shell.Answer answer = shell.run("score", "all", "--games", "2", "--metrics", "length", "--csv");
        assertEquals(0, answer.exit());
        assertTrue(answer.err().startsWith("left out: "), answer.err());
        assertEquals(4, answer.out().lines().count());
    }

    @Test
    void refusesWhatMakesNoSense() {
        shell.refuses("rulesmith score: name at least one game, or all", "score");
        shell.refuses("rulesmith score: --games is 0, expected 1 to 1000000", "score", "draughts", "--games", "0");
        shell.refuses("rulesmith score: --threads is 0, expected 1 to 1024", "score", "draughts", "--threads", "0");
        shell.refuses("rulesmith score: --metrics names no metric", "score", "draughts", "--metrics", ",");
        List<String> known = Metrics.known().stream().map(Metric::name).toList();
        shell.refuses(
                "rulesmith score: there is no metric \"beauty\", expected some of " + String.join(", ", known)
                        + ", learnability",
                "score",
                "draughts",
                "--metrics",
                "beauty");
        shell.refuses(
                "rulesmith score: --paper compares the four entertainment metrics: leave --metrics away",
                "score",
                "draughts",
                "--paper",
                "--metrics",
                "length");
        shell.refuses(
                "rulesmith score: --json, --csv are mutually exclusive (specify only one)",
                "score",
                "draughts",
                "--json",
                "--csv");
    }

    @Test
    void savesScoresWhereInspectShowsThem() throws IOException {
        String before = Files.readString(shell.ruleSet("leapers"));
        Shell.Answer answer = shell.run("score", "draughts", "chess", "--games", "5", "--save");
        assertEquals("not saved: chess is not the name of a file in rulesets/\n", answer.err());
        assertEquals(0, answer.exit());
        assertEquals(before, Files.readString(shell.ruleSet("leapers")));
        String row = "  duration +[\\d.]+ \\[[\\d.]+, [\\d.]+] +95 % interval, 5 games";
        assertTrue(shell.lines("inspect", "draughts").stream().anyMatch(line -> line.matches(row)));
        assertEquals(
                Metrics.ALL.size(),
                shell.json("inspect", "draughts", "--json").get("metrics").size());
        assertTrue(shell.out("validate", shell.ruleSet("draughts").toString()).contains("valid, id 4fdb6e8be7"));
    }

    @Test
    void knowsPublishedGamesByTheirRules() {
        String text = shell.out("score", "English draughts", "--games", "30", "--paper");
        assertTrue(text.lines().anyMatch(line -> line.matches("English draughts +duration .* 0\\.60.*")), text);
        assertTrue(
                shell.out("score", "leapers", "--games", "5", "--paper").contains("Nothing is published for leapers."));
    }

    @Test
    void admitsThatOneGameSaysLittle() {
        String text = shell.out("score", "draughts", "--games", "1");
        assertTrue(text.startsWith("Means of 1 game of each kind"), text);
        assertTrue(text.lines().anyMatch(line -> line.matches("length +\\d+\\.000 \\[0\\.000, ∞] +plies")), text);
        assertTrue(shell.json("score", "draughts", "--games", "1", "--json")
                .at("/scores/draughts/metrics/length/high")
                .isNull());
    }
}
