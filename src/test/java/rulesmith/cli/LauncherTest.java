package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher in a checkout of its own, with a jar that points to the classes under test, and a stand-in for Maven that
 * only makes such a jar: the real build would change the classes this test runs with.
 */
@Tag("slow")
class LauncherTest {

    @TempDir
    private Path place;

    private Path checkout;
    private Path elsewhere;
    private Path jar;

    private record Answer(int exit, String out, String err) {}

    @BeforeEach
    void makeTheCheckout() throws IOException {
        checkout = Files.createDirectories(place.resolve("check out"));
        elsewhere = Files.createDirectories(place.resolve("elsewhere"));
        Files.copy(Path.of("rulesmith"), checkout.resolve("rulesmith"));
        assertTrue(checkout.resolve("rulesmith").toFile().setExecutable(true));
        Files.createDirectories(checkout.resolve("src/main/java"));
        Files.writeString(checkout.resolve("src/main/java/A.java"), "");
        Files.writeString(checkout.resolve("pom.xml"), "");
        Shell.with(checkout, "draughts", "leapers");
        jar = jar();
        mvn("cp '" + jar + "' \"$(dirname \"$4\")/target/rulesmith.jar\"");
    }

    private Path jar() throws IOException {
        Manifest manifest = new Manifest();
        String classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toUri().toString())
                .collect(Collectors.joining(" "));
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
        Path file = place.resolve("stand-in.jar");
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream closed = new JarOutputStream(out, manifest)) {
            closed.finish();
        }
        return file;
    }

    /** Puts a program named mvn before all others: it is called as mvn -q -B -f POM package … */
    private void mvn(String script) throws IOException {
        Path bin = Files.createDirectories(place.resolve("bin"));
        Path mvn = Files.writeString(
                bin.resolve("mvn"), "#!/usr/bin/env bash\necho \"$@\" >>'" + place + "/mvn.log'\n" + script + "\n");
        assertTrue(mvn.toFile().setExecutable(true));
    }

    private List<String> builds() throws IOException {
        Path log = place.resolve("mvn.log");
        return Files.exists(log) ? Files.readAllLines(log) : List.of();
    }

    private Answer launch(Map<String, String> environment, String input, String... args) throws Exception {
        return start(checkout.resolve("rulesmith"), environment, input, args);
    }

    private Answer launch(String... args) throws Exception {
        return launch(Map.of(), "", args);
    }

    private Answer start(Path launcher, Map<String, String> environment, String input, String... args)
            throws Exception {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(List.of(args));
        Path out = place.resolve("out.txt");
        Path err = place.resolve("err.txt");
        Path in = Files.writeString(place.resolve("in.txt"), input);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(elsewhere.toFile())
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        Map<String, String> variables = builder.environment();
        variables.remove("RULESMITH_HOME");
        variables.remove("RULESMITH_JAVA");
        variables.put("JAVA_HOME", System.getProperty("java.home"));
        variables.put("PATH", place.resolve("bin") + File.pathSeparator + variables.get("PATH"));
        variables.putAll(new TreeMap<>(environment));
        Process process = builder.start();
        assertTrue(process.waitFor(2, TimeUnit.MINUTES), "the launcher does not end");
        return new Answer(
                process.exitValue(),
                Files.readString(out, StandardCharsets.UTF_8),
                Files.readString(err, StandardCharsets.UTF_8));
    }

    private static final String BUILDING = "Building Rulesmith (the first time takes a minute or two) ...\n";

    @Test
    void buildsOnceAndWorksFromAnotherFolder() throws Exception {
        Answer first = launch("list");
        assertEquals(BUILDING, first.err());
        assertEquals(0, first.exit());
        assertEquals(3, first.out().lines().count(), first.out());
        Answer second = launch("perft", "draughts", "--depth", "3");
        assertEquals(new Answer(0, "1 7\n2 49\n3 302\n", ""), second);
        assertEquals(1, builds().size());
        String build = builds().get(0);
        assertTrue(build.startsWith("-q -B -f " + checkout + "/pom.xml package "), build);
    }

    @Test
    void buildsAgainWhenASourceHasChanged() throws Exception {
        launch("--version");
        Files.setLastModifiedTime(
                checkout.resolve("src/main/java/A.java"),
                FileTime.from(Instant.now().plusSeconds(60)));
        assertEquals(BUILDING, launch("--version").err());
        assertEquals(2, builds().size());
    }

    @Test
    void passesArgumentsInputAndExitCodes() throws Exception {
        Answer wrong = launch("inspect", "no such game");
        assertEquals(2, wrong.exit());
        assertEquals("", wrong.out());
        assertTrue(
                wrong.err()
                        .endsWith("rulesmith inspect: there is no rule set \"no such game\" in " + checkout
                                + "/rulesets; 'rulesmith list' shows what is there\n"),
                wrong.err());
        assertEquals(
                1, launch("inspect", "draughts", "--svg", "/proc/sheet.svg").exit());
        assertEquals(
                "d4xf6\n",
                launch(Map.of(), "c3-d4 f6-e5", "moves", "draughts", "--line", "-")
                        .out());
    }

    @Test
    void worksThroughALink() throws Exception {
        Path link = Files.createSymbolicLink(elsewhere.resolve("link"), Path.of("../check out/rulesmith"));
        Path second = Files.createSymbolicLink(elsewhere.resolve("second"), link);
        assertEquals(
                "d4xf6\n",
                start(second, Map.of(), "", "moves", "draughts", "--line", "c3-d4 f6-e5")
                        .out());
    }

    @Test
    void aHomeOfYourOwnIsUsed() throws Exception {
        Path home = place.resolve("home");
        Map<String, String> own = Map.of("RULESMITH_HOME", home.toString());
        assertEquals(0, launch(own, "", "new", "--seed", "1", "--name", "Mine").exit());
        assertTrue(Files.exists(home.resolve("rulesets/mine.json")));
        assertFalse(Files.exists(checkout.resolve("rulesets/mine.json")));
    }

    @Test
    void optionsReachTheVirtualMachine() throws Exception {
        launch("--version");
        Answer coloured =
                launch(Map.of("RULESMITH_JAVA", "-Xmx64m -Drulesmith.colour=true"), "", "inspect", "draughts");
        assertTrue(coloured.out().startsWith("\u001b[1mEnglish draughts"), coloured.out());
        Answer plain = launch("inspect", "draughts");
        assertFalse(plain.out().contains("\u001b"), "no colours into a file");
    }

    @Test
    void saysWhyTheBuildFailed() throws Exception {
        mvn("echo '[INFO] fine'; echo '[ERROR] A.java: broken'; exit 1");
        Answer answer = launch("list");
        assertEquals(1, answer.exit());
        assertEquals("", answer.out());
        assertEquals(
                BUILDING + "[ERROR] A.java: broken\nrulesmith: the build failed; all of its output is in " + checkout
                        + "/target/build.log\n",
                answer.err());
        launch("list");
        assertEquals(2, builds().size(), "it is tried again");
    }
}
