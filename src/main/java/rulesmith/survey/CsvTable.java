package rulesmith.survey;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A table in the format of RFC 4180, in UTF-8. A text that a spreadsheet would take for a formula gets an apostrophe in
 * front, which reading takes away; texts that begin with apostrophes and go on so get another one, so that all texts come
 * back as they were.
 */
public final class CsvTable {

    private static final Pattern FORMULA = Pattern.compile("'*[=+\\-@\\t\\r\\n＝＋－＠].*", Pattern.DOTALL);
    private static final Pattern MARKED = Pattern.compile("'+[=+\\-@\\t\\r\\n＝＋－＠].*", Pattern.DOTALL);

    private final List<String> columns;
    private final StringBuilder text = new StringBuilder();

    public CsvTable(List<String> columns) {
        this.columns = List.copyOf(columns);
        add(columns);
    }

    /** Numbers are written as they are, null as nothing, all else as text that is no formula. */
    public CsvTable row(List<?> cells) {
        if (cells.size() != columns.size()) {
            throw new IllegalArgumentException(
                    "expected " + columns.size() + " cells, got " + cells.size() + ": " + cells);
        }
        add(cells.stream()
                .map(cell -> cell == null ? "" : cell instanceof Number ? cell.toString() : harmless(cell.toString()))
                .toList());
        return this;
    }

    private static String harmless(String cell) {
        return FORMULA.matcher(cell).matches() ? "'" + cell : cell;
    }

    private void add(List<String> cells) {
        text.append(cells.stream().map(CsvTable::quoted).collect(Collectors.joining(",")))
                .append('\n');
    }

    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }

    public byte[] bytes() {
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** A row of a table that was read, with what is needed to say what is wrong with it. */
    static final class Row {

        private final String file;
        private final int line;
        private final Map<String, String> cells;

        private Row(String file, int line, Map<String, String> cells) {
            this.file = file;
            this.line = line;
            this.cells = cells;
        }

        String text(String column) {
            String cell = cells.get(column);
            return MARKED.matcher(cell).matches() ? cell.substring(1) : cell;
        }

        /** Null if the cell is empty. */
        Integer optional(String column, int least, int most) {
            return cells.get(column).isEmpty() ? null : Integer.valueOf(number(column, least, most));
        }

        int number(String column, int least, int most) {
            String cell = cells.get(column);
            if (cell.matches("-?\\d{1,9}")) {
                int number = Integer.parseInt(cell);
                if (number >= least && number <= most) {
                    return number;
                }
            }
            throw wrong(column, "a whole number from " + least + " to " + most);
        }

        /** One of some words. */
        String word(String column, Set<String> words) {
            if (!words.contains(text(column))) {
                throw wrong(column, "one of " + String.join(", ", words));
            }
            return text(column);
        }

        private InvalidSurveyException wrong(String column, String expected) {
            String cell = cells.get(column);
            String shown = cell.length() <= 40 ? cell : cell.substring(0, 39) + "…";
            return problem(column + " is \"" + shown + "\", expected " + expected);
        }

        InvalidSurveyException problem(String problem) {
            return new InvalidSurveyException(file + ", line " + line + ": " + problem);
        }
    }

    /** Reads a table that must have just these columns, in this order. Rows with nothing in them may follow the last one. */
    static List<Row> read(String file, byte[] bytes, List<String> columns) {
        String content;
        try {
            content = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new InvalidSurveyException(file + " is no text in UTF-8");
        }
        // Some spreadsheets put a byte order mark before it.
        String table = content.startsWith("\uFEFF") ? content.substring(1) : content;
        String first = table.lines().findFirst().orElse("");
        if (first.contains(";") && !first.contains(",")) {
            throw new InvalidSurveyException(
                    file + ", line 1: the columns are separated by semicolons (;), expected commas (,)");
        }
        Cells cells = new Cells(file, table);
        List<String> head = cells.next();
        if (!columns.equals(head)) {
            throw new InvalidSurveyException(file + ", line 1: the columns are "
                    + (head == null ? "missing" : String.join(",", head)) + ", expected "
                    + String.join(",", columns));
        }
        List<Integer> lines = new ArrayList<>();
        List<List<String>> found = new ArrayList<>();
        int filled = 0;
        int line = cells.line();
        for (List<String> row = cells.next(); row != null; row = cells.next()) {
            lines.add(line);
            found.add(row);
            filled = row.stream().allMatch(String::isBlank) ? filled : found.size();
            line = cells.line();
        }
        List<Row> rows = new ArrayList<>();
        for (int r = 0; r < filled; r++) {
            List<String> row = found.get(r);
            if (row.size() != columns.size()) {
                throw new InvalidSurveyException(file + ", line " + lines.get(r) + ": there are " + row.size()
                        + " fields, expected " + columns.size() + " (" + String.join(",", columns) + ")");
            }
            Map<String, String> named = new HashMap<>();
            for (int i = 0; i < columns.size(); i++) {
                named.put(columns.get(i), row.get(i));
            }
            rows.add(new Row(file, lines.get(r), named));
        }
        return rows;
    }

    /** Takes a text apart. */
    private static final class Cells {

        private final String file;
        private final String text;
        private int at;
        private int line = 1;

        Cells(String file, String text) {
            this.file = file;
            this.text = text;
        }

        /** Where the next row begins. */
        int line() {
            return line;
        }

        /** Null at the end. */
        List<String> next() {
            if (at >= text.length()) {
                return null;
            }
            List<String> row = new ArrayList<>();
            boolean more = true;
            while (more) {
                row.add(at < text.length() && text.charAt(at) == '"' ? quoted() : plain());
                more = at < text.length() && text.charAt(at) == ',';
                at += more ? 1 : 0;
            }
            if (at < text.length()) {
                at += text.startsWith("\r\n", at) ? 2 : 1;
                line++;
            }
            return row;
        }

        private boolean atEndOfCell() {
            return at >= text.length()
                    || text.charAt(at) == ','
                    || text.charAt(at) == '\n'
                    || text.startsWith("\r\n", at);
        }

        private String plain() {
            int from = at;
            while (!atEndOfCell()) {
                if (text.charAt(at) == '"') {
                    throw new InvalidSurveyException(
                            file + ", line " + line + ": a quotation mark within a field that does not begin with one");
                }
                at++;
            }
            return text.substring(from, at);
        }

        private String quoted() {
            int begun = line;
            StringBuilder cell = new StringBuilder();
            at++;
            while (at < text.length()) {
                char c = text.charAt(at++);
                if (c == '"' && at < text.length() && text.charAt(at) == '"') {
                    at++;
                } else if (c == '"') {
                    if (!atEndOfCell()) {
                        throw new InvalidSurveyException(
                                file + ", line " + line + ": something follows a quotation mark that ends a field");
                    }
                    return cell.toString();
                }
                line += c == '\n' ? 1 : 0;
                cell.append(c);
            }
            throw new InvalidSurveyException(
                    file + ", line " + begun + ": a field begins with a quotation mark and none ends it");
        }
    }
}
