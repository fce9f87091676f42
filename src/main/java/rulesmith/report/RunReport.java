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
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import java.util.stream.IntStream;
import rulesmith.WholeFile;
import rulesmith.archive.Algorithm;
import rulesmith.play.Workers;

/**
 * The report of a run: a page to show to others, its plots as pictures, and its tables for spreadsheets. What it says about
 * the course of the run is drawn on a thread of its own, from the moment the course is known; meanwhile the games of the run
 * may still be measured.
 */
public final class RunReport {

    public static final String PAGE = "report.html";

    /** Pixels for each unit of a plot; enough for print. */
    private static final double SCALE = 2;

    private final FutureTask<Part> course;

    /** A part of the report: its sections by id, and its PNG files by name, or why there are none. */
    private record Part(Map<String, Section> sections, Map<String, byte[]> pngs, PngException problem) {

        /** One after the other, or on all cores. */
        static Part of(Findings findings, List<Function<Findings, Section>> makers, Workers workers) {
            Map<String, Section> sections = new LinkedHashMap<>();
            made(makers, maker -> maker.apply(findings), workers)
                    .forEach(section -> sections.put(section.id(), section));
            List<Picture> pictures = sections.values().stream()
                    .flatMap(section -> section.pictures().stream())
                    .toList();
            Map<String, byte[]> pngs = new LinkedHashMap<>();
            try {
                List<byte[]> drawn = made(pictures, picture -> picture.plot().png(SCALE), workers);
                for (int i = 0; i < drawn.size(); i++) {
                    pngs.put(pictures.get(i).name(), drawn.get(i));
                }
                return new Part(sections, pngs, null);
            } catch (PngException e) {
                return new Part(sections, Map.of(), e);
            }
        }

        private static <T, R> List<R> made(List<T> things, Function<T, R> maker, Workers workers) {
            AtomicReferenceArray<R> made = new AtomicReferenceArray<>(things.size());
            workers.run(things.size(), i -> made.set(i, maker.apply(things.get(i))));
            return IntStream.range(0, things.size()).mapToObj(made::get).toList();
        }
    }

    /** @param known all that is known of the run but its games and what they are compared with */
    public RunReport(RunSummary known) {
        List<Function<Findings, Section>> makers = new ArrayList<>(List.of(CurvesSection::of, GatesSection::of));
        if (known.config().algorithm() == Algorithm.MAP_ELITES) {
            makers.add(GridSection::of);
        }
        course = new FutureTask<>(() -> Part.of(Findings.of(known), makers, new Workers(1)));
        Thread thread = new Thread(course, "report");
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Writes the files, the page last, and returns where that is.
     *
     * @param summary with the games
     * @throws PngException if the machine cannot draw PNG files; all other files are there then
     */
    public Path write(RunSummary summary, Path folder) throws IOException {
        Findings findings = Findings.of(summary);
        List<Function<Findings, Section>> makers = new ArrayList<>(List.of(
                GamesSection::of,
                ArchiveSection::of,
                DiversitySection::of,
                ComparisonSection::of,
                LineageSection::of,
                ConfigSection::of));
        if (summary.config().algorithm() == Algorithm.NSGA2) {
            makers.add(FrontSection::of);
        }
        Part games = Part.of(findings, makers, Workers.all());
        Part run = drawn();
        for (Map.Entry<String, byte[]> table : new RunTables(findings).files().entrySet()) {
            WholeFile.writeRenewable(folder.resolve(table.getKey()), table.getValue());
        }
        writePictures(run, folder.resolve("plots"));
        writePictures(games, folder.resolve("plots"));
        Map<String, Section> sections = new LinkedHashMap<>(run.sections);
        sections.putAll(games.sections);
        Path page = folder.resolve(PAGE);
        String html = Page.html(
                summary,
                SummarySection.html(findings),
                BoardMarkup.definitions(summary.games()),
                Section.ORDER.stream()
                        .filter(sections::containsKey)
                        .map(sections::get)
                        .toList());
        WholeFile.writeRenewable(page, bytes(html));
        if (run.problem != null) {
            throw run.problem;
        }
        return page;
    }

    private Part drawn() {
        try {
            return course.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while the report was drawn", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the report cannot be drawn", e.getCause());
        }
    }

    private static void writePictures(Part part, Path folder) throws IOException {
        for (Section section : part.sections.values()) {
            for (Picture picture : section.pictures()) {
                WholeFile.writeRenewable(folder.resolve(picture.name() + ".svg"), bytes(picture.svg()));
                byte[] png = part.pngs.get(picture.name());
                if (png != null) {
                    WholeFile.writeRenewable(folder.resolve(picture.name() + ".png"), png);
                }
            }
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
