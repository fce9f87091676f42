package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.archive.RunFolder;

class ResumeCommandTest {

    @TempDir
    private Path place;

    private Shell shell;

    @BeforeEach
    void makeAHome() {
        shell = new Shell(place.resolve("home"));
    }

    private static String[] evolve(String algorithm, int iterations) {
        return new String[] {
            "evolve",
            "--algorithm",
            algorithm,
            "--seed",
            "5",
            "--name",
            "run",
            "--iterations",
            "" + iterations,
            "--population",
            "4",
            "--games",
            "3",
            "--gates",
            "5",
            "--fresh-games",
            "5",
            "--no-report"
        };
    }

    private Path file(String name) {
        return shell.home().resolve("populations/run").resolve(name);
    }

    private Map<String, String> files() {
        return Program.files(shell.home());
    }

    private void change(String name, UnaryOperator<String> change) throws IOException {
        String before = Files.readString(file(name));
        String after = change.apply(before);
        assertTrue(!after.equals(before), "nothing was changed");
        Files.writeString(file(name), after);
    }

    @Test
    void aFinishedRunIsDoneAndStaysAsItIs() {
        String first = shell.out(evolve("es", 4));
        Map<String, String> before = files();
        assertEquals(first, shell.out("resume", "run", "--no-report"));
        assertEquals(first, shell.out("resume", "run", "--no-report", "--iterations", "4"));
        assertEquals(before, files());
    }

