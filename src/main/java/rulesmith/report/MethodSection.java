package rulesmith.report;

import rulesmith.learning.Verdict;

/** How a game is learned, for somebody who has never heard of it. */
final class MethodSection {

    private MethodSection() {}

    static Section of() {
        return new Section(
                "method",
                "What was done",
                Html.paragraph("Networks that know nothing but how the pieces move learn the game by playing it"
                                + " against each other. In each generation 15 parents have a child each, a copy with"
                                + " small random changes. Each of the 30 meets 5 others, once moving first and once"
                                + " second, and gets +1 for a win, 0 for a draw and −2 for a loss; the best 15 are the"
                                + " next parents. The one with the most points, the champion, then meets all others,"
                                + " again both ways. Its share of wins in these games is its fitness. When that is 1,"
                                + " the champion has beaten everybody with both colours, and the game counts as"
                                + " learned. The number of generations it took is the learnability of the game. A"
                                + " “seed” is one such population, bred from random beginnings.")
                        + Html.paragraph("The thought behind it: a game that is mastered at once is boring, one that"
                                + " cannot be mastered is frustrating, and the interesting ones lie between. The"
                                + " verdicts take their measure from a published study. Up to "
                                + Verdict.TRIVIAL_GENERATIONS + " generations are “trivial”, " + Verdict.BAND_LOW
                                + " to " + Verdict.BAND_HIGH + " “in the band”, between these a game is “quick”, and"
                                + " above it is “slow”, or “too hard” if most populations did not get there at all. A game in"
                                + " which champions win 90 % of their games that early is trivial too, though none may win"
                                + " them all: soon everybody knows it, and nobody beats an equal. “Nothing to learn” means that"
                                + " every game of the first ten generations ended alike, “undecided” that too few"
                                + " generations were bred to tell."));
    }
}
