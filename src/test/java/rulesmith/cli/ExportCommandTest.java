package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.rules.Genes;
import rulesmith.rules.RuleSetFolder;
import rulesmith.rules.RuleSetJson;
import rulesmith.rules.RuleSheet;
import rulesmith.rules.Variant;

class ExportCommandTest {

    @TempDir
    private Path home;

    private Shell shell;
    private Path out;

    @BeforeEach
    void fillTheFolder() throws IOException {
        shell = Shell.with(home, "draughts", "leapers");
        out = Files.createDirectory(home.resolve("out"));
    }

    /** Paths with contents. */
    private static Map<String, byte[]> folder(Path folder) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                String path = folder.relativize(file).toString().replace('\\', '/');
                files.put(path, Files.readAllBytes(file));
            }
        }
        return files;
    }

    private List<String> left() throws IOException {
        try (Stream<Path> found = Files.list(out)) {
            return found.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void packsAFolder() throws IOException {
        Path to = out.resolve("above/pack");
        assertEquals(
                "2 games are in " + to + " (9 files)\nNext: open " + to.resolve("index.html")
                        + " in a browser, which also prints the rule sheets.\n",
                shell.out("export", "leapers", "draughts", "--to", to.toString()));
        Map<String, byte[]> files = folder(to);
        assertEquals(
                List.of(
                        "english-draughts/english-draughts.json",
                        "english-draughts/rules.txt",
                        "english-draughts/sheet.png",
                        "english-draughts/sheet.svg",
                        "index.html",
                        "leapers/leapers.json",
                        "leapers/rules.txt",
                        "leapers/sheet.png",
                        "leapers/sheet.svg"),
                List.copyOf(files.keySet()));
        assertArrayEquals(Files.readAllBytes(shell.ruleSet("leapers")), files.get("leapers/leapers.json"));
        String svg = RuleSheet.svg(RuleSetFolder.read(shell.ruleSet("leapers")));
        assertEquals(svg, Files.readString(to.resolve("leapers/sheet.svg")));
        assertArrayEquals(new byte[] {(byte) 0x89, 'P', 'N', 'G'}, Arrays.copyOf(files.get("leapers/sheet.png"), 4));
        assertEquals(List.of("pack"), List.of(to.getParent().toFile().list()), "nothing else is left over");
    }

    @Test
    void theRulesAreThoseOfInspect() throws IOException {
        Path to = out.resolve("pack");
        shell.coloured().run("export", "draughts", "--to", to.toString(), "--no-png");
        String rules = Files.readString(to.resolve("english-draughts/rules.txt"));
        assertTrue(rules.startsWith("English draughts  4fdb6e8be7\n\n8   · ▼1"), rules);
        assertTrue(shell.out("inspect", "draughts").startsWith(rules + "\nGenes\n"), rules);
    }

    @Test
    void packsAnArchiveThatIsAlwaysTheSame() throws IOException {
        Path first = out.resolve("first.zip");
        Path second = out.resolve("second.ZIP");
        assertEquals(
                "2 games are in " + first + " (9 files)\nNext: give it to your players; they unpack it and open"
                        + " index.html in a browser, which also prints the rule sheets.\n",
                shell.out("export", "all", "--to", first.toString()));
        TimeZone here = TimeZone.getDefault();
        try {
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
            shell.out("export", "all", "--to", second.toString());
        } finally {
            TimeZone.setDefault(here);
        }
        assertArrayEquals(Files.readAllBytes(first), Files.readAllBytes(second));
        shell.out("export", "all", "--to", out.resolve("pack").toString());
        Map<String, byte[]> unpacked = folder(out.resolve("pack"));
        List<String> names = new ArrayList<>();
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(first))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                names.add(entry.getName());
                assertArrayEquals(unpacked.get(entry.getName()), zip.readAllBytes(), entry.getName());
            }
        }
        assertEquals(List.copyOf(unpacked.keySet()), names, "in order");
        assertEquals(List.of("first.zip", "pack", "second.ZIP"), left());
    }

    @Test
    void leavesPicturesOut() throws IOException {
        Path to = out.resolve("pack");
        shell.out("export", "leapers", "--to", to.toString(), "--no-png");
        assertEquals(
                List.of("index.html", "leapers/leapers.json", "leapers/rules.txt", "leapers/sheet.svg"),
                List.copyOf(folder(to).keySet()));
        assertFalse(Files.readString(to.resolve("index.html")).contains(".png"));
    }

    @Test
    void everyLinkOfThePageLeadsToAFileBesideIt() throws IOException {
        Path to = out.resolve("pack");
        shell.out("export", "all", "--to", to.toString());
        String page = Files.readString(to.resolve("index.html"));
        Matcher links = Pattern.compile("(?:href|src)=\"([^\"]*)\"").matcher(page);
        List<String> targets = links.results().map(link -> link.group(1)).toList();
        assertEquals(2 + 2 * 5, targets.size());
        for (String target : targets) {
            boolean there = target.startsWith("#")
                    ? page.contains("<section id=\"" + target.substring(1) + "\">")
                    : Files.isRegularFile(to.resolve(target));
            assertTrue(there, target);
        }
        assertFalse(page.contains("://"), "no network");
        assertTrue(page.contains("@media print"));
    }

    @Test
    void namesCannotBreakThePage() throws IOException {
        String json = RuleSetJson.write(Variant.PLAIN.withName("<b>Tom & \"Jerry\"'s"));
        Path to = out.resolve("pack");
        shell.typing(json).out("export", "-", "--to", to.toString(), "--no-png");
        String page = Files.readString(to.resolve("index.html"));
        assertTrue(page.contains("<h2>&lt;b&gt;Tom &amp; &quot;Jerry&quot;&#39;s</h2>"), page);
        assertFalse(page.contains("<b>"), page);
        assertTrue(Files.isRegularFile(to.resolve("b-tom-jerry-s/b-tom-jerry-s.json")));
    }

    @Test
    void gamesOfTheSameNameAreKeptApartAndTheSameGameIsPackedOnce() throws IOException {
        Path to = out.resolve("pack");
        String one = genes(1);
        String two = genes(2);
        String said = shell.out("export", one, two, one, "leapers", "f1b9", "--to", to.toString(), "--no-png");
        assertTrue(said.startsWith("3 games are in "), said);
        String second = "unnamed-" + Variant.of(Genes.HONOR, 2).id();
        for (String slug : List.of("unnamed", second, "leapers")) {
            assertTrue(Files.isRegularFile(to.resolve(slug).resolve(slug + ".json")), slug);
        }
    }

    private static String genes(int honor) {
        return "genes:" + Variant.genes(Genes.HONOR, honor).toString().replaceAll("[\\[\\] ]", "");
    }

    @Test
    void writesNothingOverWhatIsThere() throws IOException {
        Path file = Files.writeString(out.resolve("a.zip"), "mine");
        Path folder = Files.createDirectory(out.resolve("pack"));
        for (Path to : List.of(file, folder)) {
            shell.refuses(
                    "rulesmith export: " + to + " exists already and is left as it is",
                    "export",
                    "draughts",
                    "--to",
                    to.toString());
        }
        assertEquals("mine", Files.readString(file));
        assertEquals(0, folder.toFile().list().length);
        shell.fails(1, "rulesmith export: " + file + ": is not a folder", "export", "draughts", "--to", file + "/pack");
        assertEquals(List.of("a.zip", "pack"), left());
    }

    @Test
    void namesThePathThatCannotBeWritten() {
        assumeTrue(Files.isDirectory(Path.of("/proc/self")), "a folder that nobody can write to");
        shell.fails(1, "rulesmith export: /proc/pack: cannot be written", "export", "draughts", "--to", "/proc/pack");
    }

    @Test
    void refusesBeforeItWritesAnything() throws IOException {
        String name = "rulesmith export: ";
        String to = out.resolve("pack").toString();
        shell.refuses(name + "Missing required option: '--to=PATH'", "export", "draughts");
        shell.refuses(name + "Missing required parameter: 'RULESET'", "export", "--to", to);
        shell.refuses(
                name + "--to is empty, expected a file that ends in .zip or a folder",
                "export",
                "draughts",
                "--to",
                "");
        shell.refuses(
                name + "\"chess\" is a built-in game and no rule set, which is needed here",
                "export",
                "chess",
                "--to",
                to);
        shell.refuses(
                name + "there is no rule set \"nothing\" in " + home.resolve("rulesets")
                        + "; 'rulesmith list' shows what is there",
                "export",
                "draughts",
                "nothing",
                "--to",
                to);
        Path nowhere = home.resolve("nowhere");
        new Shell(nowhere)
                .refuses(
                        name + "there is no rule set in " + nowhere.resolve("rulesets") + "; 'rulesmith new' makes one",
                        "export",
                        "all",
                        "--to",
                        to);
        assertEquals(List.of(), left());
    }

    @Test
    void leavesBrokenFilesOut() throws IOException {
        Files.writeString(shell.ruleSet("broken"), "{}");
        Shell.Answer answer =
                shell.run("export", "all", "--to", out.resolve("pack").toString(), "--no-png");
        assertEquals("left out: " + shell.ruleSet("broken") + ": format is missing\n", answer.err());
        assertTrue(answer.out().startsWith("2 games are in "), answer.out());
        assertEquals(0, answer.exit());
    }
}
