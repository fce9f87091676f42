package rulesmith.report;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import rulesmith.rules.Measurement;

/** A table for spreadsheets. Numbers are written in full. */
final class Csv {

    private final StringBuilder text = new StringBuilder();

    Csv(List<String> columns) {
        row(columns);
    }

    Csv row(List<?> cells) {
        text.append(cells.stream().map(cell -> quoted(String.valueOf(cell))).collect(Collectors.joining(",")))
                .append('\n');
        return this;
    }

    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }

    /** The cells of a measurement: its mean and the ends of its interval. Empty where nothing was measured or has no end. */
    static List<String> cells(Measurement m) {
        return m == null ? List.of("", "", "") : List.of(cell(m.mean()), cell(m.low()), cell(m.high()));
    }

    private static String cell(double value) {
        return Math.abs(value) == Double.MAX_VALUE ? "" : String.valueOf(value);
    }

    /** The columns of a measurement. */
    static List<String> columns(String name) {
        return List.of(name, name + "-low", name + "-high");
    }

    /** Lists one after the other. */
    static List<Object> joined(List<?>... parts) {
        List<Object> all = new ArrayList<>();
        for (List<?> part : parts) {
            all.addAll(part);
        }
        return all;
    }

    byte[] bytes() {
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }
}
