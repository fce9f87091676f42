package rulesmith.cli;

import java.util.Map;
import java.util.stream.Collectors;
import rulesmith.rules.RuleSet;

/** The page that shows exported games: it needs nothing but the files beside it, and prints a sheet a page. */
final class ExportPage {

    private static final String STYLE = """
            :root { color-scheme: light; }
            body { margin: 0 auto; max-width: 860px; padding: 24px 30px 60px; background: #f4f1ea; color: #1a1a1a;
                   font: 16px/1.5 "DejaVu Sans", Helvetica, Arial, sans-serif; }
            h1 { font-size: 28px; line-height: 1.2; margin: 12px 0 4px; }
            h2 { font-size: 21px; line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
            p { margin: 0 0 12px; }
            a { color: #174a7c; }
            table { border-collapse: collapse; width: 100%; background: #fff; }
            th, td { text-align: left; padding: 7px 12px; border: 1px solid #d8d2c6; vertical-align: top; }
            th { font-size: 13px; font-weight: normal; color: #5c5c5c; }
            td:first-child { overflow-wrap: anywhere; }
            td:nth-child(n + 2) { white-space: nowrap; }
            section { margin-top: 44px; }
            .about { color: #5c5c5c; font-size: 14px; margin: 2px 0 10px; }
            .sheet { display: block; width: 100%; height: auto; background: #fff; border: 1px solid #d8d2c6;
                     box-sizing: border-box; }
            @media (max-width: 600px) {
              body { padding: 12px 14px 40px; }
              th:last-child, td:last-child { display: none; }
            }
            @media print {
              @page { margin: 12mm; }
              body { background: none; max-width: none; padding: 0; }
              section { margin: 0; break-before: page; break-inside: avoid; }
              section h2, section .about { display: none; }
              .sheet { border: 0; width: auto; max-width: 100%; max-height: 245mm; margin: 0 auto; }
              a { color: inherit; text-decoration: none; }
              .screen { display: none; }
            }
            """;

    private ExportPage() {}

    /** The games by the names of their folders. */
    static String of(Map<String, RuleSet> games, boolean pictures) {
        String count = games.size() == 1 ? "1 game" : games.size() + " games";
        StringBuilder page = new StringBuilder();
        page.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
        page.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        page.append("<title>Rulesmith: ").append(count).append(" to play</title>\n");
        page.append("<style>\n").append(STYLE).append("</style>\n</head>\n<body>\n");
        page.append("<h1>").append(count).append(" to play</h1>\n");
        page.append("<p>For two players, a board of eight by eight cells and pieces marked with their types.")
                .append(
                        "<span class=\"screen\"> Print this page to get each rule sheet on a page of its own.</span></p>\n");
        page.append("<table>\n<tr><th>Game</th><th>Pieces each</th><th>Types</th><th>Rule set</th></tr>\n");
        games.forEach((slug, ruleSet) -> page.append(row(slug, ruleSet)));
        page.append("</table>\n");
        games.forEach((slug, ruleSet) -> page.append(section(slug, ruleSet, pictures)));
        return page.append("</body>\n</html>\n").toString();
    }

    private static String row(String slug, RuleSet ruleSet) {
        String types = ruleSet.typesInPlay().stream().map(String::valueOf).collect(Collectors.joining(" "));
        return "<tr><td>" + link("#" + slug, ruleSet.name()) + "</td><td>" + ruleSet.pieceCount() + "</td><td>" + types
                + "</td><td>" + ruleSet.id() + "</td></tr>\n";
    }

    private static String section(String slug, RuleSet ruleSet, boolean pictures) {
        String folder = slug + "/";
        return "<section id=\"" + slug + "\">\n<h2>" + escaped(ruleSet.name()) + "</h2>\n<p class=\"about\">"
                + link(folder + "rules.txt", "Rules as text") + " · " + link(folder + "sheet.svg", "Sheet as drawing")
                + (pictures ? " · " + link(folder + "sheet.png", "Sheet as picture") : "")
                + " · " + link(folder + slug + ".json", "Rule set for Rulesmith")
                + "</p>\n<img class=\"sheet\" src=\"" + folder + "sheet.svg\" alt=\"Rule sheet of "
                + escaped(ruleSet.name()) + "\">\n</section>\n";
    }

    private static String link(String target, String text) {
        return "<a href=\"" + target + "\">" + escaped(text) + "</a>";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
