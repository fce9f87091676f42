package rulesmith.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A whole page, with all it needs inside: it loads nothing.
 *
 * @param origin a sentence about where it is from, for its end
 */
record Page(String title, String origin) {

    /**
     * @param introduction markup before the contents
     * @param drawings markup that others refer to, or nothing
     */
    String html(String introduction, String drawings, List<Section> sections) {
        String contents = sections.stream()
                .map(section -> "<li>" + Html.link(section.id(), section.title()) + "</li>")
                .collect(Collectors.joining("\n", "<nav aria-label=\"Contents\"><ul>\n", "\n</ul></nav>\n"));
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                + "<meta name=\"color-scheme\" content=\"light dark\"/>\n<title>"
                + Html.text(title) + "</title>\n<style>\n" + resource("report.css") + "</style>\n</head>\n<body>\n"
                + drawings + "<header>\n<p class=\"kind\">Rulesmith report</p>\n<h1>" + Html.text(title) + "</h1>\n"
                + introduction + contents + "</header>\n<main>\n"
                + sections.stream().map(Section::html).collect(Collectors.joining())
                + "</main>\n<footer><p>" + Html.text(origin)
                + " The tables and plots of this page lie beside it as CSV, SVG and PNG files.</p></footer>\n"
                // The marks hide the script from XML parsers, and from themselves the script hides the marks.
                + "<script>//<![CDATA[\n" + resource("report.js") + "//]]></script>\n</body>\n</html>\n";
    }

    private static String resource(String name) {
        try (InputStream in = Page.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("a part of the program cannot be read: " + name, e);
        }
    }
}
