package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.rules.Conventions;
import rulesmith.rules.Genes;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;
import rulesmith.rules.RuleSetJson;
import rulesmith.rules.Variant;

class CompareCommandTest {

    @TempDir
    private Path home;

    private Shell shell;

    @BeforeEach
    void fillTheFolder() {
        shell = Shell.with(home, "draughts", "leapers", "chessling", "regicide", "nightfall");
    }

    private void keep(RuleSet ruleSet) throws IOException {
        new RuleSetFolder(home.resolve("rulesets")).write(ruleSet);
    }

    private static RuleSet measured(String name, Map<String, Measurement> metrics) {
        return Variant.PLAIN.withName(name).withMetrics(metrics);
    }

    @Test
    void showsBoardsRulesGenesAndMetricsSideBySide() {
        List<String> lines = shell.lines("compare", "draughts", "leapers", "--games", "10");
        assertEquals("draughts  4fdb6e8be7  English draughts", lines.get(0));
        assertEquals("leapers   f1b98e2663  Leapers", lines.get(1));
        assertTrue(lines.contains("draughts                     leapers"), lines::toString);
        assertTrue(lines.contains("8   · ▼1  · ▼1  · ▼1  · ▼1   8   · ▼1  · ▼1 ▼1  · ▼1  ·"), lines::toString);
        assertTrue(lines.contains("pieces             12                             10              ≠"));
        assertTrue(lines.contains("types in play      1 2                            1 2 3           ≠"));
        assertTrue(lines.contains("mandatory capture  yes                            yes"));
        assertTrue(lines.contains("move limit         100 plies                      100 plies"));
        assertTrue(lines.contains("type 1 movement    diagonal forward               L               ≠"));
        assertTrue(lines.contains("type 1 step        single                         single"));
        assertTrue(lines.contains("type 1 conversion  to type 2                      to type 3       ≠"));
        assertTrue(lines.contains("type 3 capture     –                              step over       ≠"));
        assertTrue(lines.contains(
                "19 of 50 genes differ: placement 13, movement 3, step size 1, capture 1, conversion 1."));
        assertTrue(lines.contains("gene 26, movement of type 2    2         3"));
        assertFalse(lines.stream().anyMatch(line -> line.startsWith("gene 50")), "the same in both");
        assertTrue(lines.contains("  leapers: measured now, 10 games of each kind, seed 1"));
        for (Metric metric : Metrics.ALL) {
            String cell = "-?[\\d.]+ \\[-?[\\d.]+, -?[\\d.]+]( \\*)?";
            String row = metric.name() + " +" + cell + " +" + cell + " +" + metric.unit();
            assertTrue(lines.stream().anyMatch(line -> line.matches(row)), metric.name());
        }
        lines.forEach(line -> assertTrue(line.length() <= TextLayout.WIDTH, line));
    }

    @Test
    void marksIntervalsThatAreApartAndSaysWhatThatMeans() throws IOException {
        keep(measured(
                "One",
                Map.of(
                        "duration", new Measurement(0.5, 0.4, 0.6, 100),
                        "drama", new Measurement(0.1, 0, 0.2, 200),
                        "taste", new Measurement(3, 2, 4, 100))));
        keep(measured(
                "Two",
                Map.of(
                        "duration", new Measurement(0.8, 0.7, 0.9, 100),
                        "drama", new Measurement(0.3, 0.2, 0.4, 100))));
        assertEquals("""
                Metrics
                Means with 95 % confidence intervals.
                  one: stored with the rule set, 100 to 200 games of each kind
                  two: stored with the rule set, 100 games of each kind

                METRIC    one                   two                     UNIT
                duration  0.500 [0.400, 0.600]  0.800 [0.700, 0.900] *  0 to 1
                drama     0.100 [0.000, 0.200]  0.300 [0.200, 0.400]    share of pieces
                taste     3.000 [2.000, 4.000]  –

                * The 95 % interval does not overlap that of one: the games very likely differ in this.
                Without the mark the intervals overlap, and the difference may be chance.
                """, metrics(shell.out("compare", "one", "two")));
        JsonNode answer = shell.json("compare", "one", "two", "--json");
        assertEquals(
                "{\"duration\":[\"two\"],\"drama\":[],\"taste\":[]}",
                answer.get("apartFromFirst").toString());
        assertEquals("stored", answer.at("/games/0/measured").textValue());
    }

