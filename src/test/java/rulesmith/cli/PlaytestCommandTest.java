package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlaytestCommandTest {

    @TempDir
    private Path home;

    private Shell shell;

    @BeforeEach
    void fillTheFolder() {
        shell = Shell.with(home, "draughts", "leapers", "regicide");
    }

    private Path study() {
        return home.resolve("surveys").resolve("pilot");
    }

    @Test
    void newMakesABlindedStudyOfFilesToEdit() throws IOException {
        String out = shell.out("playtest", "new", "pilot", "--games", "draughts,leapers,random", "--seed", "5");
        assertTrue(out.contains("English draughts") && out.contains("the others are compared with it"), out);
        assertTrue(Files.readString(study().resolve("consent.txt")).contains("voluntary"));
        assertTrue(Files.readString(study().resolve("questions.json")).contains("\"pairs\" : \"all\""));
        String json = Files.readString(study().resolve("study.json"));
        assertTrue(json.contains("\"seed\" : 5") && json.contains("\"control\" : true"), json);

        Shell other = Shell.with(home.resolve("other"), "draughts", "leapers");
        other.out("playtest", "new", "pilot", "--games", "draughts,leapers,random", "--seed", "5");
        assertEquals(json, Files.readString(home.resolve("other/surveys/pilot/study.json")));
    }

    @Test
    void aStudyHasItsOwnTexts() throws IOException {
        Path consent = home.resolve("mine.txt");
        Files.writeString(consent, "# Hello\n\nPlay, please.\n");
        shell.out("playtest", "new", "pilot", "--games", "draughts,leapers", "--consent", consent.toString());
        assertEquals("# Hello\n\nPlay, please.\n", Files.readString(study().resolve("consent.txt")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "new pilot --games draughts | two games or more",
                "new pilot --games draughts,draughts | in the study twice",
                "new pilot --games draughts,nothing | there is no rule set \"nothing\"",
                "new pilot --games draughts,random,random | random is among the games twice",
                "new ../pilot --games draughts,leapers | cannot be called",
                "new pilot --games draughts,leapers --runs 0 | number of runs is 0",
                "new pilot --games draughts,leapers --participants 0 | number of participants is 0",
                "new pilot --games draughts,leapers --opponent nobody | there is no agent \"nobody\"",
                "new pilot --games draughts,leapers --opponent champion | nobody has learned these rules",
                "new pilot --games draughts,leapers --pairs control | there is no random game among --games",
                "new pilot --games draughts,random --pairs some | expected all or control",
                "new pilot --games draughts,leapers --consent nowhere.txt | nowhere.txt: no such file",
                "new pilot | --games",
                "serve pilot | there is no study \"pilot\"",
                "serve pilot --port 70000 | expected 0 to 65535",
                "serve pilot --bind nowhere.invalid | there is no address nowhere.invalid, expected one of this machine",
                "serve pilot --url ftp://x | expected https:// and a name",
                "serve pilot --url https://a.example/study | expected https:// and a name",
                "status pilot | there is no study \"pilot\"",
                "close pilot | there is no study \"pilot\"",
                "close | NAME",
            })
    void whatMakesNoSenseGetsASentenceAndMakesNothing(String line, String expected) {
        Shell.Answer answer = shell.run(("playtest " + line).split(" "));
        assertEquals(2, answer.exit(), answer::err);
        assertTrue(answer.err().contains(expected), answer::err);
        assertFalse(Files.exists(study()));
    }

    @Test
    void aSecondStudyOfANameIsRefusedAndTheFirstStays() throws IOException {
        shell.out("playtest", "new", "pilot", "--games", "draughts,leapers", "--seed", "1");
        String before = Files.readString(study().resolve("study.json"));
        Shell.Answer answer = shell.run("playtest", "new", "pilot", "--games", "draughts,regicide", "--seed", "2");
        assertEquals(2, answer.exit());
        assertTrue(answer.err().contains("already"), answer::err);
        assertEquals(before, Files.readString(study().resolve("study.json")));
    }

    @Test
    void statusAndClose() {
        assertTrue(shell.out("playtest", "status").contains("There is no study yet"));
        shell.out("playtest", "new", "pilot", "--games", "draughts,leapers");
        assertTrue(shell.out("playtest", "status").contains("pilot  open   0 of 20"));
        shell.out("playtest", "close", "pilot");
        JsonNode facts = shell.json("playtest", "status", "pilot", "--json");
        assertEquals("closed", facts.get("state").asText());
        assertEquals(2, facts.get("games").size());
        shell.out("playtest", "close", "pilot", "--reopen");
        assertEquals(
                "open",
                shell.json("playtest", "status", "pilot", "--json").get("state").asText());
    }

    @Test
    void aStudyWithOneGameIsNotServed() throws IOException {
        shell.out("playtest", "new", "pilot", "--games", "draughts,leapers");
        Path file = study().resolve("study.json");
        JsonNode json = new ObjectMapper().readTree(Files.readString(file));
        ((ArrayNode) json.get("games")).remove(1);
        Files.writeString(file, json.toString());
        Shell.Answer answer = shell.run("playtest", "serve", "pilot", "--port", "0");
        assertEquals(2, answer.exit());
        assertTrue(answer.err().contains("has one game, expected two or more"), answer::err);
    }

    @Test
    void aDamagedStudyDoesNotHideTheOthers() throws IOException {
        shell.out("playtest", "new", "pilot", "--games", "draughts,leapers");
        shell.out("playtest", "new", "other", "--games", "draughts,leapers");
        Files.writeString(study().resolve("study.json"), "{");
        Shell.Answer answer = shell.run("playtest", "status");
        assertEquals(0, answer.exit());
        assertTrue(answer.out().contains("other"), answer::out);
        assertTrue(answer.err().contains("left out") && answer.err().contains("study.json"), answer::err);
    }

    @Test
    void aPortInUseIsSaid() throws IOException {
        shell.out("playtest", "new", "pilot", "--games", "draughts,leapers");
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Shell.Answer answer =
                    shell.run("playtest", "serve", "pilot", "--port", String.valueOf(socket.getLocalPort()));
            assertEquals(1, answer.exit());
            assertTrue(answer.err().contains("in use"), answer::err);
        }
    }

    @Test
    void theExampleStudyGoesInAndOut() throws IOException {
        shell.out("survey", "import", "surveys/examples/halim-2014");
        JsonNode facts = shell.json("playtest", "status", "halim-2014", "--json");
        assertEquals("closed", facts.get("state").asText());
        assertEquals(10, facts.get("finished").asInt());
        assertEquals(120, facts.get("ratedRuns").asInt());
        Path out = home.resolve("out");
        shell.out("survey", "export", "halim-2014", "--to", out.toString());
        for (String name :
                new String[] {"participants.csv", "runs.csv", "verdicts.csv", "preferences.csv", "study.json"}) {
            assertEquals(
                    Files.readString(Path.of("surveys/examples/halim-2014", name)),
                    Files.readString(out.resolve(name)),
                    name);
        }
        shell.out("survey", "import", out.toString(), "--name", "again");
        assertEquals(
                10,
                shell.json("playtest", "status", "again", "--json")
                        .get("joined")
                        .asInt());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "import nowhere | there is no folder nowhere",
                "import surveys | study.json is missing",
                "import surveys/examples/halim-2014 --name a/b | cannot be called",
                "export nothing --to x | there is no study",
                "withdraw nothing ABCD | there is no study",
                "report nothing | there is no study",
            })
    void surveysThatAreNotThereAreSaid(String line, String expected) {
        Shell.Answer answer = shell.run(("survey " + line).split(" "));
        assertEquals(2, answer.exit(), answer::err);
        assertTrue(answer.err().contains(expected), answer::err);
    }

    @Test
    void anUnknownWithdrawalCodeDeletesNothing() {
        shell.out("survey", "import", "surveys/examples/halim-2014");
        Shell.Answer answer = shell.run("survey", "withdraw", "halim-2014", "AAAA-BBBB-CCCC");
        assertEquals(2, answer.exit());
        assertTrue(answer.err().contains("nobody has the withdrawal code"), answer::err);
        assertEquals(
                10,
                shell.json("playtest", "status", "halim-2014", "--json")
                        .get("joined")
                        .asInt());
    }
}
