package rulesmith.survey;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import rulesmith.rules.Measurement;

/** Numbers and names as sentences and tables about a study have them, the same in every locale. */
final class Wording {

    /** Where nothing is known. */
    static final String NONE = "–";

    static final double ALPHA = 0.05;

    private static final int LONGEST_LABEL = 22;

    private Wording() {}

    static String decimal(double value, int places) {
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_UP);
        return rounded.toPlainString().replace('-', '−');
    }

    static String percent(double share) {
        return decimal(100 * share, 0) + " %";
    }

    /** "80 % [49, 94]"; of nobody, a dash. */
    static String share(Measurement m) {
        return m.games() == 0
                ? NONE
                : percent(m.mean()) + " [" + decimal(100 * m.low(), 0) + ", " + decimal(100 * m.high(), 0) + "]";
    }

    /** "0.80 [0.35, 1.00]"; of nothing, a dash. */
    static String mean(Measurement m) {
        return m.games() == 0
                ? NONE
                : decimal(m.mean(), 2) + " [" + decimal(m.low(), 2) + ", " + decimal(m.high(), 2) + "]";
    }

    /** "0.0107", "< 0.0001", "1". */
    static String p(double p) {
        return p < 0.0001 ? "< 0.0001" : p > 0.99995 ? "1" : decimal(p, 4);
    }

    /** "p = 0.0107", "p < 0.0001". */
    static String pIs(double p) {
        return p < 0.0001 ? "p < 0.0001" : "p = " + p(p);
    }

    /** "1 person", "10 people". */
    static String people(int count) {
        return count == 1 ? "1 person" : count + " people";
    }

    static String count(int count, String singular, String plural) {
        return count + " " + (count == 1 ? singular : plural);
    }

    /** What participants call it, and whether it is the random one. */
    static String label(StudyGame game) {
        String alias = game.alias();
        String brief = alias.length() <= LONGEST_LABEL ? alias : alias.substring(0, LONGEST_LABEL - 1) + "…";
        return game.control() ? brief + " (random)" : brief;
    }

    /** "a", "a and b", "a, b and c". */
    static String list(List<String> names) {
        int last = names.size() - 1;
        return last < 1
                ? String.join("", names)
                : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }
}
