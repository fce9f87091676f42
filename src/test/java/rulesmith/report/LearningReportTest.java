package rulesmith.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import rulesmith.game.RuleSetGame;
import rulesmith.learning.Learnability;
import rulesmith.learning.Learning;
import rulesmith.learning.TrainingLog;
import rulesmith.learning.Wiring;
import rulesmith.play.Workers;
import rulesmith.rules.Draughts;

class LearningReportTest {

    private static final int NEVER = Learned.CAP + 1;

    /** Twenty seeds with a median of 95, in the band. */
    private static final Learnability TWENTY =
            Learned.after(IntStream.range(0, 20).map(i -> 86 + i).toArray());

    private static final Learnability HARD =
            Learned.after(IntStream.generate(() -> NEVER).limit(20).toArray());

    /** What a user may ask for. */
    private static final Map<String, List<LearnedGame>> REPORTS = new TreeMap<>(Map.of(
            "one seed", List.of(Learned.game("Alpha", "", Learned.after(40))),
            "one generation", List.of(Learned.game("Alpha", "", Learned.after(1))),
            "a few seeds", List.of(Learned.game("Alpha", "", Learned.after(20, 40, NEVER))),
            "twenty seeds", List.of(Learned.game("Alpha", "", TWENTY)),
            "not learned", List.of(Learned.game("Alpha", "", HARD)),
            "nothing to learn", List.of(Learned.game("Alpha", "", Learned.idle(3))),
            "several", List.of(Learned.game("Alpha", "", TWENTY), Learned.game("Beta", "", Learned.idle(2))),
            "groups", groups(2),
            "many", groups(15)));

    @TempDir
    Path folder;

    static List<String> reports() {
        return List.copyOf(REPORTS.keySet());
    }

    /** Evolved and random games in turn. */
    private static List<LearnedGame> groups(int each) {
        List<LearnedGame> games = new ArrayList<>();
        for (int i = 1; i <= each; i++) {
            games.add(Learned.game("Evolved " + i, "evolved", Learned.after(85 + i, 90, 100)));
            games.add(Learned.game("Random " + i, "random", Learned.after(20, 25 + i, 30)));
        }
        return games;
    }

    private Document write(List<LearnedGame> games) throws IOException {
        Path page = new LearningReport(games, List.of()).write(folder);
        assertEquals(folder.resolve(LearningReport.PAGE), page);
        return PageText.parse(page);
    }

    private static String text(Document page, String tag, String kind) {
        return String.join(
                "\n",
                PageText.elements(page, tag).stream()
                        .filter(element -> element.getAttribute("class").equals(kind))
                        .map(Element::getTextContent)
                        .toList());
    }

    private static String section(Document page, String id) {
        return PageText.elements(page, "section").stream()
                .filter(section -> section.getAttribute("id").equals(id))
                .findFirst()
                .orElseThrow()
                .getTextContent();
    }

    @ParameterizedTest
    @MethodSource("reports")
    void thePageIsWholeAndLoadsNothing(String name) throws IOException {
        List<LearnedGame> games = REPORTS.get(name);
        Document page = write(games);
        assertEquals(
                List.of("method", "curves", "strength", "figures", "first-player", "study", "seeds"),
                PageText.elements(page, "section").stream()
                        .map(section -> section.getAttribute("id"))
                        .toList());
        String html = Files.readString(folder.resolve("report.html"));
        String foreign = html.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
        assertFalse(Pattern.compile("https?:|//\\w+\\.|\\ssrc=|@import|url\\(|<link|<iframe")
                .matcher(foreign)
                .find());
        assertFalse(html.contains("NaN") || html.contains("Infinity"));
        for (Element table : PageText.elements(page, "table")) {
            int columns = PageText.elements(PageText.elements(table, "thead").get(0), "th")
                    .size();
            PageText.elements(PageText.elements(table, "tbody").get(0), "tr")
                    .forEach(row ->
                            assertEquals(columns, PageText.elements(row, "td").size() + 1, row::getTextContent));
        }
        assertEquals(games.size() + 1, PageText.elements(page, "figure").size());
        assertTrue(html.length() < 1_000_000, () -> html.length() + " characters");
    }

