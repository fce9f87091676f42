package rulesmith.archive;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import rulesmith.WholeFile;

/**
 * The folder of one run in {@code populations/}: its configuration, a table of all individuals, a table of the
 * generations, and the checkpoint from which it can go on.
 */
public final class RunFolder {

    static final String CONFIG = "config.json";
    static final String CHECKPOINT = "checkpoint.json";
    static final String INDIVIDUALS = "individuals.csv";
    static final String GENERATIONS = "generations.csv";
    private static final String LOCK = "lock";
    private static final String NAME = "[A-Za-z0-9][A-Za-z0-9._-]{0,63}";

    private final Path path;

    private RunFolder(Path path) {
        this.path = path;
    }

    public Path path() {
        return path;
    }

    public String name() {
        return path.getFileName().toString();
    }

    /** The runs there are, in the order of their names. */
    public static List<RunFolder> all(Path populations) throws IOException {
        if (!Files.isDirectory(populations)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(populations)) {
            return entries.filter(entry -> Files.isRegularFile(entry.resolve(CONFIG)))
                    .filter(entry -> entry.getFileName().toString().matches(NAME))
                    .sorted()
                    .map(RunFolder::new)
                    .toList();
        }
    }

    /** A name that no run has yet: the one asked for, or that with a number. */
    public static String freeName(Path populations, String name) {
        String free = name;
        for (int i = 2; Files.exists(populations.resolve(free)); i++) {
            free = name + "-" + i;
        }
        return free;
    }

    public static void checkName(String name) {
        if (!name.matches(NAME)) {
            throw new InvalidRunException("a run cannot be called \"" + name
                    + "\", expected up to 64 letters, digits, dots, dashes and underscores");
        }
    }

