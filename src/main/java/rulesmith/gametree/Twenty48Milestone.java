package rulesmith.gametree;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

/**
 * What several games of 2048 were like from one milestone to the next. Momentum and energy are products of v in this part
 * of each game, and then their means over the games.
 *
 * @param place among the milestones; 0 is the start of the game
 * @param gap the changeover gap to the milestone before; none at the start
 */
public record Twenty48Milestone(
        int place,
        Measurement velocity,
        Measurement hardness,
        Measurement momentum,
        Measurement energy,
        Optional<Measurement> gap) {

    /** Of those games that reached it. */
    static Twenty48Milestone of(List<Twenty48Summary> games, int place) {
        List<Twenty48Summary> reached =
                games.stream().filter(game -> place < game.milestones().size()).toList();
        double[] velocities = reached.stream()
                .mapToDouble(game -> game.milestones().get(place))
                .toArray();
        double[] gaps = reached.stream()
                .filter(game -> place > 0)
                .mapToDouble(game -> Math.abs(
                        game.milestones().get(place) - game.milestones().get(place - 1)))
                .toArray();
        return new Twenty48Milestone(
                place,
                mean(velocities, v -> v, 1),
                mean(velocities, v -> 1 - v, 1),
                mean(velocities, v -> MotionInMind.fromTheMeans(v).momentum(), MotionInMind.MOST_MOMENTUM),
                mean(velocities, v -> MotionInMind.fromTheMeans(v).energy(), MotionInMind.MOST_ENERGY),
                place == 0 ? Optional.empty() : Optional.of(Estimate.mean(gaps, 0, 1)));
    }

    private static Measurement mean(double[] velocities, DoubleUnaryOperator of, double most) {
        return Estimate.mean(Arrays.stream(velocities).map(of).toArray(), 0, most);
    }

    public String name() {
        return Twenty48Summary.milestone(place);
    }

    public int games() {
        return velocity.games();
    }

    /** What Table 7 makes of the mean v and the mean gap; nothing at the start. */
    public Optional<PositionClass> positionClass() {
        return gap.map(g -> PositionClass.of(velocity.mean(), g.mean()));
    }
}
