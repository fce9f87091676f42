package rulesmith.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import rulesmith.survey.AnswersCsv;
import rulesmith.survey.SmallStudy;
import rulesmith.survey.Study;
import rulesmith.survey.SurveyAnalysis;

class SurveyReportTest {

    @TempDir
    private Path folder;

    private static SurveyAnalysis published() throws IOException {
        return SurveyAnalysis.of(SmallStudy.published(), SmallStudy.publishedAnswers());
    }

    private static List<List<String>> cells(Document page, String kind) {
        Element table = PageText.elements(page, "table").stream()
                .filter(each -> each.getAttribute("class").equals("survey of-" + kind))
                .findFirst()
                .orElseThrow();
        return PageText.elements(PageText.elements(table, "tbody").get(0), "tr").stream()
                .map(row -> Stream.concat(PageText.elements(row, "th").stream(), PageText.elements(row, "td").stream())
                        .map(Element::getTextContent)
                        .toList())
                .toList();
    }

    @Test
    void thePageHasTheTablesOfThePaper() throws IOException {
        Path written = SurveyReport.write(published(), folder);
        assertEquals(folder.resolve("report.html"), written);
        Document page = PageText.parse(written);
        assertEquals(
                List.of("6", "38", "M", "8", "yes"), cells(page, "participants").get(5));
        assertEquals(
                List.of("1", "~√√ liked", "~√√ liked", "~√√ liked", "~√× disliked"),
                cells(page, "ratings").get(0));
        assertEquals(
                List.of("80 % [49, 94]", "70 % [40, 89]", "90 % [60, 98]", "10 % [2, 40]"),
                cells(page, "liked").stream().map(row -> row.get(2)).toList());
        assertEquals(
                List.of("0.0107", "0.0195", "0.0107"),
                cells(page, "preferences").stream().map(row -> row.get(5)).toList());
        assertEquals(
                List.of("Game 2", "70–90 %", "70 %", "0.8", "0.7", "0.088439824", "0.0195"),
                cells(page, "published").get(1));
        assertEquals(
                List.of("run 1: neutral", "run 2: liked", "run 3: liked"),
                PageText.elements(page, "span").stream()
                        .filter(span -> span.getAttribute("class").equals("sign"))
                        .limit(3)
                        .map(span -> span.getAttribute("title"))
                        .toList());
        for (String plot : List.of("liked", "preferences", "scores", "learning")) {
            assertTrue(Files.size(folder.resolve("plots").resolve(plot + ".svg")) > 500, plot);
            assertTrue(Files.size(folder.resolve("plots").resolve(plot + ".png")) > 500, plot);
        }
        assertEquals(published().answers(), AnswersCsv.read(folder, SmallStudy.published()));
        List<List<String>> comparisons = PageText.csv(folder.resolve("comparisons.csv"));
        assertEquals("p", comparisons.get(0).get(8));
        assertEquals(11 / 1024.0, Double.parseDouble(comparisons.get(1).get(8)), 1e-12);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, false, 0", "2, 1, false, 1", "3, 3, true, 0", "2, 3, true, 1", "2, 2, true, 3", "5, 3, true, 20"
    })
    void anyStudyHasAWholePageThatLoadsNothing(int games, int runs, boolean control, int people) throws IOException {
        Study study = SmallStudy.of(games, runs, control);
        Path written = SurveyReport.write(SurveyAnalysis.of(study, SmallStudy.answers(study, people, 1)), folder);
        Document page = PageText.parse(written);
        String html = Files.readString(written);
        String foreign =
                html.replace("xmlns=\"http://www.w3.org/2000/svg\"", "").replace("http://evil", "");
        assertFalse(Pattern.compile("https?:|\\ssrc=|@import|url\\(|<link|<iframe")
                .matcher(foreign)
                .find());
        assertFalse(html.contains("NaN") || html.contains("Infinity") || html.contains("Optional"));
        assertFalse(html.contains("The figures of the paper") || html.contains("the paper's"));
        for (Element table : PageText.elements(page, "table")) {
            int columns = PageText.elements(PageText.elements(table, "thead").get(0), "th")
                    .size();
            PageText.elements(PageText.elements(table, "tbody").get(0), "tr")
                    .forEach(row ->
                            assertEquals(columns, PageText.elements(row, "td").size() + 1, row::getTextContent));
        }
        for (Element section : PageText.elements(page, "section")) {
            Element first = PageText.elements(section, "p").get(0);
            assertTrue(first.getTextContent().length() > 6, section.getAttribute("id"));
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".csv")).toList()) {
                List<List<String>> rows = PageText.csv(file);
                rows.forEach(row -> assertEquals(rows.get(0).size(), row.size(), file::toString));
                assertFalse(Files.readString(file).contains("NaN"), file::toString);
            }
        }
    }

    @Test
    void whatPeopleWroteIsText() throws IOException {
        Study study = SmallStudy.of(3, 1, true);
        Path written = SurveyReport.write(SurveyAnalysis.of(study, SmallStudy.answers(study, 6, 1)), folder);
        Document page = PageText.parse(written);
        assertEquals(1, PageText.elements(page, "script").size(), "the page's own");
        String comments = PageText.elements(page, "section").stream()
                .filter(section -> section.getAttribute("id").equals("comments"))
                .findFirst()
                .orElseThrow()
                .getTextContent();
        assertTrue(comments.contains("Amber, person 4: <script>alert('x')</script> \"nice\", I liked it"), comments);
        assertTrue(Files.readString(folder.resolve("verdicts.csv")).contains("\"'=HYPERLINK(\"\"http://evil\"\")\""));
    }

    @Test
    void theSameAnswersGiveTheSameBytes() throws IOException {
        SurveyReport.write(published(), folder.resolve("a"));
        SurveyReport.write(published(), folder.resolve("b"));
        Map<String, byte[]> first = files(folder.resolve("a"));
        Map<String, byte[]> second = files(folder.resolve("b"));
        assertEquals(first.keySet(), second.keySet());
        first.forEach((name, bytes) -> assertArrayEquals(bytes, second.get(name), name));
    }

    private static Map<String, byte[]> files(Path of) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(of)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                files.put(of.relativize(path).toString(), Files.readAllBytes(path));
            }
        }
        return files;
    }

    @Test
    void rowsMayLieOnBothSidesOfZero() {
        String svg = Plot.rows(
                        "t",
                        "x",
                        List.of(new RowChart.Row("a", -0.5, -0.9, -0.1, 0)),
                        List.of(new Zone("none", 0, 0)),
                        new Span(-1, 1, true))
                .svg();
        for (String text : List.of(">a<", ">none<", ">-0.8<", ">0.8<", ">1<")) {
            assertTrue(svg.contains(text), text);
        }
    }
}
