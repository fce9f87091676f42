package rulesmith.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rulesmith.WholeFile;

/**
 * The plots of some sections, drawn.
 *
 * @param files by name: each plot as SVG, and as PNG if the machine can
 * @param problem why there is no PNG, or null
 */
record PlotFiles(Map<String, byte[]> files, PngException problem) {

    /** Pixels for each unit of a plot; enough for print. */
    private static final double SCALE = 1.5;

    static PlotFiles of(Collection<Section> sections) {
        List<Picture> pictures = sections.stream()
                .flatMap(section -> section.pictures().stream())
                .toList();
        Map<String, byte[]> files = new LinkedHashMap<>();
        pictures.forEach(
                picture -> files.put(picture.name() + ".svg", picture.svg().getBytes(StandardCharsets.UTF_8)));
        Map<String, byte[]> pngs = new LinkedHashMap<>();
        try {
            pictures.forEach(
                    picture -> pngs.put(picture.name() + ".png", picture.plot().png(SCALE)));
        } catch (PngException e) {
            return new PlotFiles(files, e);
        }
        files.putAll(pngs);
        return new PlotFiles(files, null);
    }

    /** @param report the folder of the page */
    void write(Path report) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            WholeFile.writeRenewable(report.resolve("plots").resolve(file.getKey()), file.getValue());
        }
    }
}
