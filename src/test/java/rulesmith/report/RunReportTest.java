package rulesmith.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import rulesmith.archive.Algorithm;
import rulesmith.archive.RunState;
import rulesmith.play.GameRecord;
import rulesmith.rules.RuleSet;

class RunReportTest {

    private static final Map<Algorithm, RunSummary> RUNS = new EnumMap<>(Algorithm.class);

    @TempDir
    Path folder;

    @BeforeAll
    static void evolve(@TempDir Path populations) throws IOException {
        for (Algorithm algorithm : Algorithm.values()) {
            RUNS.put(algorithm, SmallRun.of(algorithm, populations));
        }
    }

    @ParameterizedTest
    @EnumSource
    void thePageHasAllItsSections(Algorithm algorithm) throws IOException {
        Document page = PageText.parse(write(RUNS.get(algorithm)));
        List<String> expected = new ArrayList<>(List.of("games", "curves"));
        if (algorithm == Algorithm.MAP_ELITES) {
            expected.add("grid");
        } else if (algorithm == Algorithm.NSGA2) {
            expected.add("front");
        }
        expected.addAll(List.of("archive", "diversity", "comparison", "gates", "lineage", "settings"));
        assertEquals(
                expected,
                PageText.elements(page, "section").stream()
                        .map(section -> section.getAttribute("id"))
                        .toList());
        assertEquals(
                RUNS.get(algorithm).games().size(),
                PageText.elements(page, "article").size());
        List<Element> headings = new ArrayList<>();
        for (Element element : PageText.elements(page, "*")) {
            if (element.getTagName().matches("h[1-6]")) {
                headings.add(element);
            }
        }
        assertEquals("h1", headings.get(0).getTagName());
        for (int i = 1; i < headings.size(); i++) {
            int step = level(headings.get(i)) - level(headings.get(i - 1));
            String text = headings.get(i).getTextContent();
            assertTrue(step <= 1, () -> "“" + text + "” skips a level");
        }
    }

    private static int level(Element heading) {
        return heading.getTagName().charAt(1) - '0';
    }

