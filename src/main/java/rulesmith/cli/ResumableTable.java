package rulesmith.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import rulesmith.WholeFile;

/**
 * Finished pieces of work as lines of a file, so that interrupted work goes on. Beside it stand the settings, with the
 * version of the program: work done with others is put aside, not mixed with the new.
 */
final class ResumableTable {

    private static final String SETTINGS = "settings";
    private static final long SAVE_NANOS = 2_000_000_000L;

    private final Path folder;
    private final String name;
    private final String columns;
    private final String settings;
    private volatile long lastSaved = System.nanoTime();

    /** @param name of the file, without its ending */
    ResumableTable(Path folder, String name, String columns, Map<String, Object> settings) {
        this.folder = folder;
        this.name = name;
        this.columns = columns;
        this.settings = Json.of(settings) + "\n";
    }

    private Path table(String more) {
        return folder.resolve(name + more + ".csv");
    }

    private Path settings(String more) {
        return folder.resolve(SETTINGS + more + ".json");
    }

    /** What was done before with the same settings. */
    <T> List<T> read(Console console, Function<String, T> parse) throws IOException {
        List<T> done = new ArrayList<>();
        if (!Files.exists(table(""))) {
            return done;
        }
        if (!Files.exists(settings("")) || !Files.readString(settings("")).equals(settings)) {
            putAside(console);
            return done;
        }
        List<String> lines = Files.readAllLines(table(""), StandardCharsets.UTF_8);
        for (int i = 1; i < lines.size(); i++) {
            try {
                done.add(parse.apply(lines.get(i)));
            } catch (IllegalArgumentException e) {
                throw new UsageException(table("") + ", line " + (i + 1) + ": " + e.getMessage()
                        + "; delete the file to begin the experiment again");
            }
        }
        return done;
    }

    private void putAside(Console console) throws IOException {
        int number = 1;
        while (Files.exists(table("-" + number)) || Files.exists(settings("-" + number))) {
            number++;
        }
        Path kept = table("-" + number);
        if (Files.exists(settings(""))) {
            Files.move(settings(""), settings("-" + number), StandardCopyOption.ATOMIC_MOVE);
        }
        Files.move(table(""), kept, StandardCopyOption.ATOMIC_MOVE);
        console.err()
                .println(table("") + " was made with other settings: it is kept as " + kept.getFileName()
                        + ", and the experiment begins again");
    }

    /** Writes all lines if it was not done in the last two seconds; for any thread. */
    void keep(Supplier<List<String>> lines) {
        if (System.nanoTime() - lastSaved > SAVE_NANOS) {
            try {
                write(lines, false);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    void write(Supplier<List<String>> lines) throws IOException {
        write(lines, true);
    }

    private synchronized void write(Supplier<List<String>> lines, boolean now) throws IOException {
        if (now || System.nanoTime() - lastSaved > SAVE_NANOS) {
            List<String> all = new ArrayList<>(List.of(columns));
            all.addAll(lines.get());
            // The settings come second: until they are there, the lines are not taken for those of others.
            WholeFile.write(table(""), (String.join("\n", all) + "\n").getBytes(StandardCharsets.UTF_8));
            WholeFile.write(settings(""), settings.getBytes(StandardCharsets.UTF_8));
            lastSaved = System.nanoTime();
        }
    }
}
