package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import rulesmith.learning.Generation;
import rulesmith.learning.Learnability;
import rulesmith.learning.Tally;
import rulesmith.learning.TrainingLog;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

/**
 * How a champion's share of wins changes over the generations. From one generation to the next it jumps: another champion,
 * other opponents. So the line is a running mean, and its interval that of such means over the seeds. Towards both ends
 * fewer generations are taken, as many on either side: the line begins and ends where the points do.
 *
 * @param tally which games
 * @param first the first generation to be shown
 */
record SmoothCurve(Learnability learnability, Function<Generation, Tally> tally, int first) {

    /** So many generations make a point of the line. */
    static final int WINDOW = 11;

    private int last() {
        return learnability.seeds().stream()
                .mapToInt(log -> log.last().number())
                .max()
                .orElseThrow();
    }

    private List<Integer> generations() {
        return CurvesSection.sampled(
                IntStream.rangeClosed(first, last()).boxed().toList());
    }

    /** The mean over the seeds at each generation. */
    Plot.Line points() {
        List<Integer> generations = generations();
        return new Plot.Line(
                "",
                doubles(generations),
                generations.stream()
                        .mapToDouble(g -> learnability.seeds().stream()
                                .mapToDouble(log -> tally.apply(log.at(g)).share())
                                .average()
                                .orElseThrow())
                        .toArray());
    }

    Plot.Line line(String name, boolean withBand) {
        List<Integer> generations = generations();
        List<Measurement> means = new ArrayList<>();
        generations.forEach(g -> means.add(mean(g)));
        double[] x = doubles(generations);
        double[] y = means.stream().mapToDouble(Measurement::mean).toArray();
        return withBand
                ? new Plot.Line(
                        name,
                        x,
                        y,
                        means.stream().mapToDouble(Measurement::low).toArray(),
                        means.stream().mapToDouble(Measurement::high).toArray())
                : new Plot.Line(name, x, y);
    }

    private static double[] doubles(List<Integer> numbers) {
        return numbers.stream().mapToDouble(Integer::doubleValue).toArray();
    }

    /** Where the seeds do not differ, or there is but one, all that is known is how sure their games make the share. */
    private Measurement mean(int generation) {
        int half = Math.min(WINDOW / 2, Math.min(generation - first, last() - generation));
        List<List<Tally>> tallies = learnability.seeds().stream()
                .map(log -> around(log, generation, half))
                .toList();
        double[] shares = tallies.stream()
                .mapToDouble(seed ->
                        seed.stream().mapToDouble(Tally::share).average().orElseThrow())
                .toArray();
        Measurement over = Estimate.mean(shares, 0, 1);
        if (shares.length > 1 && over.low() < over.high()) {
            return over;
        }
        List<Tally> all = tallies.stream().flatMap(List::stream).toList();
        return Estimate.share(
                all.stream().mapToInt(Tally::wins).sum(),
                all.stream().mapToInt(Tally::games).sum());
    }

    private List<Tally> around(TrainingLog log, int generation, int half) {
        return IntStream.rangeClosed(generation - half, generation + half)
                .mapToObj(g -> tally.apply(log.at(g)))
                .toList();
    }
}
