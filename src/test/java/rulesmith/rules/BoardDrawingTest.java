package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class BoardDrawingTest {

    @Test
    void drawsBothSetUps() {
        for (RuleSet ruleSet : DrawnRuleSets.ALL) {
            Document board = DrawnRuleSets.parse(BoardDrawing.svg(ruleSet));
            assertEquals(expected(ruleSet, false), drawn(board, "south"), ruleSet.name());
            assertEquals(expected(ruleSet, true), drawn(board, "north"), ruleSet.name());
        }
    }

    /** "type@cell" in the order of the cells. */
    private static List<String> expected(RuleSet ruleSet, boolean north) {
        return IntStream.range(0, Cell.COUNT)
                .filter(cell -> (north ? ruleSet.northPiece(cell) : ruleSet.southPiece(cell)) != 0)
                .mapToObj(cell -> (north ? ruleSet.northPiece(cell) : ruleSet.southPiece(cell)) + "@" + Cell.name(cell))
                .toList();
    }

    private static List<String> drawn(Document board, String side) {
        return DrawnRuleSets.ofClass(board, side).stream()
                .map(piece -> piece.getAttribute("data-type") + "@" + cell((Element) piece.getParentNode()))
                .toList();
    }

    /** Reads the cell back from where the piece is put on paper: x grows from the a file, y from row 8. */
    private static String cell(Element place) {
        String[] numbers =
                place.getAttribute("transform").replaceAll("[^0-9. ]", "").split(" ");
        int file = (int) ((Double.parseDouble(numbers[0]) - BoardDrawing.BORDER) / PieceGlyph.CELL);
        int row = (int) (Double.parseDouble(numbers[1]) / PieceGlyph.CELL);
        return Cell.name(Cell.of(file, 7 - row));
    }

    @Test
    void namesFilesAndRows() {
        Document board = DrawnRuleSets.parseFragment(BoardDrawing.fragment(DrawnRuleSets.DRAUGHTS, c -> 0, c -> 0));
        List<String> labels = DrawnRuleSets.elements(board, "text").stream()
                .map(Element::getTextContent)
                .sorted()
                .toList();
        assertEquals("12345678abcdefgh", String.join("", labels));
    }

    @Test
    void theBottomLeftCellIsDark() {
        assertTrue(BoardDrawing.cells(8, 10).contains("M0 70h10v10h-10z"));
        assertTrue(BoardDrawing.cells(5, 10).contains("M0 40h10v10h-10z"));
        assertEquals(33, BoardDrawing.cells(8, 10).split("z", -1).length);
    }

    @Test
    void drawsAnyPosition() {
        String fragment = BoardDrawing.fragment(DrawnRuleSets.WILD, c -> c == 63 ? 4 : 0, c -> c == 0 ? 2 : 0);
        Document board = DrawnRuleSets.parseFragment(fragment);
        assertEquals(List.of("4@h8"), drawn(board, "south"));
        assertEquals(List.of("2@a1"), drawn(board, "north"));
    }
}
