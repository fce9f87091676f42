package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RuleChangesTest {

    private final RuleSet draughts;

    RuleChangesTest() throws IOException {
        draughts = RuleSetJson.read(Files.readString(Path.of("rulesets", "draughts.json")));
    }

    @Test
    void nothingChanged() {
        assertEquals(List.of("nothing"), RuleChanges.of(draughts, draughts));
        assertEquals(0, RuleChanges.count(draughts, draughts));
    }

    @Test
    void fewCellsAreToldOneByOne() {
        RuleSet child = with(0, 0, 2, 2);
        assertEquals(List.of("placement: a1 1 → empty, c1 1 → 2 (12 → 11 pieces)"), RuleChanges.of(draughts, child));
        assertEquals(2, RuleChanges.count(draughts, child));
    }

    @Test
    void manyCellsAreCounted() {
        assertEquals(
                List.of("placement: 4 cells changed (12 → 8 pieces)"),
                RuleChanges.of(draughts, with(0, 0, 2, 0, 4, 0, 6, 0)));
    }

    @Test
    void whatATypeDoesIsToldTogether() {
        RuleSet child = with(
                Genes.MOVEMENT,
                4,
                Genes.STEP,
                1,
                Genes.CAPTURE,
                0,
                Genes.CONVERSION,
                0,
                Genes.HONOR,
                1,
                Genes.MANDATORY,
                0);
        assertEquals(
                List.of(
                        "type 1: movement diagonal forward → L, single step → multiple, captures over → into, conversion type 2"
                                + " → none",
                        "piece of honor: none → type 1",
                        "capturing is no longer a duty"),
                RuleChanges.of(draughts, child));
    }

    @Test
    void genesOfTypesThatNobodyHasAreCounted() {
        int other = draughts.genes().get(Genes.STEP + 5) == 0 ? 1 : 0;
        assertEquals(List.of("1 gene without effect"), RuleChanges.of(draughts, with(Genes.STEP + 5, other)));
    }

    private RuleSet with(int... genesAndValues) {
        List<Integer> genes = new ArrayList<>(draughts.genes());
        for (int i = 0; i < genesAndValues.length; i += 2) {
            genes.set(genesAndValues[i], genesAndValues[i + 1]);
        }
        return RuleSet.of("Child", genes, draughts.conventions());
    }
}
