package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextLayoutTest {

    @Test
    void breaksBetweenWords() {
        assertEquals(List.of("one two", "three", "four"), TextLayout.wrap("one two three four", 8));
        assertEquals(List.of("one two", "three"), TextLayout.wrap("one two three", 7));
        assertEquals(List.of("one two three"), TextLayout.wrap("one two three", 13));
    }

    @Test
    void aWordThatIsTooLongHasALineOfItsOwn() {
        assertEquals(List.of("a", "unbreakable", "b"), TextLayout.wrap("a unbreakable b", 5));
    }

    @Test
    void anEmptyParagraphIsAnEmptyLine() {
        assertEquals(List.of(""), TextLayout.wrap("", 5));
    }

    @Test
    void anySpaceAndWhatATerminalObeysSeparatesWords() {
        assertEquals(List.of("a b c [1m d"), TextLayout.wrap(" a\tb\r\n\nc\u001b[1m\u0007d ", 80));
    }

    @Test
    void putsBlocksSideBySide() {
        assertEquals(
                List.of("ab | 1", "cd | 2", "   | 3"),
                TextLayout.beside(List.of("ab", "cd"), " | ", List.of("1", "2", "3")));
        assertEquals(List.of("ab 1", "cd"), TextLayout.beside(List.of("ab", "cd"), " ", List.of("1")));
    }

    @Test
    void columnsAreAsWideAsTheirWidestCell() {
        assertEquals(
                List.of("A    B", "bcd  e", "f    ghi"),
                TextLayout.table(List.of(List.of("A", "B"), List.of("bcd", "e"), List.of("f", "ghi"))));
    }

    @Test
    void barsAreMeansOfWhatFallsToThem() {
        assertEquals("▁█", TextLayout.bars(new double[] {0, 1}, 10));
        assertEquals("▁▅█", TextLayout.bars(new double[] {0, 0, 0, 1, 1, 1}, 3));
        assertEquals("▃▆", TextLayout.bars(new double[] {0.2, 0.4, 0.6, 0.8}, 2));
    }
}
