package rulesmith.survey;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import rulesmith.Seed;

/**
 * If all games were alike, each person could as well have given their scores to the games in any other order. How likely
 * is it then that the sums of the games lie as far apart as they do, or further?
 */
final class Exchanges {

    /** Sums of squares grow with the distance of the sums from each other, for their total is always the same. */
    private final long observed;

    private final int[][] scores;

    /** Additions of a row to a vector of sums; more would take more than a second or two. */
    private static final long AFFORDABLE = 3_000_000;

    private static final int SAMPLES = 100_000;

    /** Of more games there are too many orders to list. */
    private static final int MOST_GAMES = 7;

    /** @param scores a row for each person */
    Exchanges(int[][] scores) {
        this.scores = scores;
        int[] sums = new int[scores[0].length];
        for (int[] row : scores) {
            add(sums, row);
        }
        observed = squares(sums);
    }

    private static void add(int[] sums, int[] row) {
        for (int j = 0; j < sums.length; j++) {
            sums[j] += row[j];
        }
    }

    private static long squares(int[] sums) {
        long squares = 0;
        for (int sum : sums) {
            squares += (long) sum * sum;
        }
        return squares;
    }

    /**
     * Over all exchanges, person by person. As every order of every row comes up, the games can be told apart by their sums
     * alone: vectors with the same sums in another order are one.
     *
     * @return nothing if that takes too long
     */
    Optional<Double> exact() {
        if (scores[0].length > MOST_GAMES) {
            return Optional.empty();
        }
        Map<List<Integer>, Double> reached = new LinkedHashMap<>();
        reached.put(boxed(new int[scores[0].length]), 1.0);
        long work = 0;
        for (int[] row : scores) {
            List<int[]> orders = orders(row);
            work += (long) reached.size() * orders.size();
            if (work > AFFORDABLE) {
                return Optional.empty();
            }
            Map<List<Integer>, Double> next = new LinkedHashMap<>();
            reached.forEach((sums, probability) -> {
                for (int[] order : orders) {
                    int[] sum = order.clone();
                    for (int j = 0; j < sum.length; j++) {
                        sum[j] += sums.get(j);
                    }
                    Arrays.sort(sum);
                    next.merge(boxed(sum), probability / orders.size(), Double::sum);
                }
            });
            reached = next;
        }
        double p = 0;
        for (Map.Entry<List<Integer>, Double> entry : reached.entrySet()) {
            long squares =
                    entry.getKey().stream().mapToLong(sum -> (long) sum * sum).sum();
            p += squares >= observed ? entry.getValue() : 0;
        }
        return Optional.of(Math.min(1, p));
    }

    private static List<Integer> boxed(int[] values) {
        return Arrays.stream(values).boxed().toList();
    }

    /** The different orders of a row; each is as likely as any other. */
    private static List<int[]> orders(int[] row) {
        Set<List<Integer>> orders = new LinkedHashSet<>();
        extend(new ArrayList<>(), new ArrayList<>(boxed(row)), orders);
        return orders.stream()
                .map(order -> order.stream().mapToInt(Integer::intValue).toArray())
                .toList();
    }

    private static void extend(List<Integer> order, List<Integer> left, Set<List<Integer>> orders) {
        if (left.isEmpty()) {
            orders.add(List.copyOf(order));
            return;
        }
        for (int value : new LinkedHashSet<>(left)) {
            order.add(value);
            left.remove((Object) value);
            extend(order, left, orders);
            left.add(value);
            order.remove(order.size() - 1);
        }
    }

    /** Over random exchanges; what was observed counts as one of them, so that p is never 0. */
    double sampled(Seed seed) {
        RandomGenerator random = seed.generator();
        int[][] rows = Arrays.stream(scores).map(int[]::clone).toArray(int[][]::new);
        int extreme = 1;
        for (int s = 0; s < SAMPLES; s++) {
            int[] sums = new int[rows[0].length];
            for (int[] row : rows) {
                shuffle(row, random);
                add(sums, row);
            }
            extreme += squares(sums) >= observed ? 1 : 0;
        }
        return extreme / (SAMPLES + 1.0);
    }

    static void shuffle(int[] values, RandomGenerator random) {
        for (int i = values.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int value = values[i];
            values[i] = values[j];
            values[j] = value;
        }
    }
}
