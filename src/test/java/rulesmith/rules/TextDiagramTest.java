package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rulesmith.rules.Conventions.Straight;

class TextDiagramTest {

    private static String diagram(Movement movement, boolean multiple, Conventions conventions) {
        PieceType type = new PieceType(1, movement, multiple, false, 0);
        return String.join("\n", TextDiagram.of(type, conventions)) + "\n";
    }

    private static String single(Movement movement) {
        return diagram(movement, false, Conventions.DEFAULT);
    }

    private static String multiple(Movement movement) {
        return diagram(movement, true, Conventions.DEFAULT);
    }

    @Test
    void aSingleStepIsADot() {
        assertEquals("""
                · · · · ·
                · ● · ● ·
                · · 1 · ·
                · · · · ·
                · · · · ·
                """, single(Movement.DIAGONAL_FORWARD));
        assertEquals("""
                · · · · ·
                · ● ● ● ·
                · ● 1 ● ·
                · ● ● ● ·
                · · · · ·
                """, single(Movement.ALL));
        assertEquals("""
                · · · · ·
                · · ● · ·
                · · 1 · ·
                · · · · ·
                · · · · ·
                """, single(Movement.FORWARD));
    }

    @Test
    void aMultipleStepIsAnArrow() {
        assertEquals("""
                ↖ · · · ↗
                · ↖ · ↗ ·
                · · 1 · ·
                · ↙ · ↘ ·
                ↙ · · · ↘
                """, multiple(Movement.DIAGONAL));
        assertEquals("""
                ↖ · ↑ · ↗
                · ↖ ↑ ↗ ·
                ← ← 1 → →
                · ↙ ↓ ↘ ·
                ↙ · ↓ · ↘
                """, multiple(Movement.ALL));
    }

    @Test
    void aLeapIsADotAndARepeatedOneAnotherMark() {
        String leaps = """
                · ● · ● ·
                ● · · · ●
                · · 1 · ·
                ● · · · ●
                · ● · ● ·
                """;
        assertEquals(leaps, single(Movement.L));
        assertEquals(leaps.replace("●", "◉"), multiple(Movement.L));
    }

    @Test
    void straightDependsOnTheConvention() {
        assertEquals("""
                · · ↑ · ·
                · · ↑ · ·
                · · 1 · ·
                · · ↓ · ·
                · · ↓ · ·
                """, multiple(Movement.STRAIGHT));
        assertEquals("""
                · · · · ·
                · · ● · ·
                · ● 1 ● ·
                · · ● · ·
                · · · · ·
                """, diagram(Movement.STRAIGHT, false, Conventions.DEFAULT.withStraight(Straight.ROOK)));
    }

    @ParameterizedTest
    @EnumSource
    void isFiveRowsOfNineWithTheTypeInTheMiddle(Movement movement) {
        for (boolean multiple : List.of(false, true)) {
            List<String> rows = TextDiagram.of(new PieceType(6, movement, multiple, true, 0), Conventions.DEFAULT);
            assertEquals(5, rows.size());
            rows.forEach(row -> assertEquals(9, row.length(), row));
            assertTrue(rows.get(2).substring(4).startsWith("6"), rows.get(2));
        }
    }
}
