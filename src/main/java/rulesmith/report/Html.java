package rulesmith.report;

/**
 * Pieces of a page as strings. All that is written here is well-formed XML too, so that a strict parser can check a whole
 * page.
 */
final class Html {

    private Html() {}

    /** Text that is safe between tags and in attributes; what a page cannot hold at all becomes a replacement mark. */
    static String text(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.appendCodePoint(printable(c) ? c : 0xFFFD);
            }
        });
        return escaped.toString();
    }

    private static boolean printable(int c) {
        boolean control = c < ' ' && c != '\n' && c != '\t' || c >= 0x7F && c < 0xA0;
        boolean surrogate = c >= 0xD800 && c <= 0xDFFF;
        return !control && !surrogate && c != 0xFFFE && c != 0xFFFF;
    }

    /** A paragraph of plain text. */
    static String paragraph(String text) {
        return "<p>" + text(text) + "</p>\n";
    }

    static String code(String text) {
        return "<code>" + text(text) + "</code>";
    }

    static String link(String anchor, String text) {
        return "<a href=\"#" + anchor + "\">" + text(text) + "</a>";
    }

    /** Something the reader can open. The summary is text, the body markup. */
    static String details(String summary, boolean open, String body) {
        return "<details" + (open ? " open=\"open\"" : "") + ">\n<summary>" + text(summary) + "</summary>\n" + body
                + "</details>\n";
    }

    /** What is between the quotes of a text in JSON within a script element. */
    static String json(String text) {
        StringBuilder escaped = new StringBuilder();
        for (char c : text.toCharArray()) {
            boolean plain = c >= ' ' && c < 0x7F && "\"\\<>&".indexOf(c) < 0;
            escaped.append(plain ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        return escaped.toString();
    }
}
