package rulesmith.survey;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rulesmith.Seed;
import rulesmith.rules.Measurement;

/**
 * Krippendorff's alpha for ordered values (Computing Krippendorff's alpha-reliability, 2011): 1 if all people agree, 0 if
 * they agree no more than by chance, negative if less. Values may be missing.
 *
 * @param alpha with an interval from drawing the people again and again with replacement (the games are these and no
 *     others; nobody is compared with themself); with fewer than {@value #FEWEST} people it is all from −1 to 1
 */
public record Agreement(Measurement alpha) {

    private static final int FEWEST = 5;
    private static final int DRAWS = 2000;
    private static final double TAIL = 0.025;

    /**
     * @param values a row for each person with a value for each thing rated, null where there is none
     * @return nothing if no two people rated the same thing, or all values are the same
     */
    static Optional<Agreement> of(Integer[][] values, Seed seed) {
        int[] once = new int[values.length];
        Arrays.fill(once, 1);
        Scale scale = Scale.of(values);
        OptionalDouble alpha = scale.alpha(once);
        if (alpha.isEmpty()) {
            return Optional.empty();
        }
        double observed = alpha.getAsDouble();
        int people = (int) Arrays.stream(values)
                .filter(row -> Stream.of(row).anyMatch(value -> value != null))
                .count();
        double low = -1;
        double high = 1;
        if (people >= FEWEST) {
            double[] drawn = draws(scale, values.length, seed);
            if (drawn.length > DRAWS / 2) {
                low = drawn[(int) (TAIL * drawn.length)];
                high = drawn[(int) ((1 - TAIL) * drawn.length)];
            }
        }
        return Optional.of(
                new Agreement(new Measurement(observed, Math.min(observed, low), Math.max(observed, high), people)));
    }

    /** Whether there were enough people to draw from. */
    public boolean hasInterval() {
        return alpha.games() >= FEWEST;
    }

    private static double[] draws(Scale scale, int people, Seed seed) {
        RandomGenerator random = seed.generator();
        double[] drawn = new double[DRAWS];
        int count = 0;
        for (int i = 0; i < DRAWS; i++) {
            int[] times = new int[people];
            for (int j = 0; j < people; j++) {
                times[random.nextInt(people)]++;
            }
            OptionalDouble alpha = scale.alpha(times);
            if (alpha.isPresent()) {
                drawn[count++] = alpha.getAsDouble();
            }
        }
        double[] kept = Arrays.copyOf(drawn, count);
        Arrays.sort(kept);
        return kept;
    }

    /**
     * The values as places on a scale.
     *
     * @param places by person and thing, -1 where there is none
     */
    private record Scale(int[][] places, int size) {

        static Scale of(Integer[][] values) {
            Integer[] scale = Arrays.stream(values)
                    .flatMap(Arrays::stream)
                    .filter(value -> value != null)
                    .distinct()
                    .sorted()
                    .toArray(Integer[]::new);
            int[][] places = Arrays.stream(values)
                    .map(row -> Arrays.stream(row)
                            .mapToInt(value -> value == null ? -1 : Arrays.binarySearch(scale, value))
                            .toArray())
                    .toArray(int[][]::new);
            return new Scale(places, scale.length);
        }

        /** @param times how often each person counts */
        OptionalDouble alpha(int[] times) {
            double[][] pairs = coincidences(times);
            double[] sums = Arrays.stream(pairs)
                    .mapToDouble(row -> Arrays.stream(row).sum())
                    .toArray();
            double n = Arrays.stream(sums).sum();
            double observed = 0;
            double expected = 0;
            for (int c = 0; c < size; c++) {
                double between = sums[c] / 2;
                for (int k = c + 1; k < size; k++) {
                    double distance = between + sums[k] / 2;
                    observed += pairs[c][k] * distance * distance;
                    expected += sums[c] * sums[k] * distance * distance;
                    between += sums[k];
                }
            }
            return expected > 0 ? OptionalDouble.of(1 - (n - 1) * observed / expected) : OptionalDouble.empty();
        }

        /** How often two people gave a thing these two values; a thing counts by how many people rated it. */
        private double[][] coincidences(int[] times) {
            double[][] pairs = new double[size][size];
            int things = places.length == 0 ? 0 : places[0].length;
            for (int thing = 0; thing < things; thing++) {
                double people = 0;
                double squares = 0;
                double[] count = new double[size];
                double[] same = new double[size];
                for (int i = 0; i < places.length; i++) {
                    int place = places[i][thing];
                    if (place >= 0) {
                        people += times[i];
                        squares += (double) times[i] * times[i];
                        count[place] += times[i];
                        same[place] += (double) times[i] * times[i];
                    }
                }
                double all = people * people - squares;
                for (int c = 0; all > 0 && c < size; c++) {
                    for (int k = 0; k < size; k++) {
                        pairs[c][k] += people * (count[c] * count[k] - (c == k ? same[c] : 0)) / all;
                    }
                }
            }
            return pairs;
        }
    }
}
