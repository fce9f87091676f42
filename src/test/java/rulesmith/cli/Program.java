package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * The program as a process of its own, which can be killed.
 *
 * @param home the folder with the data
 * @param before what is put before the command line, for instance another program that starts this one
 */
record Program(Path home, List<String> before) {

    private static final int PATIENCE_MINUTES = 3;

    Program(Path home) {
        this(home, List.of());
    }

    /** A process that is under way, and where what it prints goes. */
    record Life(Process process, Path out, Path err) implements AutoCloseable {

        /** Waits until it ends or a condition holds; false if it has ended. */
        boolean reaches(BooleanSupplier condition) throws InterruptedException {
            long start = System.nanoTime();
            while (!process.waitFor(1, TimeUnit.MILLISECONDS)) {
                if (condition.getAsBoolean()) {
                    return true;
                }
                assertTrue(System.nanoTime() - start < TimeUnit.MINUTES.toNanos(PATIENCE_MINUTES), "nothing happens");
            }
            return false;
        }

        /** Ends it without a chance to tidy up; false if it had ended by itself. */
        boolean kill() throws InterruptedException {
            boolean alive = process.isAlive();
            process.destroyForcibly().waitFor();
            return alive;
        }

        Shell.Answer end() throws IOException, InterruptedException {
            assertTrue(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES), "the program does not end");
            return new Shell.Answer(
                    process.exitValue(),
                    Files.readString(out, StandardCharsets.UTF_8),
                    Files.readString(err, StandardCharsets.UTF_8));
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    Life start(String... args) throws IOException {
        List<String> command = new ArrayList<>(before);
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "-Drulesmith.home=" + home,
                "rulesmith.cli.Rulesmith"));
        command.addAll(List.of(args));
        Path out = Files.createTempFile("rulesmith", ".out");
        Path err = Files.createTempFile("rulesmith", ".err");
        out.toFile().deleteOnExit();
        err.toFile().deleteOnExit();
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        return new Life(process, out, err);
    }

    Shell.Answer run(String... args) throws IOException, InterruptedException {
        try (Life life = start(args)) {
            return life.end();
        }
    }

    /** A file of a run. */
    Path of(String run, String file) {
        return home.resolve("populations").resolve(run).resolve(file);
    }

    /**
     * All that is kept, by path, except for locks. What a process had in hand when it was killed stays behind under a
     * hidden name that ends in tmp; nobody takes that for anything.
     */
    static Map<String, String> files(Path home) {
        if (!Files.isDirectory(home)) {
            return Map.of();
        }
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> found = Files.walk(home)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                Path name = home.relativize(file);
                if (!name.endsWith("lock") && !isLeftOver(name)) {
                    files.put(name.toString(), Files.readString(file));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    /** All files below a folder by path, with what is in them, for files that are not text. */
    static Map<String, List<Byte>> bytes(Path folder) {
        Map<String, List<Byte>> files = new TreeMap<>();
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                if (!isLeftOver(folder.relativize(file))) {
                    List<Byte> content = new ArrayList<>();
                    for (byte b : Files.readAllBytes(file)) {
                        content.add(b);
                    }
                    files.put(folder.relativize(file).toString(), content);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    private static boolean isLeftOver(Path path) {
        for (Path part : path) {
            if (part.toString().startsWith(".") && part.toString().endsWith(".tmp")) {
                return true;
            }
        }
        return false;
    }
}
