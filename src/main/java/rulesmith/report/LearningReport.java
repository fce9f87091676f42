package rulesmith.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import rulesmith.WholeFile;

/** The report about how long games take to learn: a page to show to others, its plots as pictures, and its tables. */
public final class LearningReport {

    public static final String PAGE = "report.html";

    private final LearnedGames games;
    private final List<String> findings;

    /**
     * @param games one, or several to be drawn together
     * @param findings what they say together, in sentences
     */
    public LearningReport(List<LearnedGame> games, List<String> findings) {
        this.games = LearnedGames.of(games);
        this.findings = List.copyOf(findings);
    }

    /**
     * Writes the files, the page last, and returns where that is.
     *
     * @throws PngException if the machine cannot draw PNG files; all other files are there then
     */
    public Path write(Path folder) throws IOException {
        LearningTables tables = new LearningTables(games);
        List<Section> sections = sections(tables);
        PlotFiles plots = PlotFiles.of(sections);
        for (Map.Entry<String, byte[]> table : tables.files().entrySet()) {
            WholeFile.writeRenewable(folder.resolve(table.getKey()), table.getValue());
        }
        plots.write(folder);
        Path page = folder.resolve(PAGE);
        String html = new Page(LearningAnswers.title(games), "Learned by Rulesmith.")
                .html(LearningAnswers.html(games, findings), "", sections);
        WholeFile.writeRenewable(page, html.getBytes(StandardCharsets.UTF_8));
        if (plots.problem() != null) {
            throw plots.problem();
        }
        return page;
    }

    private List<Section> sections(LearningTables tables) {
        List<Section> sections = new ArrayList<>(List.of(
                MethodSection.of(),
                LearningCurves.fitness(games),
                LearningCurves.strength(games),
                LearningResults.figures(games),
                LearningResults.firstPlayer(games),
                StudySection.of(games)));
        List<LearnedGame> kept =
                games.all().stream().filter(game -> game.champion() != null).toList();
        if (!kept.isEmpty()) {
            sections.add(ChampionSection.of(kept));
        }
        sections.add(tables.section());
        return sections;
    }
}
