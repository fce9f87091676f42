package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ListCommandTest {

    @TempDir
    private Path home;

    @Test
    void showsTheRuleSetsByName() {
        assertEquals("""
                NAME      ID          PIECES  TYPES  ORIGIN    TITLE
                draughts  4fdb6e8be7  12      1 2    classic   English draughts
                leapers   f1b98e2663  10      1 2 3  designed  Leapers
                """, Shell.with(home, "leapers", "draughts").out("list"));
    }

    @Test
    void printsJson() {
        JsonNode rows = Shell.with(home, "leapers", "draughts").json("list", "--json");
        assertEquals(2, rows.size());
        JsonNode row = rows.get(0);
        assertEquals("draughts", row.get("name").textValue());
        assertEquals("4fdb6e8be7", row.get("id").textValue());
        assertEquals(12, row.get("pieces").intValue());
        assertEquals("1 2", row.get("types").textValue());
        assertEquals("English draughts", row.get("title").textValue());
        assertEquals("classic", row.get("origin").textValue());
    }

    @Test
    void saysWhatToDoWhereThereIsNone() {
        assertEquals(
                "There is no rule set in " + home.resolve("rulesets") + ". 'rulesmith new' makes one.\n",
                new Shell(home).out("list"));
        assertEquals(0, new Shell(home).json("list", "--json").size());
    }

    @Test
    void leavesBadFilesOutAndSaysWhy() throws IOException {
        Shell shell = Shell.with(home, "draughts");
        Files.writeString(shell.ruleSet("bad"), "{}");
        Shell.Answer answer = shell.run("list", "--json");
        assertEquals("left out: " + shell.ruleSet("bad") + ": format is missing\n", answer.err());
        assertEquals(0, answer.exit());
        assertTrue(answer.out().contains("\"draughts\""), answer.out());
        assertFalse(answer.out().contains("\"bad\""), answer.out());
    }
}
