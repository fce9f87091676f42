package rulesmith.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import rulesmith.gametree.Twenty48Study;

/** The published figures on 2048 (Primanita, Khalid and Iida, 2021). */
final class Scn2048Paper {

    /** How often each highest tile was reached, mean score and mean steps. */
    record Strength(Map<Integer, Integer> highestTiles, double score, double steps) {

        int games() {
            return highestTiles.values().stream().mapToInt(Integer::intValue).sum();
        }

        int reached(int tile) {
            return highestTiles.entrySet().stream()
                    .filter(entry -> entry.getKey() >= tile)
                    .mapToInt(Map.Entry::getValue)
                    .sum();
        }
    }

    /** Table 4, by depth. Depth 5 is not in it. */
    static final Map<Integer, Strength> TABLE_4 = Map.of(
            2, new Strength(Map.of(512, 5, 1024, 7, 2048, 7, 4096, 1), 20212, 1031),
            3, new Strength(Map.of(1024, 9, 2048, 10, 4096, 1), 25163, 1244),
            4, new Strength(Map.of(512, 2, 1024, 4, 2048, 10, 4096, 4), 32866.25, 1537.05));

    /** The highest tiles of Table 6. */
    static final List<Integer> TILES = List.of(1024, 2048);

    /** v, M, p and Ep of Table 6, by depth and then by highest tile. */
    private static final Map<Integer, List<List<Double>>> TABLE_6 = Map.of(
            2, List.of(List.of(0.32782, 0.67218, 0.21517, 0.14447), List.of(0.32727, 0.67273, 0.21383, 0.14411)),
            3, List.of(List.of(0.49763, 0.50237, 0.24464, 0.24881), List.of(0.45281, 0.54719, 0.22709, 0.22439)),
            4, List.of(List.of(0.36248, 0.63752, 0.18039, 0.16753), List.of(0.44654, 0.55346, 0.21766, 0.22072)),
            5, List.of(List.of(0.38209, 0.61791, 0.17264, 0.18042), List.of(0.28728, 0.71272, 0.18343, 0.11764)));

    /** The means over Table 6 that its text gives. */
    static final List<Double> OVERALL = List.of(0.38549, 0.61451, 0.20686, 0.18101);

    private Scn2048Paper() {}

    static List<Double> motion(int depth, int tile) {
        return TABLE_6.get(depth).get(TILES.indexOf(tile));
    }

    /** From the lowest tile that somebody ended with, there or here, to the highest. */
    static List<Integer> tiles(Twenty48Study study) {
        int least = study.highestTiles().firstKey();
        int most = study.highestTiles().lastKey();
        for (int depth : study.depths()) {
            if (TABLE_4.containsKey(depth)) {
                for (int tile : TABLE_4.get(depth).highestTiles().keySet()) {
                    least = Math.min(least, tile);
                    most = Math.max(most, tile);
                }
            }
        }
        List<Integer> tiles = new ArrayList<>();
        for (int tile = least; tile <= most; tile *= 2) {
            tiles.add(tile);
        }
        return tiles;
    }
}
