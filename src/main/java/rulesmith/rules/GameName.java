package rulesmith.rules;

import java.util.Locale;
import rulesmith.Seed;
import rulesmith.SeededRandom;

/** Invents pronounceable names. The same seed gives the same name. */
public final class GameName {

    private static final String[] ONSETS = {
        "b", "br", "d", "dr", "f", "g", "gr", "h", "j", "k", "kl", "l", "m", "n", "p", "qu", "r", "s", "sh", "st", "t",
        "th", "tr", "v", "w", "z"
    };
    private static final String[] VOWELS = {"a", "e", "i", "o", "u", "a", "e", "o", "ai", "ou"};
    private static final String[] CODAS = {"", "", "", "l", "m", "n", "r", "s", "x", "nd", "rk", "st"};

    private GameName() {}

    public static String of(Seed seed) {
        SeededRandom random = seed.derive("name").generator();
        StringBuilder name = new StringBuilder();
        int syllables = 2 + random.nextInt(2);
        for (int i = 0; i < syllables; i++) {
            name.append(pick(ONSETS, random)).append(pick(VOWELS, random));
            // A consonant cluster at the end of an inner syllable is hard to say.
            String coda = pick(CODAS, random);
            name.append(i + 1 == syllables || coda.length() < 2 ? coda : "");
        }
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private static String pick(String[] sounds, SeededRandom random) {
        return sounds[random.nextInt(sounds.length)];
    }
}