    /** Begins a run: the folder appears with its configuration in it or not at all. */
    public static RunFolder create(Path populations, String name, RunConfig config, String version) throws IOException {
        checkName(name);
        Path path = populations.resolve(name);
        if (Files.exists(path)) {
            throw new InvalidRunException(
                    "there is a run \"" + name + "\" already; 'rulesmith resume " + name + "' continues it");
        }
        // The dot keeps a folder that a crash left behind from being taken for a run.
        Path temporary =
                populations.resolve("." + name + "." + ProcessHandle.current().pid() + ".tmp");
        WholeFile.write(
                temporary.resolve(CONFIG),
                RunConfigJson.write(config, name, version).getBytes(StandardCharsets.UTF_8));
        try {
            Files.move(temporary, path, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            Files.deleteIfExists(temporary.resolve(CONFIG));
            Files.deleteIfExists(temporary);
            throw Files.exists(path) ? new FileAlreadyExistsException(path.toString()) : e;
        }
        return new RunFolder(path);
    }

    public static RunFolder find(Path populations, String name) throws IOException {
        List<RunFolder> all = all(populations);
        return all.stream().filter(run -> run.name().equals(name)).findFirst().orElseThrow(() -> {
            List<String> names = all.stream().map(RunFolder::name).toList();
            return new InvalidRunException("there is no run \"" + name + "\" in " + populations
                    + (names.isEmpty() ? "" : "; there are " + String.join(", ", names)));
        });
    }

    public RunConfig config() throws IOException {
        Path file = path.resolve(CONFIG);
        try {
            return RunConfigJson.read(RunConfigJson.parse(Files.readString(file)));
        } catch (InvalidRunException e) {
            throw e.in(file.toString());
        }
    }

    /** The version of the program that began the run. */
    public String version() throws IOException {
        return RunConfigJson.parse(Files.readString(path.resolve(CONFIG)))
                .path("version")
                .asText();
    }

    /** Takes back a run that has no checkpoint; one that has stays. */
    public void discard() throws IOException {
        if (!Files.exists(path.resolve(CHECKPOINT))) {
            for (String file : List.of(INDIVIDUALS, GENERATIONS, LOCK, CONFIG)) {
                Files.deleteIfExists(path.resolve(file));
            }
            Files.delete(path);
        }
    }

    /** Where the run stands; nothing if it was stopped before its first checkpoint. */
    public Optional<RunState> state(RunConfig config) throws IOException {
        return checkpoint(config).map(Checkpoint::state);
    }

    Optional<Checkpoint> checkpoint(RunConfig config) throws IOException {
        Path file = path.resolve(CHECKPOINT);
        try {
            return Optional.of(Checkpoint.parse(Files.readString(file), IndividualTable.of(config)));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (InvalidRunException e) {
            throw e.in(file.toString());
        }
    }

    /** Makes this process the only one that writes the run, until it closes what it gets. */
    public Lock lock() throws IOException {
        FileChannel channel = FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock;
        try {
            lock = channel.tryLock();
        } catch (OverlappingFileLockException e) {
            lock = null;
        }
        if (lock == null) {
            channel.close();
            throw new InvalidRunException("another process is working on run \"" + name() + "\"");
        }
        return new Lock(this, channel);
    }

    /** Whether a process is working on the run. */
    public boolean isLocked() throws IOException {
        Path file = path.resolve(LOCK);
        if (!Files.isWritable(file)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            return lock == null;
        } catch (OverlappingFileLockException e) {
            return true;
        }
    }

    /** The right to write the run. Ends with the process, however that ends. */
    public record Lock(RunFolder folder, FileChannel channel) implements AutoCloseable {

        /** Keeps a configuration with another number of iterations. */
        public void extend(RunConfig config) throws IOException {
            if (!config.equals(folder.config())) {
                String json = RunConfigJson.write(config, folder.name(), folder.version());
                WholeFile.write(folder.path.resolve(CONFIG), json.getBytes(StandardCharsets.UTF_8));
            }
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }

    /** The rows of the generations, each a map from column to cell. */
    public List<Map<String, String>> generations() throws IOException {
        List<Map<String, String>> rows = new ArrayList<>();
        try (BufferedReader reader = Files.newBufferedReader(path.resolve(GENERATIONS))) {
            String[] header = reader.readLine().split(",", -1);
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String[] cells = line.split(",", -1);
                Map<String, String> row = new HashMap<>();
                for (int i = 0; i < header.length; i++) {
                    row.put(header[i], cells[i]);
                }
                rows.add(row);
            }
        }
        return rows;
    }

    /** Told of each individual of the run in the order of birth, and of the one it replaced or -1. */
    public interface Reader {
        void read(Individual individual, int replaced);
    }

    public void individuals(RunConfig config, Reader reader) throws IOException {
        IndividualTable table = IndividualTable.of(config);
        try (Stream<String> lines = Files.lines(path.resolve(INDIVIDUALS))) {
            lines.skip(1).forEach(line -> reader.read(table.parse(line), IndividualTable.replaced(line)));
        }
    }

    /**
     * The lines of descent of individuals: for each its first parent's line, oldest first, then itself. All other parents
     * are named in the individuals along the line.
     */
    public Map<Integer, List<Individual>> lineages(RunConfig config, Collection<Integer> numbers) throws IOException {
        // Parents come before their children, so the first pass knows the whole line by numbers; the second reads it.
        List<Integer> firstParents = new ArrayList<>();
        try (Stream<String> lines = Files.lines(path.resolve(INDIVIDUALS))) {
            lines.skip(1).forEach(line -> {
                List<Integer> parents = IndividualTable.parents(line);
                firstParents.add(parents.isEmpty() ? -1 : parents.get(0));
            });
        }
        BitSet wanted = new BitSet();
        for (int number : numbers) {
            for (int ancestor = number; ancestor >= 0; ancestor = firstParents.get(ancestor)) {
                wanted.set(ancestor);
            }
        }
        Map<Integer, Individual> found = new HashMap<>();
        IndividualTable table = IndividualTable.of(config);
        int next = 0;
        try (BufferedReader reader = Files.newBufferedReader(path.resolve(INDIVIDUALS))) {
            reader.readLine();
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (wanted.get(next)) {
                    found.put(next, table.parse(line));
                }
                next++;
            }
        }
        Map<Integer, List<Individual>> lineages = new HashMap<>();
        for (int number : numbers) {
            List<Individual> line = new ArrayList<>();
            for (int ancestor = number; ancestor >= 0; ancestor = firstParents.get(ancestor)) {
                line.add(0, found.get(ancestor));
            }
            lineages.put(number, line);
        }
        return lineages;
    }
}
