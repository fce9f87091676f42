package rulesmith.report;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rulesmith.rules.BoardDrawing;
import rulesmith.rules.Cell;
import rulesmith.rules.Draughts;
import rulesmith.rules.PieceGlyph;
import rulesmith.rules.RuleSet;

/**
 * Boards made of drawings that the page holds once: the empty board, and the pieces of each game, which look different in
 * each. The ids of the pieces of game 1 are "g1-" and their letter in a {@link Replay}.
 */
final class BoardMarkup {

    private static final double CELL = PieceGlyph.CELL;

    private BoardMarkup() {}

    /** The drawings that boards refer to. */
    static String definitions(List<KeptGame> games) {
        StringBuilder definitions = new StringBuilder();
        for (int game = 0; game < games.size(); game++) {
            definitions.append(pieces(game, games.get(game).ruleSet()));
        }
        return games.isEmpty() ? drawings("") : definitions(definitions.toString());
    }

    /** The pieces of a rule set. */
    static String pieces(int game, RuleSet ruleSet) {
        StringBuilder definitions = new StringBuilder();
        for (int type : ruleSet.typesInPlay()) {
            definitions.append(definition(game, type, PieceGlyph.south(ruleSet, type)));
            definitions.append(definition(game, -type, PieceGlyph.north(ruleSet, type)));
        }
        return definitions.toString();
    }

    /** The empty board, which is the same for all, and pieces. */
    static String definitions(String pieces) {
        String board = BoardDrawing.fragment(Draughts.ruleSet(), cell -> 0, cell -> 0);
        return drawings("<g id=\"board\">" + board.strip() + "</g>\n" + pieces);
    }

    private static String drawings(String definitions) {
        return "<svg class=\"drawings\" xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\""
                + " aria-hidden=\"true\" font-family=\"DejaVu Sans, Helvetica, Arial, sans-serif\"><defs>\n"
                + definitions + "</defs></svg>\n";
    }

    static String definition(int game, int piece, String glyph) {
        return "<g id=\"" + prefix(game) + Replay.letter(piece) + "\">" + glyph.strip() + "</g>\n";
    }

    static String prefix(int game) {
        return "g" + (game + 1) + "-";
    }

    /** One piece on its own, for text to stand beside. */
    static String piece(int game, int piece) {
        return "<svg class=\"glyph\" viewBox=\"-30 -30 60 60\" aria-hidden=\"true\"><use href=\"#" + prefix(game)
                + Replay.letter(piece) + "\"/></svg>";
    }

    /** @param board the letters of a {@link Replay} */
    static String board(int game, String board, String label) {
        return board(game, board, List.of(), label);
    }

    /** @param marked cells of a move in their order, the one it leaves first */
    static String board(int game, String board, List<Integer> marked, String label) {
        String marks = IntStream.range(0, marked.size())
                .mapToObj(i -> mark(marked.get(i), i == 0))
                .collect(Collectors.joining());
        String pieces = IntStream.range(0, Cell.COUNT)
                .filter(cell -> board.charAt(cell) != '.')
                .mapToObj(cell -> use(game, board.charAt(cell), cell))
                .collect(Collectors.joining());
        String size = String.valueOf((int) BoardDrawing.SIZE);
        return "<svg class=\"board\" viewBox=\"0 0 " + size + " " + size + "\" role=\"img\" aria-label=\""
                + Html.text(label) + "\"><use href=\"#board\"/><g class=\"marks\">" + marks + "</g><g class=\"pieces\">"
                + pieces
                + "</g></svg>";
    }

    private static String mark(int cell, boolean from) {
        long x = Math.round(BoardDrawing.BORDER + Cell.file(cell) * CELL);
        long y = Math.round(1 + (7 - Cell.rank(cell)) * CELL);
        return "<rect" + (from ? " class=\"from\"" : "") + " x=\"" + x + "\" y=\"" + y
                + "\" width=\"60\" height=\"60\"/>";
    }

    private static String use(int game, char letter, int cell) {
        long x = Math.round(BoardDrawing.BORDER + (Cell.file(cell) + 0.5) * CELL);
        long y = Math.round(1 + (7.5 - Cell.rank(cell)) * CELL);
        return "<use href=\"#" + prefix(game) + letter + "\" x=\"" + x + "\" y=\"" + y + "\"/>";
    }

    /** An empty row for captured pieces. */
    static String row(int pieces, String label) {
        return "<svg class=\"taken\" viewBox=\"0 0 " + Math.max(16, pieces) * 60 + " 60\" role=\"img\" aria-label=\""
                + Html.text(label) + "\"></svg>";
    }
}
