package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValidateCommandTest {

    @TempDir
    private Path home;

    private Shell shell;
    private String good;
    private String bad;

    @BeforeEach
    void writeTheFiles() throws IOException {
        shell = Shell.with(home, "draughts");
        good = shell.ruleSet("draughts").toString();
        bad = shell.ruleSet("bad").toString();
        Files.writeString(
                Path.of(bad), Files.readString(Path.of(good)).replace("\"moveLimit\": 100", "\"moveLimit\": 0"));
    }

    @Test
    void aValidFileHasAnId() {
        assertEquals(good + ": valid, id 4fdb6e8be7\n", shell.out("validate", good));
    }

    @Test
    void saysWhatIsWrongWithEachFile() {
        String none = home.resolve("none.json").toString();
        Shell.Answer answer = shell.run("validate", bad, good, none, home.toString());
        assertEquals(good + ": valid, id 4fdb6e8be7\n", answer.out());
        assertEquals(
                bad + ": conventions.moveLimit is 0, expected a positive number of plies\n" + none + ": no such file\n"
                        + home + ": is a folder, expected a file\n",
                answer.err());
        assertEquals(2, answer.exit());
    }

    @Test
    void printsJson() throws IOException {
        Shell.Answer answer = shell.run("validate", good, bad, "--json");
        JsonNode verdicts = new ObjectMapper().readTree(answer.out());
        assertEquals(2, verdicts.size());
        assertEquals(good, verdicts.at("/0/file").textValue());
        assertEquals(true, verdicts.at("/0/valid").booleanValue());
        assertEquals("4fdb6e8be7", verdicts.at("/0/id").textValue());
        assertEquals("", verdicts.at("/0/problem").textValue());
        assertEquals(false, verdicts.at("/1/valid").booleanValue());
        assertEquals(
                bad + ": conventions.moveLimit is 0, expected a positive number of plies",
                verdicts.at("/1/problem").textValue());
        assertEquals("", answer.err());
        assertEquals(2, answer.exit());
    }

    @Test
    void oneProblemIsOneLineWhateverTheFileHolds() throws IOException {
        Path odd = Files.writeString(home.resolve("odd.json"), "{\"format\": \"a\\nb\\u001b[31m\"}");
        shell.refuses(odd + ": format is \"a b [31m\", expected \"rulesmith-ruleset/1\"", "validate", odd.toString());
    }

    @Test
    void wantsAFile() {
        shell.refuses("rulesmith validate: Missing required parameter: 'FILE'", "validate");
    }
}
