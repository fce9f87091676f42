package rulesmith.rules;

import java.util.ArrayList;
import java.util.List;

/** Draws the page of a rule book: the set-up, how each type moves, and the facts that decide a game. */
public final class RuleSheet {

    /** The width of a sheet; its height depends on how many types there are. */
    public static final double WIDTH = 800;

    private static final double MARGIN = 40;
    private static final double INNER = WIDTH - 2 * MARGIN;
    private static final double GAP = 26;
    private static final double GUTTER = 30;
    private static final double BOARD = 440;
    private static final double LARGEST_TITLE = 30;
    private static final double SMALLEST_TITLE = 12;

    private RuleSheet() {}

    public static String svg(RuleSet ruleSet) {
        SheetBlock page = SheetBlock.stack(
                List.of(
                        heading(ruleSet),
                        board(ruleSet).beside(DrawingKey.ofPieces(ruleSet, INNER - BOARD - 32), BOARD + 32),
                        DrawingKey.ofDiagrams((INNER + GUTTER) / 3),
                        cards(ruleSet),
                        footer(ruleSet)),
                GAP);
        double height = Math.ceil(page.height() + 2 * MARGIN);
        String paper = Svg.rect(0, 0, WIDTH, height, Svg.fill(Svg.PAPER)) + "\n";
        return Svg.document(WIDTH, height, "Rules of " + ruleSet.name(), paper + page.at(MARGIN, MARGIN));
    }

    private static SheetBlock heading(RuleSet ruleSet) {
        int pieces = ruleSet.pieceCount();
        String start = (pieces == 1 ? "1 piece" : pieces + " pieces") + " each · South plays first";
        SheetBlock rule = new SheetBlock(0, Svg.line(0, 0, INNER, 0, Svg.stroke(Svg.INK, 1.2)) + "\n");
        return SheetBlock.stack(
                List.of(title(ruleSet.name()), SheetBlock.paragraph(start, INNER, 14, Svg.fill(Svg.FAINT)), rule), 8);
    }

    /** The name in the largest letters in which it takes no more than two lines. */
    private static SheetBlock title(String name) {
        double size = LARGEST_TITLE;
        while (size > SMALLEST_TITLE
                && TextWrap.wrap(name, INNER, size * TextWrap.BOLD).size() > 2) {
            size--;
        }
        List<String> lines = TextWrap.wrap(name, INNER, size * TextWrap.BOLD);
        return SheetBlock.text(lines, size, "font-weight=\"bold\" " + Svg.fill(Svg.INK));
    }

    private static SheetBlock board(RuleSet ruleSet) {
        double scale = BOARD / BoardDrawing.SIZE;
        return new SheetBlock(BOARD, Svg.group(Svg.at(0, 0, scale), BoardDrawing.fragment(ruleSet)));
    }

    private static SheetBlock cards(RuleSet ruleSet) {
        List<Integer> types = List.copyOf(ruleSet.typesInPlay());
        // Two rows of two look better than a row of three and one left over.
        int columns = types.size() == 4 ? 2 : Math.min(types.size(), 3);
        double width = (INNER + GUTTER) / columns - GUTTER;
        List<SheetBlock> rows = new ArrayList<>();
        for (int first = 0; first < types.size(); first += columns) {
            SheetBlock row = new SheetBlock(0, "");
            for (int i = first; i < Math.min(first + columns, types.size()); i++) {
                row = row.beside(TypeCard.block(ruleSet, types.get(i), width), (i - first) * (width + GUTTER));
            }
            rows.add(row);
        }
        return SheetBlock.stack(rows, GAP);
    }

    private static SheetBlock footer(RuleSet ruleSet) {
        SheetBlock rule = new SheetBlock(0, Svg.line(0, 0, INNER, 0, Svg.stroke(Svg.INK, 1.2)) + "\n");
        SheetBlock facts = SheetBlock.paragraph(String.join(" ", facts(ruleSet)), INNER, 12.5, Svg.fill(Svg.INK));
        SheetBlock id = SheetBlock.text(List.of("Rule set " + ruleSet.id()), 10, Svg.fill(Svg.FAINT));
        return SheetBlock.stack(List.of(rule, facts, id), 8);
    }

    /** What the pictures cannot say, as sentences. */
    static List<String> facts(RuleSet ruleSet) {
        EnglishRules rules = EnglishRules.of(ruleSet);
        List<String> facts = new ArrayList<>(rules.moving());
        facts.addAll(rules.ending());
        return facts;
    }
}
