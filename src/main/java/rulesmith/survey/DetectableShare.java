package rulesmith.survey;

import java.util.Locale;

/**
 * What a study can find before anybody has taken part: how many people must prefer a game to the random one so that the
 * exact one-sided sign test finds it with probability {@value #POWER}, at level {@value #ALPHA} for all comparisons
 * together. Holm's first step, the strictest, asks α divided by their number.
 *
 * @param needed how many of the people must prefer it for the test to say so; more than there are if no result would do
 * @param share the least share of people in the world who prefer it that is found so; above 1 if no result would do
 */
public record DetectableShare(int people, int comparisons, int needed, double share) {

    private static final double ALPHA = 0.05;
    private static final double POWER = 0.8;
    private static final int HALVINGS = 50;

    /** For the number of people that a study is planned for. */
    public static DetectableShare of(Study study) {
        int others = study.games().size() - 1;
        return of(study.planned(), study.control().isPresent() ? others : 0);
    }

    public static DetectableShare of(int people, int comparisons) {
        double level = ALPHA / Math.max(1, comparisons);
        int needed = 0;
        while (needed <= people && SignTest.atLeast(needed, people, 0.5) > level) {
            needed++;
        }
        if (needed > people) {
            return new DetectableShare(people, comparisons, needed, 2);
        }
        double low = 0.5;
        double high = 1;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (SignTest.atLeast(needed, people, middle) >= POWER) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return new DetectableShare(people, comparisons, needed, high);
    }

    /** Whether any answers of so many people could show a difference. */
    public boolean isPossible() {
        return needed <= people;
    }

    /** For the designer of a study. */
    public String words() {
        if (comparisons < 1) {
            return "The study compares no game with a random one, so there is no such difference to find.";
        }
        String compared = comparisons == 1
                ? "one comparison with the random game"
                : comparisons + " comparisons with the random game";
        String who = people == 1 ? "1 person" : people + " people";
        if (!isPossible()) {
            return "With %s and %s no answers whatever can show that a game is preferred: the study needs at least %d people."
                    .formatted(who, compared, fewest());
        }
        return String.format(
                Locale.ROOT,
                "With %s and %s the study finds, four times out of five, a preference that at least %.0f %% of all people"
                        + " have: %d of the %d must say that the game is more entertaining. A weaker one will mostly be"
                        + " missed. People who find no difference do not count, so more are needed for each of them.",
                who,
                compared,
                Math.ceil(100 * share - 1e-9),
                needed,
                people);
    }

    /** With this many, all of one mind, the level is just reached. */
    private int fewest() {
        return (int) Math.ceil(Math.log(Math.max(1, comparisons) / ALPHA) / Math.log(2) - 1e-9);
    }
}
