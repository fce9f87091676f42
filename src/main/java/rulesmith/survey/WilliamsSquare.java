package rulesmith.survey;

import java.util.ArrayList;
import java.util.List;

/**
 * Orders of things to try (Williams 1949): over all rows each thing stands in each place equally often, and comes right
 * after each other thing equally often. An even number of things takes as many rows, an odd number twice as many.
 */
public final class WilliamsSquare {

    private WilliamsSquare() {}

    /** The rows, each an order of 0 to {@code things - 1}. */
    public static List<List<Integer>> of(int things) {
        if (things < 1) {
            throw new IllegalArgumentException(things + " things, expected at least 1");
        }
        List<List<Integer>> rows = new ArrayList<>();
        for (int shift = 0; shift < things; shift++) {
            List<Integer> row = new ArrayList<>();
            for (int place = 0; place < things; place++) {
                // 0, 1, n-1, 2, n-2, …: the differences of neighbours are all different.
                int zigzag = place % 2 == 1 ? (place + 1) / 2 : (things - place / 2) % things;
                row.add((zigzag + shift) % things);
            }
            rows.add(List.copyOf(row));
        }
        if (things % 2 == 1 && things > 1) {
            for (int i = 0; i < things; i++) {
                List<Integer> mirrored = new ArrayList<>();
                for (int place = things - 1; place >= 0; place--) {
                    mirrored.add(rows.get(i).get(place));
                }
                rows.add(List.copyOf(mirrored));
            }
        }
        return List.copyOf(rows);
    }
}
