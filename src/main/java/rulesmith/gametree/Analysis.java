package rulesmith.gametree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

/**
 * What some played games tell about the game. All means are over games, since the plies of one game hang together.
 *
 * @param games two or more, none of them without a ply
 */
public record Analysis(Game game, Settings settings, List<AnalysedGame> games) {

    /** Into so many parts the course of a game is cut, so that games of different lengths can be laid over each other. */
    static final int PARTS = 25;

    /** A curve over plies has no more points than this: each then is of several plies. */
    private static final int MOST_POINTS = 150;

    /**
     * How the games were made.
     *
     * @param reference what the user called the game
     * @param south the agent who moved first
     * @param north the other one, or nothing
     * @param depth plies that were looked ahead
     * @param threshold what counts as a lead, in words
     * @param lead the same as a number; 0 if it changes during the game
     * @param opening plies at the start that were random
     */
    public record Settings(
            String reference,
            String south,
            String north,
            int depth,
            String threshold,
            int lead,
            int opening,
            Seed seed) {}

    /**
     * A stretch of a curve.
     *
     * @param x where its middle is
     */
    public record Point(double x, Measurement mean) {}

    public Analysis {
        games = List.copyOf(games);
        if (games.size() < 2 || games.stream().anyMatch(each -> each.length() == 0)) {
            throw new IllegalArgumentException("expected two or more games with moves in them");
        }
    }

    public List<Player> players() {
        return games.get(0).players();
    }

    public boolean isForOne() {
        return players().size() == 1;
    }

    public Refinement refinement() {
        return Refinement.of(
                games.stream().mapToDouble(AnalysedGame::branching).toArray(),
                games.stream().mapToInt(AnalysedGame::length).toArray());
    }

    public MotionSummary motion(Player player) {
        return MotionSummary.of(
                games.stream().map(each -> each.series(player).velocities()).toList());
    }

    /** Over all players, each counting alike: they have as many numbers in a game. */
    public MotionSummary motion() {
        return MotionSummary.of(games.stream()
                .map(each -> players().stream()
                        .flatMapToDouble(
                                player -> Arrays.stream(each.series(player).velocities()))
                        .toArray())
                .toList());
    }

    public List<StageSummary> stages(Player player) {
        return StageSummary.of(games, player);
    }

    /** How the hardness m goes from the start, 0, to the end of a game, 1. */
    public List<Point> hardness(Player player) {
        List<double[]> all =
                games.stream().map(each -> each.series(player).velocities()).toList();
        List<Point> points = new ArrayList<>();
        for (int part = 0; part < PARTS; part++) {
            int number = part;
            double[] means = all.stream().mapToDouble(v -> 1 - part(v, number)).toArray();
            points.add(new Point((part + 0.5) / PARTS, Estimate.mean(means, 0, 1)));
        }
        return points;
    }

    /** Short games have plies that fall into several parts. */
    private static double part(double[] values, int part) {
        int first = part * values.length / PARTS;
        int end = Math.max(first + 1, (part + 1) * values.length / PARTS);
        return Arrays.stream(values, first, end).average().orElseThrow();
    }

    /** The number of legal moves ply by ply, or over a few plies each, while two or more games go on. */
    public List<Point> branching() {
        int[] lengths = games.stream().mapToInt(AnalysedGame::length).sorted().toArray();
        int shown = lengths[lengths.length - 2];
        int width = (shown + MOST_POINTS - 1) / MOST_POINTS;
        List<int[]> choices = games.stream().map(AnalysedGame::choices).toList();
        List<Point> points = new ArrayList<>();
        for (int first = 0; first < shown; first += width) {
            int from = first;
            double[] means = choices.stream()
                    .filter(game -> game.length > from)
                    .mapToDouble(game -> Arrays.stream(game, from, Math.min(game.length, from + width))
                            .average()
                            .orElseThrow())
                    .toArray();
            points.add(new Point(first + (width + 1) / 2.0, Estimate.mean(means, 1, Double.POSITIVE_INFINITY)));
        }
        return points;
    }

    /** How many of the games are no repetition of another. */
    public int different() {
        return (int) games.stream().map(AnalysedGame::line).distinct().count();
    }

    /** In which share of all games it came to that. */
    public Measurement share(Outcome outcome) {
        int count =
                (int) games.stream().filter(each -> each.outcome() == outcome).count();
        return Estimate.share(count, games.size());
    }

    /** How the games ended, with how many did. */
    public Map<String, Integer> endings() {
        Map<String, Integer> counts = new TreeMap<>();
        games.forEach(each -> counts.merge(each.ending(), 1, Integer::sum));
        Map<String, Integer> sorted = new LinkedHashMap<>();
        counts.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
        return sorted;
    }

    /** The number, from 0, of the game of median length; of several the first. */
    public int typical() {
        List<Integer> byLength = IntStream.range(0, games.size())
                .boxed()
                .sorted(Comparator.comparingInt(i -> games.get(i).length()))
                .toList();
        int median = games.get(byLength.get((games.size() - 1) / 2)).length();
        return IntStream.range(0, games.size())
                .filter(i -> games.get(i).length() == median)
                .findFirst()
                .orElseThrow();
    }
}
