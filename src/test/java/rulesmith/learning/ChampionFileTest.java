package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static rulesmith.learning.ChampionSample.champion;
import static rulesmith.learning.ChampionSample.entries;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.deeplearning4j.nn.multilayer.MultiLayerNetwork;
import org.deeplearning4j.util.ModelSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nd4j.linalg.factory.Nd4j;

class ChampionFileTest {

    @TempDir
    Path folder;

    private Path written(long seed) throws IOException {
        Path file = folder.resolve("champion-" + seed + ".zip");
        ChampionFile.write(file, champion(seed));
        return file;
    }

    static void assertSame(Champion expected, Champion champion) {
        assertArrayEquals(expected.network().parameters(), champion.network().parameters());
        assertEquals(facts(expected), facts(champion));
    }

    private static List<Object> facts(Champion champion) {
        return List.of(champion.game(), champion.name(), champion.wiring(), champion.seed(), champion.generation());
    }

    @Test
    void readsBackExactly() throws IOException {
        assertSame(champion(1), ChampionFile.read(written(1)));
        assertSame(champion(2), ChampionFile.read(written(2)));
    }

    @Test
    void theSameChampionGivesTheSameBytesWhereverItIsWritten() throws IOException {
        byte[] bytes = Files.readAllBytes(written(1));
        TimeZone zone = TimeZone.getDefault();
        try {
            TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Auckland"));
            assertArrayEquals(bytes, Files.readAllBytes(written(1)));
        } finally {
            TimeZone.setDefault(zone);
        }
        assertFalse(Arrays.equals(bytes, Files.readAllBytes(written(2))));
    }

    @Test
    void aFileIsReplacedWholeAndNothingElseIsLeft() throws IOException {
        Path file = folder.resolve("best").resolve("champion.zip");
        ChampionFile.write(file, champion(1));
        ChampionFile.write(file, champion(2));
        assertSame(champion(2), ChampionFile.read(file));
        try (Stream<Path> files = Files.list(file.getParent())) {
            assertEquals(List.of(file), files.toList());
        }
    }

    @Test
    void deeplearning4jOpensIt() throws IOException {
        float[][] boards = new float[3][64];
        boards[1][5] = 1;
        boards[2][63] = -0.5f;
        MultiLayerNetwork model =
                ModelSerializer.restoreMultiLayerNetwork(written(1).toFile());
        assertArrayEquals(champion(1).network().parameters(), model.params().toFloatVector());
        assertArrayEquals(
                Dl4jNetwork.of(champion(1).network()).outputs(boards),
                model.output(Nd4j.create(boards)).toFloatVector());
    }

    /** Which also says that the reader accepts what the pinned version of Deeplearning4j writes. */
    @Test
    void holdsWhatDeeplearning4jItselfWouldWrite() throws IOException {
        Path file = written(1);
        Path again = folder.resolve("again.zip");
        ModelSerializer.writeModel(ModelSerializer.restoreMultiLayerNetwork(file.toFile()), again.toFile(), false);
        Map<String, byte[]> ours = entries(file);
        Map<String, byte[]> theirs = entries(again);
        assertEquals(List.of("configuration.json", "coefficients.bin", "rulesmith.json"), List.copyOf(ours.keySet()));
        assertEquals(List.of("configuration.json", "coefficients.bin"), List.copyOf(theirs.keySet()));
        theirs.forEach((name, content) -> assertArrayEquals(content, ours.get(name), name));
    }

    @Test
    void aCompressedFileIsReadAsWell() throws IOException {
        byte[] bytes = ChampionSample.zip(entries(written(1)));
        assertSame(champion(1), ChampionFile.read(ChampionSample.write(folder, bytes)));
    }

    @Test
    void aMissingFileIsMissing() {
        Path file = folder.resolve("none.zip");
        NoSuchFileException e = assertThrows(NoSuchFileException.class, () -> ChampionFile.read(file));
        assertEquals(file.toString(), e.getFile());
    }

    @ParameterizedTest
    @CsvSource({"'', a, b, 0", "a, ' ', b, 0", "a, b, 'c\u001b[2J', 0", "a, b, c, -1"})
    void aChampionHasFactsThatCanBePrinted(String game, String name, String wiring, int generation) {
        Network network = ChampionSample.network(1);
        assertThrows(IllegalArgumentException.class, () -> new Champion(network, game, name, wiring, 1, generation));
    }
}
