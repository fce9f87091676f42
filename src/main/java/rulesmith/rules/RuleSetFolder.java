package rulesmith.rules;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import rulesmith.Seed;
import rulesmith.WholeFile;

/** The folder {@code rulesets/}: one JSON file a rule set. This class is its only writer. */
public final class RuleSetFolder {

    private static final String SUFFIX = ".json";
    private static final int LARGEST_FILE = 1 << 20;

    private final Path folder;

    public RuleSetFolder(Path folder) {
        this.folder = folder;
    }

    public Path path() {
        return folder;
    }

    /** The files of the folder, in the order of their names; none if there is no folder. */
    public List<Path> files() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(file -> file.getFileName().toString().endsWith(SUFFIX))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        }
    }

    /** The short name under which people ask for a file: its name without the suffix. */
    public static String shortName(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
    }

    /** Reads one file, from this folder or any other. The message of every error names the file. */
    public static RuleSet read(Path file) throws IOException {
        // What is read is limited, not what the file says of its size: pipes and devices say 0.
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(LARGEST_FILE + 1);
        }
        if (bytes.length > LARGEST_FILE) {
            throw new InvalidRuleSetException("the file", "is too large for a rule set").in(file.toString());
        }
        try {
            return RuleSetJson.read(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException e) {
            throw new InvalidRuleSetException("the file", "is not text in UTF-8").in(file.toString());
        } catch (InvalidRuleSetException e) {
            throw e.in(file.toString());
        }
    }

    /**
     * Writes a rule set to a file named after it, whole or not at all.
     *
     * @throws FileAlreadyExistsException if there is a file of that name with other content
     */
    public Path write(RuleSet ruleSet) throws IOException {
        Path file = folder.resolve(slug(ruleSet.name()) + SUFFIX);
        byte[] content = RuleSetJson.write(ruleSet).getBytes(StandardCharsets.UTF_8);
        if (Files.exists(file)) {
            if (Arrays.equals(Files.readAllBytes(file), content)) {
                return file;
            }
            throw new FileAlreadyExistsException(file.toString());
        }
        WholeFile.write(file, content);
        return file;
    }

    /**
     * Writes a measured game that has no name yet under an invented one, which depends on its id, and returns it with that
     * name. If the folder has the game under that name already, its file gets the new metrics if they are from more
     * games, and stays as it is otherwise.
     *
     * @param taken names that mean something else
     */
    public RuleSet shelve(RuleSet nameless, Collection<String> taken) throws IOException {
        Seed seed = Seed.of(Long.parseLong(nameless.id(), 16));
        for (int i = 0; ; i++) {
            RuleSet named = nameless.withName(GameName.of(seed.derive(i)));
            String shortName = slug(named.name());
            Path file = folder.resolve(shortName + SUFFIX);
            if (taken.contains(shortName)) {
                continue;
            }
            if (!Files.exists(file)) {
                write(named);
                return named;
            }
            if (holds(file, named.id())) {
                if (games(named, named) > games(read(file), named)) {
                    keep(shortName, named);
                }
                return named;
            }
        }
    }

    /** How many games the least measured one of the metrics is from that another has. */
    private static int games(RuleSet ruleSet, RuleSet other) {
        return other.metrics().keySet().stream()
                .mapToInt(name -> ruleSet.metrics().containsKey(name)
                        ? ruleSet.metrics().get(name).games()
                        : 0)
                .min()
                .orElse(0);
    }

    private static boolean holds(Path file, String id) throws IOException {
        try {
            return read(file).id().equals(id);
        } catch (InvalidRuleSetException e) {
            return false;
        }
    }

    /**
     * Puts what has been measured of a rule set into its file, where other metrics stay; false if there is no file of this
     * name with its rules.
     */
    public boolean keep(String shortName, RuleSet measured) throws IOException {
        Path file = folder.resolve(shortName + SUFFIX);
        if (!Files.isRegularFile(file)) {
            return false;
        }
        RuleSet kept = read(file);
        if (!kept.id().equals(measured.id())) {
            return false;
        }
        Map<String, Measurement> metrics = new LinkedHashMap<>(kept.metrics());
        metrics.putAll(measured.metrics());
        String content = RuleSetJson.write(kept.withMetrics(metrics));
        WholeFile.write(file, content.getBytes(StandardCharsets.UTF_8));
        return true;
    }

    /** A name as part of a file name: lower case letters, digits and dashes. */
    public static String slug(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
        String slug =
                plain.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return slug.isEmpty() ? "game" : slug;
    }
}
