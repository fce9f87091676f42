package rulesmith.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import rulesmith.WholeFile;
import rulesmith.gametree.Analysis;
import rulesmith.gametree.AnalysisWords;

/** The report about how a game feels to play: a page, its plots as pictures, and its tables. */
public final class AnalysisReport {

    public static final String PAGE = "report.html";

    private final Analysis analysis;

    public AnalysisReport(Analysis analysis) {
        this.analysis = analysis;
    }

    /**
     * Writes the files, the page last, and returns where that is.
     *
     * @throws PngException if the machine cannot draw PNG files; all other files are there then
     */
    public Path write(Path folder) throws IOException {
        CriticalPositions critical = CriticalPositions.of(analysis);
        List<Section> sections = List.of(
                AnalysisFigures.refinement(analysis),
                AnalysisFigures.motion(analysis),
                AnalysisFigures.stages(analysis),
                AnalysisPlots.course(analysis),
                AnalysisPlots.allGames(analysis),
                critical.section(),
                method(),
                AnalysisTables.section());
        PlotFiles plots = PlotFiles.of(sections);
        for (Map.Entry<String, byte[]> table : AnalysisTables.files(analysis).entrySet()) {
            WholeFile.writeRenewable(folder.resolve(table.getKey()), table.getValue());
        }
        plots.write(folder);
        Path page = folder.resolve(PAGE);
        String html = new Page("How " + analysis.game().name() + " plays", "Analysed by Rulesmith.")
                .html(introduction(), critical.drawings(), sections);
        WholeFile.writeRenewable(page, html.getBytes(StandardCharsets.UTF_8));
        if (plots.problem() != null) {
            throw plots.problem();
        }
        return page;
    }

    private String introduction() {
        List<String> verdict = new AnalysisWords(analysis).verdict();
        return "<p class=\"lead\">" + Html.text(verdict.get(0)) + "</p>\n"
                + verdict.stream().skip(1).map(Html::paragraph).collect(Collectors.joining());
    }

    private Section method() {
        AnalysisWords words = new AnalysisWords(analysis);
        return new Section(
                "method",
                "How it was done",
                words.method().stream().map(Html::paragraph).collect(Collectors.joining())
                        + "<p class=\"repeat\">The same again: " + Html.code(words.command()) + "</p>\n");
    }
}