    private static String metrics(String out) {
        return out.substring(out.indexOf("Metrics\n"));
    }

    @Test
    void measuresWhatHasNoMetricsAndAllIfAskedTo() throws IOException {
        keep(measured("One", Map.of("length", new Measurement(40, 39, 41, 7))));
        String some = shell.out("compare", "one", "leapers");
        assertTrue(some.contains("  one: stored with the rule set, 7 games of each kind\n"), some);
        assertTrue(some.contains("  leapers: measured now, 100 games of each kind, seed 1\n"), some);
        assertTrue(some.matches("(?s).*\nlength +40\\.000 \\[39\\.000, 41\\.000] .*"), some);
        String all = shell.out("compare", "one", "leapers", "--games", "5", "--seed", "3", "--threads", "2");
        assertTrue(all.contains("  one: measured now, 5 games of each kind, seed 3\n"), all);
        assertTrue(all.contains("  leapers: measured now, 5 games of each kind, seed 3\n"), all);
    }

    @Test
    void measuresAsScoreDoes() {
        JsonNode score = shell.json("score", "leapers", "--games", "20", "--json");
        JsonNode compared = shell.json("compare", "draughts", "leapers", "--games", "20", "--threads", "1", "--json");
        assertEquals(score.at("/scores/leapers/metrics"), compared.at("/games/1/metrics"));
    }

    @Test
    void putsFourGamesInTwoRows() {
        List<String> lines = shell.lines("compare", "draughts", "leapers", "chessling", "regicide", "--games", "2");
        assertTrue(lines.contains("draughts                     leapers"), lines::toString);
        assertTrue(lines.contains("chessling                    regicide"), lines::toString);
        assertTrue(lines.stream().anyMatch(line -> line.matches("GENE +draughts +leapers +chessling +regicide")));
        List<String> heads =
                lines.stream().filter(line -> line.startsWith("METRIC")).toList();
        assertEquals(2, heads.size());
        String last = lines.get(lines.size() - 1) + lines.get(lines.size() - 2);
        assertTrue(last.contains("overlap that of draughts"), last);
    }

    @Test
    void threeGamesStandSideBySide() {
        List<String> lines = shell.lines("compare", "draughts", "leapers", "chessling", "--games", "2");
        assertTrue(
                lines.contains("draughts                     leapers                      chessling"), lines::toString);
    }

    @Test
    void comparesOnlyTheMetricsOfChess() {
        String two = shell.out("compare", "draughts", "chess", "--games", "2");
        assertTrue(two.contains("\nChess is not made of genes: only metrics are compared.\n"), two);
        assertFalse(two.contains("\nRules\n"), two);
        assertTrue(two.matches("(?s).*\nMETRIC +draughts +chess +UNIT\n.*"), two);
        String three = shell.out("compare", "chess", "draughts", "leapers", "--games", "2");
        assertTrue(three.contains("\nChess is not made of genes: only its metrics are compared.\n"), three);
        assertTrue(three.matches("(?s).*\nRULE +draughts +leapers\n.*"), three);
        String others = shell.out("compare", "chess", "draughts", "leapers", "othello-4", "--games", "2");
        assertTrue(
                others.contains("\nChess and Othello 4x4 are not made of genes: only their metrics are compared.\n"),
                others);
        JsonNode answer = shell.json("compare", "chess", "draughts", "--games", "2", "--json");
        assertEquals("chess-100", answer.at("/games/0/id").textValue());
        assertEquals(0, answer.get("differingGenes").size());
    }

