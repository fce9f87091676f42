package rulesmith.archive;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How different games are by what was measured of them (Eq. 7 of the study). Two games differ in a metric by
 * {@code |a - b|} divided by the greatest value of that metric among all of the games; they are different games if some
 * metric reaches the threshold.
 *
 * @param games a row of metric values for each game
 */
public record Diversity(List<double[]> games, double threshold) {

    public static final double THRESHOLD = 0.6;

    public boolean differ(int a, int b) {
        return difference(a, b) >= threshold;
    }

    /** The greatest difference in any metric. */
    public double difference(int a, int b) {
        double greatest = 0;
        for (int metric = 0; metric < games.get(a).length; metric++) {
            double max = max(metric);
            double gap = Math.abs(games.get(a)[metric] - games.get(b)[metric]);
            greatest = Math.max(greatest, max == 0 ? 0 : gap / max);
        }
        return greatest;
    }

    private double max(int metric) {
        return games.stream()
                .mapToDouble(values -> Math.abs(values[metric]))
                .max()
                .orElse(0);
    }

    /** From how many of the other games a game is different. */
    public int count(int game) {
        return (int) IntStream.range(0, games.size())
                .filter(other -> other != game && differ(game, other))
                .count();
    }

    /** The games by falling count; the sum of the greatest differences decides between equals, then the order given. */
    public List<Integer> mostDiverse(int limit) {
        return IntStream.range(0, games.size())
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(this::count)
                        .thenComparingDouble(this::total)
                        .reversed())
                .limit(limit)
                .toList();
    }

    /** The diverse choice: the most diverse games, as far as they are different from any other. */
    public List<Integer> choice(int limit) {
        return mostDiverse(limit).stream().filter(game -> count(game) > 0).toList();
    }

    private double total(int game) {
        return IntStream.range(0, games.size())
                .mapToDouble(other -> difference(game, other))
                .sum();
    }
}
