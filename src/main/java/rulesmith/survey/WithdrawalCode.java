package rulesmith.survey;

import java.util.Locale;
import rulesmith.Seed;

/** What participants get to withdraw with later: twelve letters and digits that are hard to confuse, in groups of four. */
public final class WithdrawalCode {

    private static final String SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    private static final int LENGTH = 12;
    private static final int GROUP = 4;

    private WithdrawalCode() {}

    /** A new one: 60 bits that nobody can guess. */
    public static String fresh() {
        String digits = Seed.secret();
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            code.append(SIGNS.charAt(Integer.parseInt(digits.substring(2 * i, 2 * i + 2), 16) & 31));
        }
        return normal(code.toString());
    }

    /** As it is kept, however somebody typed it. */
    public static String normal(String typed) {
        String signs = typed.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < signs.length(); i++) {
            code.append(i > 0 && i % GROUP == 0 ? "-" : "").append(signs.charAt(i));
        }
        return code.toString();
    }
}
