package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.gametree.Refinement;

class AnalyzeCommandTest {

    @TempDir
    private Path home;

    private Shell shell;

    @BeforeEach
    void fillTheFolder() {
        shell = Shell.with(home, "draughts");
    }

    /** Few games and a shallow search, unless the test wants something else. */
    private static String[] quick(String game, String... more) {
        List<String> words = new ArrayList<>(List.of("analyze", game));
        words.addAll(List.of(more));
        if (!words.contains("--games")) {
            words.addAll(List.of("--games", "4"));
        }
        if (!words.contains("--depth")) {
            words.addAll(List.of("--depth", "2"));
        }
        return words.toArray(String[]::new);
    }

    @Test
    void saysItInPlainWords() {
        String text = shell.out(quick("draughts", "--no-report")).replaceAll("\\s+", " ");
        assertTrue(text.startsWith("English draughts, as these agents play it, "), text);
        for (String part : List.of(
                "√B / D",
                "chess 0.074, shogi 0.078, Go 0.076",
                "distance",
                "p from the means",
                "Ep of the plies",
                "opening",
                "The turning point of a typical game",
                "to move",
                " 8 · ",
                "The threshold was 365 points",
                "rulesmith analyze draughts --games 4 --depth 2 --seed 1 --threshold 365 --opening 2 --south one-ply")) {
            assertTrue(text.contains(part), part + " in\n" + text);
        }
        assertFalse(Files.exists(home.resolve("results")));
    }

    @Test
    void writesAFolderForTheGame() throws IOException {
        String text = shell.out(quick("draughts"));
        try (Stream<Path> folders = Files.list(home.resolve("results").resolve("analysis"))) {
            Path folder = folders.findFirst().orElseThrow();
            assertTrue(folder.getFileName().toString().matches("english-draughts-[0-9a-f]{8}"), folder::toString);
            for (String file : List.of("report.html", "plies.csv", "games.csv", "plots/scn.svg")) {
                assertTrue(Files.size(folder.resolve(file)) > 100, file);
            }
            assertTrue(text.contains(folder.resolve("report.html").toString()), text);
        }
    }

    @Test
    void isTheSameOnAnyNumberOfThreads(@TempDir Path other) {
        String text = shell.out(quick("draughts", "--threads", "1"));
        String again = Shell.with(other, "draughts").out(quick("draughts", "--threads", "3"));
        assertEquals(text.replace(home.toString(), "HOME"), again.replace(other.toString(), "HOME"));
        assertEquals(Program.bytes(home.resolve("results")), Program.bytes(other.resolve("results")));
    }

    @Test
    void theCommandItPrintsDoesTheSame() {
        String text = shell.out(quick("draughts", "--no-report", "--seed", "9", "--south", "random", "--opening", "3"));
        String command = text.lines()
                .filter(line -> line.startsWith("Again"))
                .findFirst()
                .orElseThrow()
                .replaceFirst("^Again +rulesmith ", "");
        String again = shell.out((command + " --no-report").split(" "));
        // Only the remark that the threshold was the usual one is missing.
        assertEquals(text.lines().limit(20).toList(), again.lines().limit(20).toList());
    }

    @Test
    void theCommandQuotesNames() {
        String named = shell.out(quick("English draughts", "--no-report"));
        assertTrue(named.contains("rulesmith analyze 'English draughts' --games 4"), named);
    }

    @Test
    void printsEverythingAsJson() {
        JsonNode facts = shell.json(quick("draughts", "--no-report", "--json"));
        assertEquals(4, facts.get("games").intValue());
        assertEquals(4, facts.get("played").size());
        assertEquals(365, facts.get("threshold").intValue());
        double b = facts.at("/refinement/branching/mean").doubleValue();
        double d = facts.at("/refinement/length/mean").doubleValue();
        assertEquals(Math.sqrt(b) / d, facts.at("/refinement/ratio/mean").doubleValue(), 1e-12);
        assertEquals(
                Refinement.distance(Math.sqrt(b) / d),
                facts.at("/refinement/distance").doubleValue(),
                1e-12);
        double v = facts.at("/motion/south/v/mean").doubleValue();
        assertEquals(v * (1 - v), facts.at("/motion/south/pFromTheMeans/mean").doubleValue(), 1e-12);
        assertEquals(3, facts.at("/stages/north").size());
        assertTrue(facts.at("/stages/north/0/gap").isNull());
        assertTrue(facts.at("/stages/north/1/gap/mean").isNumber());
        assertEquals(25, facts.at("/hardness/south").size());
        JsonNode game = facts.at("/played/0");
        int length = game.get("length").intValue();
        for (String series : List.of("line", "choices", "values")) {
            assertEquals(length, game.get(series).size(), series);
        }
        assertEquals(length, game.at("/scn/north").size());
        assertTrue(facts.get("report").isNull());
    }

    @Test
    void analyses2048ByMilestones() {
        String text = shell.out("analyze", "2048", "--games", "2", "--depth", "2", "--no-report");
        assertTrue(text.contains("Highest tile at the end: "), text);
        assertTrue(text.contains("tile 64 "), text);
        assertTrue(text.contains("slides (D)"), text);
        assertFalse(text.contains("NORTH"), text);
    }

    @Test
    void saysThatGamesAreAlike() {
        String text = shell.out(quick("connect4", "--games", "20", "--opening", "0", "--no-report"));
        assertTrue(text.replace('\n', ' ').contains("of the 20 games differ, so the intervals are too narrow"), text);
        String odd = shell.out(quick("connect4", "--depth", "3", "--no-report"));
        assertTrue(odd.contains("At an odd depth"), odd);
    }

    @Test
    void refusesWhatItCannotDo() {
        shell.refuses("rulesmith analyze: --games is 1, expected 2 to 100000", quick("draughts", "--games", "1"));
        shell.refuses("rulesmith analyze: --depth is 7, expected 1 to 6", quick("draughts", "--depth", "7"));
        shell.refuses("rulesmith analyze: --depth is 6, expected 2 to 5", quick("2048", "--depth", "6"));
        shell.refuses("rulesmith analyze: --threshold is 0, expected 1 or more", quick("draughts", "--threshold", "0"));
        shell.refuses("rulesmith analyze: --opening is -1, expected 0 to 100", quick("draughts", "--opening", "-1"));
        shell.refuses(
                "rulesmith analyze: there is no agent \"best\", expected one of " + Agents.NAMES,
                quick("draughts", "--north", "best"));
        shell.refuses(
                "rulesmith analyze: 2048 2x2 to 16 cannot be analysed: of the games of chance only 2048 itself can, on 4x4"
                        + " cells",
                quick("2048-2x2-16"));
        shell.refuses(
                "rulesmith analyze: 2048 has one player, who searches, and a threshold that rises with the highest tile:"
                        + " --south, --north, --opening and --threshold mean nothing there",
                quick("2048", "--south", "random"));
    }
}