    @ParameterizedTest
    @EnumSource
    void thePageLoadsNothingAndItsLinksLeadSomewhere(Algorithm algorithm) throws IOException {
        String html = Files.readString(write(RUNS.get(algorithm)));
        String foreign = html.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
        assertFalse(Pattern.compile("https?:|//\\w+\\.|\\ssrc=|@import|url\\(|<link|<iframe")
                .matcher(foreign)
                .find());
        Document page = PageText.parse(folder.resolve("report.html"));
        Map<String, Integer> ids = new HashMap<>();
        PageText.elements(page, "*").forEach(element -> {
            if (element.hasAttribute("id")) {
                ids.merge(element.getAttribute("id"), 1, Integer::sum);
            }
        });
        ids.forEach((id, count) -> assertEquals(1, count, () -> "id " + id));
        PageText.elements(page, "*").forEach(element -> {
            if (element.hasAttribute("href")) {
                String target = element.getAttribute("href");
                assertTrue(target.startsWith("#") && ids.containsKey(target.substring(1)), target);
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void tablesAndPicturesSayWhatTheyAre(Algorithm algorithm) throws IOException {
        Document page = PageText.parse(write(RUNS.get(algorithm)));
        List<Element> tables = PageText.elements(page, "table");
        assertTrue(tables.size() > 5);
        for (Element table : tables) {
            assertEquals(1, table.getElementsByTagName("caption").getLength());
            PageText.elements(table, "th").forEach(th -> assertTrue(th.hasAttribute("scope")));
            int columns = PageText.elements(PageText.elements(table, "thead").get(0), "th")
                    .size();
            PageText.elements(PageText.elements(table, "tbody").get(0), "tr")
                    .forEach(row -> assertEquals(
                            columns,
                            PageText.elements(row, "td").size() + 1,
                            () -> table.getTextContent().strip()));
        }
        for (Element svg : PageText.elements(page, "svg")) {
            boolean said = svg.hasAttribute("aria-label")
                    || svg.hasAttribute("aria-hidden")
                    || svg.getElementsByTagName("title").getLength() > 0;
            assertTrue(said, () -> "a picture without a name: " + svg.getAttribute("class"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void theSameRunGivesTheSameBytes(Algorithm algorithm) throws IOException {
        write(RUNS.get(algorithm));
        Map<String, byte[]> first = files();
        new RunReport(RUNS.get(algorithm)).write(RUNS.get(algorithm), folder);
        Map<String, byte[]> second = files();
        assertEquals(first.keySet(), second.keySet());
        first.forEach((name, bytes) -> assertArrayEquals(bytes, second.get(name), name));
        long pictures =
                first.keySet().stream().filter(name -> name.endsWith(".svg")).count();
        assertTrue(pictures >= 4);
        first.keySet().stream()
                .filter(name -> name.endsWith(".svg"))
                .forEach(name -> assertTrue(first.containsKey(name.replace(".svg", ".png")), name));
        assertTrue(first.containsKey("archive.csv") && first.containsKey("lineage.csv"), first.keySet()::toString);
        assertEquals(algorithm == Algorithm.MAP_ELITES, first.containsKey("grid.csv"));
        assertEquals(algorithm == Algorithm.NSGA2, first.containsKey("front.csv"));
    }

    @Test
    void namesAreText() throws IOException {
        RunSummary plain = RUNS.get(Algorithm.ES);
        String name = "<b>&\"'</script>";
        List<KeptGame> games = new ArrayList<>(plain.games());
        KeptGame first = games.get(0);
        GameRecord sample = first.sample();
        RuleSet ruleSet = first.ruleSet().withName(name);
        games.set(
                0,
                new KeptGame(
                        name,
                        ruleSet,
                        first.individual(),
                        first.lineage(),
                        new GameRecord(
                                sample.game(),
                                name,
                                name,
                                name,
                                1,
                                sample.moves(),
                                sample.outcome(),
                                sample.ending())));
        RunSummary summary = new RunSummary(
                name,
                name,
                plain.config(),
                plain.state(),
                plain.generations(),
                games,
                plain.family(),
                Map.of(name, plain.references().get("chess")));
        Path file = write(summary);
        Document page = PageText.parse(file);
        assertEquals(
                "Evolution run " + name, PageText.elements(page, "h1").get(0).getTextContent());
        assertTrue(PageText.elements(page, "h3").get(0).getTextContent().startsWith(name));
        assertFalse(Files.readString(file).contains("<b>&"));
        List<List<String>> rows = PageText.csv(folder.resolve("diversity.csv"));
        assertEquals(name, rows.get(1).get(0));
        assertEquals(name, rows.get(0).get(4));
    }

    @ParameterizedTest
    @EnumSource
    void theTablesHoldWhatTheRunHas(Algorithm algorithm) throws IOException {
        RunSummary summary = RUNS.get(algorithm);
        write(summary);
        for (String name : files().keySet()) {
            if (name.endsWith(".csv")) {
                List<List<String>> rows = PageText.csv(folder.resolve(name));
                rows.forEach(row -> assertEquals(rows.get(0).size(), row.size(), name));
            }
        }
        List<List<String>> archive = PageText.csv(folder.resolve("archive.csv"));
        String slot = summary.config().objectives().get(0).metric();
        assertEquals(slot + " 1", archive.get(1).get(0));
        assertEquals(
                summary.state().best().slots().get(slot).get(0).value(slot),
                Double.parseDouble(archive.get(1).get(archive.get(0).indexOf(slot))));
        List<List<String>> lineage = PageText.csv(folder.resolve("lineage.csv"));
        assertEquals(
                summary.games().stream().mapToInt(game -> game.lineage().size()).sum(), lineage.size() - 1);
        int dropped = PageText.csv(folder.resolve("gates.csv")).stream()
                .skip(1)
                .mapToInt(row -> Integer.parseInt(row.get(1)))
                .sum();
        assertEquals(summary.state().gates().values().stream().mapToInt(i -> i).sum(), dropped);
        List<List<String>> comparison = PageText.csv(folder.resolve("comparison.csv"));
        assertTrue(comparison.contains(List.of("usability", "draughts", "published", "3.1", "", "", "100")));
    }

    @Test
    void aLongRunMakesNoLongPage() throws IOException {
        RunSummary small = RUNS.get(Algorithm.MAP_ELITES);
        List<Map<String, String>> rows = new ArrayList<>();
        for (int i = 0; i < 10_000; i++) {
            Map<String, String> row = new HashMap<>(
                    small.generations().get(i % small.generations().size()));
            row.put("generation", String.valueOf(i));
            rows.add(row);
        }
        RunState end = small.state();
        RunSummary large = new RunSummary(
                small.run(),
                small.version(),
                small.config(),
                new RunState(9_999, end.born(), end.population(), end.best(), end.gates()),
                rows,
                small.games(),
                small.family(),
                small.references());
        String html = Files.readString(write(large));
        assertTrue(html.length() < 1_000_000, () -> html.length() + " characters");
        assertTrue(html.contains("400 of the 10,000 iterations"));
        Matcher points = Pattern.compile("l-?[\\d.]").matcher(Files.readString(folder.resolve("plots/coverage.svg")));
        assertTrue(points.results().count() <= CurvesSection.MOST_POINTS + 20);
    }

    private Path write(RunSummary summary) throws IOException {
        Path page = new RunReport(summary).write(summary, folder);
        assertEquals(folder.resolve("report.html"), page);
        return page;
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
}
