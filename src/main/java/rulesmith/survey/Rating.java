package rulesmith.survey;

import java.util.Locale;

/** What a participant thinks of one run of a game. */
public enum Rating {
    LIKED,
    NEUTRAL,
    DISLIKED;

    /** In lower case, as files and reports have it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** As the paper has it. */
    public String sign() {
        return switch (this) {
            case LIKED -> "√";
            case NEUTRAL -> "~";
            case DISLIKED -> "×";
        };
    }

    /** 1 for liked, -1 for disliked, 0 between. */
    public int score() {
        return NEUTRAL.ordinal() - ordinal();
    }

    public static Rating parse(String word) {
        for (Rating rating : values()) {
            if (rating.word().equals(word)) {
                return rating;
            }
        }
        throw new InvalidSurveyException("\"" + word + "\" is no rating, expected liked, neutral or disliked");
    }
}
