package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextWrapTest {

    @Test
    void leavesShortTextOnOneLine() {
        assertEquals(List.of("one step"), TextWrap.wrap("one step", 200, 12));
    }

    @Test
    void breaksAtSpacesWithinTheWidth() {
        String text = "captures by jumping over and becomes type 2 on the last row";
        List<String> lines = TextWrap.wrap(text, 150, 12);
        assertTrue(lines.size() > 1, lines::toString);
        assertTrue(lines.stream().allMatch(line -> TextWrap.width(line, 12) <= 150), lines::toString);
        assertEquals(text, String.join(" ", lines));
    }

    @Test
    void breaksWordsThatAreTooLongWithoutLosingALetter() {
        String word = "W".repeat(40) + "\uD83D\uDC51".repeat(20);
        List<String> lines = TextWrap.wrap("a " + word, 100, 12);
        assertTrue(lines.stream().allMatch(line -> TextWrap.width(line, 12) <= 100), lines::toString);
        assertEquals("a" + word, String.join("", lines));
        assertTrue(lines.stream().noneMatch(line -> Character.isHighSurrogate(line.charAt(line.length() - 1))));
    }

    @Test
    void getsOnWhereNotEvenOneLetterFits() {
        assertEquals(List.of("a", "b"), TextWrap.wrap("ab", 1, 12));
    }
}
