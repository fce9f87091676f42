package rulesmith.archive;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
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

    /** The runs that this process works on. */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

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
        byte[] json = RunConfigJson.write(config, name, version).getBytes(StandardCharsets.UTF_8);
        WholeFile.create(path, folder -> {
            Files.createDirectory(folder);
            Files.write(folder.resolve(CONFIG), json);
        });
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
            return RunConfigJson.read(RunConfigJson.parse(text(file)));
        } catch (InvalidRunException e) {
            throw e.in(file.toString());
        }
    }

    /** The version of the program that began the run. */
    public String version() throws IOException {
        return RunConfigJson.parse(text(path.resolve(CONFIG))).path("version").asText("unknown");
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
            return Optional.of(Checkpoint.parse(text(file), config));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (InvalidRunException e) {
            throw e.in(file.toString());
        }
    }

    private static String text(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new InvalidRunException("is a folder, expected a file");
        }
        try {
            return Files.readString(file);
        } catch (CharacterCodingException e) {
            throw new InvalidRunException("is not text in UTF-8");
        }
    }

    /** Makes this process the only one that writes the run, until it closes what it gets. */
    public Lock lock() throws IOException {
        // Looked at first: to close another channel of a locked file may end the lock.
        if (!HELD.add(path.toAbsolutePath())) {
            throw inUse();
        }
        boolean locked = false;
        try {
            Lock lock = lockFile();
            locked = true;
            return lock;
        } finally {
            if (!locked) {
                HELD.remove(path.toAbsolutePath());
            }
        }
    }

    private InvalidRunException inUse() {
        return new InvalidRunException("another process is working on run \"" + name() + "\"");
    }

    private Lock lockFile() throws IOException {
        FileChannel channel = FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (channel.tryLock() == null) {
            channel.close();
            throw inUse();
        }
        return new Lock(this, channel);
    }

    /** Whether a process is working on the run. */
    public boolean isLocked() throws IOException {
        Path file = path.resolve(LOCK);
        if (HELD.contains(path.toAbsolutePath())) {
            return true;
        }
        if (!Files.isWritable(file)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            return lock == null;
        }
    }

    /** What becomes of the run, in a word: running, finished or stopped. */
    public String standing(RunConfig config, Optional<RunState> state) throws IOException {
        boolean done = state.isPresent() && state.get().generation() >= config.iterations();
        return isLocked() ? "running" : done ? "finished" : "stopped";
    }

    /** Refuses a run whose tables do not hold what its checkpoint says. */
    private void verify(RunConfig config) throws IOException {
        if (checkpoint(config).isPresent()) {
            RunHistory history = new RunHistory(this, config);
            history.generations(2);
            history.lineages(List.of());
        }
    }

    /** The right to write the run. Ends with the process, however that ends. */
    public record Lock(RunFolder folder, FileChannel channel) implements AutoCloseable {

        /** Keeps a configuration with another number of iterations, if the run can go on at all. */
        public void extend(RunConfig config) throws IOException {
            if (!config.equals(folder.config())) {
                folder.verify(config);
                String json = RunConfigJson.write(config, folder.name(), folder.version());
                WholeFile.write(folder.path.resolve(CONFIG), json.getBytes(StandardCharsets.UTF_8));
            }
        }

        @Override
        public void close() throws IOException {
            channel.close();
            HELD.remove(folder.path.toAbsolutePath());
        }
    }

    /**
     * The rows of the generations up to the checkpoint, each a map from column to cell: the first, the last, and evenly
     * spread ones between if there are more than asked for.
     */
    public List<Map<String, String>> generations(int most) throws IOException {
        return new RunHistory(this, config()).generations(most);
    }

    /** Copies the table of the generations. */
    public void copyGenerations(Path to) throws IOException {
        Files.copy(path.resolve(GENERATIONS), to, StandardCopyOption.REPLACE_EXISTING);
    }

    /**
     * The lines of descent of individuals: for each its first parent's line, oldest first, then itself. All other parents
     * are named in the individuals along the line.
     */
    public Map<Integer, List<Individual>> lineages(RunConfig config, Collection<Integer> numbers) throws IOException {
        return new RunHistory(this, config).lineages(numbers);
    }
}
