package rulesmith.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Breaks text into lines. SVG does not wrap, and measuring with real fonts would tie the bytes of a drawing to the
 * machine; so widths are estimated, on the wide side, for DejaVu Sans, the widest font of the drawings.
 */
final class TextWrap {

    static final double BOLD = 1.13;

    private static final String THIN = " ',.:;/\\|IJijl·";
    private static final String NARROW = "!()-[]frt";
    private static final String WIDE = "mwMW@%#+<=>^~&_";

    private TextWrap() {}

    static double width(String text, double size) {
        return size * text.codePoints().mapToDouble(TextWrap::ems).sum();
    }

    private static double ems(int c) {
        if (THIN.indexOf(c) >= 0) {
            return 0.33;
        }
        if (NARROW.indexOf(c) >= 0) {
            return 0.41;
        }
        if (WIDE.indexOf(c) >= 0 || c >= 0x1100) {
            return 1;
        }
        return Character.isUpperCase(c) || c > 0xFF ? 0.78 : 0.63;
    }

    /** Lines no wider than the width, broken at spaces where possible, otherwise within a word. */
    static List<String> wrap(String text, double width, double size) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.strip().split("\\s+")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (width(longer, size) <= width) {
                line = longer;
                continue;
            }
            if (!line.isEmpty()) {
                lines.add(line);
            }
            line = word;
            int fits = fitting(line, width, size);
            while (fits < line.length()) {
                lines.add(line.substring(0, fits));
                line = line.substring(fits);
                fits = fitting(line, width, size);
            }
        }
        lines.add(line);
        return lines;
    }

    /** How much of a word fits, in chars, at least one character so that breaking always gets on. */
    private static int fitting(String word, double width, double size) {
        int end = word.offsetByCodePoints(0, 1);
        while (end < word.length()) {
            int next = word.offsetByCodePoints(end, 1);
            if (width(word.substring(0, next), size) > width) {
                break;
            }
            end = next;
        }
        return end;
    }
}
