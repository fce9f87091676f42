package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The best games of a run are learned in the end, and what is found out stays with them. */
@Tag("slow")
class EvolveLearnabilityTest {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    @TempDir
    private Path home;

    @Test
    void learnsTheFittest() throws Exception {
        Program program = new Program(home);
        Shell.Answer evolved = program.run(
                "evolve",
                "--seed",
                "5",
                "--name",
                "run",
                "--population",
                "4",
                "--iterations",
                "2",
                "--games",
                "2",
                "--fresh-games",
                "20",
                "--max-pieces",
                "4",
                "--move-limit",
                "8",
                "--gates",
                "0",
                "--learnability",
                "best:1",
                "--json");
        assertEquals(0, evolved.exit(), evolved.err());
        JsonNode json = MAPPER.readTree(evolved.out());
        JsonNode learned = json.at("/learnability/games");
        assertEquals(1, learned.size());
        assertEquals(5, learned.at("/0/seeds").size());
        String name = learned.at("/0/name").textValue();
        assertTrue(json.get("games").findValuesAsText("name").contains(name), evolved.out());
        Path file = home.resolve("rulesets").resolve(name + ".json");
        JsonNode metric = MAPPER.readTree(Files.readString(file)).at("/metrics/learnability");
        assertEquals(5, metric.get("games").intValue());
        assertTrue(Files.exists(home.resolve("results/run/learnability/report.html")));
        // Nothing is learned twice, and what was measured stays when the run is taken up again.
        Shell.Answer again = program.run("resume", "run", "--learnability", "best:1", "--json");
        assertEquals(0, again.exit(), again.err());
        assertEquals(json.get("learnability"), MAPPER.readTree(again.out()).get("learnability"));
        assertEquals(metric, MAPPER.readTree(Files.readString(file)).at("/metrics/learnability"));
        assertEquals(0, program.run("resume", "run").exit());
        assertEquals(metric, MAPPER.readTree(Files.readString(file)).at("/metrics/learnability"));
    }
}
