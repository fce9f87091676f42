package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.gametree.PositionClass.Kind;

class StagesTest {

    /** Velocities 0, 0, 0.5, 1, 1, 0.5, 0.25. */
    private static final ScnSeries SERIES = ScnSeries.of(0, 0, 2, 4, 4, 2, 1);

    @Test
    void aGameHasAnOpeningAMiddleAndAnEnd() {
        assertEquals(
                List.of(
                        new Stage("opening", 0, 2, 0, OptionalDouble.empty()),
                        new Stage("middle", 2, 4, 0.75, OptionalDouble.of(0.75)),
                        new Stage("end", 4, 7, 1.75 / 3, OptionalDouble.of(0.75 - 1.75 / 3))),
                Stages.thirds(SERIES));
        assertEquals((0.75 + 0.75 - 1.75 / 3) / 2, Stages.meanGap(Stages.thirds(SERIES)));
    }

    @Test
    void stagesWithoutPliesAreLeftOut() {
        assertEquals(List.of("end"), names(Stages.thirds(ScnSeries.of(5))));
        assertEquals(List.of("middle", "end"), names(Stages.thirds(ScnSeries.of(5, 6))));
        assertEquals(List.of("opening", "middle", "end"), names(Stages.thirds(ScnSeries.of(5, 6, 7))));
        assertEquals(List.of(), Stages.thirds(ScnSeries.of()));
        assertEquals(0, Stages.meanGap(Stages.thirds(ScnSeries.of(5))));
        assertArrayEquals(new int[] {0, 33, 66, 100}, Stages.cuts(100));
    }

    private static List<String> names(List<Stage> stages) {
        return stages.stream().map(Stage::name).toList();
    }

    @Test
    void milestonesCutAGameWhereTheyAreReached() {
        List<Stage> stages = Stages.milestones(SERIES, 2, 3, 3, 5);
        assertEquals(List.of("milestone 0", "milestone 1", "milestone 3", "milestone 4"), names(stages));
        assertEquals(
                List.of(0.0, 0.5, 1.0, 0.375),
                stages.stream().map(Stage::velocity).toList());
        assertEquals(
                List.of(0.5, 0.5, 0.625),
                stages.stream().skip(1).map(stage -> stage.gap().getAsDouble()).toList());
        assertEquals(1, Stages.milestones(SERIES).size());
        assertThrows(IllegalArgumentException.class, () -> Stages.milestones(SERIES, 3, 2));
        assertThrows(IllegalArgumentException.class, () -> Stages.milestones(SERIES, 8));
        assertThrows(IllegalArgumentException.class, () -> Stages.milestones(SERIES, -1));
    }

    @Test
    void aStageIsOfAClassFromTheSecondOn() {
        List<Stage> stages = Stages.thirds(SERIES);
        assertEquals(true, stages.get(0).positionClass().isEmpty());
        assertEquals(
                new PositionClass(PositionClass.Level.HIGH, PositionClass.Level.HIGH),
                stages.get(1).positionClass().orElseThrow());
        assertEquals(Kind.UNCERTAIN, stages.get(2).positionClass().orElseThrow().kind());
    }

    /** The published Table 7. */
    @ParameterizedTest
    @CsvSource({
        "0.1, 0.1, TRAP, false",
        "0.1, 0.5, FAVOURABLE, false",
        "0.1, 0.9, FAVOURABLE, false",
        "0.5, 0.1, UNCERTAIN, false",
        "0.5, 0.5, UNCERTAIN, false",
        "0.5, 0.9, UNCERTAIN, false",
        "0.9, 0.1, FAVOURABLE, false",
        "0.9, 0.5, TRAP, true",
        "0.9, 0.9, TRAP, true",
        "0, 0, TRAP, false",
        "1, 1, TRAP, true",
        "0.334, 0, UNCERTAIN, false",
        "0.333, 0.334, FAVOURABLE, false",
        "0.667, 0.333, FAVOURABLE, false",
        "0.667, 0.334, TRAP, true"
    })
    void classesAreThoseOfTheTable(double velocity, double gap, Kind kind, boolean thrilling) {
        PositionClass found = PositionClass.of(velocity, gap);
        assertEquals(kind, found.kind());
        assertEquals(thrilling, found.thrilling());
        assertEquals(thrilling, found.sentence().contains("thrilling"));
        assertEquals(true, found.sentence().toUpperCase(java.util.Locale.ROOT).contains(kind.name()));
    }

    @Test
    void differentMeaningsHaveDifferentSentences() {
        Set<String> sentences = new HashSet<>();
        for (PositionClass.Level scn : PositionClass.Level.values()) {
            for (PositionClass.Level gap : PositionClass.Level.values()) {
                sentences.add(new PositionClass(scn, gap).sentence());
            }
        }
        assertEquals(6, sentences.size());
        assertThrows(IllegalArgumentException.class, () -> PositionClass.of(1.5, 0));
        assertThrows(IllegalArgumentException.class, () -> PositionClass.of(0, -0.1));
    }
}
