package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rulesmith.gametree.MotionInMind;
import rulesmith.gametree.Twenty48Study;
import rulesmith.gametree.Twenty48Summary;
import rulesmith.rules.Measurement;

/** Few games whose figures were worked out by hand. */
class Scn2048ReportTest {

    private static final Twenty48Study STUDY = new Twenty48Study(List.of(
            game(2, 1, 1024, 0.2, 0.2, 0.6, 0.1),
            game(2, 2, 1024, 0.6, 0.6, 0.2),
            game(3, 1, 2048, 0.4, 0.4, 0.5, 0.9),
            game(3, 2, 2048, 0.4, 0.4, 0.5, 0.9),
            game(4, 1, 2048, 0.4, 0.4, 0.4, 0.9),
            game(4, 2, 4096, 0.4, 0.4, 0.6, 0.9)));

    private static final Scn2048Report REPORT = new Scn2048Report(STUDY, false);

    private static Twenty48Summary game(int plies, int number, int highest, double v, Double... milestones) {
        return new Twenty48Summary(
                plies,
                number,
                10 * highest,
                1000,
                highest,
                MotionInMind.fromTheMeans(v),
                new MotionInMind(MotionInMind.Kind.OF_THE_PLIES, v, 1 - v, 0.1, 0.05),
                0,
                0,
                0,
                List.of(milestones));
    }

    /** 0.4 · 0.6 and 2 · 0.6 · 0.16; the mean of the products of both games would be 0.2 and 0.176. */
    @Test
    void productsFromTheMeansBelongToTheVOfTheirRow() {
        String row = new Scn2048Csv(STUDY)
                .depths()
                .lines()
                .filter(line -> line.startsWith("2,1024,2,"))
                .findFirst()
                .orElseThrow();
        assertTrue(row.endsWith(",0.240000,0.192000,0.100000,0.050000"), row);
        String table = new Scn2048Tables(STUDY)
                .motion().stream()
                        .filter(line -> line.startsWith("2 ") && line.contains(" 1024 "))
                        .findFirst()
                        .orElseThrow();
        assertTrue(table.endsWith("0.600  0.240  0.192  0.100  0.050"), table);
        Map<?, ?> depth = (Map<?, ?>) ((List<?>) REPORT.facts(Path.of("folder")).get("depths")).get(0);
        Map<?, ?> products = (Map<?, ?>) depth.get("from the means");
        assertEquals(0.24, ((Measurement) products.get("momentum")).mean(), 1e-12);
        assertEquals(0.192, ((Measurement) products.get("energy")).mean(), 1e-12);
    }

    @Test
    void averagesOfDifferentThingsAreNoRow() {
        String all = new Scn2048Tables(STUDY)
                .motion().stream()
                        .filter(line -> line.startsWith("all "))
                        .findFirst()
                        .orElseThrow();
        assertTrue(all.matches("all +all +– +– +– +– +6 .*"), all);
        String text = String.join(" ", REPORT.lines());
        assertTrue(
                text.contains(
                        "The paper's mean of its eight rows, tiles 1024 and 2048 only and each row counting alike,"
                                + " is v = 0.385, M = 0.615,"
                                + " p = 0.207, Ep = 0.181; ours over all games, whatever their highest tile, is v = 0.400,"
                                + " M = 0.600, p = 0.240, Ep = 0.192"),
                text);
    }

    /** The second game gets no further than tile 8. */
    @Test
    void comparesGapsUpToWhereAllGamesGetWithoutATest() {
        List<String> findings = REPORT.findings();
        String gaps = findings.get(findings.size() - 1);
        assertTrue(
                gaps.contains(
                        "up to tile 8, which all games reach, is 0.400 at depth 2, 0.100 at depth 3, 0.100 at depth"
                                + " 4."),
                gaps);
        assertTrue(gaps.contains("v is normalised by the greatest number of its own game"), gaps);
        assertFalse(gaps.contains("p =") || gaps.contains("p <"), gaps);
    }

    @Test
    void severalTestsAreCorrected() {
        assertArrayEquals(new boolean[] {true, true, true}, Scn2048Report.holm(0.04, 0.02, 0.01));
        assertArrayEquals(new boolean[] {false, false, true}, Scn2048Report.holm(0.04, 0.03, 0.01));
        assertArrayEquals(new boolean[] {false, false, false}, Scn2048Report.holm(0.02, 0.02, 0.02));
        assertArrayEquals(new boolean[] {true}, Scn2048Report.holm(0.049));
        assertArrayEquals(new boolean[0], Scn2048Report.holm());
        String conclusion = REPORT.findings().get(2);
        assertTrue(
                conclusion.startsWith("So these games do not show") && conclusion.endsWith("by Holm's correction."),
                conclusion);
    }
}
