package rulesmith.learning;

import java.util.Arrays;

/**
 * The parameters of a network of 64-91-40-10-1 neurons with a hyperbolic tangent in each, which says of a board how good
 * it is for a player. They lie flat in the order of Deeplearning4j: layer by layer the weights, those into one neuron
 * together, then the biases. Links that the wiring does not have are 0.
 */
public final class Network {

    /** Neurons by layer, inputs first. */
    static final int[] LAYERS = {64, 91, 40, 10, 1};

    public static final int PARAMETERS = 10_016;

    /** No weight may leave this much on either side of 0. */
    static final float LIMIT = 2;

    private final float[] parameters;

    /** The same numbers, laid out for play when somebody plays. */
    private Rows rows;

    private Network(float[] parameters) {
        this.parameters = parameters;
    }

    public static Network of(float[] parameters) {
        if (parameters.length != PARAMETERS) {
            throw new IllegalArgumentException(parameters.length + " parameters, expected " + PARAMETERS);
        }
        for (float parameter : parameters) {
            if (!Float.isFinite(parameter)) {
                throw new IllegalArgumentException("a parameter is " + parameter + ", expected a finite number");
            }
        }
        return new Network(parameters.clone());
    }

    public float[] parameters() {
        return parameters.clone();
    }

    /** Where the weights into the neurons of a layer begin; its biases follow them. The inputs are layer 0. */
    static int offset(int layer) {
        int offset = 0;
        for (int i = 1; i < layer; i++) {
            offset += (LAYERS[i - 1] + 1) * LAYERS[i];
        }
        return offset;
    }

    /** Where the link from a neuron, or input, of the layer below into a neuron of a layer is. */
    static int link(int layer, int below, int neuron) {
        return offset(layer) + neuron * LAYERS[layer - 1] + below;
    }

    static int bias(int layer, int neuron) {
        return offset(layer) + LAYERS[layer - 1] * LAYERS[layer] + neuron;
    }

    float parameter(int index) {
        return parameters[index];
    }

    /** How good a board of 64 inputs is for the player whose view it is, -1 to 1. */
    public float value(float[] board) {
        Kernel kernel = new Kernel(rows());
        kernel.look(board);
        return Tanh.of(kernel.after(0, new int[0], new float[0]));
    }

    synchronized Rows rows() {
        if (rows == null) {
            rows = new Rows(this);
        }
        return rows;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Network network && Arrays.equals(parameters, network.parameters);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(parameters);
    }
}
