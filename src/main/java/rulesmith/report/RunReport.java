package rulesmith.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import rulesmith.WholeFile;
import rulesmith.archive.Algorithm;

/**
 * The report of a run: a page to show to others, its plots as pictures, and its tables for spreadsheets. It is drawn on a
 * thread of its own as far as the run is known; meanwhile its games may still be measured.
 */
public final class RunReport {

    public static final String PAGE = "report.html";

    private final FutureTask<Part> course;
    private FutureTask<Part> games;

    /** A part of the report: its sections by id, and their plots. */
    private record Part(Map<String, Section> sections, PlotFiles plots) {

        static Part of(Findings findings, List<Function<Findings, Section>> makers) {
            Map<String, Section> sections = new LinkedHashMap<>();
            makers.forEach(maker -> {
                Section section = maker.apply(findings);
                sections.put(section.id(), section);
            });
            return new Part(sections, PlotFiles.of(sections.values()));
        }
    }

    /** @param known all that is known of the run but its games and what they are compared with */
    public RunReport(RunSummary known) {
        List<Function<Findings, Section>> makers = new ArrayList<>(List.of(CurvesSection::of, GatesSection::of));
        if (known.config().algorithm() == Algorithm.MAP_ELITES) {
            makers.add(GridSection::of);
        }
        course = begun(known, makers);
    }

    /**
     * Begins with what the report says about the games.
     *
     * @param known all but what the games are compared with
     */
    public void addGames(RunSummary known) {
        List<Function<Findings, Section>> makers = new ArrayList<>(List.of(
                GamesSection::of, ArchiveSection::of, DiversitySection::of, LineageSection::of, ConfigSection::of));
        if (known.config().algorithm() == Algorithm.NSGA2) {
            makers.add(FrontSection::of);
        }
        games = begun(known, makers);
    }

    private static FutureTask<Part> begun(RunSummary known, List<Function<Findings, Section>> makers) {
        FutureTask<Part> task = new FutureTask<>(() -> Part.of(Findings.of(known), makers));
        Thread thread = new Thread(task, "report");
        thread.setDaemon(true);
        thread.start();
        return task;
    }

    /**
     * Writes the files, the page last, and returns where that is.
     *
     * @param summary all of it
     * @throws PngException if the machine cannot draw PNG files; all other files are there then
     */
    public Path write(RunSummary summary, Path folder) throws IOException {
        if (games == null) {
            addGames(summary);
        }
        Findings findings = Findings.of(summary);
        Map<String, Section> sections = new LinkedHashMap<>();
        Section comparison = ComparisonSection.of(findings);
        sections.put(comparison.id(), comparison);
        List<Part> parts = List.of(drawn(course), drawn(games));
        for (Map.Entry<String, byte[]> table : new RunTables(findings).files().entrySet()) {
            WholeFile.writeRenewable(folder.resolve(table.getKey()), table.getValue());
        }
        for (Part part : parts) {
            part.plots.write(folder);
            sections.putAll(part.sections);
        }
        Path page = folder.resolve(PAGE);
        String html = new Page("Evolution run " + summary.run(), "A run of Rulesmith " + summary.version() + ".")
                .html(
                        SummarySection.html(findings),
                        BoardMarkup.definitions(summary.games()),
                        Section.ORDER.stream()
                                .filter(sections::containsKey)
                                .map(sections::get)
                                .toList());
        WholeFile.writeRenewable(page, html.getBytes(StandardCharsets.UTF_8));
        for (Part part : parts) {
            if (part.plots.problem() != null) {
                throw part.plots.problem();
            }
        }
        return page;
    }

    private static Part drawn(FutureTask<Part> task) {
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while the report was drawn", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the report cannot be drawn", e.getCause());
        }
    }
}
