package rulesmith.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import rulesmith.WholeFile;

/** Plots as files of their own, for those who want no page around them. */
public final class PlotFolder {

    private static final double SCALE = 1.5;

    private PlotFolder() {}

    /**
     * Writes each plot as SVG and PNG, named as in the map.
     *
     * @throws PngException if the machine cannot draw PNG files; the SVG files are there then
     */
    public static void write(Path folder, Map<String, Plot> plots) throws IOException {
        for (Map.Entry<String, Plot> plot : plots.entrySet()) {
            byte[] svg = plot.getValue().svg().getBytes(StandardCharsets.UTF_8);
            WholeFile.writeRenewable(folder.resolve(plot.getKey() + ".svg"), svg);
        }
        for (Map.Entry<String, Plot> plot : plots.entrySet()) {
            WholeFile.writeRenewable(
                    folder.resolve(plot.getKey() + ".png"), plot.getValue().png(SCALE));
        }
    }
}
