package rulesmith.learning;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What the two entries of a model file of Deeplearning4j must be to hold our network. Loads nothing of it. */
final class Dl4jFormat {

    static final String CONFIGURATION = "configuration.json";
    static final String COEFFICIENTS = "coefficients.bin";

    private static final String DENSE = "org.deeplearning4j.nn.conf.layers.DenseLayer";
    private static final String OUTPUT = "org.deeplearning4j.nn.conf.layers.OutputLayer";
    private static final String TANH = "org.nd4j.linalg.activations.impl.ActivationTanH";

    private static final int LONGEST_SHOWN = 60;

    /** What the coefficients begin with; the values follow, and nothing else. */
    private static final byte[] HEADER = header();

    /** The bytes of the coefficients. */
    static final int LENGTH = HEADER.length + Network.PARAMETERS * Float.BYTES;

    private Dl4jFormat() {}

    /** Looks at what decides the output of the network; how it might be trained further is left to whoever does that. */
    static void checkConfiguration(JsonNode configuration) {
        JsonNode layers = configuration.path("confs");
        String expected = IntStream.range(1, Network.LAYERS.length)
                .mapToObj(i -> Network.LAYERS[i - 1] + "-" + Network.LAYERS[i])
                .collect(Collectors.joining(", "));
        String found = IntStream.range(0, layers.size())
                .mapToObj(i ->
                        layers.path(i).at("/layer/nin") + "-" + layers.path(i).at("/layer/nout"))
                .collect(Collectors.joining(", "));
        if (!found.equals(expected)) {
            throw new InvalidChampionException("its network has the layers " + shown(found) + ", expected " + expected);
        }
        for (int i = 0; i < layers.size(); i++) {
            JsonNode layer = layers.path(i).path("layer");
            boolean plain = layer.path("@class").asText().equals(i + 1 < layers.size() ? DENSE : OUTPUT)
                    && layer.path("hasBias").booleanValue()
                    && !layer.path("hasLayerNorm").asBoolean()
                    && layers.path(i).path("dataType").asText().equals("FLOAT");
            if (!plain) {
                throw new InvalidChampionException("layer " + (i + 1) + " is not a plain layer with biases");
            }
            String activation = layer.at("/activationFn/@class").asText();
            if (!activation.equals(TANH)) {
                throw new InvalidChampionException(
                        "layer " + (i + 1) + " has the activation " + shown(activation) + ", expected " + TANH);
            }
        }
        if (!configuration.path("inputPreProcessors").isEmpty()) {
            throw new InvalidChampionException("its network changes what comes between the layers");
        }
    }

    /** An array is its shape and its values; each begins with a kind of memory, a length and a type. */
    private static byte[] header() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            // One dimension, its length, the step from value to value, the flag for floats, the step again, the order.
            long[] shape = {1, Network.PARAMETERS, 1, 8192, 1, 'c'};
            out.writeUTF("MIXED_DATA_TYPES");
            out.writeLong(shape.length);
            out.writeUTF("LONG");
            for (long number : shape) {
                out.writeLong(number);
            }
            out.writeUTF("MIXED_DATA_TYPES");
            out.writeLong(Network.PARAMETERS);
            out.writeUTF("FLOAT");
        } catch (IOException e) {
            throw new UncheckedIOException("memory can be written to", e);
        }
        return bytes.toByteArray();
    }

    static void checkCoefficients(byte[] bytes) {
        if (bytes.length != LENGTH || !Arrays.equals(bytes, 0, HEADER.length, HEADER, 0, HEADER.length)) {
            throw new InvalidChampionException(
                    COEFFICIENTS + " does not hold the " + Network.PARAMETERS + " parameters expected");
        }
        FloatBuffer values = ByteBuffer.wrap(bytes, HEADER.length, bytes.length - HEADER.length)
                .asFloatBuffer();
        while (values.hasRemaining()) {
            float value = values.get();
            if (!Float.isFinite(value)) {
                throw new InvalidChampionException(
                        COEFFICIENTS + " holds the parameter " + value + ", expected finite numbers");
            }
        }
    }

    /** What stands in a file, in a few characters. */
    static String shown(String text) {
        return text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "…" : text;
    }
}