    @Test
    void saysWhenNoGeneDiffers() throws IOException {
        keep(Variant.PLAIN.withName("One"));
        keep(Variant.PLAIN.withName("Same"));
        keep(Variant.PLAIN.withName("Other").withConventions(Conventions.DEFAULT.withMoveLimit(80)));
        assertTrue(shell.out("compare", "one", "same", "--games", "1")
                .contains("\nNo gene differs: the rules are the same.\n"));
        String other = shell.out("compare", "one", "other", "--games", "1");
        assertTrue(other.contains("\nNo gene differs, but the conventions do.\n"), other);
        assertTrue(other.contains("\nmove limit         100 plies       80 plies        ≠\n"), other);
    }

    @Test
    void saysThatAPieceOfHonorIsNotInPlay() throws IOException {
        keep(Variant.of(Genes.HONOR, 5).withName("Idle"));
        keep(Variant.of(Genes.HONOR, 1).withName("Real"));
        String out = shell.out("compare", "idle", "real", "--games", "1");
        assertTrue(out.contains("\npiece of honor     type 5, not in play  type 1          ≠\n"), out);
    }

    @Test
    void callsGamesWithoutAShortNameByTheirIds() {
        String genes = "genes:" + Variant.PLAIN.genes().toString().replaceAll("[\\[\\] ]", "");
        String out =
                shell.typing(RuleSetJson.write(Variant.of(Genes.HONOR, 1))).out("compare", genes, "-", "--games", "1");
        assertTrue(out.startsWith(Variant.PLAIN.id() + "  " + Variant.PLAIN.id() + "  Unnamed\n"), out);
        assertTrue(out.contains("\nRULE               " + Variant.PLAIN.id()), out);
    }

    @Test
    void printsJson() {
        JsonNode answer = shell.json("compare", "draughts", "leapers", "--games", "3", "--json");
        JsonNode game = answer.at("/games/1");
        assertEquals("leapers", game.get("game").textValue());
        assertEquals("f1b98e2663", game.get("id").textValue());
        assertEquals(10, game.get("pieces").intValue());
        assertEquals(3, game.get("types").size());
        assertEquals(3, game.at("/metrics/length/games").intValue());
        assertEquals("now", game.get("measured").textValue());
        assertEquals(1, game.get("seed").intValue());
        assertEquals(19, answer.get("differingGenes").size());
        assertEquals(
                "{\"gene\":1,\"name\":\"gene 1, placement of a1\",\"values\":[1,0]}",
                answer.at("/differingGenes/0").toString());
        assertEquals(Metrics.ALL.size(), answer.get("apartFromFirst").size());
    }

    @Test
    void coloursThePieces() {
        String out = shell.coloured()
                .run("compare", "draughts", "leapers", "--games", "1")
                .out();
        assertTrue(out.contains("\u001b[1;36m▲1\u001b[0m"), out);
        assertTrue(out.contains("\u001b[1mMetrics\u001b[0m"), out);
    }

    @Test
    void refusesWhatMakesNoSense() {
        String name = "rulesmith compare: ";
        shell.refuses(name + "got 0 games to compare, expected 2 to 4", "compare");
        shell.refuses(name + "got 1 game to compare, expected 2 to 4", "compare", "draughts");
        shell.refuses(name + "got 5 games to compare, expected 2 to 4", "compare", "a", "b", "c", "d", "e");
        shell.refuses(name + "\"-\" is named twice, expected different games", "compare", "-", "-");
        shell.refuses(
                name + "\"all\" is no rule set: it is for score, export and playtest new only",
                "compare",
                "all",
                "draughts");
        shell.refuses(
                name + "there is no rule set \"drafts\" in " + home.resolve("rulesets")
                        + "; 'rulesmith list' shows what is there",
                "compare",
                "draughts",
                "drafts");
        shell.refuses(name + "--games is 0, expected 1 to 1000000", "compare", "draughts", "leapers", "--games", "0");
        shell.refuses(name + "--threads is 0, expected 1 to 1024", "compare", "draughts", "leapers", "--threads", "0");
    }
}
