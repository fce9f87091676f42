package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rulesmith.learning.ChampionSample.champion;
import static rulesmith.learning.ChampionSample.entries;
import static rulesmith.learning.ChampionSample.replacing;
import static rulesmith.learning.ChampionSample.with;
import static rulesmith.learning.ChampionSample.zip;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.stream.Stream;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.conf.layers.DenseLayer;
import org.deeplearning4j.nn.conf.layers.OutputLayer;
import org.deeplearning4j.nn.multilayer.MultiLayerNetwork;
import org.deeplearning4j.util.ModelSerializer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole zip files whose entries are not those of a champion. */
class ForeignChampionFileTest {

    private static final int HEADER = 113;

    @TempDir
    static Path samples;

    private static Map<String, byte[]> entries;

    @TempDir
    Path folder;

    @BeforeAll
    static void writeOne() throws IOException {
        Path file = samples.resolve("champion.zip");
        ChampionFile.write(file, champion(1));
        entries = entries(file);
    }

    private String problem(Map<String, byte[]> entries) throws IOException {
        return ChampionSample.problem(ChampionSample.write(folder, zip(entries)));
    }

    private static Path otherModel(Path folder) throws IOException {
        MultiLayerNetwork network = new MultiLayerNetwork(new NeuralNetConfiguration.Builder()
                .seed(1)
                .list()
                .layer(new DenseLayer.Builder().nIn(9).nOut(5).build())
                .layer(new OutputLayer.Builder().nIn(5).nOut(2).build())
                .build());
        network.init();
        Path file = folder.resolve("other.zip");
        ModelSerializer.writeModel(network, file.toFile(), true);
        return file;
    }

    @Test
    void aModelWithoutFactsIsRefused() throws IOException {
        String expected =
                "it is a model of Deeplearning4j without rulesmith.json, which says what the network was trained on";
        assertEquals(expected, ChampionSample.problem(otherModel(folder)));
        Map<String, byte[]> ours = with(entries, "rulesmith.json", null);
        ours.remove("rulesmith.json");
        assertEquals(expected, problem(ours));
    }

