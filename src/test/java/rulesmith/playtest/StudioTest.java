package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunFolder;
import rulesmith.archive.RunState;
import rulesmith.game.IllegalMoveException;
import rulesmith.game.RuleSetGame;
import rulesmith.play.GameRecord;
import rulesmith.rules.BoardDrawing;
import rulesmith.rules.RuleSet;
import rulesmith.survey.InvalidSurveyException;

class StudioTest {

    private static final Studio.Play AS_SOUTH = new Studio.Play(List.of(), "south", "one-ply", 7);

    @TempDir
    static Path folder;

    private static StudioHome home;
    private static Studio studio;

    @BeforeAll
    static void furnish() throws IOException {
        home = StudioHome.in(folder);
        studio = home.studio();
    }

    private static Studio.Play after(Studio.Play play, List<String> line) {
        return new Studio.Play(line, play.human(), play.agent(), play.seed());
    }

    // ---- games

    @Test
    void showsAllGamesOfTheFolder() throws IOException {
        GalleryView gallery = studio.gallery();
        assertEquals(
                List.of("draughts", "kept-one", "leapers", "nightfall"),
                gallery.games().stream().map(GalleryView.Card::ref).toList());
        GalleryView.Card draughts = gallery.games().get(0);
        assertEquals("English draughts", draughts.name());
        assertEquals(12, draughts.pieces());
        assertTrue(draughts.captureMandatory());
        GalleryView.Card kept = gallery.games().get(1);
        assertEquals(StudioHome.MAP, kept.run());
        assertEquals(GalleryView.values(home.ruleSet("kept-one").metrics()), kept.measured());
        assertEquals(
                kept.measured().keySet(),
                Set.copyOf(gallery.metrics().stream().map(MetricView::name).toList()));
        assertEquals(List.of(), gallery.leftOut());
    }

    @Test
    void leavesOutWhatCannotBeRead(@TempDir Path other) throws IOException {
        Files.createDirectories(other.resolve("rulesets"));
        Files.copy(Path.of("rulesets/draughts.json"), other.resolve("rulesets/draughts.json"));
        Path broken = Files.writeString(other.resolve("rulesets/broken.json"), "{");
        Path run = Files.createDirectories(other.resolve("populations/bad"));
        Files.writeString(run.resolve("config.json"), "[]");
        Studio poor = new Studio(other.resolve("rulesets"), other.resolve("populations"), null, null);
        assertEquals(1, poor.gallery().games().size());
        assertEquals(1, poor.gallery().leftOut().size());
        assertTrue(poor.gallery().leftOut().get(0).startsWith(broken + ": "));
        assertEquals(List.of(), poor.runs().runs());
        assertTrue(poor.runs().leftOut().get(0).startsWith(run.resolve("config.json") + ": "));
    }