    @ParameterizedTest
    @MethodSource("reports")
    void theTablesHaveARowForAllThatIsKnown(String name) throws IOException {
        List<LearnedGame> games = REPORTS.get(name);
        write(games);
        List<List<String>> seeds = PageText.csv(folder.resolve("seeds.csv"));
        List<List<String>> curves = PageText.csv(folder.resolve("curves.csv"));
        assertEquals(
                games.stream()
                        .mapToInt(game -> game.learnability().seeds().size())
                        .sum(),
                seeds.size() - 1);
        assertEquals(
                games.stream()
                        .mapToInt(game -> game.learnability().curve().size())
                        .sum(),
                curves.size() - 1);
        seeds.forEach(row -> assertEquals(seeds.get(0).size(), row.size()));
        curves.forEach(row -> assertEquals(curves.get(0).size(), row.size()));
    }

    @Test
    void theSameGamesGiveTheSameBytes() throws IOException {
        write(REPORTS.get("several"));
        Map<String, byte[]> first = files();
        write(REPORTS.get("several"));
        Map<String, byte[]> second = files();
        assertEquals(first.keySet(), second.keySet());
        first.forEach((name, bytes) -> assertArrayEquals(bytes, second.get(name), name));
        assertTrue(
                first.keySet()
                        .containsAll(List.of(
                                "curves.csv",
                                "plots/learning.png",
                                "plots/learning.svg",
                                "plots/strength-1-alpha.png",
                                "plots/strength-2-beta.svg",
                                "report.html",
                                "seeds.csv")),
                first.keySet()::toString);
    }

