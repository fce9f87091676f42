package rulesmith.report;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A plot with the name of its files.
 *
 * @param kind "plot", or "map" for one whose colours mean something and must stay as they are
 * @param svg the plot drawn
 */
record Picture(String name, String kind, String caption, Plot plot, String svg) {

    static Picture of(String name, String caption, Plot plot) {
        return new Picture(name, "plot", caption, plot, plot.svg());
    }

    static Picture map(String name, String caption, Plot plot) {
        return new Picture(name, "map", caption, plot, plot.svg());
    }

    private String figure() {
        return "<figure class=\"" + kind + "\">\n<div class=\"paper\" tabindex=\"0\" role=\"group\" aria-label=\""
                + Html.text(caption) + "\">" + svg.strip() + "</div>\n<figcaption>" + Html.text(caption)
                + "</figcaption>\n</figure>\n";
    }

    /** Several side by side where there is room. */
    static String gallery(List<Picture> pictures) {
        return pictures.stream()
                .map(Picture::figure)
                .collect(Collectors.joining("", "<div class=\"gallery\">\n", "</div>\n"));
    }
}
