package rulesmith.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import rulesmith.survey.SurveyAnalysis;
import rulesmith.survey.SurveyPart;
import rulesmith.survey.SurveyTable;
import rulesmith.survey.SurveyWords;

/** What the answers of a study say, for the terminal. Nothing that participants wrote can do more than be read. */
record SurveyText(SurveyAnalysis analysis) {

    private static final int LONGEST_CELL = 36;

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
        for (String line : TextLayout.wrap(plain(paragraph), TextLayout.WIDTH)) {
            // A word may be longer than a line.
            int from = 0;
            while (line.length() - from > TextLayout.WIDTH) {
                lines.add(line.substring(from, from + TextLayout.WIDTH));
                from += TextLayout.WIDTH;
            }
            lines.add(line.substring(from));
        }
    }

    private static String plain(String text) {
        return DIRECTIONS.matcher(text).replaceAll("");
    }

    /** Columns that do not fit follow below, again beside the first. */
    private static void add(List<String> lines, SurveyTable table) {
        lines.add("");
        add(lines, table.caption() + ":");
        List<List<String>> rows = new ArrayList<>();
        rows.add(table.heads().stream()
                .map(head -> cell(head).toUpperCase(Locale.ROOT))
                .toList());
        table.rows().forEach(row -> rows.add(row.stream().map(SurveyText::cell).toList()));
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

    private static String cell(String text) {
        String plain = plain(text).replaceAll("\\p{Cc}+", " ");
        return plain.length() <= LONGEST_CELL ? plain : plain.substring(0, LONGEST_CELL - 1) + "…";
    }
}
