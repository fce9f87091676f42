package rulesmith.gametree;

import static rulesmith.metrics.Metric.Direction.HIGHER;
import static rulesmith.metrics.Metric.Direction.LOWER;
import static rulesmith.metrics.Metric.Direction.NEUTRAL;

import java.util.List;
import java.util.function.ToDoubleFunction;
import rulesmith.metrics.GameFacts;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metric.Direction;
import rulesmith.metrics.MetricProvider;

/**
 * The indicators as metrics: a value for each game. All are taken from the random games, which the other metrics need
 * anyway. The conspiracy numbers look two plies ahead from each position of such a game, so they say how hard it is to get
 * ahead by sensible play where random play leads; games of stronger players would give other figures.
 */
public final class GameTreeMetrics implements MetricProvider {

    /** Farther from the zone than this is not worse: about a game of ten plies with ten moves to choose from. */
    static final double FARTHEST = 0.25;

    /** A game of 100 plies without any choice. */
    static final double WORST_IIDA = 100;

    @Override
    public List<Metric> metrics() {
        return List.of(
                new Metric(
                        "refinement",
                        "√moves a ply",
                        0,
                        Double.POSITIVE_INFINITY,
                        NEUTRAL,
                        "The root of the mean number of moves to choose from, divided by the length of the game: 0.07 to"
                                + " 0.08 in chess, shogi and Go, less if a game drags on, more if it is over too soon."
                                + " Of each game, then averaged over games; analyze takes the ratio of the means.",
                        Metric.Source.RANDOM,
                        false,
                        GameTreeMetrics::refinement),
                new Metric(
                        "refinement-distance",
                        "√moves a ply",
                        0,
                        FARTHEST,
                        LOWER,
                        "How far the refinement of a game is from 0.07 to 0.08, where it counts 0; no more than 0.25."
                                + " Of each game, then averaged over games; analyze takes the ratio of the means.",
                        Metric.Source.RANDOM,
                        false,
                        facts -> Math.min(FARTHEST, Refinement.distance(refinement(facts)))),
                new Metric(
                        "iida",
                        "plies a move",
                        0,
                        WORST_IIDA,
                        LOWER,
                        "The length of a game divided by the mean number of moves to choose from, no more than 100: a game"
                                + " that is long for what it offers has much of it.",
                        Metric.Source.RANDOM,
                        false,
                        facts -> facts.length() == 0 ? 0 : Math.min(WORST_IIDA, facts.length() / facts.branching())),
                watched(
                        "velocity",
                        "0 to 1",
                        1,
                        NEUTRAL,
                        "How many boards would have to turn out better before a player is sure of a lead, two plies ahead:"
                                + " the single conspiracy number on the scale of its game, averaged over plies and players.",
                        ScnWatch::velocity),
                watched(
                        "hardness",
                        "0 to 1",
                        1,
                        NEUTRAL,
                        "The mass in mind: 1 minus velocity.",
                        watch -> 1 - watch.velocity()),
                watched(
                        "momentum",
                        "0 to 0.25",
                        MotionInMind.MOST_MOMENTUM,
                        HIGHER,
                        "Velocity times hardness at each ply: most when the player is neither safe nor lost, averaged over"
                                + " plies and players.",
                        ScnWatch::momentum),
                watched(
                        "energy",
                        "0 to 0.296",
                        MotionInMind.MOST_ENERGY,
                        HIGHER,
                        "Twice hardness times the square of velocity at each ply: how much a player may still expect,"
                                + " averaged over plies and players.",
                        ScnWatch::energy),
                watched(
                        "scn-gap",
                        "0 to 1",
                        1,
                        NEUTRAL,
                        "How far velocity leaps from the opening to the middle and from there to the end of a game.",
                        ScnWatch::gap));
    }

    private static double refinement(GameFacts facts) {
        return facts.length() == 0 ? 0 : Refinement.ratio(facts.branching(), facts.length());
    }

    private static Metric watched(
            String name, String unit, double max, Direction direction, String note, ToDoubleFunction<ScnWatch> of) {
        return new Metric(
                name,
                unit,
                0,
                max,
                direction,
                note,
                Metric.Source.RANDOM,
                false,
                ScnWatch.PROBE,
                facts -> of.applyAsDouble(facts.seen(ScnWatch.PROBE)));
    }
}
