package rulesmith.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import java.util.stream.IntStream;
import rulesmith.WholeFile;
import rulesmith.archive.Algorithm;
import rulesmith.play.Workers;

/** The report of a run: a page to show to others, its plots as pictures, and its tables for spreadsheets. */
public final class RunReport {

    public static final String PAGE = "report.html";

    /** Pixels for each unit of a plot; enough for print. */
    private static final double SCALE = 2;

    private final RunSummary summary;

    public RunReport(RunSummary summary) {
        this.summary = summary;
    }

    /**
     * Writes the files, the page last, and returns where that is.
     *
     * @throws PngException if the machine cannot draw PNG files; all other files are there then
     */
    public Path write(Path folder) throws IOException {
        Findings findings = Findings.of(summary);
        List<Section> sections = sections(findings);
        List<Picture> pictures = sections.stream()
                .flatMap(section -> section.pictures().stream())
                .toList();
        for (Map.Entry<String, byte[]> table : new RunTables(findings).files().entrySet()) {
            WholeFile.write(folder.resolve(table.getKey()), table.getValue());
        }
        Path plots = folder.resolve("plots");
        for (Picture picture : pictures) {
            WholeFile.write(plots.resolve(picture.name() + ".svg"), bytes(picture.svg()));
        }
        Path page = folder.resolve(PAGE);
        byte[] html = bytes(
                Page.html(summary, SummarySection.html(findings), BoardMarkup.definitions(summary.games()), sections));
        try {
            List<byte[]> drawn = made(pictures, picture -> picture.plot().png(SCALE));
            for (int i = 0; i < drawn.size(); i++) {
                WholeFile.write(plots.resolve(pictures.get(i).name() + ".png"), drawn.get(i));
            }
        } finally {
            WholeFile.write(page, html);
        }
        return page;
    }

    private static List<Section> sections(Findings findings) {
        List<Function<Findings, Section>> sections = new ArrayList<>();
        sections.add(GamesSection::of);
        sections.add(CurvesSection::of);
        if (findings.config().algorithm() == Algorithm.MAP_ELITES) {
            sections.add(GridSection::of);
        } else if (findings.config().algorithm() == Algorithm.NSGA2) {
            sections.add(FrontSection::of);
        }
        sections.add(ArchiveSection::of);
        sections.add(DiversitySection::of);
        sections.add(ComparisonSection::of);
        sections.add(GatesSection::of);
        sections.add(LineageSection::of);
        sections.add(ConfigSection::of);
        return made(sections, section -> section.apply(findings));
    }

    /** Makes something of each, on all cores: most of the time goes into first uses of the chart library. */
    private static <T, R> List<R> made(List<T> things, Function<T, R> maker) {
        AtomicReferenceArray<R> made = new AtomicReferenceArray<>(things.size());
        Workers.all().run(things.size(), i -> made.set(i, maker.apply(things.get(i))));
        return IntStream.range(0, things.size()).mapToObj(made::get).toList();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
