package rulesmith.survey;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What participants are asked, in the researcher's words.
 *
 * @param texts by the name of the question; one without a text is not asked
 * @param everyPair whether each game is compared with each other in the end, or only with the random one
 */
public record Questions(Map<String, String> texts, boolean everyPair) {

    /** The names of the questions with the words they have unless somebody chooses others. */
    public static final Map<String, String> DEFAULTS;

    static {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("age", "How old are you?");
        texts.put("gender", "What is your gender?");
        texts.put("liking", "How much do you like board games, from 1 (not at all) to 10 (very much)?");
        texts.put("run", "Did you like this run of the game?");
        texts.put("enjoyment", "How much did you enjoy the game as a whole, from 1 (not at all) to 7 (very much)?");
        texts.put("comment", "Is there anything you would like to say about this game?");
        texts.put("preference", "Which of these two games is more entertaining?");
        DEFAULTS = Collections.unmodifiableMap(texts);
    }

    /** A study is about these. */
    private static final String[] NEEDED = {"run", "enjoyment", "preference"};

    public Questions {
        texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
        for (String name : texts.keySet()) {
            if (!DEFAULTS.containsKey(name)) {
                throw new InvalidSurveyException(
                        "there is no question \"" + name + "\", expected " + String.join(", ", DEFAULTS.keySet()));
            }
        }
        for (String name : NEEDED) {
            if (texts.getOrDefault(name, "").isBlank()) {
                throw new InvalidSurveyException("the question \"" + name + "\" needs a text");
            }
        }
    }

    public static Questions standard(boolean everyPair) {
        return new Questions(DEFAULTS, everyPair);
    }

    public boolean asks(String name) {
        return !texts.getOrDefault(name, "").isBlank();
    }
}
