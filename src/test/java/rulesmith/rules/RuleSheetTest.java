package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class RuleSheetTest {

    @Test
    void drawsEveryTypeInPlayAndNoOther() {
        for (RuleSet ruleSet : DrawnRuleSets.ALL) {
            Document sheet = DrawnRuleSets.parse(RuleSheet.svg(ruleSet));
            Set<Integer> pieces = numbers(DrawnRuleSets.ofClass(sheet, "piece"));
            assertEquals(ruleSet.typesInPlay(), pieces, ruleSet.name());
            List<Element> diagrams = DrawnRuleSets.ofClass(sheet, "movement");
            assertEquals(ruleSet.typesInPlay(), numbers(diagrams), ruleSet.name());
            assertEquals(ruleSet.typesInPlay().size(), diagrams.size(), ruleSet.name());
            for (int type = 1; type <= RuleSet.TYPES; type++) {
                assertEquals(
                        ruleSet.typesInPlay().contains(type),
                        text(sheet).contains("Type " + type + "\n"),
                        ruleSet.name());
            }
        }
    }

    private static Set<Integer> numbers(List<Element> elements) {
        return elements.stream()
                .map(element -> Integer.valueOf(element.getAttribute("data-type")))
                .collect(Collectors.toSet());
    }

    /** The texts of a sheet, one on each line. */
    private static String text(Document sheet) {
        return DrawnRuleSets.elements(sheet, "text").stream()
                .map(element -> element.getTextContent() + "\n")
                .collect(Collectors.joining());
    }

    @Test
    void drawsBothSetUps() {
        Document sheet = DrawnRuleSets.parse(RuleSheet.svg(DrawnRuleSets.DRAUGHTS));
        assertEquals(12, DrawnRuleSets.ofClass(sheet, "north").size());
        // One more in each of the two movement diagrams.
        assertEquals(14, DrawnRuleSets.ofClass(sheet, "south").size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<&\">",
                "]]>",
                "<!-- x --><script>alert(1)</script>",
                "&amp;",
                "\uD83D\uDC51 \u738B \u05DE\u05DC\u05DA",
                "lone \uD800 surrogate"
            })
    void staysWellFormedForNastyNames(String name) {
        Document sheet = DrawnRuleSets.parse(RuleSheet.svg(DrawnRuleSets.WILD.withName(name)));
        String title = DrawnRuleSets.elements(sheet, "text").get(0).getTextContent();
        assertEquals(name.replace('\uD800', name.startsWith("lone") ? '\uFFFD' : '\uD800'), title);
        assertTrue(DrawnRuleSets.elements(sheet, "script").isEmpty());
    }

    @Test
    void wrapsLongNamesIntoTwoLinesAtMost() {
        for (String name :
                List.of("W".repeat(80), "Long words all the way ".repeat(3).strip(), "i".repeat(80))) {
            Document sheet = DrawnRuleSets.parse(RuleSheet.svg(DrawnRuleSets.LONELY.withName(name)));
            List<Element> texts = DrawnRuleSets.elements(sheet, "text");
            Element first = texts.get(0);
            double size = Double.parseDouble(first.getAttribute("font-size"));
            assertTrue(TextWrap.width(first.getTextContent(), size * TextWrap.BOLD) <= RuleSheet.WIDTH - 80, name);
            int lines = first.getTextContent().equals(name) ? 1 : 2;
            String joined =
                    lines == 1 ? name : first.getTextContent() + texts.get(1).getTextContent();
            assertEquals(name.replace(" ", ""), joined.replace(" ", ""));
        }
    }

    @Test
    void isTheSameEveryTimeAndTellsRuleSetsApart() {
        for (RuleSet ruleSet : DrawnRuleSets.ALL) {
            assertEquals(RuleSheet.svg(ruleSet), RuleSheet.svg(ruleSet.withName(ruleSet.name())));
            assertNotEquals(RuleSheet.svg(ruleSet), RuleSheet.svg(ruleSet.withName("Another name")));
        }
        assertNotEquals(
                RuleSheet.svg(DrawnRuleSets.DRAUGHTS),
                RuleSheet.svg(DrawnRuleSets.DRAUGHTS.withConventions(Conventions.DEFAULT.withMoveLimit(99))));
    }

    @Test
    void hasNoIdsSoThatDrawingsCanShareAPage() {
        assertFalse(RuleSheet.svg(DrawnRuleSets.WILD).contains(" id=\""));
    }

    @Test
    void captionsSayWhatTheGenesSay() {
        assertEquals(
                List.of("diagonal forward, one step", "captures by jumping over", "becomes type 2 on the far row"),
                TypeCard.facts(DrawnRuleSets.DRAUGHTS, 1));
        assertEquals(
                List.of(
                        "diagonal forward and backward, one step",
                        "captures by jumping over",
                        "enters by conversion only"),
                TypeCard.facts(DrawnRuleSets.DRAUGHTS, 2));
        assertEquals(
                List.of("straight forward, backward and sideways, any distance", "captures by moving onto"),
                TypeCard.facts(DrawnRuleSets.CHESS, 2));
        assertEquals("piece of honor", TypeCard.facts(DrawnRuleSets.CHESS, 6).get(0));
        assertEquals(
                List.of("diagonal forward, one step", "captures by jumping over", "is stuck on the far row"),
                TypeCard.facts(withGene(DrawnRuleSets.DRAUGHTS, Genes.CONVERSION, 1), 1));
        // Type 2 of the wild one becomes type 2, which is no conversion.
        assertEquals(
                List.of("L, repeated leaps in a line", "captures by jumping over"),
                TypeCard.facts(DrawnRuleSets.WILD, 2));
    }

    @Test
    void aForwardMoverBornOnTheFarRowNeverBecomesAnotherType() {
        RuleSet ruleSet = withGene(
                withGene(DrawnRuleSets.DRAUGHTS, Genes.MOVEMENT + 1, Movement.FORWARD.gene()), Genes.CONVERSION + 1, 3);
        assertEquals(
                List.of(
                        "straight forward, one step",
                        "captures by jumping over",
                        "enters by conversion only",
                        "never moves"),
                TypeCard.facts(ruleSet, 2));
    }

    private static RuleSet withGene(RuleSet ruleSet, int index, int value) {
        List<Integer> genes = new ArrayList<>(ruleSet.genes());
        genes.set(index, value);
        return RuleSet.of(ruleSet.name(), genes, ruleSet.conventions());
    }

    @Test
    void theFooterSaysWhatDecidesAGame() {
        String draughts = footer(DrawnRuleSets.DRAUGHTS);
        assertTrue(draughts.contains("If you can capture you must"), draughts);
        assertFalse(draughts.contains("honor"), draughts);
        assertTrue(draughts.contains("After 100 moves (50 each) the game is over: the player with more"), draughts);
        assertTrue(draughts.contains("Rule set " + DrawnRuleSets.DRAUGHTS.id()), draughts);
        String chess = footer(DrawnRuleSets.CHESS);
        assertTrue(chess.contains("You need not capture"), chess);
        assertTrue(chess.contains("no piece of type 6 left"), chess);
        assertTrue(chess.contains("After 120 moves (60 each) the game is a draw"), chess);
    }

    private static String footer(RuleSet ruleSet) {
        return text(DrawnRuleSets.parse(RuleSheet.svg(ruleSet))).replace('\n', ' ');
    }

    @Test
    void theKeyExplainsOnlyWhatIsThere() {
        String draughts = footer(DrawnRuleSets.DRAUGHTS);
        assertTrue(draughts.contains("Round:") && !draughts.contains("Square:"), draughts);
        assertFalse(draughts.contains("leap") || draughts.contains("The piece of honor."), draughts);
        String chess = footer(DrawnRuleSets.CHESS);
        assertTrue(chess.contains("Square:") && !chess.contains("Round:"), chess);
        assertTrue(chess.contains("A leap:") && chess.contains("The piece of honor."), chess);
    }

    @Test
    void isWhatTheReadmeShows() throws IOException {
        RuleSet shown = RuleSetFolder.read(Path.of("rulesets/halim-game-1.json"));
        assertEquals(Files.readString(Path.of("src/docs/rule-sheet.svg")), RuleSheet.svg(shown));
    }
}
