package rulesmith.gametree;

import java.util.ArrayList;
import java.util.List;

/**
 * What a probability-based search would have claimed with each precision, and when: 10^-1 is the first, then a tenth of
 * the one before. The precision changes nothing but when a search stops, so one search without it answers for all.
 */
public final class Claims implements RootTrace {

    /** Doubles near 1 know no more than fifteen digits. */
    public static final int PRECISIONS = 12;

    /** @param nodes in the tree by then */
    public record Claim(boolean won, long iterations, long nodes) {}

    private final Claim[] claims = new Claim[PRECISIONS];
    private int made;

    public static double precision(int number) {
        return Math.pow(10, -1 - number);
    }

    /** Before the next search. */
    public void clear() {
        made = 0;
    }

    @Override
    public void root(double value, long iterations, long nodes) {
        // To the last bit the comparison of a search that has the precision: 1 - value <= precision would round
        // otherwise.
        while (made < PRECISIONS && (value >= 1 - precision(made) || value <= precision(made))) {
            claims[made++] = new Claim(value > 0.5, iterations, nodes);
        }
    }

    /** Those made, the coarsest first; a finer one is never made before a coarser. */
    public List<Claim> made() {
        List<Claim> all = new ArrayList<>();
        for (int i = 0; i < made; i++) {
            all.add(claims[i]);
        }
        return all;
    }
}
