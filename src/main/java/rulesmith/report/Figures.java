package rulesmith.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import rulesmith.metrics.Metrics;
import rulesmith.rules.Measurement;

/** Numbers and the names of metrics as the page writes them, the same in every locale. */
final class Figures {

    private Figures() {}

    /** Three decimals, two for large numbers, which nobody knows so exactly. */
    static String number(double value) {
        if (Math.abs(value) == Double.MAX_VALUE || Double.isInfinite(value)) {
            return value < 0 ? "−∞" : "∞";
        }
        return decimal(value, Math.abs(value) < 10 ? 3 : 2);
    }

    /** What rounds to nothing has no sign. */
    static String decimal(double value, int places) {
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_UP);
        return rounded.toPlainString().replace('-', '−');
    }

    static String signed(double value) {
        String digits = number(value);
        boolean nothing = digits.chars().allMatch(c -> c == '0' || c == '.');
        return nothing || digits.startsWith("−") ? digits : "+" + digits;
    }

    static String interval(Measurement m) {
        return "[" + number(m.low()) + ", " + number(m.high()) + "]";
    }

    /** A mean with its interval, which may go to a line of its own. */
    static String html(Measurement m) {
        return m == null
                ? "–"
                : "<span class=\"mean\">" + number(m.mean()) + "</span> <span class=\"interval\">" + interval(m)
                        + "</span>";
    }

    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** "1 game", "2 games". */
    static String count(long number, String singular, String plural) {
        return count(number) + " " + (number == 1 ? singular : plural);
    }

    static String percent(double share) {
        return decimal(100 * share, 1) + " %";
    }

    static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    static String unit(String metric) {
        return Metrics.find(metric).unit();
    }
}
