package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.genome.Genome;
import rulesmith.rules.Conventions;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetJson;
import rulesmith.rules.Variant;

/** How a rule set can be named on the command line, seen through a command. */
class RuleSetFinderTest {

    private static final String GENES = Genome.of(Variant.PLAIN).toString();

    @TempDir
    private Path home;

    private Shell shell;

    @BeforeEach
    void fillTheFolder() {
        shell = Shell.with(home, "draughts", "chessling", "leapers");
    }

    private String found(Shell in, String what) {
        return in.json("inspect", what, "--json").get("name").textValue();
    }

    private void refuses(String sentence, String what) {
        shell.refuses("rulesmith inspect: " + sentence, "inspect", what);
    }

    @ParameterizedTest
    @ValueSource(strings = {"draughts", "English draughts", "english DRAUGHTS", "4fdb6e8be7", "4fdb"})
    void byNameTitleOrId(String what) {
        assertEquals("English draughts", found(shell, what));
    }

    @Test
    void byFileAnywhere() throws IOException {
        Path file = Files.writeString(home.resolve("mine"), RuleSetJson.write(Variant.PLAIN));
        assertEquals("Plain", found(shell, file.toString()));
    }

    @Test
    void byGenes() {
        assertEquals("Unnamed", found(shell, "genes:" + GENES));
        assertEquals("Unnamed", found(shell, "genes: " + GENES.replace(",", ", ")));
    }

    @Test
    void onStandardInput() {
        assertEquals("Plain", found(shell.typing("", RuleSetJson.write(Variant.PLAIN)), "-"));
        assertEquals("Unnamed", found(shell.typing(GENES), "-"));
        assertEquals("Unnamed", found(shell.typing("genes:" + GENES), "-"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "draghts | ; did you mean draughts?",
                "DRAUGHTS | ; did you mean draughts?",
                "chesling | ; did you mean chessling?",
                "leaper | ; did you mean leapers?",
                "go | ; 'rulesmith list' shows what is there",
                "4fd | ; 'rulesmith list' shows what is there",
            })
    void suggestsWhatWasMeant(String what, String suggestion) {
        refuses("there is no rule set \"" + what + "\" in " + home.resolve("rulesets") + suggestion, what);
    }

    @Test
    void aFileIsNotLookedForByOtherNames() {
        refuses("there is no file none.json", "none.json");
        refuses("there is no file a/b", "a/b");
        refuses("there is no file " + home + "/rulesets/none", home + "/rulesets/none");
    }

    @Test
    void asksForMoreWhereTwoGamesAreMeant() throws IOException {
        put("one", Variant.PLAIN.withName("Twin"));
        put("two", Variant.PLAIN.withName("Twin").withConventions(Conventions.DEFAULT.withMoveLimit(7)));
        String one = Variant.PLAIN.id();
        String two = Variant.PLAIN
                .withConventions(Conventions.DEFAULT.withMoveLimit(7))
                .id();
        refuses("\"twin\" may be Twin (" + one + ") or Twin (" + two + "): give the whole id", "twin");
        assertEquals("Twin", found(shell, two));
    }

    @Test
    void copiesOfOneGameAreOneGame() throws IOException {
        put("one", Variant.PLAIN.withName("Twin"));
        put("two", Variant.PLAIN.withName("Twin"));
        assertEquals("Twin", found(shell, "Twin"));
    }

    private void put(String name, RuleSet ruleSet) throws IOException {
        Files.writeString(shell.ruleSet(name), RuleSetJson.write(ruleSet));
    }

    @Test
    void badFilesDoNotStandInTheWay() throws IOException {
        Files.writeString(shell.ruleSet("bad"), "{");
        assertEquals("English draughts", found(shell, "English draughts"));
        refuses(
                shell.ruleSet("bad") + ": line 1, column 2 is not JSON: Unexpected end-of-input: expected close marker"
                        + " for Object",
                "bad");
    }

    @Test
    void filesThatCannotBeReadDoNotStandInTheWay() throws IOException {
        // Opens like a file and fails when it is read, also for an administrator.
        Path unreadable = Path.of("/proc/self/mem");
        assumeTrue(Files.isRegularFile(unreadable));
        Files.createSymbolicLink(shell.ruleSet("a"), unreadable);
        assertEquals("English draughts", found(shell, "English draughts"));
        Shell.Answer list = shell.run("list");
        assertEquals("left out: " + shell.ruleSet("a") + ": cannot be read\n", list.err());
        assertEquals(4, list.out().lines().count());
        assertEquals(0, list.exit());
        assertEquals(1, shell.run("inspect", "a").exit());
        Files.delete(shell.ruleSet("a"));
    }

    @Test
    void saysWhatIsWrongWithGenes() {
        refuses("genes must be 50 numbers, not 2", "genes:1,2");
        refuses("genes must be 50 numbers, not 0", "genes:");
        refuses("genes[0] (gene 1, placement of a1) is 7, expected 0 to 6", "genes:" + GENES.replaceFirst("0", "7"));
        refuses(
                "genes[0] (gene 1, placement of a1) is \"x\", expected a whole number",
                "genes:" + GENES.replaceFirst("0", "x"));
    }

    @Test
    void saysWhatIsWrongWithStandardInput() {
        String place = "rulesmith inspect: standard input: ";
        shell.refuses(place + "genes must be 50 numbers, not 0", "inspect", "-");
        shell.typing("{}").refuses(place + "format is missing", "inspect", "-");
        shell.typing("hello").refuses(place + "genes must be 50 numbers, not 1", "inspect", "-");
        shell.typing("{", "\"name\": 3, nonsense", "}")
                .refuses(
                        place + "line 2, column 12 is not JSON: Unexpected character ('n' (code 110)): was expecting"
                                + " double-quote to start field name",
                        "inspect",
                        "-");
        shell.typing("x".repeat((1 << 20) + 1))
                .refuses("rulesmith inspect: standard input is too large", "inspect", "-");
    }

    @Test
    void anEmptyHomeIsNoDisaster() {
        Shell empty = new Shell(home.resolve("nowhere"));
        empty.refuses(
                "rulesmith inspect: there is no rule set \"draughts\" in " + home.resolve("nowhere/rulesets")
                        + "; 'rulesmith list' shows what is there",
                "inspect",
                "draughts");
        assertTrue(empty.out("list").startsWith("There is no rule set in "));
    }
}
