package rulesmith.learning;

import java.util.ArrayList;
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
        return CensoredMedian.of(seeds.stream()
                .mapToDouble(log -> {
                    OptionalInt generation = log.reached(share);
                    return generation.isPresent() ? generation.getAsInt() : Double.POSITIVE_INFINITY;
                })
                .toArray());
    }

    /**
     * As a metric of the game, in generations. What exceeds the cap counts as the cap, which is then a lower bound: the
     * interval goes on.
     */
    public Measurement measurement() {
        CensoredMedian median = generations();
        return new Measurement(
                Math.min(cap, median.median()),
                Math.min(cap, median.low()),
                Double.isFinite(median.high()) ? median.high() : Double.MAX_VALUE,
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

    /** Over the seeds; where these do not differ, or there is but one, over their games. */
    private Measurement mean(int generation, Function<Generation, Tally> tally) {
        List<Tally> tallies =
                seeds.stream().map(log -> tally.apply(log.at(generation))).toList();
        double[] shares = tallies.stream().mapToDouble(Tally::share).distinct().toArray();
        if (shares.length == 1) {
            Tally all = tallies.stream().reduce(Tally.NONE, Tally::plus);
            return Estimate.share(all.wins(), all.games());
        }
        return Estimate.mean(tallies.stream().mapToDouble(Tally::share).toArray(), 0, 1);
    }

    /** The share of wins of the untrained networks, or of the champions in the end, against an agent, over all seeds. */
    public Measurement share(boolean trained, Function<Generation, Tally> agent) {
        Tally all = seeds.stream()
                .map(log -> agent.apply(trained ? log.last() : log.generations().get(0)))
                .reduce(Tally.NONE, Tally::plus);
        return Estimate.share(all.wins(), all.games());
    }

    /** All games within the populations, as they went for South. */
    public Tally games() {
        return seeds.stream().map(TrainingLog::games).reduce(Tally.NONE, Tally::plus);
    }

    public Verdict verdict() {
        return Verdict.of(this);
    }
}
