package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.game.RuleSetGame;
import rulesmith.rules.RuleSetFolder;

class BenchCommandTest {

    /** Changes only when the rules, the numbering of moves or the use of random numbers is changed on purpose. */
    private static final String FINGERPRINT = "635f555093ea2076";

    @TempDir
    private Path home;

    private static List<RuleSetGame> shipped() throws IOException {
        List<RuleSetGame> games = new ArrayList<>();
        for (String name : BenchCommand.SHIPPED) {
            games.add(new RuleSetGame(RuleSetFolder.read(Path.of("rulesets", name + ".json"))));
        }
        return games;
    }

    @Test
    void theEngineBehavesAsItDid() throws IOException {
        assertEquals(FINGERPRINT, BenchCommand.fingerprint(shipped()));
    }

    @Test
    void theFingerprintDependsOnEveryGame() throws IOException {
        List<RuleSetGame> games = shipped();
        for (int i = 0; i < games.size(); i++) {
            List<RuleSetGame> others = new ArrayList<>(games);
            others.set(i, games.get((i + 1) % games.size()));
            assertNotEquals(
                    FINGERPRINT, BenchCommand.fingerprint(others), games.get(i).name());
        }
    }

    @Test
    void measuresPlayoutsPerftAndCompiling() {
        Shell shell = Shell.with(home, BenchCommand.SHIPPED.toArray(String[]::new));
        JsonNode answer = shell.json("bench", "--seconds", "0.001", "--rule-sets", "20", "--json");
        assertEquals(FINGERPRINT, answer.get("fingerprint").textValue());
        assertEquals(BenchCommand.SHIPPED.size(), answer.get("playouts").size());
        for (JsonNode playouts : answer.get("playouts")) {
            assertTrue(playouts.get("plies").doubleValue() > 0, playouts::toString);
            assertTrue(playouts.get("length").doubleValue() > 1, playouts::toString);
        }
        assertEquals(845931, answer.at("/perft/0/count").longValue());
        assertTrue(answer.get("meanPliesPerSecond").doubleValue() > 0);
        assertTrue(answer.get("compileMicroseconds").doubleValue() > 0);
        assertTrue(answer.at("/evaluator/oneThread").doubleValue() > 0);
        assertTrue(answer.at("/others/1/plies").doubleValue() > 0);
    }

    @Test
    void needsTheRuleSetsThatComeWithTheProgram() {
        Shell.Answer answer = new Shell(home).run("bench");
        assertTrue(answer.err().startsWith("rulesmith bench: there is no rule set \"draughts\" in "), answer.err());
        assertEquals(2, answer.exit());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "601", "NaN", "Infinity"})
    void refusesATimeThatIsNone(String seconds) {
        double shown = Double.parseDouble(seconds);
        new Shell(home)
                .refuses(
                        "rulesmith bench: --seconds is " + shown + ", expected more than 0 and at most 600",
                        "bench",
                        "--seconds",
                        seconds);
    }
}
