package rulesmith.report;

import rulesmith.learning.Learnability;
import rulesmith.learning.TrainingLog;
import rulesmith.learning.Verdict;
import rulesmith.metrics.CensoredMedian;

/** Numbers of generations as the page writes them: those that nobody waited for exceed the cap. */
final class LearningFigures {

    /** With fewer, no interval of a median is sure to 95 %, and that of a mean is wide whatever they are like. */
    static final int SURE_SEEDS = 6;

    private static final double USUAL_COVERAGE = 0.95;

    private LearningFigures() {}

    /** The learnability in half a sentence. */
    static String sentence(Learnability learnability) {
        CensoredMedian median = learnability.generations();
        int seeds = median.count();
        if (learnability.verdict() == Verdict.NOTHING_TO_LEARN) {
            return "No learnability: all games of the first "
                    + Figures.count(learnability.seeds().get(0).last().number(), "generation", "generations")
                    + " ended alike in " + Figures.count(seeds, "seed", "seeds");
        }
        if (!median.isKnown() && learnability.verdict() == Verdict.TRIVIAL) {
            return "Nearly learned, with 90 % of the games won, after "
                    + bounded(learnability.reaching(Verdict.NEARLY).median(), learnability.cap())
                    + " generations; learned in "
                    + Figures.count(median.observed()) + " of " + Figures.count(seeds, "seed", "seeds");
        }
        if (median.observed() == 0) {
            return "Not learned within " + Figures.count(learnability.cap(), "generation", "generations") + " in "
                    + Figures.count(seeds) + " of " + Figures.count(seeds, "seed", "seeds");
        }
        String generations = bounded(median.median(), learnability.cap());
        if (seeds == 1) {
            return "Learned after " + generations + " generations in its only seed";
        }
        return "Median " + generations + " generations " + interval(median, learnability.cap()) + " ("
                + coverage(median) + "), learned in " + Figures.count(median.observed()) + " of "
                + Figures.count(seeds, "seed", "seeds");
    }

    private static String coverage(CensoredMedian median) {
        return median.coverage() >= USUAL_COVERAGE
                ? "95 % interval"
                : Figures.decimal(100 * median.coverage(), 0) + " % interval, for lack of seeds";
    }

    private static String bounded(double generations, int cap) {
        return Double.isFinite(generations)
                ? Figures.decimal(generations, generations == Math.rint(generations) ? 0 : 1)
                : "> " + cap;
    }

    private static String interval(CensoredMedian median, int cap) {
        return "[" + bounded(median.low(), cap) + ", " + bounded(median.high(), cap) + "]";
    }

    /** For a table, as markup; the interval may go to a line of its own. */
    static String html(Learnability learnability, CensoredMedian median) {
        if (learnability.verdict() == Verdict.NOTHING_TO_LEARN) {
            return "–";
        }
        String mean = "<span class=\"mean\">" + Html.text(bounded(median.median(), learnability.cap())) + "</span>";
        boolean nothingMore = median.count() == 1 || Double.isInfinite(median.low());
        return nothingMore
                ? mean
                : mean + " <span class=\"interval\">" + Html.text(interval(median, learnability.cap())) + "</span>";
    }

    static String outcome(Learnability learnability, TrainingLog log) {
        if (log.learned()) {
            return "learned";
        }
        return log.idle() ? "nothing to learn" : log.isOver(learnability.cap()) ? "not learned" : "stopped";
    }

    /** How many seeds somebody stopped before there was an outcome. */
    static long stopped(Learnability learnability) {
        return learnability.seeds().stream()
                .filter(log -> !log.isOver(learnability.cap()))
                .count();
    }
}
