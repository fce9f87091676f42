package rulesmith.survey;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What participants agree to. Whoever edits the text makes a new version; answers say which one was agreed to. */
public record Consent(String text) {

    private static final int VERSION_DIGITS = 12;
    private static final int LONGEST = 20_000;

    private static final int MINUTES_A_RUN = 3;
    private static final int MINUTES_A_GAME = 3;

    private static final String TEXT = """
            # What this is about

            You are invited to take part in a study of board games. You will play some new games several times and tell \
            us how you liked them. %s take a break whenever you like: open the same page in the same browser, and you \
            are where you were.

            # What is kept

            Your moves and answers are kept, with the time of each. Age, gender and how much you like board games \
            are kept if you tell them. Your name, your e-mail address and the address of your computer are not kept; your \
            browser keeps a number by which it is known again. Please write nothing into comments that tells who you are.

            # Your rights

            Taking part is voluntary. You may stop at any time without giving a reason. You get a withdrawal code: with \
            it, or with the button at the end, all your answers are deleted for good. Please note it: only a \
            fingerprint of it is kept, so the researcher cannot look it up for you. Moves of games that you played \
            against another participant stay, without anything that leads to you.
            """;

    /** Says nothing of how long it takes. */
    public static final Consent STANDARD = new Consent(TEXT.formatted("You can"));

    public Consent {
        text = text.replace("\r\n", "\n").strip();
        if (text.isEmpty() || text.length() > LONGEST) {
            throw new InvalidSurveyException("the consent text must have 1 to " + LONGEST + " characters");
        }
    }

    /** The standard text for so many games, each played so many times, with an estimate of the time it takes. */
    public static Consent standard(int games, int runs) {
        int minutes = games * (runs * MINUTES_A_RUN + MINUTES_A_GAME);
        return new Consent(TEXT.formatted("It takes about " + duration(minutes) + ", and you can"));
    }

    /** To ten minutes: "40 minutes", "an hour and 20 minutes", "2 hours". */
    private static String duration(int minutes) {
        int rounded = Math.max(1, (minutes + 5) / 10) * 10;
        int hours = rounded / 60;
        String whole = hours == 1 ? "an hour" : hours + " hours";
        String rest = rounded % 60 + " minutes";
        return hours == 0 ? rest : rounded % 60 == 0 ? whole : whole + " and " + rest;
    }

    /** The beginning of a hash of the text. */
    public String version() {
        return Hash.of(text).substring(0, VERSION_DIGITS);
    }

    /** SHA-256 in hexadecimal digits. */
    static final class Hash {

        private Hash() {}

        static String of(String text) {
            try {
                byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
                return HexFormat.of().formatHex(hash);
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every Java platform has SHA-256", e);
            }
        }
    }
}
