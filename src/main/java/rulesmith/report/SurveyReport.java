package rulesmith.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rulesmith.WholeFile;
import rulesmith.survey.AnswersCsv;
import rulesmith.survey.Rating;
import rulesmith.survey.SurveyAnalysis;
import rulesmith.survey.SurveyPart;
import rulesmith.survey.SurveyTable;
import rulesmith.survey.SurveyWords;

/** The report about what people think of the games of a study: a page, its plots as pictures, and its tables. */
public final class SurveyReport {

    public static final String PAGE = "report.html";

    private SurveyReport() {}

    /**
     * Writes the files, the page last, and returns where that is.
     *
     * @throws PngException if the machine cannot draw PNG files; all other files are there then
     */
    public static Path write(SurveyAnalysis analysis, Path folder) throws IOException {
        SurveyWords words = new SurveyWords(analysis);
        Map<String, List<Picture>> pictures = SurveyPlots.of(analysis);
        List<Section> sections = new ArrayList<>();
        words.parts().forEach(part -> sections.add(section(part, pictures.getOrDefault(part.id(), List.of()))));
        PlotFiles plots = PlotFiles.of(sections);
        Map<String, byte[]> tables = new TreeMap<>(AnswersCsv.files(analysis.study(), analysis.answers()));
        tables.putAll(SurveyTables.files(analysis));
        for (Map.Entry<String, byte[]> table : tables.entrySet()) {
            WholeFile.writeRenewable(folder.resolve(table.getKey()), table.getValue());
        }
        plots.write(folder);
        Path page = folder.resolve(PAGE);
        String html = new Page(analysis.study().title() + ": what people think", "Analysed by Rulesmith.")
                .html(introduction(words.summary()), "", sections);
        WholeFile.writeRenewable(page, html.getBytes(StandardCharsets.UTF_8));
        if (plots.problem() != null) {
            throw plots.problem();
        }
        return page;
    }

    private static String introduction(List<String> summary) {
        return "<p class=\"lead\">" + Html.text(summary.get(0)) + "</p>\n"
                + summary.stream().skip(1).map(Html::paragraph).collect(Collectors.joining());
    }

    private static Section section(SurveyPart part, List<Picture> pictures) {
        StringBuilder body = new StringBuilder();
        part.words().forEach(sentence -> body.append(Html.paragraph(sentence)));
        if (!pictures.isEmpty()) {
            body.append(Picture.gallery(pictures));
        }
        part.tables().forEach(table -> body.append(html(table)));
        // What people wrote: each reader's browser finds its own direction for it, and it turns nothing else around.
        String kind = part.id().equals("comments") ? "<p dir=\"auto\">" : "<p class=\"note\">";
        part.notes().forEach(note -> body.append(kind).append(Html.text(note)).append("</p>\n"));
        return new Section(part.id(), part.title(), body.toString(), pictures);
    }

    private static String html(SurveyTable table) {
        HtmlTable html = new HtmlTable(
                "survey of-" + table.kind(),
                table.caption(),
                table.heads().stream().map(SurveyReport::head).toList());
        boolean ratings = table.kind().equals("ratings");
        for (List<String> row : table.rows()) {
            List<String> cells = new ArrayList<>();
            for (int i = 0; i < row.size(); i++) {
                cells.add(ratings && i > 0 ? signs(row.get(i)) : cell(row.get(i)));
            }
            html.row(cells);
        }
        return html.html();
    }

    /** Letters that stand for a figure stay small. */
    private static String head(String text) {
        return Html.text(text.matches("[cp]\\b.*") ? text : Figures.capital(text));
    }

    /** An interval at the end may go to a line of its own. */
    private static String cell(String text) {
        int at = text.indexOf(" [");
        return at < 0 || !text.endsWith("]")
                ? Html.text(text)
                : "<span class=\"mean\">" + Html.text(text.substring(0, at)) + "</span> <span class=\"interval\">"
                        + Html.text(text.substring(at + 1)) + "</span>";
    }

    /** A sign for each run, with the word for those who point at it or listen, then the word for the game. */
    private static String signs(String text) {
        StringBuilder html = new StringBuilder();
        String[] parts = text.split(" ", 2);
        for (int i = 0; i < parts[0].length(); i++) {
            String sign = parts[0].substring(i, i + 1);
            String word = "not rated";
            for (Rating rating : Rating.values()) {
                word = rating.sign().equals(sign) ? rating.word() : word;
            }
            html.append("<span class=\"sign\" role=\"img\" title=\"run " + (i + 1) + ": " + word
                    + "\" aria-label=\"run " + (i + 1) + ": " + word + "\">" + Html.text(sign) + "</span>");
        }
        return html + (parts.length < 2 ? "" : " <span class=\"opinion " + parts[1] + "\">" + parts[1] + "</span>");
    }
}
