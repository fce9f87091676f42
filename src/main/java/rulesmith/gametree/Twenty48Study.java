package rulesmith.gametree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import rulesmith.metrics.Estimate;
import rulesmith.metrics.Superiority;
import rulesmith.rules.Measurement;

/**
 * The games of 2048 of players who look differently far, and what they say together.
 *
 * @param games by how far the player looked, then by number
 */
public record Twenty48Study(List<Twenty48Summary> games) {

    public Twenty48Study {
        games = games.stream()
                .sorted(Comparator.comparingInt(Twenty48Summary::plies).thenComparingInt(Twenty48Summary::game))
                .toList();
    }

    /** How far the players look, in ascending order. */
    public List<Integer> depths() {
        return games.stream().map(Twenty48Summary::plies).distinct().toList();
    }

    public Twenty48Study at(int depth) {
        return new Twenty48Study(
                games.stream().filter(game -> game.plies() == depth).toList());
    }

    /** Those in which this was the highest tile. */
    public Twenty48Study endedAt(int tile) {
        return new Twenty48Study(
                games.stream().filter(game -> game.highest() == tile).toList());
    }

    /** How many games ended with which highest tile, in ascending order. */
    public TreeMap<Integer, Integer> highestTiles() {
        TreeMap<Integer, Integer> tiles = new TreeMap<>();
        games.forEach(game -> tiles.merge(game.highest(), 1, Integer::sum));
        return tiles;
    }

    public double[] values(ToDoubleFunction<Twenty48Summary> of) {
        return games.stream().mapToDouble(of).toArray();
    }

    public Measurement mean(ToDoubleFunction<Twenty48Summary> of) {
        return Estimate.mean(values(of));
    }

    /** Of all games together; momentum and energy from the means belong to their mean v. */
    public MotionSummary motion() {
        return MotionSummary.ofGames(
                games.stream().map(Twenty48Summary::ofThePlies).toList());
    }

    /** In how many games a tile was reached. */
    public Measurement reached(int tile) {
        int hits = (int) games.stream().filter(game -> game.highest() >= tile).count();
        return Estimate.share(hits, games.size());
    }

    /** In how many pairs of games the one here has more. */
    public Superiority exceeds(Twenty48Study other, ToDoubleFunction<Twenty48Summary> of) {
        return Superiority.of(subjects(of), other.subjects(of));
    }

    private List<double[]> subjects(ToDoubleFunction<Twenty48Summary> of) {
        return games.stream().map(game -> new double[] {of.applyAsDouble(game)}).toList();
    }

    /** The one of median length; of two, the shorter. */
    public Twenty48Summary typical() {
        return games.stream()
                .sorted(Comparator.comparingInt(Twenty48Summary::steps).thenComparingInt(Twenty48Summary::game))
                .toList()
                .get((games.size() - 1) / 2);
    }

    /** The milestones that so many games or more reached. */
    public List<Twenty48Milestone> milestones(int fewest) {
        List<Twenty48Milestone> milestones = new ArrayList<>();
        for (int place = 0; ; place++) {
            Twenty48Milestone milestone = Twenty48Milestone.of(games, place);
            if (milestone.games() < Math.max(1, fewest)) {
                return milestones;
            }
            milestones.add(milestone);
        }
    }
}
