package rulesmith.archive;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DiversityTest {

    /** Table 2 of the study: duration, dynamism, intelligence and usability of the eight games of its archive. */
    private static final List<double[]> TABLE_2 = List.of(
            new double[] {0.89, 0.08, 1, 21.05},
            new double[] {0.85, 0.07, 0.7, 16.78},
            new double[] {0.02, 0.18, 1, 22.07},
            new double[] {0.22, 0.17, 1, 25.87},
            new double[] {0, 0.09, 1, 23.09},
            new double[] {0, 0.07, 1, 21.03},
            new double[] {0.4, 0.07, 0.85, 84.93},
            new double[] {0.22, 0.04, 0.7, 81});

    private static final Diversity PUBLISHED = new Diversity(TABLE_2, Diversity.THRESHOLD);

    /**
     * By hand: two games differ from a gap of 0.534 in duration on (0.6 of 0.89), 0.108 in dynamism (of 0.18), 0.6 in
     * intelligence (of 1) or 50.958 in usability (of 84.93).
     *
     * <ul>
     *   <li>Duration sets games 1 and 2 apart from 3, 4, 5, 6 and 8.
     *   <li>Dynamism sets game 3 apart from 2, 6, 7 and 8, and game 4 from 8.
     *   <li>Intelligence sets nobody apart: the greatest gap is 0.3.
     *   <li>Usability sets games 7 and 8 apart from 1 to 6.
     * </ul>
     *
     * The study prints 5 5 3 1 0 1 6 3 in its Table 3, which does not follow from its Table 2: a difference holds for both
     * games of a pair, and games 7 and 8 differ from game 5, which cannot have 0 then.
     */
    @Test
    void countsByTheDefinition() {
        assertArrayEquals(new int[] {6, 6, 5, 4, 4, 5, 6, 6}, counts());
    }

    @Test
    void theThreeGamesThatTheStudyChoseAreAmongTheMostDiverse() {
        int most = IntStream.of(counts()).max().orElseThrow();
        for (int game : List.of(1, 2, 7)) {
            assertEquals(most, PUBLISHED.count(game - 1), "game " + game);
        }
        assertTrue(PUBLISHED.mostDiverse(4).containsAll(List.of(0, 1, 6)));
    }

    private static int[] counts() {
        return IntStream.range(0, 8).map(PUBLISHED::count).toArray();
    }

    /** Counting only games that another one is ahead of comes nearest to what was printed, but is not it either. */
    @Test
    void aDirectedReadingDoesNotGiveWhatWasPrintedEither() {
        int[] ahead = new int[8];
        for (int a = 0; a < 8; a++) {
            for (int b = 0; b < 8; b++) {
                boolean differ = false;
                for (int metric = 0; metric < 4; metric++) {
                    int column = metric;
                    double max = TABLE_2.stream()
                            .mapToDouble(row -> row[column])
                            .max()
                            .orElseThrow();
                    differ |= (TABLE_2.get(a)[metric] - TABLE_2.get(b)[metric]) / max >= 0.6;
                }
                ahead[a] += differ ? 1 : 0;
            }
        }
        assertArrayEquals(new int[] {5, 5, 4, 1, 0, 0, 6, 6}, ahead);
    }

    @Test
    void theThresholdItselfIsADifference() {
        Diversity halves = new Diversity(List.of(new double[] {1}, new double[] {0.5}, new double[] {0.75}), 0.5);
        assertTrue(halves.differ(0, 1));
        assertTrue(halves.differ(1, 0));
        assertFalse(halves.differ(0, 2));
        assertFalse(halves.differ(0, 0));
    }

    @Test
    void equalCountsGoByHowGreatTheDifferencesAre() {
        Diversity games = new Diversity(List.of(new double[] {1}, new double[] {0.4}, new double[] {0.1}), 0.99);
        assertEquals(List.of(0, 2, 1), games.mostDiverse(3));
        assertEquals(List.of(0), games.mostDiverse(1));
        Diversity twins = new Diversity(List.of(new double[] {1}, new double[] {1}, new double[] {0.5}), 0.99);
        assertEquals(List.of(2, 0, 1), twins.mostDiverse(3));
    }

    @Test
    void aMetricThatIsZeroForAllSetsNobodyApart() {
        Diversity games = new Diversity(List.of(new double[] {0, 2}, new double[] {0, 2}), 0.6);
        assertEquals(0, games.difference(0, 1));
        assertEquals(0, games.count(0));
        assertEquals(List.of(), new Diversity(List.of(), 0.6).mostDiverse(3));
    }
}
