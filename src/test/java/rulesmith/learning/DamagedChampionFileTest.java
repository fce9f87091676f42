package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rulesmith.learning.ChampionSample.champion;
import static rulesmith.learning.ChampionSample.entries;
import static rulesmith.learning.ChampionSample.with;
import static rulesmith.learning.ChampionSample.zip;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.deeplearning4j.util.ModelSerializer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that are broken or dangerous as files. */
class DamagedChampionFileTest {

    @TempDir
    static Path samples;

    private static byte[] bytes;
    private static Map<String, byte[]> entries;

    @TempDir
    Path folder;

    @BeforeAll
    static void writeOne() throws IOException {
        Path file = samples.resolve("champion.zip");
        ChampionFile.write(file, champion(1));
        bytes = Files.readAllBytes(file);
        entries = entries(file);
    }

    private String problem(byte[] content) throws IOException {
        return ChampionSample.problem(ChampionSample.write(folder, content));
    }

    @Test
    void everyTruncatedFileIsRefused() throws IOException {
        for (int length = bytes.length - 1; length >= 0; length -= length > bytes.length - 400 ? 1 : 101) {
            assertEquals(
                    length == 0 ? "it is empty" : "it is not a whole zip file",
                    problem(Arrays.copyOf(bytes, length)),
                    "after " + length + " bytes");
        }
    }

    /** What a flip cannot change, such as the time of an entry, may be read; the champion is then the one written. */
    @Test
    void aChangedByteIsRefusedOrMeansNothing() throws IOException {
        // The facts, and the directory of the zip file.
        int end = bytes.length - 450;
        AtomicInteger refused = new AtomicInteger();
        AtomicInteger same = new AtomicInteger();
        for (int place = 0; place < bytes.length; place += place < 60 || place >= end ? 1 : 211) {
            for (int flip : new int[] {1, 0x80}) {
                byte[] changed = bytes.clone();
                changed[place] ^= (byte) flip;
                Path file = ChampionSample.write(folder, changed);
                try {
                    ChampionFileTest.assertSame(champion(1), ChampionFile.read(file));
                    same.incrementAndGet();
                } catch (InvalidChampionException e) {
                    assertTrue(e.getMessage().startsWith(file + " is not a champion: "), e.getMessage());
                    refused.incrementAndGet();
                }
            }
        }
        assertTrue(refused.get() > 500, refused::toString);
        assertTrue(same.get() > 100, same::toString);
    }

    @Test
    void aDamagedParameterIsNoticed() throws IOException {
        byte[] changed = bytes.clone();
        changed[bytes.length / 2] ^= 1;
        assertEquals("coefficients.bin is damaged", problem(changed));
    }

    @Test
    void otherThingsThanZipFilesAreRefused() throws IOException {
        assertEquals("it is empty", problem(new byte[0]));
        assertEquals("it is a folder", ChampionSample.problem(folder));
        assertEquals("it is not a whole zip file", problem("Not a champion.\n".getBytes(StandardCharsets.UTF_8)));
        assertEquals("it has 262145 bytes, expected at most 262144", problem(new byte[256 * 1024 + 1]));
        assertEquals(
                "it is not a model of Deeplearning4j, which holds configuration.json and coefficients.bin",
                problem(zip(Map.of("readme.txt", new byte[9]))));
    }

    @Test
    void anObjectInAModelIsRefusedUnread() throws IOException {
        ByteArrayOutputStream object = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(object)) {
            out.writeObject(new Tripwire());
        }
        byte[] model = zip(with(entries, "preprocessor.bin", object.toByteArray()));
        Tripwire.touched = 0;
        assertEquals(
                "it also holds preprocessor.bin, expected nothing but configuration.json, coefficients.bin and"
                        + " rulesmith.json",
                problem(model));
        assertEquals(0, Tripwire.touched);
        // The wire is live: Deeplearning4j itself falls over it.
        Path file = ChampionSample.write(folder, model);
        assertThrows(ClassCastException.class, () -> ModelSerializer.restoreMultiLayerNetwork(file.toFile()));
        assertEquals(1, Tripwire.touched);
    }

    static final class Tripwire implements Serializable {

        private static final long serialVersionUID = 1L;

        private static int touched;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            touched++;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"updaterState.bin", "normalizer.bin", "../evil", "configuration.json/", "x\ny"})
    void anythingElseInTheFileIsRefused(String name) throws IOException {
        String problem = problem(zip(with(entries, name, name.endsWith("/") ? new byte[0] : new byte[10])));
        assertTrue(problem.startsWith("it also holds " + name.replace('\n', ' ') + ", expected nothing but"), problem);
    }

    @Test
    void anEntryThatIsThereTwiceIsRefused() throws IOException {
        byte[] twice = zip(with(entries, "rulesmith.jsox", entries.get("rulesmith.json")));
        String latin = new String(twice, StandardCharsets.ISO_8859_1).replace("rulesmith.jsox", "rulesmith.json");
        assertEquals("it holds an entry twice", problem(latin.getBytes(StandardCharsets.ISO_8859_1)));
    }

    /** Twenty million bytes in twenty thousand. */
    @ParameterizedTest
    @CsvSource({"configuration.json, 32768", "coefficients.bin, 40177", "rulesmith.json, 32768"})
    void whatUnpacksToFarTooMuchIsNotUnpacked(String name, int limit) throws IOException {
        Path file = ChampionSample.write(folder, zip(with(entries, name, new byte[20_000_000])));
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertEquals(name + " has more than the " + limit + " bytes expected at most", ChampionSample.problem(file));
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated < 2_000_000, () -> allocated + " bytes");
    }
}
