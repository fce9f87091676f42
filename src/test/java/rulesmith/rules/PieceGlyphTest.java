package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class PieceGlyphTest {

    /** A rule set whose type 1 has the given genes. */
    private static RuleSet typeOne(Movement movement, int step, int capture, int honor) {
        String genes = "1" + ",0".repeat(23) + "," + movement.gene() + ",1,1,1,1,1," + step + ",0,0,0,0,0," + capture
                + ",0,0,0,0,0," + honor + ",0,0,0,0,0,0,0";
        return RuleSet.of("One", RuleSet.parseGenes(genes), Conventions.DEFAULT);
    }

    private static long count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }

    @Test
    void northIsTurnedAndSouthIsNot() {
        RuleSet ruleSet = DrawnRuleSets.DRAUGHTS;
        assertTrue(PieceGlyph.north(ruleSet, 1).contains("rotate(180)"));
        assertFalse(PieceGlyph.south(ruleSet, 1).contains("rotate(180)"));
    }

    @Test
    void theNumberStaysUpright() {
        Element number = DrawnRuleSets.elements(
                        DrawnRuleSets.parseFragment(PieceGlyph.north(DrawnRuleSets.CHESS, 6)), "text")
                .get(0);
        assertEquals("6", number.getTextContent());
        Element parent = (Element) number.getParentNode();
        assertEquals("piece north honor", parent.getAttribute("class"));
        assertEquals("", parent.getAttribute("transform"));
    }

    @Test
    void anArrowPointsAlongEachVector() {
        RuleSet forward = typeOne(Movement.DIAGONAL_FORWARD, 0, 0, 0);
        String drawn = PieceGlyph.south(forward, 1);
        assertEquals(2, count(drawn, "rotate("));
        assertTrue(drawn.contains("rotate(45)") && drawn.contains("rotate(-45)"), drawn);
        for (Movement movement : Movement.values()) {
            int vectors = movement.vectors(Conventions.DEFAULT).size();
            assertEquals(vectors, count(PieceGlyph.south(typeOne(movement, 0, 0, 0), 1), "rotate("), movement::name);
        }
    }

    @Test
    void theRookConventionAddsArrows() {
        RuleSet file = typeOne(Movement.STRAIGHT, 0, 0, 0);
        RuleSet rook = file.withConventions(Conventions.DEFAULT.withStraight(Conventions.Straight.ROOK));
        assertEquals(2, count(PieceGlyph.south(file, 1), "rotate("));
        assertEquals(4, count(PieceGlyph.south(rook, 1), "rotate("));
    }

    @Test
    void aMultipleStepHasTwoHeadsOnEachArrow() {
        for (Movement movement : Movement.values()) {
            long single = count(PieceGlyph.south(typeOne(movement, 0, 0, 0), 1), "Z");
            long multiple = count(PieceGlyph.south(typeOne(movement, 1, 0, 0), 1), "Z");
            assertEquals(2 * single, multiple, movement::name);
        }
    }

    @Test
    void theBodyTellsTheCapture() {
        assertTrue(PieceGlyph.south(typeOne(Movement.ALL, 0, 1, 0), 1).contains("<circle"));
        assertFalse(PieceGlyph.south(typeOne(Movement.ALL, 0, 1, 0), 1).contains("<rect"));
        assertTrue(PieceGlyph.south(typeOne(Movement.ALL, 0, 0, 0), 1).contains("<rect"));
    }

    @Test
    void thePieceOfHonorWearsACrown() {
        String crown = PieceGlyph.crown(Svg.INK);
        assertTrue(PieceGlyph.south(typeOne(Movement.ALL, 0, 0, 1), 1).contains(crown));
        assertFalse(PieceGlyph.south(typeOne(Movement.ALL, 0, 0, 2), 1).contains(crown));
    }

    @Test
    void everyKindOfPieceLooksDifferent() {
        Set<String> drawings = new HashSet<>();
        int kinds = 0;
        for (Movement movement : Movement.values()) {
            for (int genes = 0; genes < 8; genes++) {
                RuleSet ruleSet = typeOne(movement, genes & 1, genes >> 1 & 1, genes >> 2);
                drawings.add(PieceGlyph.south(ruleSet, 1));
                drawings.add(PieceGlyph.north(ruleSet, 1));
                kinds += 2;
            }
        }
        assertEquals(kinds, drawings.size());
    }

    @Test
    void aPieceIsAFileOfItsOwn() {
        RuleSet ruleSet = DrawnRuleSets.WILD;
        assertEquals(
                1,
                DrawnRuleSets.ofClass(DrawnRuleSets.parse(PieceGlyph.svg(ruleSet, 2, true)), "north")
                        .size());
        assertNotEquals(PieceGlyph.svg(ruleSet, 2, true), PieceGlyph.svg(ruleSet, 2, false));
    }
}
