package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The rule sets the drawing tests share, and a way to look into a drawing. */
final class DrawnRuleSets {

    static final RuleSet DRAUGHTS = of(
            "English draughts",
            "1,0,1,0,1,0,1,0, 0,1,0,1,0,1,0,1, 1,0,1,0,1,0,1,0,"
                    + "1,2,1,1,1,1, 0,0,0,0,0,0, 1,1,0,0,0,0, 0, 2,0,0,0,0,0, 1");

    /** Six types, movement 5 as a rook, a piece of honor, step into only. */
    static final RuleSet CHESS = of(
                    "Nearly chess",
                    "2,3,4,5,6,4,3,2, 1,1,1,1,1,1,1,1, 0,0,0,0,0,0,0,0,"
                            + "6,5,4,2,3,3, 0,1,0,1,1,0, 0,0,0,0,0,0, 6, 5,0,0,0,0,0, 0")
            .withConventions(Conventions.DEFAULT
                    .withStraight(Conventions.Straight.ROOK)
                    .withAtLimit(Conventions.AtLimit.DRAW)
                    .withMoveLimit(120));

    static final RuleSet WILD = of(
            "Wild",
            "0,6,1,2,0,0,6,0, 1,0,2,0,5,3,5,1, 1,5,6,0,1,4,0,2,"
                    + "1,4,2,5,3,5, 0,1,1,1,0,0, 1,1,1,0,1,1, 5, 5,2,6,5,6,0, 0");

    /** One type, and the piece of honor is one that is never on the board. */
    static final RuleSet LONELY = of(
            "Lonely",
            "0,0,0,0,3,0,0,0, 0,0,0,0,0,0,0,0, 0,0,0,0,0,0,0,0,"
                    + "1,1,4,1,1,1, 0,0,1,0,0,0, 0,0,1,0,0,0, 2, 0,0,0,0,0,0, 0");

    static final List<RuleSet> ALL = List.of(DRAUGHTS, CHESS, WILD, LONELY);

    private DrawnRuleSets() {}

    private static RuleSet of(String name, String genes) {
        return RuleSet.of(name, RuleSet.parseGenes(genes), Conventions.DEFAULT);
    }

    /** Fails the test if the drawing is not well-formed. */
    static Document parse(String svg) {
        return assertDoesNotThrow(() -> DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg))));
    }

    static Document parseFragment(String fragment) {
        return parse("<svg>" + fragment + "</svg>");
    }

    static List<Element> elements(Document drawing, String tag) {
        NodeList nodes = drawing.getElementsByTagName(tag);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList();
    }

    /** The elements of a class, as CSS means it. */
    static List<Element> ofClass(Document drawing, String name) {
        return elements(drawing, "*").stream()
                .filter(element ->
                        List.of(element.getAttribute("class").split(" ")).contains(name))
                .toList();
    }
}
