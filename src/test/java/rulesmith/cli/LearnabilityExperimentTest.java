package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearnabilityExperimentTest {

    @TempDir
    private Path home;

    private static String[] small(String... more) {
        List<String> args = new ArrayList<>(List.of(
                "experiment",
                "learnability",
                "--games",
                "2",
                "--seeds",
                "1",
                "--cap",
                "1",
                "--iterations",
                "3",
                "--fresh-games",
                "20"));
        args.addAll(List.of(more));
        return args.toArray(String[]::new);
    }

    @Test
    void comparesEvolvedGamesWithRandomOnes() throws IOException {
        Shell shell = new Shell(home);
        JsonNode json = shell.json(small("--json", "--threads", "1"));
        List<String> names = new ArrayList<>();
        json.get("games").forEach(game -> names.add(game.get("name").textValue()));
        assertEquals(List.of("evolved-1", "evolved-2", "random:1", "random:2"), names);
        for (String share : List.of("0.75", "0.9", "1.0")) {
            double mean =
                    json.at("/evolvedTakesLonger/" + share + "/share/mean").doubleValue();
            assertTrue(mean >= 0 && mean <= 1, json::toString);
        }
        Path page = Path.of(json.get("report").textValue());
        assertTrue(Files.readString(page).contains("Evolved 1"));
        assertTrue(Files.exists(page.resolveSibling("evolved-2.json")));
        assertEquals(
                0,
                shell.run("validate", page.resolveSibling("evolved-1.json").toString())
                        .exit());
        String text = shell.out(small("--threads", "2"));
        assertTrue(text.contains("GENERATIONS") && text.contains("80 to 110"), text);
        assertTrue(text.contains("against the others: nothing to compare.") || text.contains("an evolved game"), text);
        assertEquals(json, shell.json(small("--json", "--threads", "2")));
    }

    @Test
    void refusesTooFewGames() {
        new Shell(home)
                .refuses(
                        "rulesmith experiment learnability: --games is 1, expected 2 to 10",
                        "experiment",
                        "learnability",
                        "--games",
                        "1");
    }
}
