package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuleSetFolderTest {

    @TempDir
    private Path home;

    private RuleSetFolder folder() {
        return new RuleSetFolder(home.resolve("rulesets"));
    }

    private static String problem(Path file) {
        return assertThrows(InvalidRuleSetException.class, () -> RuleSetFolder.read(file))
                .getMessage();
    }

    @Test
    void aFolderThatIsNotThereHoldsNoFiles() throws IOException {
        assertEquals(List.of(), folder().files());
    }

    @Test
    void writesAFileNamedAfterTheGame() throws IOException {
        RuleSet ruleSet = Variant.PLAIN.withName("My First Game!");
        Path file = folder().write(ruleSet);
        assertEquals(home.resolve("rulesets/my-first-game.json"), file);
        assertEquals(RuleSetJson.write(ruleSet), Files.readString(file));
        assertEquals(ruleSet, RuleSetFolder.read(file));
    }

    @Test
    void writingTheSameAgainChangesNothing() throws IOException {
        Path file = folder().write(Variant.PLAIN);
        assertEquals(file, folder().write(Variant.PLAIN));
        assertEquals(List.of(file), folder().files());
    }

    @Test
    void aFileWithOtherContentIsLeftAsItIs() throws IOException {
        Path file = folder().write(Variant.PLAIN);
        RuleSet namesake = Variant.PLAIN.withProvenance(Map.of("origin", "test"));
        FileAlreadyExistsException e = assertThrows(FileAlreadyExistsException.class, () -> folder().write(namesake));
        assertEquals(file.toString(), e.getFile());
        assertEquals(Variant.PLAIN, RuleSetFolder.read(file));
    }

    @Test
    void listsTheRuleSetFilesByName() throws IOException {
        Path rulesets = Files.createDirectories(home.resolve("rulesets"));
        for (String name : List.of("b.json", "a.json", "README.md", ".c.json.1.tmp", "json")) {
            Files.writeString(rulesets.resolve(name), "");
        }
        Files.createDirectory(rulesets.resolve("folder.json"));
        assertEquals(List.of(rulesets.resolve("a.json"), rulesets.resolve("b.json")), folder().files());
    }

    @Test
    void aProblemNamesTheFile() throws IOException {
        Path file = Files.writeString(home.resolve("bad.json"), "{}");
        assertEquals(file + ": format is missing", problem(file));
    }

    @Test
    void refusesWhatIsNotText() throws IOException {
        Path file = Files.write(home.resolve("bad.json"), new byte[] {'{', (byte) 0xff, (byte) 0xfe, '}'});
        assertEquals(file + ": the file is not text in UTF-8", problem(file));
    }

    @Test
    void refusesWhatIsTooLargeToBeOne() throws IOException {
        String json = RuleSetJson.write(Variant.PLAIN);
        int limit = 1 << 20;
        Path full = Files.writeString(home.resolve("full.json"), json + " ".repeat(limit - json.length()));
        assertEquals(Variant.PLAIN, RuleSetFolder.read(full));
        Path larger = Files.writeString(home.resolve("larger.json"), json + " ".repeat(limit + 1 - json.length()));
        assertEquals(larger + ": the file is too large for a rule set", problem(larger));
    }

    @Test
    void aFileThatIsNotThereIsNoRuleSet() {
        assertThrows(NoSuchFileException.class, () -> RuleSetFolder.read(home.resolve("none.json")));
    }

    @ParameterizedTest
    @CsvSource({
        "English draughts, english-draughts",
        "Don't -- panic!, don-t-panic",
        "Ünïcödé Éclair, unicode-eclair",
        "名, game",
        "!!!, game",
        "../../etc/passwd, etc-passwd",
        "Halim game 1, halim-game-1",
        "'a.json', a-json",
        "İstanbul, istanbul",
    })
    void aSlugIsAPlainFileName(String name, String slug) {
        assertEquals(slug, RuleSetFolder.slug(name));
    }

    @ParameterizedTest
    @CsvSource({"rulesets/draughts.json, draughts", "a.b.json, a.b", "notes.txt, notes.txt", ".json, ''"})
    void theShortNameIsWithoutTheSuffix(String file, String shortName) {
        assertEquals(shortName, RuleSetFolder.shortName(Path.of(file)));
    }

    @Test
    void everyShippedFileIsNamedSoThatItCanBeAskedFor() throws IOException {
        for (Path file : new RuleSetFolder(Path.of("rulesets")).files()) {
            String name = RuleSetFolder.shortName(file);
            assertEquals(RuleSetFolder.slug(name), name);
            assertTrue(RuleSetFolder.read(file).provenance().containsKey("origin"), name + " says where it comes from");
        }
    }

    private static RuleSet nameless() {
        return Variant.PLAIN.withName("Unnamed").withProvenance(Map.of("origin", "test"));
    }

    private Path file(RuleSet shelved) {
        return folder().path().resolve(RuleSetFolder.slug(shelved.name()) + ".json");
    }

    @Test
    void aNamelessGameIsShelvedUnderAnInventedName() throws IOException {
        RuleSet shelved = folder().shelve(nameless(), List.of());
        assertNotEquals("Unnamed", shelved.name());
        assertEquals(nameless().withName(shelved.name()), shelved);
        assertEquals(List.of(file(shelved)), folder().files());
        assertEquals(shelved, RuleSetFolder.read(file(shelved)));
    }

    @Test
    void aGameThatIsOnTheShelfIsLeftAsItIs() throws IOException {
        RuleSet first = folder().shelve(nameless(), List.of());
        byte[] content = Files.readAllBytes(file(first));
        RuleSet again = folder().shelve(nameless().withProvenance(Map.of("origin", "elsewhere")), List.of());
        assertEquals(first.name(), again.name());
        assertEquals(List.of(file(first)), folder().files());
        assertArrayEquals(content, Files.readAllBytes(file(first)));
    }

    @Test
    void aGameThatIsMeasuredBetterGetsTheNewMetrics() throws IOException {
        Map<String, Measurement> few = Map.of("duration", new Measurement(0.5, 0.1, 0.9, 20));
        Map<String, Measurement> many = Map.of("duration", new Measurement(0.4, 0.3, 0.5, 100));
        RuleSet first = folder().shelve(nameless().withMetrics(few), List.of());
        folder().shelve(nameless().withMetrics(many), List.of());
        assertEquals(many, RuleSetFolder.read(file(first)).metrics());
        folder().shelve(nameless().withMetrics(few), List.of());
        assertEquals(many, RuleSetFolder.read(file(first)).metrics());
        assertEquals(1, folder().files().size());
    }

    @Test
    void anotherGameOfThatNameOnTheShelfIsLeftAsItIs() throws IOException {
        RuleSet usual = folder().shelve(nameless(), List.of());
        Files.delete(file(usual));
        RuleSet other = Variant.of(Variant.D2, 2).withName(usual.name());
        folder().write(other);
        RuleSet shelved = folder().shelve(nameless(), List.of());
        assertNotEquals(usual.name(), shelved.name());
        assertEquals(other, RuleSetFolder.read(file(usual)));
        assertEquals(shelved, RuleSetFolder.read(file(shelved)));
        assertEquals(shelved, folder().shelve(nameless(), List.of()), "and found there again");
        assertEquals(2, folder().files().size());
    }

    @Test
    void namesThatMeanSomethingElseAreNotInvented() throws IOException {
        RuleSet usual = folder().shelve(nameless(), List.of());
        Files.delete(file(usual));
        List<String> taken = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            RuleSet shelved = folder().shelve(nameless(), taken);
            assertFalse(taken.contains(RuleSetFolder.slug(shelved.name())));
            taken.add(RuleSetFolder.slug(shelved.name()));
        }
        assertEquals(RuleSetFolder.slug(usual.name()), taken.get(0));
        assertEquals(5, folder().files().size());
    }

    @Test
    void aFileThatIsNoRuleSetIsLeftAsItIs() throws IOException {
        RuleSet usual = folder().shelve(nameless(), List.of());
        Files.writeString(file(usual), "notes");
        RuleSet shelved = folder().shelve(nameless(), List.of());
        assertNotEquals(usual.name(), shelved.name());
        assertEquals("notes", Files.readString(file(usual)));
        assertEquals(shelved, RuleSetFolder.read(file(shelved)));
    }

    @Test
    void draughtsAreTheShippedDraughts() throws IOException {
        RuleSet shipped = RuleSetFolder.read(Path.of("rulesets", "draughts.json"));
        assertEquals(shipped.id(), Draughts.ruleSet().id());
        assertEquals(shipped.name(), Draughts.ruleSet().name());
    }
}
