package rulesmith.gametree;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

/**
 * {@link MotionInMind} over games, with intervals. The products from the means are made of the mean over all games, as in
 * Table 6 of Primanita and others 2021; those of the plies are means over games.
 *
 * @param velocity v
 * @param hardness m
 */
public record MotionSummary(
        Measurement velocity,
        Measurement hardness,
        Measurement momentumFromTheMeans,
        Measurement momentumOfThePlies,
        Measurement energyFromTheMeans,
        Measurement energyOfThePlies) {

    /** @param games of each the normalised numbers by ply, of one player or of several one after the other */
    static MotionSummary of(List<double[]> games) {
        return ofGames(games.stream().map(MotionInMind::ofThePlies).toList());
    }

    /** @param each game by game, of the plies */
    static MotionSummary ofGames(List<MotionInMind> each) {
        double[] v = values(each, MotionInMind::velocity);
        return new MotionSummary(
                Estimate.mean(v, 0, 1),
                Estimate.mean(values(each, MotionInMind::hardness), 0, 1),
                Jackknife.of(v, x -> MotionInMind.fromTheMeans(x).momentum(), MotionInMind.MOST_MOMENTUM),
                Estimate.mean(values(each, MotionInMind::momentum), 0, MotionInMind.MOST_MOMENTUM),
                Jackknife.of(v, x -> MotionInMind.fromTheMeans(x).energy(), MotionInMind.MOST_ENERGY),
                Estimate.mean(values(each, MotionInMind::energy), 0, MotionInMind.MOST_ENERGY));
    }

    private static double[] values(List<MotionInMind> each, ToDoubleFunction<MotionInMind> of) {
        return IntStream.range(0, each.size())
                .mapToDouble(i -> of.applyAsDouble(each.get(i)))
                .toArray();
    }
}
