package rulesmith.cli;

import java.util.ArrayList;
import java.util.List;
import rulesmith.game.RuleSetGame;
import rulesmith.rules.EnglishRules;
import rulesmith.rules.RuleSet;
import rulesmith.rules.TextDiagram;

/** The rules of a game as lines of text: its set-up, and all that a player must know in plain English. */
final class RulesText {

    static final String BOARD_KEY = "  ▲ South, moves up   ▼ North, moves down";

    private static final int INDENT = 2;

    private RulesText() {}

    static List<String> lines(RuleSet ruleSet, Console console) {
        EnglishRules rules = EnglishRules.of(ruleSet);
        List<String> lines = new ArrayList<>();
        lines.add(console.bold(ruleSet.name()) + "  " + ruleSet.id());
        lines.add("");
        console.board(new RuleSetGame(ruleSet).start().diagram()).lines().forEach(lines::add);
        lines.add(BOARD_KEY);
        lines.addAll(List.of("", console.bold("Rules")));
        lines.addAll(paragraph(rules.setUp()));
        for (EnglishRules.Piece piece : rules.pieces()) {
            lines.addAll(List.of("", "  " + console.bold(piece.title())));
            if (!ruleSet.everMoves(piece.type())) {
                lines.addAll(paragraph(String.join(" ", piece.sentences())));
                continue;
            }
            List<String> diagram = TextDiagram.of(ruleSet.type(piece.type()), ruleSet.conventions());
            List<String> text = TextLayout.wrap(
                    String.join(" ", piece.sentences()),
                    TextLayout.WIDTH - diagram.get(0).length() - 5);
            TextLayout.beside(diagram, "   ", text).forEach(line -> lines.add("  " + line));
        }
        lines.addAll(List.of("", console.bold("Moving")));
        lines.addAll(paragraph(String.join(" ", rules.moving())));
        lines.addAll(List.of("", console.bold("Winning")));
        lines.addAll(paragraph(String.join(" ", rules.ending())));
        return lines;
    }

    /** A paragraph as wide as the rules are. */
    static List<String> paragraph(String text) {
        return TextLayout.wrap(text, TextLayout.WIDTH - INDENT).stream()
                .map(line -> " ".repeat(INDENT) + line)
                .toList();
    }
}
