package rulesmith.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.RuleSetGame;
import rulesmith.games.Chess;
import rulesmith.games.ConnectFour;
import rulesmith.games.Twenty48;
import rulesmith.gametree.AnalysedGame;
import rulesmith.gametree.Analysis;
import rulesmith.gametree.Analyst;
import rulesmith.gametree.Twenty48Analyst;
import rulesmith.play.OnePlyAgent;
import rulesmith.play.Workers;
import rulesmith.rules.Draughts;

class AnalysisReportTest {

    private static final Map<String, Supplier<Analysis>> ANALYSES = Map.of(
            "draughts", () -> forTwo(new RuleSetGame(Draughts.ruleSet())),
            "chess", () -> forTwo(Chess.limited(40)),
            "connect4", () -> forTwo(ConnectFour.standard()),
            "2048", AnalysisReportTest::forOne);

    @TempDir
    private Path folder;

    private static Analysis forTwo(Game game) {
        Analyst analyst = new Analyst(game, OnePlyAgent::new, OnePlyAgent::new, new Workers(1));
        int lead = game.evaluation().lead();
        List<AnalysedGame> games = analyst.search(analyst.play(3, 2, Seed.of(1)), 2, lead, plies -> {});
        return new Analysis(
                game,
                new Analysis.Settings("<game>", "one-ply", "one-ply", 2, lead + " points", lead, 2, Seed.of(1)),
                games);
    }

    private static Analysis forOne() {
        return new Analysis(
                Twenty48.standard(),
                new Analysis.Settings("2048", "expectimax", "", 2, "much", 0, 0, Seed.of(1)),
                Twenty48Analyst.play(2, 2, Seed.of(1), new Workers(1), games -> {}));
    }

    @ParameterizedTest
    @ValueSource(strings = {"draughts", "chess", "connect4", "2048"})
    void thePageIsWholeAndLoadsNothing(String name) throws IOException {
        Analysis analysis = ANALYSES.get(name).get();
        Path written = new AnalysisReport(analysis).write(folder);
        assertEquals(folder.resolve("report.html"), written);
        Document page = PageText.parse(written);
        assertEquals(
                List.of("refinement", "motion", "stages", "course", "all-games", "critical", "method", "tables"),
                PageText.elements(page, "section").stream()
                        .map(section -> section.getAttribute("id"))
                        .toList());
        String html = Files.readString(written);
        assertTrue(html.contains("Distance from 0.07 to 0.08"));
        String foreign = html.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
        assertFalse(Pattern.compile("https?:|//\\w+\\.|\\ssrc=|@import|url\\(|<link|<iframe")
                .matcher(foreign)
                .find());
        assertFalse(html.contains("NaN") || html.contains("Infinity") || html.contains("2147483647"));
        for (Element table : PageText.elements(page, "table")) {
            int columns = PageText.elements(PageText.elements(table, "thead").get(0), "th")
                    .size();
            PageText.elements(PageText.elements(table, "tbody").get(0), "tr")
                    .forEach(row ->
                            assertEquals(columns, PageText.elements(row, "td").size() + 1, row::getTextContent));
        }
        for (String plot : List.of("refinement", "scn", "values", "hardness", "branching")) {
            assertTrue(Files.size(folder.resolve("plots").resolve(plot + ".svg")) > 500, plot);
            assertTrue(Files.size(folder.resolve("plots").resolve(plot + ".png")) > 500, plot);
        }
        long plies = analysis.games().stream().mapToLong(AnalysedGame::length).sum();
        List<List<String>> csv = PageText.csv(folder.resolve("plies.csv"));
        assertEquals(plies + 1, csv.size());
        assertEquals(
                List.of("game", "ply", "mover", "moves", "value", "scn-south", "scn-north", "v-south", "v-north", "m"),
                csv.get(0));
        csv.forEach(row -> assertEquals(10, row.size()));
        assertEquals(
                analysis.games().size() + 1,
                PageText.csv(folder.resolve("games.csv")).size());
        boolean drawn = name.equals("draughts") || name.equals("chess");
        assertEquals(drawn ? 0 : 3, PageText.elements(page, "pre").size());
        assertEquals(
                drawn ? 3 : 0,
                PageText.elements(page, "svg").stream()
                        .filter(svg -> svg.getAttribute("class").equals("board"))
                        .count());
    }

    /** South drops discs into the same column, and its number changes once or twice. */
    private static AnalysedGame game(int... south) {
        List<AnalysedGame.Ply> plies = new ArrayList<>();
        LongArrayList line = new LongArrayList();
        for (int i = 0; i < south.length; i++) {
            plies.add(new AnalysedGame.Ply(i, i % 2 == 0 ? Player.SOUTH : Player.NORTH, 7, 0, south[i], 2, 0));
            line.add(i % 2);
        }
        return new AnalysedGame(
                ConnectFour.standard(),
                List.of(Player.SOUTH, Player.NORTH),
                line,
                plies,
                Outcome.ONGOING,
                "unfinished");
    }

    private static String critical(AnalysedGame game) {
        return CriticalPositions.of(new Analysis(
                        ConnectFour.standard(),
                        new Analysis.Settings("connect4", "a", "b", 2, "1 point", 1, 0, Seed.of(1)),
                        List.of(game, game)))
                .section()
                .body();
    }

    @Test
    void countsTheCriticalPositionsItShows() {
        String one = critical(game(1, 1, 2));
        assertTrue(one.contains(": 1 position of the typical game. Each board"), one);
        String two = critical(game(1, 1, 2, 2, 1));
        assertTrue(two.contains(": 2 positions of the typical game, the greatest change first."), two);
        assertEquals(2, two.split("<article", -1).length - 1);
        assertTrue(critical(game(1, 1, 1)).contains("no position stands out"));
    }

    @Test
    void theSameGamesGiveTheSameBytes() throws IOException {
        new AnalysisReport(ANALYSES.get("connect4").get()).write(folder);
        Map<String, byte[]> first = files();
        new AnalysisReport(ANALYSES.get("connect4").get()).write(folder);
        Map<String, byte[]> second = files();
        assertEquals(first.keySet(), second.keySet());
        first.forEach((name, bytes) -> assertArrayEquals(bytes, second.get(name), name));
    }

    private Map<String, byte[]> files() throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(path).toString(), Files.readAllBytes(path));
            }
        }
        return files;
    }

    @Test
    void rowsStandUnderEachOtherBesideTheZone() {
        String svg = Plot.rows(
                        "t",
                        "x",
                        List.of(
                                new RowChart.Row("a game with a name that is far too long", 0.05, 0.04, 0.06, 1),
                                new RowChart.Row("b", 0.02, 0.02, 0.02, 0)),
                        List.of(new Zone("zone", 0.07, 0.08)))
                .svg();
        for (String text : List.of(">a game with a name that is …<", ">b<", ">zone<", ">0.08<")) {
            assertTrue(svg.contains(text), text);
        }
        assertTrue(svg.contains("fill=\"#dfe9d8\""), "the zone");
    }

    @Test
    void decidedPositionsDoNotFlattenTheOthers() {
        AnalysedGame game = ANALYSES.get("connect4").get().games().get(0);
        double limit = AnalysisPlots.limit(game, 24);
        assertTrue(limit >= 48 && limit < 1_000_000, () -> "" + limit);
        assertTrue(game.plies().stream().anyMatch(ply -> Double.isInfinite(ply.value())));
    }
}
