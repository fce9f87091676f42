package rulesmith.survey;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Holm's correction for several tests at once (A simple sequentially rejective multiple test procedure, 1979): whoever
 * rejects where the corrected p is at most α is wrong about any of them with a probability of at most α.
 */
final class Holm {

    private Holm() {}

    /** The corrected values, in the order of the given ones. */
    static double[] corrected(double[] p) {
        int n = p.length;
        Integer[] order = IntStream.range(0, n).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparingDouble(i -> p[i]));
        double[] corrected = new double[n];
        double least = 0;
        for (int i = 0; i < n; i++) {
            least = Math.max(least, Math.min(1, (n - i) * p[order[i]]));
            corrected[order[i]] = least;
        }
        return corrected;
    }
}
