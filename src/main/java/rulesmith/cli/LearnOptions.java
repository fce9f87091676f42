package rulesmith.cli;

import picocli.CommandLine.Option;
import rulesmith.learning.Wiring;
import rulesmith.play.Workers;

/** How games are learned. */
final class LearnOptions {

    static final int SEEDS = 5;
    static final int CAP = 250;
    private static final int MOST_SEEDS = 1_000;
    private static final int MOST_GENERATIONS = 100_000;

    @Option(
            names = "--seeds",
            paramLabel = "N",
            description = "How many times the game is learned, each time with other random numbers; a figure to publish"
                    + " takes 20. Default: 5.")
    private int seeds = SEEDS;

    @Option(
            names = "--first-seed",
            paramLabel = "N",
            description = "The seeds are this one and those that follow. Default: 1.")
    private long firstSeed = 1;

    @Option(
            names = "--wiring",
            paramLabel = "HOW",
            description =
                    "sparse: each neuron of the first layer sees one of the 91 square parts of the board; dense: all of"
                            + " it. Default: sparse.")
    private String wiring = "sparse";

    @Option(names = "--cap", paramLabel = "N", description = "Most generations. Default: 250.")
    private int cap = CAP;

    @Option(names = "--threads", paramLabel = "N", description = "Default: one a core. Does not change the result.")
    private Integer threads;

    /**
     * The same as values.
     *
     * @param cap most generations
     */
    record Plan(int seeds, long firstSeed, Wiring wiring, int cap, Workers workers) {

        /** For checks on the side of something else. */
        static Plan usual(int seeds, Workers workers) {
            return new Plan(seeds, 1, Wiring.SPARSE, CAP, workers);
        }
    }

    Plan plan() {
        checkSeeds("--seeds", seeds);
        if (cap < 1 || cap > MOST_GENERATIONS) {
            throw new UsageException("--cap is " + cap + ", expected 1 to " + MOST_GENERATIONS);
        }
        if (!wiring.equals("sparse") && !wiring.equals("dense")) {
            throw new UsageException("--wiring is \"" + wiring + "\", expected sparse or dense");
        }
        return new Plan(seeds, firstSeed, Wiring.parse(wiring), cap, ScoreCommand.workers(threads));
    }

    static void checkSeeds(String option, int seeds) {
        if (seeds < 1 || seeds > MOST_SEEDS) {
            throw new UsageException(option + " is " + seeds + ", expected 1 to " + MOST_SEEDS);
        }
    }

    /** For commands whose usual number of seeds is another. */
    LearnOptions withSeeds(int usual) {
        seeds = usual;
        return this;
    }
}
