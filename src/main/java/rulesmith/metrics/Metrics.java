package rulesmith.metrics;

import static rulesmith.metrics.Metric.Direction.HIGHER;
import static rulesmith.metrics.Metric.Direction.LOWER;
import static rulesmith.metrics.Metric.Direction.NEAR_ZERO;
import static rulesmith.metrics.Metric.Direction.NEUTRAL;
import static rulesmith.metrics.Metric.SHARE_OF_GAMES;
import static rulesmith.metrics.Metric.Source.RANDOM;
import static rulesmith.metrics.Metric.Source.SKILLED;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import rulesmith.game.Outcome;
import rulesmith.game.Position;
import rulesmith.rules.RuleSet;

/**
 * All metrics of played games, in the order of reports. The first four are the entertainment metrics of fitness. Other
 * packages may provide more, which are measured only when they are named.
 */
public final class Metrics {

    private static final double UNLIMITED = Double.POSITIVE_INFINITY;

    public static final Metric DURATION = new Metric(
            "duration",
            "0 to 1",
            0,
            1,
            HIGHER,
            "How near the length of random games comes to 41 to 60 plies, which count 1; very short and very long games"
                    + " count 0.",
            RANDOM,
            false,
            facts -> scaledLength(facts.length()));

    public static final Metric INTELLIGENCE = new Metric(
            "intelligence",
            SHARE_OF_GAMES,
            0,
            1,
            HIGHER,
            "How often a player who looks one ply ahead beats one who moves at random.",
            SKILLED,
            false,
            facts -> facts.skilledWon() ? 1 : 0);

    public static final Metric DYNAMISM = new Metric(
            "dynamism",
            "cells a turn",
            0,
            UNLIMITED,
            HIGHER,
            "How often a piece comes to another cell, for each turn its owner has while it lives, averaged over all"
                    + " pieces.",
            RANDOM,
            true,
            GameFacts::dynamism);

    public static final Metric USABILITY = new Metric(
            "usability",
            "arrivals a cell",
            0,
            UNLIMITED,
            HIGHER,
            "How often a piece arrives on a cell during a game, averaged over the cells that can be used at all.",
            RANDOM,
            true,
            GameFacts::usability);

    /** What the original study measured. */
    public static final List<Metric> ENTERTAINMENT = List.of(DURATION, INTELLIGENCE, DYNAMISM, USABILITY);

    /** What is measured unless somebody asks for something else. */
    public static final List<Metric> ALL = List.of(
            DURATION,
            INTELLIGENCE,
            DYNAMISM,
            USABILITY,
            new Metric(
                    "length",
                    "plies",
                    0,
                    UNLIMITED,
                    NEUTRAL,
                    "How long a random game lasts.",
                    RANDOM,
                    false,
                    GameFacts::length),
            new Metric(
                    "advantage",
                    "-1 to 1",
                    -1,
                    1,
                    NEAR_ZERO,
                    "Wins of the first player minus wins of the second, for each random game: 0 is balanced.",
                    RANDOM,
                    false,
                    facts -> facts.outcome() == Outcome.SOUTH ? 1 : facts.outcome() == Outcome.NORTH ? -1 : 0),
            new Metric(
                    "decisiveness",
                    SHARE_OF_GAMES,
                    0,
                    1,
                    HIGHER,
                    "How many random games are won by somebody; the others are draws.",
                    RANDOM,
                    false,
                    facts -> facts.outcome() == Outcome.DRAW ? 0 : 1),
            new Metric(
                    "completion",
                    SHARE_OF_GAMES,
                    0,
                    1,
                    HIGHER,
                    "How many random games end before the move limit.",
                    RANDOM,
                    false,
                    facts -> facts.ending().equals(Position.LIMIT) ? 0 : 1),
            new Metric(
                    "branching",
                    "moves a turn",
                    0,
                    UNLIMITED,
                    NEUTRAL,
                    "How many legal moves a player has to choose from.",
                    RANDOM,
                    false,
                    GameFacts::branching),
            new Metric(
                    "forced",
                    "share of turns",
                    0,
                    1,
                    LOWER,
                    "How often there is only one legal move.",
                    RANDOM,
                    false,
                    GameFacts::forced),
            new Metric(
                    "captures",
                    "pieces a game",
                    0,
                    2 * RuleSet.PLACEMENTS,
                    NEUTRAL,
                    "How many pieces are captured in a game.",
                    RANDOM,
                    true,
                    GameFacts::captures),
            new Metric(
                    "step-over",
                    "share of captures",
                    0,
                    1,
                    NEUTRAL,
                    "How many captures are made by stepping over a piece, as in draughts, rather than into its cell, as in"
                            + " chess.",
                    RANDOM,
                    true,
                    GameFacts::stepOver),
            new Metric(
                    "lead-changes",
                    "times a game",
                    0,
                    UNLIMITED,
                    HIGHER,
                    "How often the lead in pieces goes from one player to the other.",
                    RANDOM,
                    true,
                    GameFacts::leadChanges),
            new Metric(
                    "drama",
                    "share of pieces",
                    0,
                    1,
                    HIGHER,
                    "How far behind in pieces the later winner was, averaged over the game.",
                    RANDOM,
                    true,
                    GameFacts::drama),
            new Metric(
                    "coverage",
                    "share of cells",
                    0,
                    1,
                    HIGHER,
                    "How many of the usable cells a piece stands on at some time.",
                    RANDOM,
                    true,
                    GameFacts::coverage),
            new Metric(
                    "types-used",
                    "types",
                    0,
                    RuleSet.TYPES,
                    HIGHER,
                    "How many piece types the moves are spread over: 1 if one type makes all moves, 6 if six share them"
                            + " evenly.",
                    RANDOM,
                    true,
                    GameFacts::typesUsed));

    /** Evolution asks often. */
    private static final Map<String, Metric> BY_NAME = new HashMap<>();

    static {
        ALL.forEach(metric -> BY_NAME.put(metric.name(), metric));
    }

    /** Loaded when a name is asked for that is not one of ours: most runs never do. */
    private static final class Provided {

        private static final List<Metric> KNOWN = new ArrayList<>(ALL);
        private static final Map<String, Metric> BY_NAME = new HashMap<>();

        static {
            ServiceLoader.load(MetricProvider.class, Metrics.class.getClassLoader())
                    .forEach(provider -> KNOWN.addAll(provider.metrics()));
            for (Metric metric : KNOWN) {
                if (BY_NAME.put(metric.name(), metric) != null) {
                    throw new IllegalStateException("two metrics are called " + metric.name());
                }
            }
        }
    }

    private Metrics() {}

    /** All that can be asked for: those that are always measured, then those of other packages. */
    public static List<Metric> known() {
        return Collections.unmodifiableList(Provided.KNOWN);
    }

    /** The metric of this name, or null. */
    public static Metric find(String name) {
        Metric metric = BY_NAME.get(name);
        return metric != null ? metric : Provided.BY_NAME.get(name);
    }

    /** The published scale: nothing for the shortest and the longest tenth, most for the middle. */
    static double scaledLength(int plies) {
        double[] scale = {0, 0.2, 0.5, 0.8, 1, 1, 0.8, 0.5, 0.2, 0};
        return scale[Math.min(Math.max(plies - 1, 0) / 10, scale.length - 1)];
    }
}
