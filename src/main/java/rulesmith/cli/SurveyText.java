package rulesmith.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import rulesmith.survey.SurveyAnalysis;
import rulesmith.survey.SurveyPart;
import rulesmith.survey.SurveyTable;
import rulesmith.survey.SurveyWords;

/** What the answers of a study say, for the terminal. Nothing that participants wrote can do more than be read. */
record SurveyText(SurveyAnalysis analysis) {

    /** Longer ones go on below. */
    private static final int WIDEST_CELL = 40;

    /** They would turn the direction of what follows. */
    private static final Pattern DIRECTIONS = Pattern.compile("[\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]");

    List<String> lines() {
        SurveyWords words = new SurveyWords(analysis);
        List<String> lines = new ArrayList<>();
        add(lines, analysis.study().title());
        lines.add("");
        words.summary().forEach(sentence -> add(lines, sentence));
        for (SurveyPart part : words.parts()) {
            lines.add("");
            lines.add(part.title().toUpperCase(Locale.ROOT));
            part.words().forEach(sentence -> add(lines, sentence));
            part.tables().forEach(table -> add(lines, table));
            part.notes().forEach(note -> add(lines, note));
        }
        return lines;
    }

    private static void add(List<String> lines, String paragraph) {
        lines.addAll(wrapped(paragraph, TextLayout.WIDTH));
    }

    private static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        for (String line : TextLayout.wrap(plain(text), width)) {
            // A word may be longer than a line.
            int from = 0;
            while (line.length() - from > width) {
                lines.add(line.substring(from, from + width));
                from += width;
            }
            lines.add(line.substring(from));
        }
        return lines;
    }

    private static String plain(String text) {
        return DIRECTIONS.matcher(text).replaceAll("");
    }

    /** Columns that do not fit follow below, again beside the first. */
    private static void add(List<String> lines, SurveyTable table) {
        lines.add("");
        add(lines, table.caption() + ":");
        List<List<String>> rows = new ArrayList<>();
        rows.addAll(lines(table.heads().stream()
                .map(head -> head.toUpperCase(Locale.ROOT))
                .toList()));
        table.rows().forEach(row -> rows.addAll(lines(row)));
        int columns = table.heads().size();
        int from = 1;
        while (from < columns) {
            int to = from + 1;
            while (to < columns && width(rows, from, to + 1) <= TextLayout.WIDTH) {
                to++;
            }
            lines.add("");
            lines.addAll(TextLayout.table(chosen(rows, from, to)));
            from = to;
        }
        lines.add("");
    }

    private static List<List<String>> chosen(List<List<String>> rows, int from, int to) {
        return rows.stream()
                .map(row -> {
                    List<String> cells = new ArrayList<>(List.of(row.get(0)));
                    cells.addAll(row.subList(from, to));
                    return cells;
                })
                .toList();
    }

    private static int width(List<List<String>> rows, int from, int to) {
        int width = 0;
        for (int i = 0; i < to - from + 1; i++) {
            int column = i == 0 ? 0 : from + i - 1;
            width += rows.stream()
                            .mapToInt(row -> row.get(column).length())
                            .max()
                            .orElse(0)
                    + (i == 0 ? 0 : 2);
        }
        return width;
    }

    /** A row as the lines it takes, with blanks where a cell has fewer. */
    private static List<List<String>> lines(List<String> row) {
        List<List<String>> cells =
                row.stream().map(cell -> wrapped(cell, WIDEST_CELL)).toList();
        int height = cells.stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, height)
                .mapToObj(i -> cells.stream()
                        .map(cell -> i < cell.size() ? cell.get(i) : "")
                        .toList())
                .toList();
    }
}
