package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class MovementDiagramTest {

    @Test
    void drawsADotForEachPlainMoveAndOneCapture() {
        for (RuleSet ruleSet : DrawnRuleSets.ALL) {
            for (int type : ruleSet.typesInPlay()) {
                MovementExample example = MovementExample.of(ruleSet.type(type), ruleSet.conventions());
                long dots = example.movers().stream()
                        .flatMap(mover -> mover.looks().stream())
                        .mapToLong(look -> look.vacant().size())
                        .sum();
                Document diagram = DrawnRuleSets.parse(MovementDiagram.svg(ruleSet, type));
                String what = ruleSet.name() + ", type " + type;
                assertEquals(dots, DrawnRuleSets.ofClass(diagram, "move").size(), what);
                assertEquals(1, DrawnRuleSets.ofClass(diagram, "victim").size(), what);
                assertEquals(1, DrawnRuleSets.ofClass(diagram, "landing").size(), what);
                int jumps = ruleSet.type(type).stepOver() ? 1 : 0;
                assertEquals(jumps, DrawnRuleSets.ofClass(diagram, "jump").size(), what);
                assertEquals(
                        example.movers().size(),
                        DrawnRuleSets.ofClass(diagram, "piece").size(),
                        what);
            }
        }
    }

    @Test
    void theRookConventionShowsMovesToTheSide() {
        RuleSet rook = DrawnRuleSets.CHESS;
        RuleSet file = rook.withConventions(Conventions.DEFAULT);
        // Along row and file of a 7x7 board: 12 cells, less the victim's and the one behind it.
        assertEquals(10, dots(rook, 2));
        // Twice along the file: 6 cells for the mover, 6 less the victim's and the one behind it for the captor.
        assertEquals(10, dots(file, 2));
        assertEquals(1, DrawnRuleSets.ofClass(parsed(rook, 2), "piece").size());
        assertEquals(2, DrawnRuleSets.ofClass(parsed(file, 2), "piece").size());
    }

    private static Document parsed(RuleSet ruleSet, int type) {
        return DrawnRuleSets.parse(MovementDiagram.svg(ruleSet, type));
    }

    private static int dots(RuleSet ruleSet, int type) {
        return DrawnRuleSets.ofClass(parsed(ruleSet, type), "move").size();
    }
}
