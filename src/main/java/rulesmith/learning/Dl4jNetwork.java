package rulesmith.learning;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import org.deeplearning4j.nn.conf.MultiLayerConfiguration;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.conf.layers.DenseLayer;
import org.deeplearning4j.nn.conf.layers.OutputLayer;
import org.deeplearning4j.nn.multilayer.MultiLayerNetwork;
import org.nd4j.linalg.activations.Activation;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;
import org.nd4j.linalg.lossfunctions.LossFunctions.LossFunction;

/**
 * A network as Deeplearning4j computes it: fully connected layers with biases and tanh, the output included. The only
 * class that calls Deeplearning4j, which takes more than half a second to start; so nothing else should touch this one
 * before a network is really to be loaded, saved or compared.
 *
 * <p>Deeplearning4j keeps all parameters in one flat array, and {@link Network} keeps the same: layer by layer, first
 * the weights, all of a neuron's side by side ({@code weight[neuron * inputs + input]}, which is the order 'f' of the
 * matrix of inputs by neurons), then the biases.
 *
 * <p>An instance must not be used by several threads at once.
 */
public final class Dl4jNetwork {

    /** Why there is no Deeplearning4j here, or null. */
    private static final Throwable PROBLEM = start();

    private final MultiLayerNetwork network;

    private Dl4jNetwork(MultiLayerNetwork network) {
        this.network = network;
    }

    /** @throws NoNativeCodeException if Deeplearning4j cannot run on this machine */
    public static Dl4jNetwork of(Network network) {
        requireStarted();
        MultiLayerNetwork model = new MultiLayerNetwork(definition());
        model.init(Nd4j.create(network.parameters(), new long[] {Network.PARAMETERS}, DataType.FLOAT), false);
        return new Dl4jNetwork(model);
    }

    /**
     * What the network says to each board.
     *
     * @param boards a row of inputs for each board
     */
    public float[] outputs(float[][] boards) {
        int inputs = Network.LAYERS[0];
        if (Arrays.stream(boards).anyMatch(board -> board.length != inputs)) {
            throw new IllegalArgumentException("a board is not " + inputs + " inputs");
        }
        if (boards.length == 0) {
            return new float[0];
        }
        // Memory outside the heap: left to the garbage collector it would grow until the next collection.
        try (INDArray batch = Nd4j.create(boards);
                INDArray outputs = network.output(batch)) {
            return outputs.toFloatVector();
        }
    }

    /** The definition of the network, as in configuration.json of a model file. */
    String configuration() {
        return network.getLayerWiseConfigurations().toJson();
    }

    /** The parameters, as in coefficients.bin of a model file. */
    byte[] coefficients() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Nd4j.write(network.params(), new DataOutputStream(bytes));
        return bytes.toByteArray();
    }

    /**
     * The network whose parameters these are. The caller has checked them byte by byte: Deeplearning4j reserves memory
     * for whatever length they claim.
     */
    static Network read(byte[] coefficients) {
        requireStarted();
        try (INDArray parameters = Nd4j.read(new DataInputStream(new ByteArrayInputStream(coefficients)))) {
            return Network.of(parameters.toFloatVector());
        }
    }

    /** @throws NoNativeCodeException if Deeplearning4j cannot run on this machine */
    public static void requireStarted() {
        if (PROBLEM != null) {
            throw new NoNativeCodeException(
                    "Deeplearning4j cannot run here: it has no native code for " + System.getProperty("os.name")
                            + " on "
                            + System.getProperty("os.arch") + ", or another platform's was built in (see"
                            + " javacpp.platform in pom.xml)",
                    PROBLEM);
        }
    }

    private static MultiLayerConfiguration definition() {
        NeuralNetConfiguration.ListBuilder layers = new NeuralNetConfiguration.Builder()
                // All weights are given, nothing is drawn; but the default is the time of day, and is written to files.
                .seed(0)
                .dataType(DataType.FLOAT)
                .activation(Activation.TANH)
                .list();
        int last = Network.LAYERS.length - 2;
        for (int i = 0; i < last; i++) {
            layers.layer(new DenseLayer.Builder()
                    .nIn(Network.LAYERS[i])
                    .nOut(Network.LAYERS[i + 1])
                    .build());
        }
        // Deeplearning4j wants a loss to train with, though here evolution does the training.
        layers.layer(new OutputLayer.Builder(LossFunction.MSE)
                .nIn(Network.LAYERS[last])
                .nOut(Network.LAYERS[last + 1])
                .activation(Activation.TANH)
                .build());
        return layers.build();
    }

    /**
     * Loads the native code and keeps it to one thread: a batch of thirty boards is far too little work to share, and
     * whoever has more to do runs several networks. The environment variable OMP_NUM_THREADS would do the same, but the
     * user should not have to set it.
     */
    private static Throwable start() {
        try {
            // For the loops of ND4J itself, which ask OpenMP for that many threads.
            Nd4j.getEnvironment().setMaxMasterThreads(1);
            // For the matrix products.
            Nd4j.factory().blas().setMaxThreads(1);
            return null;
        } catch (LinkageError | RuntimeException e) {
            return e;
        }
    }
}
