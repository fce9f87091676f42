package rulesmith.report;

import java.util.List;

/**
 * A part of the page with a heading.
 *
 * @param id names it within the page
 * @param body markup
 * @param pictures the plots in it, to be kept as files too
 */
record Section(String id, String title, String body, List<Picture> pictures) {

    /** By id, as they follow each other on the page. */
    static final List<String> ORDER = List.of(
            "games", "curves", "grid", "front", "archive", "diversity", "comparison", "gates", "lineage", "settings");

    Section {
        pictures = List.copyOf(pictures);
    }

    Section(String id, String title, String body) {
        this(id, title, body, List.of());
    }

    String html() {
        return "<section id=\"" + id + "\">\n<h2>" + Html.text(title) + "</h2>\n" + body + "</section>\n";
    }
}
