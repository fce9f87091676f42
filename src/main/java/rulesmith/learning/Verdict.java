package rulesmith.learning;

import java.util.Locale;
import rulesmith.metrics.CensoredMedian;

/**
 * What the number of generations says about a game. The band is that of Halim, Baig and Zafar (2014), section 5.4: their
 * evolved games took 80 to 110 generations, a random game 30. The thought behind it is Schmidhuber's: what is learned at
 * once is boring, what cannot be learned is noise, and the interest lies between.
 */
public enum Verdict {
    NOTHING_TO_LEARN("nothing to learn"),
    TRIVIAL("trivial"),
    QUICK("quick"),
    IN_THE_BAND("in the band"),
    SLOW("slow"),
    TOO_HARD("too hard"),
    UNDECIDED("undecided");

    /** A game that takes no longer is trivial. */
    public static final int TRIVIAL_GENERATIONS = 30;

    public static final int BAND_LOW = 80;
    public static final int BAND_HIGH = 110;

    /** Where the band is from. */
    public static final String SOURCE =
            "Halim, Baig and Zafar (2014): their evolved games took 80 to 110 generations, their random game 30";

    /** The share of wins that counts as nearly all. */
    public static final double NEARLY = 0.9;

    private final String words;

    Verdict(String words) {
        this.words = words;
    }

    /**
     * By the generations until a champion beats all others. Where most populations never get there, the game is too hard,
     * unless one soon nearly does: a game may be so easy that all know it, and nobody beats an equal with both colours.
     */
    static Verdict of(Learnability learnability) {
        if (learnability.seeds().stream().allMatch(TrainingLog::idle)) {
            return NOTHING_TO_LEARN;
        }
        CensoredMedian median = learnability.generations();
        if (!median.isKnown()) {
            return learnability.reaching(NEARLY).median() <= TRIVIAL_GENERATIONS
                    ? TRIVIAL
                    : learnability.cap() >= BAND_HIGH ? TOO_HARD : UNDECIDED;
        }
        double generations = median.median();
        return generations <= TRIVIAL_GENERATIONS
                ? TRIVIAL
                : generations < BAND_LOW ? QUICK : generations <= BAND_HIGH ? IN_THE_BAND : SLOW;
    }

    /** The reasons, in a sentence or two. */
    public String because(Learnability learnability) {
        return switch (this) {
            case NOTHING_TO_LEARN -> uniform(learnability.games());
            case TRIVIAL -> waited(learnability) + ": no later than the published random game.";
            case QUICK ->
                waited(learnability)
                        + ": later than the published random game, but below the band of the evolved ones.";
            case IN_THE_BAND -> waited(learnability) + ", as in the published evolved games.";
            case SLOW -> waited(learnability) + ": later than the published evolved games.";
            case TOO_HARD -> never(learnability) + ", longer than the published games took.";
            case UNDECIDED ->
                never(learnability) + ", and so few generations do not reach the end of the published band.";
        };
    }

    private static String waited(Learnability learnability) {
        CensoredMedian median = learnability.generations();
        if (median.isKnown()) {
            return "In the median a champion beats all others after " + generations(median.median());
        }
        return never(learnability) + ", but in the median one wins 90 % of its games after "
                + generations(learnability.reaching(NEARLY).median());
    }

    private static String never(Learnability learnability) {
        CensoredMedian median = learnability.generations();
        String seeds = median.count() == 1
                ? "With the one seed"
                : "In " + median.censored() + " of " + median.count() + " seeds";
        long idle = learnability.seeds().stream().filter(TrainingLog::idle).count();
        String givenUp = idle == 0
                ? ""
                : " (" + idle + " given up because every game of the first " + TrainingLog.ENOUGH
                        + " generations ended alike)";
        return seeds + givenUp + " no champion beats all others within " + generations(learnability.cap());
    }

    private static String generations(double count) {
        return String.format(Locale.ROOT, count == Math.rint(count) ? "%.0f" : "%.1f", count)
                + (count == 1 ? " generation" : " generations");
    }

    private static String uniform(Tally games) {
        String all = games.draws() > 0
                ? "was drawn"
                : games.wins() > 0 ? "was won by South, who moves first" : "was won by North, who moves second";
        return String.format(Locale.ROOT, "Every one of %,d games %s, whichever networks met.", games.games(), all);
    }

    @Override
    public String toString() {
        return words;
    }
}
