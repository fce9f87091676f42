package rulesmith.survey;

import java.util.Locale;

/** What participants get to withdraw with later: twelve letters and digits that are hard to confuse, in groups of four. */
public final class WithdrawalCode {

    private static final String SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    private static final int LENGTH = 12;
    private static final int GROUP = 4;

    private WithdrawalCode() {}

    /** That of a participant: 60 bits that follow from the token and lead to nobody else. Only a hash of it is kept. */
    public static String of(String token) {
        String digits = Consent.Hash.of("withdrawal " + token);
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            code.append(SIGNS.charAt(Integer.parseInt(digits.substring(2 * i, 2 * i + 2), 16) & 31));
        }
        return normal(code.toString());
    }

    /** As it is shown, however somebody typed it. */
    public static String normal(String typed) {
        String signs = typed.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < signs.length(); i++) {
            code.append(i > 0 && i % GROUP == 0 ? "-" : "").append(signs.charAt(i));
        }
        return code.toString();
    }
}
