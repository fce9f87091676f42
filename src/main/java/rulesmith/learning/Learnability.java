package rulesmith.learning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import rulesmith.metrics.CensoredMedian;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

/**
 * How long a game takes to learn, from several seeds.
 *
 * @param wiring of the networks
 * @param cap after so many generations nobody waited any longer
 * @param seeds what came of each
 */
public record Learnability(Wiring wiring, int cap, List<TrainingLog> seeds) {

    /** So many seeds make a figure that can be published. */
    public static final int ENOUGH_SEEDS = 20;

    /** The shares of wins whose first times are kept: they say more where all games are never won. */
    public static final List<Double> SHARES = List.of(0.75, 0.9, 1.0);

    private static final double SURE = 0.95;

    /** The name of the figure among the metrics of a game. */
    public static final String METRIC = "learnability";

    public Learnability {
        seeds = List.copyOf(seeds);
        if (seeds.isEmpty()) {
            throw new IllegalArgumentException("no seeds");
        }
    }

    /** The learnability itself: the generation at which the champion beat all others, both colours. */
    public CensoredMedian generations() {
        return reaching(1);
    }

    /** The generation at which the champion first won such a share of its games against the others. */
    public CensoredMedian reaching(double share) {
        return CensoredMedian.of(times(share));
    }

    /** The same for each seed; infinite where it never happened. */
    public double[] times(double share) {
        return seeds.stream()
                .mapToDouble(log -> {
                    OptionalInt generation = log.reached(share);
                    return generation.isPresent() ? generation.getAsInt() : Double.POSITIVE_INFINITY;
                })
                .toArray();
    }

    /**
     * As a metric of the game, in generations; the greatest number stands for never. Fewer seeds than an interval of 95 %
     * takes say nothing about the spread.
     */
    public Measurement measurement() {
        CensoredMedian median = generations();
        boolean sure = median.coverage() >= SURE;
        return new Measurement(
                Math.min(Double.MAX_VALUE, median.median()),
                sure ? Math.min(Double.MAX_VALUE, median.low()) : 1,
                sure ? Math.min(Double.MAX_VALUE, median.high()) : Double.MAX_VALUE,
                seeds.size());
    }

    /**
     * The learning curve at one generation: mean shares of wins over the seeds. A population that has ended counts as it
     * was in the end.
     */
    public record Point(int generation, Measurement others, Measurement random, Measurement onePly) {}

    /** From generation 0 on, which has no champion: its share against the others is that of generation 1. */
    public List<Point> curve() {
        int longest = seeds.stream().mapToInt(log -> log.last().number()).max().orElseThrow();
        List<Point> curve = new ArrayList<>();
        IntStream.rangeClosed(0, longest)
                .forEach(g -> curve.add(new Point(
                        g,
                        mean(Math.max(1, g), Generation::others),
                        mean(g, Generation::random),
                        mean(g, Generation::onePly))));
        return curve;
    }

    private Measurement mean(int generation, Function<Generation, Tally> tally) {
        return mean(log -> tally.apply(log.at(generation)));
    }

    /** Over the seeds; where these do not differ, or there is but one, over their games. */
    private Measurement mean(Function<TrainingLog, Tally> tally) {
        List<Tally> tallies = seeds.stream().map(tally).toList();
        double[] shares = tallies.stream().mapToDouble(Tally::share).toArray();
        if (Arrays.stream(shares).distinct().count() == 1) {
            Tally all = tallies.stream().reduce(Tally.NONE, Tally::plus);
            return Estimate.share(all.wins(), all.games());
        }
        return Estimate.mean(shares, 0, 1);
    }

    /** The share of wins of the untrained networks, or of the champions in the end, against an agent. */
    public Measurement share(boolean trained, Function<Generation, Tally> agent) {
        return mean(log -> agent.apply(trained ? log.last() : log.generations().get(0)));
    }

    /** All games within the populations, as they went for South. */
    public Tally games() {
        return seeds.stream().map(TrainingLog::games).reduce(Tally.NONE, Tally::plus);
    }

    public Verdict verdict() {
        return Verdict.of(this);
    }
}
