package rulesmith.report;

import java.util.ArrayList;
import java.util.List;

/** A table with a caption, a heading for each column and one for each row. Cells are markup. */
final class HtmlTable {

    private final String caption;
    private final String kind;
    private final List<String> columns;
    private final StringBuilder rows = new StringBuilder();

    /**
     * @param kind of table, for its look
     * @param caption plain text
     * @param columns markup
     */
    HtmlTable(String kind, String caption, List<String> columns) {
        this.kind = kind;
        this.caption = caption;
        this.columns = List.copyOf(columns);
    }

    /** A row: its heading first. */
    HtmlTable row(List<String> cells) {
        return row("", cells);
    }

    HtmlTable row(String rowKind, List<String> cells) {
        rows.append(rowKind.isEmpty() ? "<tr>" : "<tr class=\"" + rowKind + "\">");
        for (int i = 0; i < cells.size(); i++) {
            rows.append(i == 0 ? "<th scope=\"row\">" : "<td>");
            rows.append(cells.get(i)).append(i == 0 ? "</th>" : "</td>");
        }
        rows.append("</tr>\n");
        return this;
    }

    /** Wide tables are scrolled on their own, also with the keyboard, so that the page is not. */
    String html() {
        List<String> heads = new ArrayList<>();
        columns.forEach(column -> heads.add("<th scope=\"col\">" + column + "</th>"));
        return "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"" + Html.text(caption)
                + "\">\n<table class=\"" + kind + "\">\n<caption><span>" + Html.text(caption)
                + "</span></caption>\n<thead><tr>"
                + String.join("", heads) + "</tr></thead>\n<tbody>\n" + rows + "</tbody>\n</table>\n</div>\n";
    }
}