    @Test
    void anotherNetworkIsRefused() throws IOException {
        Map<String, byte[]> other = entries(otherModel(folder));
        assertEquals(
                "its network has the layers 9-5, 5-2, expected 64-91, 91-40, 40-10, 10-1",
                problem(with(other, "rulesmith.json", entries.get("rulesmith.json"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"nin\" : 91  | \"nin\" : 92    | its network has the layers 64-91, 92-40, 40-10, 10-1, expected 64-9",
                "\"nout\" : 91 | \"nout\" : \"91\" | its network has the layers 64-\"91\", 91-40",
                "\"nout\" : 1, | \"nout\" : 1e0, | its network has the layers 64-91, 91-40, 40-10, 10-1.0",
                "\"confs\"     | \"conf\"        | its network has the layers , expected 64-91",
                "\"layer\"     | \"lawyer\"      | its network has the layers -, 91-40",
                "ActivationTanH | ActivationReLU | layer 1 has the activation org.nd4j.linalg.activations.impl.Activat",
                "\"activationFn\" | \"function\" | layer 1 has the activation , expected org.nd4j",
                "layers.DenseLayer | layers.RnnOutputLayer | layer 1 is not a plain layer with biases",
                "layers.OutputLayer | layers.DenseLayer | layer 4 is not a plain layer with biases",
                "\"hasBias\" : true | \"hasBias\" : false | layer 1 is not a plain layer with biases",
                "\"hasLayerNorm\" : false | \"hasLayerNorm\" : true | layer 1 is not a plain layer with biases",
                "\"FLOAT\" | \"HALF\" | layer 1 is not a plain layer with biases",
                "\"inputPreProcessors\" : \\{ | $0 \"0\" : {} | its network changes what comes between the layers",
                "\\{ | { \"confs\" : [], | configuration.json is not JSON",
                "\\{ | | configuration.json is not JSON",
                "(?s).* | [] | configuration.json must hold one JSON object",
                "(?s).* | '' | configuration.json must hold one JSON object",
                "(?s)\\}$ | } 1 | configuration.json is not JSON"
            })
    void aConfigurationThatIsNotOursIsRefused(String regex, String by, String start) throws IOException {
        String problem = problem(replacing(entries, "configuration.json", regex, by == null ? "" : by));
        assertTrue(problem.startsWith(start), problem);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"format\"    | \"f\"           | format is missing in rulesmith.json",
                "champion/1    | champion/2      | its format is rulesmith-champion/2, expected rulesmith-champion/1",
                "\"game\"      | \"g\"           | g in rulesmith.json is unknown",
                "\"game\" .*   |                 | game is missing in rulesmith.json",
                "\"name\" .*   |                 | name is missing in rulesmith.json",
                "\"wiring\" .* |                 | wiring is missing in rulesmith.json",
                "\"seed\" .*   |                 | seed is missing in rulesmith.json",
                ",\\s*\"generation\" .* |        | generation is missing in rulesmith.json",
                "\"8ec54c5044\" | 8              | game in rulesmith.json is 8, expected a text",
                "\"pieces\"    | null            | wiring in rulesmith.json is null, expected a text",
                "\"pieces\"    | \"\"            | game, name and wiring must be 1 to 200 characters each, without con",
                "\"pieces\"    | \"\\\\u001b[2J\" | game, name and wiring must be 1 to 200 characters each, without con",
                ": -9\\d*      | : \"1\"         | seed in rulesmith.json is \"1\", expected a whole number",
                ": -9\\d*      | : 9223372036854775808 | seed in rulesmith.json is 9223372036854775808, expected a wh",
                ": 42          | : -1            | generation is -1, expected 0 or more",
                ": 42          | : 42.0          | generation in rulesmith.json is 42.0, expected a whole number",
                ": 42          | : 1e999         | generation in rulesmith.json is",
                ": 42          | : 42, \"seed\": 1 | rulesmith.json is not JSON",
                "(?s).*        | 1               | rulesmith.json must hold one JSON object",
                "(?s)\\}       |                 | rulesmith.json is not JSON"
            })
    void factsThatAreMissingOrWrongAreRefused(String regex, String by, String start) throws IOException {
        String problem = problem(replacing(entries, "rulesmith.json", regex, by == null ? "" : by));
        assertTrue(problem.startsWith(start), problem);
    }

    @Test
    void deepAndEndlessJsonIsRefused() throws IOException {
        byte[] deep = "[".repeat(30_000).getBytes(StandardCharsets.UTF_8);
        byte[] digits = ("{\"confs\":" + "9".repeat(30_000) + "}").getBytes(StandardCharsets.UTF_8);
        byte[] noText = HexFormat.of().parseHex("fffe7b007d000000ff");
        for (String name : new String[] {"configuration.json", "rulesmith.json"}) {
            for (byte[] content : new byte[][] {deep, digits, noText}) {
                assertEquals(name + " is not JSON", problem(with(entries, name, content)));
            }
        }
    }

    /** Shape and values as they are written, with other lengths and types. */
    private static byte[] coefficients(long shapeLength, String shapeType, long[] shape, long length, String type)
            throws IOException {
        ByteArrayOutputStream coefficients = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(coefficients);
        out.writeUTF("MIXED_DATA_TYPES");
        out.writeLong(shapeLength);
        out.writeUTF(shapeType);
        for (long number : shape) {
            out.writeLong(number);
        }
        out.writeUTF("MIXED_DATA_TYPES");
        out.writeLong(length);
        out.writeUTF(type);
        byte[] values = entries.get("coefficients.bin");
        out.write(values, HEADER, Math.min(values.length - HEADER, values.length - out.size()));
        return coefficients.toByteArray();
    }

    static Stream<byte[]> wrongCoefficients() throws IOException {
        byte[] right = entries.get("coefficients.bin");
        long[] shape = {1, 10016, 1, 8192, 1, 'c'};
        return Stream.of(
                new byte[0],
                new byte[right.length],
                Arrays.copyOf(right, right.length - 1),
                Arrays.copyOf(right, HEADER),
                coefficients(6, "LONG", shape, Long.MAX_VALUE, "FLOAT"),
                coefficients(6, "LONG", shape, -1, "FLOAT"),
                coefficients(6, "LONG", shape, 10015, "FLOAT"),
                coefficients(6, "LONG", shape, 10016, "INT32"),
                coefficients(6, "LONG", shape, 10016, "COMPRESSED"),
                coefficients(1L << 40, "LONG", shape, 10016, "FLOAT"),
                coefficients(6, "UTF8", shape, 10016, "FLOAT"),
                coefficients(6, "LONG", new long[] {1, 1L << 50, 1, 8192, 1, 'c'}, 10016, "FLOAT"),
                coefficients(6, "LONG", new long[] {1, 10016, 1L << 30, 8192, 1, 'c'}, 10016, "FLOAT"),
                coefficients(8, "LONG", new long[] {2, 1, 10016, 10016, 1, 8192, 1, 'c'}, 10016, "FLOAT"),
                coefficients(6, "LONG", new long[] {1, 10016, 1, 16384, 1, 'c'}, 10016, "FLOAT"));
    }

    @Test
    void coefficientsOfAnotherShapeAreRefused() throws IOException {
        for (byte[] wrong : wrongCoefficients().toList()) {
            assertEquals(
                    "coefficients.bin does not hold the 10016 parameters expected",
                    problem(with(entries, "coefficients.bin", wrong)),
                    () -> new String(wrong, 0, Math.min(wrong.length, HEADER), StandardCharsets.ISO_8859_1));
        }
        assertEquals(
                "coefficients.bin has more than the 40177 bytes expected at most",
                problem(with(entries, "coefficients.bin", new byte[40178])));
    }

    @ParameterizedTest
    @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY})
    void parametersThatAreNoNumbersAreRefused(float value) throws IOException {
        for (int index : new int[] {0, 5000, 10015}) {
            byte[] coefficients = entries.get("coefficients.bin").clone();
            ByteBuffer.wrap(coefficients).putFloat(HEADER + 4 * index, value);
            assertEquals(
                    "coefficients.bin holds the parameter " + value + ", expected finite numbers",
                    problem(with(entries, "coefficients.bin", coefficients)));
        }
    }
}