    @Test
    void bringsBackAGameThatIsGone() throws IOException {
        shell.out(evolve("es", 4));
        Map<String, String> before = files();
        String game = before.keySet().stream()
                .filter(name -> name.startsWith("rulesets"))
                .findFirst()
                .orElseThrow();
        Files.delete(shell.home().resolve(game));
        shell.out("resume", "run", "--no-report");
        assertEquals(before, files());
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "ga", "nsga2", "map-elites"})
    void aRunWithMoreIterationsIsTheLongRun(String algorithm) {
        shell.out(evolve(algorithm, 3));
        Map<String, String> kept = new TreeMap<>(files());
        kept.keySet().removeIf(name -> !name.startsWith("rulesets"));
        String end = shell.out("resume", "run", "--iterations", "6", "--no-report");
        assertTrue(end.contains("6 of 6 iterations done"), end);
        Shell once = new Shell(place.resolve("long"));
        assertEquals(once.out(evolve(algorithm, 6)), end);
        // The best of the short run stay.
        Map<String, String> expected = new TreeMap<>(kept);
        expected.putAll(Program.files(once.home()));
        assertEquals(expected, files());
    }

    @Test
    void refusesARunThatIsNotThere() {
        Path populations = shell.home().resolve("populations");
        shell.refuses("rulesmith resume: there is no run \"run\" in " + populations, "resume", "run");
        shell.out(evolve("es", 0));
        shell.refuses("rulesmith resume: there is no run \"es\" in " + populations + "; there are run", "resume", "es");
        shell.refuses(
                "rulesmith resume: there is no run \"../run\" in " + populations + "; there are run",
                "resume",
                "../run");
        shell.refuses("rulesmith resume: Missing required parameter: 'RUN'", "resume");
    }

    @Test
    void refusesIterationsThatMakeNoSense() {
        shell.out(evolve("es", 4));
        Map<String, String> before = files();
        shell.refuses(
                "rulesmith resume: --iterations is 3, but 4 are done already", "resume", "run", "--iterations", "3");
        shell.refuses(
                "rulesmith resume: iterations is 10000001, expected 0 to 10000000",
                "resume",
                "run",
                "--iterations",
                "10000001");
        shell.refuses("rulesmith resume: --threads is 0, expected 1 to 1024", "resume", "run", "--threads", "0");
        assertEquals(before, files());
    }

    @Test
    void refusesARunThatAnotherProcessIsWorkingOn() throws IOException {
        shell.out(evolve("es", 4));
        Map<String, String> before = files();
        try (RunFolder.Lock lock =
                RunFolder.find(shell.home().resolve("populations"), "run").lock()) {
            assertEquals("run", lock.folder().name());
            shell.refuses(
                    "rulesmith resume: another process is working on run \"run\"",
                    "resume",
                    "run",
                    "--iterations",
                    "9");
        }
        assertEquals(before, files());
        shell.out("resume", "run", "--no-report");
    }

    @Test
    void saysThatAnotherVersionBeganTheRun() throws IOException {
        shell.out(evolve("es", 1));
        change("config.json", text -> text.replaceFirst("\"version\" : \"[^\"]*\"", "\"version\" : \"0.0.1\""));
        Shell.Answer answer = shell.run("resume", "run", "--iterations", "2", "--no-report");
        assertEquals(0, answer.exit());
        assertEquals(
                "note: the run was begun by version 0.0.1, this is " + Rulesmith.Version.number()
                        + "; its further course may differ from what that version would have done\n",
                answer.err());
        assertTrue(Files.readString(file("config.json")).contains("\"version\" : \"0.0.1\""), "it stays that run");
    }

    /** The answer is one sentence that begins with the file, and nothing changes. */
    private void refusesBecauseOf(String name, String problem) {
        Map<String, String> before = files();
        Shell.Answer answer = shell.run("resume", "run", "--no-report", "--iterations", "4");
        String sentence = "rulesmith resume: " + file(name) + problem;
        assertEquals(
                sentence,
                answer.err()
                        .substring(0, Math.min(sentence.length(), answer.err().length())));
        assertEquals(1, answer.err().lines().count(), answer.err());
        assertEquals(2, answer.exit());
        assertEquals(before, files());
    }

    private void refusesACheckpointWith(String problem, String pattern, String replacement) throws IOException {
        String whole = Files.readString(file("checkpoint.json"));
        change("checkpoint.json", text -> text.replaceFirst(pattern, replacement));
        refusesBecauseOf("checkpoint.json", ": " + problem);
        Files.writeString(file("checkpoint.json"), whole);
    }

    @Test
    void refusesACheckpointThatWasChanged() throws IOException {
        shell.out(evolve("es", 4));
        refusesACheckpointWith(
                "generation is \"4\", expected a whole number\n", "\"generation\" : 4", "\"generation\" : \"4\"");
        refusesACheckpointWith(
                "generation is -4, expected a whole number\n", "\"generation\" : 4", "\"generation\" : -4");
        refusesACheckpointWith("generation is null, expected a whole number\n", "\"generation\"", "\"gen\"");
        refusesACheckpointWith("born is 1.5, expected a whole number\n", "\"born\" : \\d+", "\"born\" : 1.5");
        refusesACheckpointWith(
                "individualsLength is 0, expected the length of a file\n",
                "\"individualsLength\" : \\d+",
                "\"individualsLength\" : 0");
        refusesACheckpointWith(
                "generationsLength is \"x\", expected the length of a file\n",
                "\"generationsLength\" : \\d+",
                "\"generationsLength\" : \"x\"");
        refusesACheckpointWith(
                "population is [], expected an array of individuals\n",
                "\"population\" : \\[.*\\]",
                "\"population\" : []");
        refusesACheckpointWith(
                "population is 7, expected an array of individuals\n",
                "\"population\" : \\[.*\\]",
                "\"population\" : 7");
        refusesACheckpointWith("duration is null, expected an array of individuals\n", "\"duration\"", "\"beauty\"");
        refusesACheckpointWith(
                "format is \"rulesmith-checkpoint/9\", expected \"rulesmith-checkpoint/1\"\n",
                "rulesmith-checkpoint/1",
                "rulesmith-checkpoint/9");
        refusesACheckpointWith("a row of individuals cannot be read: ", "\\d{50}", "x");
        shell.out("resume", "run", "--no-report");
    }

    @Test
    void refusesFilesThatCannotBeRead() throws IOException {
        shell.out(evolve("es", 4));
        byte[] checkpoint = Files.readAllBytes(file("checkpoint.json"));
        Files.write(file("checkpoint.json"), Arrays.copyOf(checkpoint, checkpoint.length / 2));
        refusesBecauseOf("checkpoint.json", ": line ");
        Files.write(file("checkpoint.json"), new byte[0]);
        refusesBecauseOf("checkpoint.json", ": the file must hold one JSON object");
        Files.delete(file("checkpoint.json"));
        Files.createDirectory(file("checkpoint.json"));
        refusesBecauseOf("checkpoint.json", ": is a folder, expected a file");
        Files.delete(file("checkpoint.json"));
        Files.write(file("checkpoint.json"), checkpoint);

        byte[] config = Files.readAllBytes(file("config.json"));
        Files.write(file("config.json"), Arrays.copyOf(config, config.length / 2));
        refusesBecauseOf("config.json", ": line ");
        Files.writeString(file("config.json"), "{}");
        refusesBecauseOf("config.json", ": algorithm is missing");
        Files.write(file("config.json"), config);

        shell.out("resume", "run", "--no-report");
    }

    @ParameterizedTest
    @ValueSource(strings = {"checkpoint.json", "config.json"})
    void refusesBytesThatAreNoText(String name) throws IOException {
        shell.out(evolve("es", 1));
        byte[] broken = {'{', (byte) 0xff};
        Files.write(file(name), broken);
        shell.refuses("rulesmith resume: " + file(name) + ": is not text in UTF-8", "resume", "run", "--no-report");
        assertEquals(2, Files.size(file(name)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"individuals.csv", "generations.csv"})
    void refusesTablesThatWereChanged(String name) throws IOException {
        shell.out(evolve("es", 4));
        String table = Files.readString(file(name));
        long size = Files.size(file(name));
        Files.writeString(file(name), table.substring(0, 100));
        refusesBecauseOf(name, " has 100 bytes, but the checkpoint knows of " + size + ": it was changed");
        Files.delete(file(name));
        refusesBecauseOf(name, ": no such file");
        int row = table.indexOf('\n') + 1;
        Files.writeString(
                file(name), table.substring(0, row) + table.substring(row).replace(',', ';'));
        refusesBecauseOf(name, ": ");

        // What a killed process wrote after its last checkpoint is no damage.
        Files.writeString(file(name), table + "half a ro");
        shell.out("resume", "run", "--no-report");
        assertEquals(table, Files.readString(file(name)));
    }

    @Test
    void withoutACheckpointItBeginsAgain() throws IOException {
        shell.out(evolve("es", 4));
        Map<String, String> before = files();
        Files.delete(file("checkpoint.json"));
        Files.writeString(file("individuals.csv"), "genera");
        shell.out("resume", "run", "--no-report");
        assertEquals(before, files());
    }
}