    @Test
    void readsAFileAgainWhenItHasChanged(@TempDir Path other) throws IOException {
        Path file = Files.copy(Path.of("rulesets/draughts.json"), other.resolve("a.json"));
        Studio fresh = new Studio(other, other, null, null);
        assertEquals("English draughts", fresh.gallery().games().get(0).name());
        Files.writeString(file, Files.readString(file).replace("English draughts", "Checkers"));
        assertEquals("Checkers", fresh.gallery().games().get(0).name());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                "..",
                "../rulesets/draughts",
                "draughts.json",
                "rulesets/draughts",
                "Draughts",
                "/etc/passwd",
                "small-es",
                "small-es:",
                "small-es:-1",
                "small-es:99999",
                "small-es:9999999999",
                "../populations/small-es:1",
                "..:1",
                "nobody:1"
            })
    void knowsNothingButItsGames(String ref) {
        RefusedException refusal = assertThrows(RefusedException.class, () -> studio.game(ref));
        assertEquals(RefusedException.MISSING, refusal.status());
    }

    @Test
    void showsWhatIsKnownOfAGame() throws IOException {
        GameView game = studio.game("draughts");
        RuleSet draughts = home.ruleSet("draughts");
        assertEquals(draughts.id(), game.id());
        assertEquals("draughts", game.kept());
        assertEquals(draughts.provenance(), game.provenance());
        assertEquals(List.of("one-ply", "random"), game.agents());
        assertEquals(List.of(), game.lineage());
        assertEquals("", game.run());
        assertEquals(2, game.sheet().types().size());
        assertEquals(7, game.sheet().start().moves().size());
        assertEquals(BoardDrawing.svg(draughts), studio.board("draughts"));
    }

    @Test
    void samplesAreWholeGamesAndAlwaysTheSame() throws IOException {
        List<GameView.Sample> samples = studio.game("leapers").samples();
        assertEquals(samples, studio.game("leapers").samples());
        assertEquals(4, samples.size());
        assertEquals(
                List.of("one-ply one-ply", "one-ply random", "random one-ply", "random random"),
                samples.stream().map(one -> one.south() + " " + one.north()).toList());
        for (GameView.Sample sample : samples) {
            BoardView view = sample.view();
            assertFalse(view.outcome().equals("ongoing"));
            assertEquals(view.ply(), view.steps().size());
            assertEquals(view.ply(), view.history().size());
            assertEquals(view.board(), view.steps().get(view.ply() - 1).board());
        }
        assertEquals(4, samples.stream().map(GameView.Sample::seed).distinct().count());
    }

    @Test
    void tellsHowAGameCameToBe() throws IOException {
        RunFolder run = RunFolder.find(home.populations(), StudioHome.ES);
        RunConfig config = run.config();
        RunState state = run.state(config).orElseThrow();
        Individual youngest = state.population().stream()
                .max((a, b) -> Integer.compare(a.generation(), b.generation()))
                .orElseThrow();
        String ref = StudioHome.ES + ":" + youngest.number();
        GameView game = studio.game(ref);
        assertEquals(ref, game.name());
        assertEquals(StudioHome.ES, game.run());
        assertEquals("", game.kept());
        assertEquals(GalleryView.values(youngest.metrics()), game.measured());
        List<Individual> line = run.lineages(config, List.of(youngest.number())).get(youngest.number());
        assertTrue(line.size() > 1, "somebody without parents tells nothing");
        assertEquals(
                line.stream().map(one -> StudioHome.ES + ":" + one.number()).toList(),
                game.lineage().stream().map(GameView.Ancestor::ref).toList());
        assertEquals(List.of(), game.lineage().get(0).changes());
        assertFalse(game.lineage().get(1).changes().isEmpty());
    }

    @Test
    void aKeptGameAndItsIndividualKnowEachOther() throws IOException {
        GameView kept = studio.game("kept-one");
        assertEquals(StudioHome.MAP, kept.run());
        String individual = kept.lineage().get(kept.lineage().size() - 1).ref();
        GameView bred = studio.game(individual);
        assertEquals(kept.id(), bred.id());
        assertEquals("kept-one", bred.kept());
        assertEquals(kept.lineage(), bred.lineage());
    }

    // ---- play

    @Test
    void repliesToEveryMove() throws IOException {
        BoardView first = studio.play("draughts", after(AS_SOUTH, List.of("c3-d4")), 0);
        assertEquals(2, first.ply());
        assertEquals("south", first.toMove());
        assertEquals(2, first.steps().size());
        assertEquals("c3-d4", first.history().get(0));
        assertEquals(first, studio.play("draughts", after(AS_SOUTH, List.of("c3-d4")), 0));
        assertEquals(
                1,
                studio.play("draughts", after(AS_SOUTH, List.of("c3-d4")), 1)
                        .steps()
                        .size());
    }

    @Test
    void theAgentBeginsWhenThePersonIsNorth() throws IOException {
        BoardView view = studio.play("draughts", new Studio.Play(List.of(), "north", "random", 7), 0);
        assertEquals(1, view.ply());
        assertEquals("north", view.toMove());
        assertFalse(view.moves().isEmpty());
    }

    @Test
    void nobodyRepliesToOneWhoPlaysBothSides() throws IOException {
        BoardView view = studio.play("draughts", new Studio.Play(List.of("c3-d4"), "both", "one-ply", 7), 0);
        assertEquals(1, view.ply());
        assertEquals("north", view.toMove());
    }

    @Test
    void theSeedDecidesWhatAnAgentDoes() throws IOException {
        Set<List<String>> histories = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            histories.add(studio.play("draughts", new Studio.Play(List.of("c3-d4"), "south", "random", seed), 0)
                    .history());
        }
        assertTrue(histories.size() > 2, histories::toString);
    }

    @Test
    void aLineMayBeGoneBackIn() throws IOException {
        GameView.Sample sample = studio.game("draughts").samples().get(1);
        int ply = sample.view().ply() / 2;
        List<String> line = sample.view().history().subList(0, ply);
        BoardView view = studio.play("draughts", new Studio.Play(line, "both", "one-ply", 7), ply);
        assertEquals(sample.view().steps().get(ply - 1).board(), view.board());
    }

    @Test
    void nobodyRepliesWhenTheGameIsOver() throws IOException {
        BoardView over = studio.game("draughts").samples().get(0).view();
        BoardView view = studio.play("draughts", after(AS_SOUTH, over.history()), 0);
        assertEquals(over, view);
        List<String> more = new ArrayList<>(over.history());
        more.add("c3-d4");
        assertThrows(IllegalMoveException.class, () -> studio.play("draughts", after(AS_SOUTH, more), 0));
    }

    @Test
    void refusesMovesTheRulesForbid() {
        assertThrows(IllegalMoveException.class, () -> studio.play("draughts", after(AS_SOUTH, List.of("a1-a2")), 0));
        assertThrows(
                IllegalMoveException.class,
                () -> studio.play("draughts", after(AS_SOUTH, List.of("c3-d4", "c3-d4")), 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "champion:/etc/passwd", "champion:x", "human", "One-ply"})
    void refusesAgentsThatAreNotOffered(String agent) {
        RefusedException refusal = assertThrows(
                RefusedException.class,
                () -> studio.play("draughts", new Studio.Play(List.of("c3-d4"), "south", agent, 7), 0));
        assertEquals(RefusedException.MALFORMED, refusal.status());
        assertThrows(
                RefusedException.class,
                () -> studio.record("draughts", new Studio.Play(List.of("c3-d4"), "south", agent, 7)));
    }

    @Test
    void saysThatNobodyHasLearnedAGame() {
        RefusedException refusal = assertThrows(
                RefusedException.class,
                () -> studio.play("draughts", new Studio.Play(List.of("c3-d4"), "south", "champion", 7), 0));
        assertEquals("This game has no agent champion.", refusal.getMessage());
    }

    @Test
    void aRecordCanBePlayedAgain() throws IOException {
        BoardView view = studio.play("draughts", after(AS_SOUTH, List.of("c3-d4")), 0);
        GameRecord record = GameRecord.parse(studio.record("draughts", after(AS_SOUTH, view.history())));
        assertEquals("human", record.south());
        assertEquals("one-ply", record.north());
        assertEquals(7, record.seed());
        assertEquals(GameRecord.UNFINISHED, record.ending());
        assertEquals(2, record.replay(new RuleSetGame(home.ruleSet("draughts"))).ply());
    }

    @Test
    void individualsCanBePlayed() throws IOException {
        GameView game = studio.game(StudioHome.MAP + ":0");
        BoardView start = game.sheet().start();
        String move = start.moves().get(0).text();
        assertEquals(
                2, studio.play(game.ref(), after(AS_SOUTH, List.of(move)), 0).ply());
    }

    // ---- runs

    @Test
    void showsTheRuns() throws IOException {
        RunsView runs = studio.runs();
        assertEquals(
                List.of(StudioHome.ES, StudioHome.MAP),
                runs.runs().stream().map(RunsView.Line::name).toList());
        RunsView.Line es = runs.runs().get(0);
        assertEquals("finished", es.standing());
        assertEquals(4, es.done());
        assertEquals(
                Set.of("duration", "intelligence", "dynamism", "usability"),
                es.best().keySet());
    }

    @Test
    void curvesAreTheTableOfTheRun() throws IOException {
        RunView run = studio.run(StudioHome.ES);
        List<Map<String, String>> rows =
                RunFolder.find(home.populations(), StudioHome.ES).generations(100);
        assertEquals(List.of(0, 1, 2, 3, 4), run.generations());
        assertEquals(4, run.curves().size());
        for (RunView.Curve curve : run.curves()) {
            assertEquals(3, curve.lines().size());
            for (int i = 0; i < rows.size(); i++) {
                assertEquals(
                        rows.get(i).get(curve.title()),
                        String.valueOf(curve.lines().get(0).values().get(i)));
                assertEquals(
                        rows.get(i).get(curve.title() + "-best"),
                        String.valueOf(curve.lines().get(1).values().get(i)));
            }
            assertEquals(rows.size(), curve.lines().get(0).low().size());
        }
        assertNull(run.grid());
        assertFalse(run.best().isEmpty());
        assertFalse(run.best().get(0).places().isEmpty());
        assertEquals(List.of(), run.kept());
    }

    @Test
    void everyCellOfTheGridLeadsToItsGame() throws IOException {
        RunView run = studio.run(StudioHome.MAP);
        GridView grid = run.grid();
        assertNotNull(grid);
        assertEquals(100, grid.size());
        assertEquals(
                List.of("branching", "length"),
                grid.axes().stream().map(GridView.AxisView::metric).toList());
        assertTrue(grid.cells().size() > 3, () -> grid.cells().size() + " cells");
        Set<List<Integer>> places = new HashSet<>();
        for (GridView.CellView cell : grid.cells()) {
            assertTrue(places.add(cell.bins()), "two games in a cell");
            GameView game = studio.game(cell.ref());
            assertEquals(StudioHome.MAP, game.run());
            assertEquals(cell.kept(), game.kept());
        }
        assertEquals(
                1,
                grid.cells().stream()
                        .filter(cell -> cell.kept().equals("kept-one"))
                        .count());
        assertEquals(
                List.of("kept-one"),
                run.kept().stream().map(GalleryView.Card::ref).toList());
        assertTrue(run.curves().stream().anyMatch(curve -> curve.title().equals("QD-score")));
    }

    @Test
    void otherAlgorithmsHaveCurvesAndCellsOfTheirOwn(@TempDir Path other) throws IOException {
        StudioHome.run(other, "front", Algorithm.NSGA2, "{'iterations': 2, 'population': 4, 'games': 4}");
        StudioHome.run(
                other,
                "layers",
                Algorithm.MAP_ELITES,
                "{'iterations': 2, 'population': 4, 'games': 4,"
                        + " 'behaviour': ['branching:5', 'length:5', 'captures:3']}");
        Studio more = new Studio(other, other, null, null);
        RunView front = more.run("front");
        assertEquals("front", front.curves().get(4).title());
        assertTrue(front.best().stream().anyMatch(one -> one.places().contains("in the front")));
        assertEquals(4, front.best().get(0).measured().size());
        GridView layers = more.run("layers").grid();
        assertEquals(75, layers.size());
        assertEquals(3, layers.axes().get(2).labels().size());
        layers.cells().forEach(cell -> assertEquals(3, cell.bins().size()));
    }

    @Test
    void aRunWithoutACheckpointHasNothingToShow(@TempDir Path other) throws IOException {
        RunConfig config = RunFolder.find(home.populations(), StudioHome.MAP).config();
        RunFolder.create(other, "early", config, "test");
        Studio early = new Studio(other, other, null, null);
        RunView run = early.run("early");
        assertEquals("stopped", run.run().standing());
        assertEquals(0, run.run().born());
        assertNull(run.grid());
        assertEquals(List.of(), run.best());
        assertThrows(RefusedException.class, () -> early.game("early:0"));
        assertThrows(RefusedException.class, () -> early.run("../early"));
    }

    // ---- studies

    @Test
    void putsGamesIntoStudies() throws IOException {
        assertEquals(
                List.of("English draughts", "Random"),
                studio.newStudy("pilot", List.of("draughts"), true).games());
        assertEquals(
                List.of("English draughts", "Random", StudioHome.MAP + ":0"),
                studio.addToStudy("pilot", StudioHome.MAP + ":0").games());
        assertEquals(
                List.of("pilot"),
                studio.studies().stream().map(Playtests.OpenStudy::name).toList());
        assertThrows(InvalidSurveyException.class, () -> studio.newStudy("../x", List.of("draughts"), true));
        assertThrows(RefusedException.class, () -> studio.newStudy("other", List.of("../draughts"), true));
    }
}
