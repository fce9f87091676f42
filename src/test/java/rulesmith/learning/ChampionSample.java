package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import rulesmith.Seed;
import rulesmith.SeededRandom;

/** Champions, and zip files that are nearly champions. */
final class ChampionSample {

    private ChampionSample() {}

    /** All parameters different, small enough that no neuron is saturated. */
    static Network network(long seed) {
        SeededRandom random = Seed.of(seed).generator();
        float[] parameters = new float[Network.PARAMETERS];
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = (float) (random.nextDouble() - 0.5) / 2;
        }
        return Network.of(parameters);
    }

    static Champion champion(long seed) {
        return new Champion(network(seed), "8ec54c5044", "Thaïnno \"2\"", "pieces", Long.MIN_VALUE + seed, 42);
    }

    static Map<String, byte[]> entries(Path file) throws IOException {
        Map<String, byte[]> entries = new LinkedHashMap<>();
        try (ZipFile zip = new ZipFile(file.toFile())) {
            for (ZipEntry entry : zip.stream().toList()) {
                entries.put(entry.getName(), zip.getInputStream(entry).readAllBytes());
            }
        }
        return entries;
    }

    /** A compressed zip file. */
    static byte[] zip(Map<String, byte[]> entries) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
            }
        }
        return bytes.toByteArray();
    }

    /** The entries of a champion, one of them replaced or added. */
    static Map<String, byte[]> with(Map<String, byte[]> entries, String name, byte[] content) {
        Map<String, byte[]> changed = new LinkedHashMap<>(entries);
        changed.put(name, content);
        return changed;
    }

    /** The entries of a champion with a text of one of them replaced, which must be there. */
    static Map<String, byte[]> replacing(Map<String, byte[]> entries, String name, String regex, String by) {
        String text = new String(entries.get(name), StandardCharsets.UTF_8);
        String changed = text.replaceFirst(regex, by);
        if (changed.equals(text)) {
            throw new IllegalArgumentException(regex + " is not in " + name);
        }
        return with(entries, name, changed.getBytes(StandardCharsets.UTF_8));
    }

    static Path write(Path folder, byte[] bytes) throws IOException {
        return Files.write(folder.resolve("some.zip"), bytes);
    }

    /** Why a file is refused: the sentence without the name of the file it begins with. */
    static String problem(Path file) {
        InvalidChampionException e = assertThrows(InvalidChampionException.class, () -> ChampionFile.read(file));
        String start = file + " is not a champion: ";
        assertTrue(e.getMessage().startsWith(start), e.getMessage());
        assertTrue(e.getMessage().length() < start.length() + 200, e.getMessage());
        assertFalse(e.getMessage().contains("\n"), e.getMessage());
        return e.getMessage().substring(start.length());
    }
}