    private Map<String, byte[]> files() throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(path).toString().replace('\\', '/'), Files.readAllBytes(path));
            }
        }
        return files;
    }

    @Test
    void theAnswerComesFirst() throws IOException {
        Document page = write(REPORTS.get("twenty seeds"));
        assertEquals(
                "How long Alpha takes to learn",
                PageText.elements(page, "h1").get(0).getTextContent());
        assertEquals(
                "In the band Median 95.5 generations [91, 100] (95 % interval), learned in 20 of 20 seeds.",
                text(page, "p", "answer"));
        assertEquals(
                "In the median a champion beats all others after 95.5 generations, as in the published evolved games.",
                text(page, "p", "reason"));
        assertFalse(text(page, "p", "note").contains("preliminary"));
        assertTrue(section(page, "curves").contains("published: evolved games"));
        assertTrue(section(page, "first-player").contains("50.0 %"));
    }

    @Test
    void whatWasNotLearnedExceedsTheCap() throws IOException {
        Document page = write(REPORTS.get("not learned"));
        assertEquals("Too hard Not learned within 250 generations in 20 of 20 seeds.", text(page, "p", "answer"));
        assertTrue(section(page, "study").contains("> 250"));
        assertTrue(section(page, "curves").contains("No seed reached 1."));
        List<String> row = PageText.csv(folder.resolve("seeds.csv")).get(1);
        assertEquals(List.of("alpha", "", "sparse", "250", "1", "not learned", ""), row.subList(0, 7));
        assertEquals("250", row.get(9));
    }

    @Test
    void fewSeedsArePreliminary() throws IOException {
        Document page = write(REPORTS.get("a few seeds"));
        assertEquals(
                "Quick Median 40 generations [20, > 250] (75 % interval, for lack of seeds), learned in 2 of 3 seeds.",
                text(page, "p", "answer"));
        assertTrue(text(page, "p", "note").contains("preliminary: it is from 3 seeds"));
        page = write(REPORTS.get("one seed"));
        assertEquals("Quick Learned after 40 generations in its only seed.", text(page, "p", "answer"));
    }

    @Test
    void whereAllGamesEndAlikeThereIsNothingToLearn() throws IOException {
        Document page = write(REPORTS.get("nothing to learn"));
        assertEquals(
                "Nothing to learn No learnability: all games of the first 10 generations ended alike in 3 seeds.",
                text(page, "p", "answer"));
        assertTrue(text(page, "p", "reason").contains("won by South"));
        assertTrue(section(page, "first-player").contains("ended alike here: Alpha."));
        assertFalse(section(page, "study").contains("> 250"), "nobody waited so long");
        assertEquals(
                "nothing to learn",
                PageText.csv(folder.resolve("seeds.csv")).get(1).get(5));
    }

    @Test
    void whatWasStoppedIsNotCalledNotLearned() throws IOException {
        TrainingLog whole = Learned.log(1, NEVER);
        TrainingLog stopped = new TrainingLog(2, whole.generations().subList(0, 30), whole.champion());
        Document page = write(List.of(
                Learned.game("Alpha", "", new Learnability(Wiring.SPARSE, Learned.CAP, List.of(whole, stopped)))));
        assertTrue(text(page, "p", "reason").contains("1 seed was stopped before generation 250"));
        assertEquals("stopped", PageText.csv(folder.resolve("seeds.csv")).get(2).get(5));
    }

    @Test
    void gamesOfAGroupStandTogether() throws IOException {
        Document page = write(REPORTS.get("groups"));
        assertEquals("Evolved: 2 in the band\nRandom: 2 trivial", text(page, "p", "group"));
        assertEquals(
                List.of("evolved-1", "evolved-2", "random-1", "random-2"),
                PageText.csv(folder.resolve("seeds.csv")).stream()
                        .skip(1)
                        .map(row -> row.get(0))
                        .distinct()
                        .toList());
        String plot = Files.readString(folder.resolve("plots/learning.svg"));
        assertTrue(plot.contains("Evolved 2 (evolved)") && plot.contains("Random 1 (random)"));
        write(REPORTS.get("many"));
        plot = Files.readString(folder.resolve("plots/learning.svg"));
        assertTrue(plot.contains("Evolved: 15 games") && !plot.contains("Evolved 2"));
    }

    @Test
    void theStudysOwnGamesStandBesideItsFigures() throws IOException {
        Document page = write(List.of(
                Learned.game("Halim game 1", "", TWENTY), Learned.game("Halim game 4", "", Learned.after(12, 29))));
        List<String> rows = PageText.elements(page, "tr").stream()
                .map(Element::getTextContent)
                .toList();
        assertTrue(rows.contains("Halim game 180 to 11095.5 [91, 100]20 of 20 seedsin the band"), rows::toString);
        assertTrue(rows.contains("Halim game 43020.5 [12, 29]2 of 2 seedstrivial"), rows::toString);
    }

    @Test
    void namesAreText() throws IOException {
        String name = "<b>&\"'</script>";
        LearnedGame game = new LearnedGame(
                name,
                name,
                name,
                TWENTY,
                new LearnedGame.Meeting(
                        "rulesmith arena champion random --game " + name,
                        "rulesmith play " + name + " --north champion",
                        "champions/" + name + " 1.zip"));
        Document page = write(List.of(game));
        assertEquals(
                "How long " + name + " takes to learn",
                PageText.elements(page, "h1").get(0).getTextContent());
        assertFalse(Files.readString(folder.resolve("report.html")).contains("<b>&\""));
        assertTrue(section(page, "champion").contains("rulesmith arena champion random --game " + name));
        assertTrue(section(page, "champion").contains("rulesmith play " + name + " --north champion"));
        Element link = PageText.elements(page, "a").stream()
                .filter(a -> a.getTextContent().equals(game.champion().file()))
                .findFirst()
                .orElseThrow();
        assertEquals("champions/%3Cb%3E&%22'%3C/script%3E%201.zip", link.getAttribute("href"));
        assertEquals(name, PageText.csv(folder.resolve("seeds.csv")).get(1).get(0));
        assertEquals(name, PageText.csv(folder.resolve("curves.csv")).get(1).get(1));
    }

    @Test
    void drawsWhatWasReallyLearned() throws IOException {
        TrainingLog log = new Learning(folder, new RuleSetGame(Draughts.ruleSet()), Wiring.SPARSE, 3, new Workers(1))
                .learn(1, () -> false, progress -> {});
        Document page = write(List.of(Learned.game("Draughts", "", new Learnability(Wiring.SPARSE, 3, List.of(log)))));
        assertEquals("Undecided Not learned within 3 generations in 1 of 1 seed.", text(page, "p", "answer"));
        List<List<String>> curves = PageText.csv(folder.resolve("curves.csv"));
        assertEquals(5, curves.size());
        assertEquals("", curves.get(1).get(4), "there is no champion before the first generation");
        assertEquals(
                log.generations().get(3).fitness(),
                Double.parseDouble(curves.get(4).get(4)));
    }
}
