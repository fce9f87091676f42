package rulesmith.playtest;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import rulesmith.rules.EnglishRules;
import rulesmith.rules.MovementDiagram;
import rulesmith.rules.PieceGlyph;
import rulesmith.rules.RuleSet;

/**
 * What a page needs to explain and draw a game. Drawings are SVG: diagrams whole files, pieces fragments centred on the
 * origin in a cell of {@link PieceGlyph#CELL} units.
 *
 * @param key names the game in requests
 * @param name as people are to see it
 * @param setUp what the players start with
 * @param moving what holds for all pieces
 * @param ending how the game is won, lost or drawn
 * @param pieces the drawings by the letters of a {@link BoardView}
 */
public record GameSheet(
        String key,
        String name,
        String setUp,
        List<Type> types,
        List<String> moving,
        List<String> ending,
        boolean captureMandatory,
        Map<String, String> pieces,
        BoardView start) {

    /** @param diagram empty for a type that never moves */
    public record Type(int number, String title, List<String> sentences, String diagram) {}

    static GameSheet of(String key, RuleSet ruleSet, BoardView start) {
        EnglishRules rules = EnglishRules.of(ruleSet);
        Map<String, String> pieces = new TreeMap<>();
        for (int type : ruleSet.typesInPlay()) {
            pieces.put(String.valueOf(OpenRecord.letter(type)), PieceGlyph.south(ruleSet, type));
            pieces.put(String.valueOf(OpenRecord.letter(-type)), PieceGlyph.north(ruleSet, type));
        }
        List<Type> types = rules.pieces().stream()
                .map(piece -> new Type(
                        piece.type(),
                        piece.title(),
                        piece.sentences(),
                        ruleSet.everMoves(piece.type()) ? MovementDiagram.svg(ruleSet, piece.type()) : ""))
                .toList();
        return new GameSheet(
                key,
                ruleSet.name(),
                rules.setUp(),
                types,
                rules.moving(),
                rules.ending(),
                ruleSet.captureMandatory(),
                pieces,
                start);
    }
}
