package rulesmith.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Fits text into columns. */
final class TextLayout {

    static final int WIDTH = 88;

    private static final String BARS = "▁▂▃▄▅▆▇█";

    private TextLayout() {}

    /** "1 game", "1,000 games". */
    static String count(long number, String thing) {
        return String.format(Locale.ROOT, "%,d %s%s", number, thing, number == 1 ? "" : "s");
    }

    /** A curve of numbers from 0 to 1 as a row of bars, each the mean of those that fall to it. */
    static String bars(double[] values, int width) {
        StringBuilder bars = new StringBuilder();
        int columns = Math.min(width, values.length);
        for (int i = 0; i < columns; i++) {
            double mean = Arrays.stream(values, i * values.length / columns, (i + 1) * values.length / columns)
                    .average()
                    .orElseThrow();
            bars.append(BARS.charAt((int) Math.round(mean * (BARS.length() - 1))));
        }
        return bars.toString();
    }

    /** Breaks a paragraph between words; white space and control characters of any kind only separate them. */
    static List<String> wrap(String paragraph, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : paragraph.strip().split("[\\s\\p{Cc}]+")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() > 0 ? " " : "").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** Two blocks of lines side by side; the left one is as wide as its first line. */
    static List<String> beside(List<String> left, String gap, List<String> right) {
        List<String> lines = new ArrayList<>();
        String blank = " ".repeat(left.get(0).length());
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            String line = (i < left.size() ? left.get(i) : blank) + gap + (i < right.size() ? right.get(i) : "");
            lines.add(line.stripTrailing());
        }
        return lines;
    }

    /** Rows of cells, each column as wide as its widest cell; the last one is not padded. */
    static List<String> table(List<List<String>> rows) {
        rows = rows.stream()
                .map(row -> row.stream()
                        .map(cell -> cell.replaceAll("\\p{Cc}+", " "))
                        .toList())
                .toList();
        int columns = rows.get(0).size();
        int[] widths = new int[columns];
        for (List<String> row : rows) {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        return rows.stream()
                .map(row -> {
                    StringBuilder line = new StringBuilder();
                    for (int i = 0; i < columns; i++) {
                        line.append(i == 0 ? "" : "  ").append(row.get(i));
                        line.append(" ".repeat(widths[i] - row.get(i).length()));
                    }
                    return line.toString().stripTrailing();
                })
                .toList();
    }
}
