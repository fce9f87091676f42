package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;
import rulesmith.rules.RuleSetJson;
import rulesmith.rules.RuleSheet;
import rulesmith.rules.Variant;

class InspectCommandTest {

    @TempDir
    private Path home;

    private Shell shell;

    static List<String> shipped() {
        return BenchCommand.SHIPPED;
    }

    @BeforeEach
    void fillTheFolder() {
        shell = Shell.with(home, shipped().toArray(String[]::new));
    }

    @Test
    void showsTheBoardTheRulesAndTheGenes() {
        List<String> lines = shell.lines("inspect", "draughts");
        assertEquals("English draughts  4fdb6e8be7", lines.get(0));
        assertEquals("8   · ▼1  · ▼1  · ▼1  · ▼1", lines.get(2));
        assertEquals("    a  b  c  d  e  f  g  h", lines.get(10));
        List<String> headings =
                lines.stream().filter(line -> line.matches("[A-Z]\\w+")).toList();
        assertEquals(List.of("Rules", "Moving", "Winning", "Genes", "Provenance"), headings);
        assertTrue(lines.contains("  1–24   placement          1 0 1 0 1 0 1 0  0 1 0 1 0 1 0 1  1 0 1 0 1 0 1 0"));
        assertTrue(lines.contains("  50     mandatory capture  1"));
        assertTrue(lines.contains(
                "  · ● · ● ·   a direction it moves in, by jumping over it to the cell just behind, which"));
        assertTrue(lines.contains("  origin: classic"));
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void fitsTheTerminal(String name) {
        for (String line : shell.lines("inspect", name)) {
            assertTrue(line.length() <= TextLayout.WIDTH, line);
            assertEquals(line.stripTrailing(), line);
        }
    }

    @Test
    void showsWhatWasMeasured() {
        RuleSet measured = Variant.PLAIN.withMetrics(
                Map.of("length", new Measurement(40.25, 38.5, 42, 1000), "draws", new Measurement(0, 0, 0.01, 500)));
        String out = shell.typing(RuleSetJson.write(measured)).out("inspect", "-");
        assertTrue(out.endsWith("""

                Metrics
                  draws   0.000 [0.000, 0.010]     95 % interval, 500 games
                  length  40.250 [38.500, 42.000]  95 % interval, 1000 games
                """), out);
    }

    @Test
    void notesFromAFileDoNotDisturbTheTerminal() {
        RuleSet noted = Variant.PLAIN.withProvenance(Map.of("note", "One.\n\nTwo \u001b[31mred\u0007."));
        List<String> lines = shell.typing(RuleSetJson.write(noted)).lines("inspect", "-");
        assertEquals("  note: One. Two [31mred .", lines.get(lines.size() - 1));
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void printsJson(String name) throws IOException {
        RuleSet ruleSet = RuleSetFolder.read(shell.ruleSet(name));
        JsonNode facts = shell.json("inspect", name, "--json");
        assertEquals(ruleSet.id(), facts.get("id").textValue());
        assertEquals(ruleSet.name(), facts.get("name").textValue());
        assertEquals(50, facts.get("genes").size());
        assertEquals(ruleSet.pieceCount(), facts.get("pieces").intValue());
        assertEquals(ruleSet.typesInPlay().size(), facts.get("types").size());
        assertEquals(ruleSet.honor(), facts.get("honor").intValue());
        assertEquals(ruleSet.captureMandatory(), facts.get("captureMandatory").booleanValue());
        assertEquals(
                ruleSet.conventions().moveLimit(),
                facts.at("/conventions/moveLimit").intValue());
        assertEquals(
                ruleSet.conventions().straight().toString(),
                facts.at("/conventions/straight").textValue());
        assertEquals(ruleSet.typesInPlay().size(), facts.at("/rules/pieces").size());
        assertFalse(facts.at("/rules/setUp").textValue().isEmpty());
        assertEquals(
                ruleSet.provenance().get("origin"),
                facts.at("/provenance/origin").textValue());
    }

    @Test
    void jsonNamesWhatATypeDoes() {
        JsonNode type = shell.json("inspect", "draughts", "--json").get("types").get(0);
        assertEquals(
                "{\"type\":1,\"movement\":\"diagonal forward\",\"step\":\"single\",\"capture\":\"step over\","
                        + "\"conversion\":2}",
                type.toString());
    }

    @Test
    void writesTheSheetAsDrawingAndPicture() throws IOException {
        Path svg = home.resolve("out/sheet.svg");
        Path png = home.resolve("out/sheet.png");
        String out = shell.out("inspect", "draughts", "--svg", svg.toString(), "--png", png.toString());
        assertTrue(out.startsWith("English draughts"), out);
        assertEquals(RuleSheet.svg(RuleSetFolder.read(shell.ruleSet("draughts"))), Files.readString(svg));
        byte[] signature = Arrays.copyOf(Files.readAllBytes(png), 4);
        assertArrayEquals(new byte[] {(byte) 0x89, 'P', 'N', 'G'}, signature);
    }

    @Test
    void saysWhyADrawingCannotBeWritten() throws IOException {
        Path folder = Files.createDirectory(home.resolve("folder"));
        Path file = Files.writeString(home.resolve("file"), "");
        String name = "rulesmith inspect: ";
        shell.refuses(
                name + folder + ": is a folder, expected a file", "inspect", "draughts", "--svg", folder.toString());
        shell.refuses(name + "/: is a folder, expected a file", "inspect", "draughts", "--svg", "/");
        shell.refuses(
                name + file + " exists already and is left as it is", "inspect", "draughts", "--svg", file.toString());
        assertEquals("", Files.readString(file));
        shell.refuses(name + "--svg and --png name the same file", "inspect", "draughts", "--svg", "x", "--png", "x");
        shell.fails(1, name + file + ": is not a folder", "inspect", "draughts", "--png", file + "/a.png");
    }

    @Test
    void coloursThePiecesOnATerminalThatShowsColours() {
        String out = shell.coloured().out("inspect", "draughts");
        assertTrue(out.startsWith("\u001b[1mEnglish draughts\u001b[0m"), out);
        assertTrue(out.contains("\u001b[1;36m▲1\u001b[0m"), out);
        assertTrue(out.contains("\u001b[1;33m▼1\u001b[0m"), out);
    }
}
