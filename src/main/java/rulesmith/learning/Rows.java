package rulesmith.learning;

/**
 * Hot. The parameters of a network laid out for play: an array for each input with its weights into all neurons above. The
 * compiler turns a loop over whole arrays into vector instructions, but not one over parts of a long array, which might
 * overlap for all it knows. The ends are padded with zeros, since short loops do better with a whole number of vectors.
 */
final class Rows {

    static final int FIRST = 96;
    static final int SECOND = 48;
    static final int THIRD = Network.LAYERS[3];

    final float[][] first = new float[Network.LAYERS[0]][FIRST];
    final float[] firstBias = new float[FIRST];
    final float[][] second = new float[FIRST][SECOND];
    final float[] secondBias = new float[SECOND];
    /** Ten weights for each neuron of the second layer, one after the other. */
    final float[] third = new float[Network.LAYERS[2] * THIRD];

    final float[] thirdBias = new float[THIRD];
    final float[] top = new float[THIRD];
    final float topBias;

    /** By cell: which neurons of the first layer see it, 64 of them and the rest. */
    final long[] seeing = new long[Network.LAYERS[0]];

    final long[] alsoSeeing = new long[Network.LAYERS[0]];
    /** Whether a cell is seen by less than half of the neurons, on average. */
    final boolean sparse;

    Rows(Network network) {
        int links = 0;
        for (int cell = 0; cell < first.length; cell++) {
            for (int n = 0; n < Network.LAYERS[1]; n++) {
                first[cell][n] = network.parameter(Network.link(1, cell, n));
                if (first[cell][n] != 0) {
                    links++;
                    if (n < Long.SIZE) {
                        seeing[cell] |= 1L << n;
                    } else {
                        alsoSeeing[cell] |= 1L << n;
                    }
                }
            }
        }
        sparse = 2 * links < Network.LAYERS[0] * Network.LAYERS[1];
        for (int n = 0; n < Network.LAYERS[1]; n++) {
            firstBias[n] = network.parameter(Network.bias(1, n));
            for (int m = 0; m < Network.LAYERS[2]; m++) {
                second[n][m] = network.parameter(Network.link(2, n, m));
            }
        }
        for (int n = 0; n < Network.LAYERS[2]; n++) {
            secondBias[n] = network.parameter(Network.bias(2, n));
            for (int m = 0; m < THIRD; m++) {
                third[n * THIRD + m] = network.parameter(Network.link(3, n, m));
            }
        }
        for (int n = 0; n < THIRD; n++) {
            thirdBias[n] = network.parameter(Network.bias(3, n));
            top[n] = network.parameter(Network.link(4, n, 0));
        }
        topBias = network.parameter(Network.bias(4, 0));
    }
}
